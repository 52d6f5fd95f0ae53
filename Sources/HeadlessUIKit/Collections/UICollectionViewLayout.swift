public import Foundation

/// The frame and the look of one cell, header or footer.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: IdentityHashable {
    public let indexPath: IndexPath
    public let representedElementKind: String?
    open var frame = CGRect.zero
    open var zIndex = 0
    open var alpha: CGFloat = 1
    open var isHidden = false

    public required init(indexPath: IndexPath, kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
    }

    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath, kind: nil) }

    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath, kind: kind)
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

/// The layout of a collection view's items; apps subclass it.
@preconcurrency @MainActor open class UICollectionViewLayout: IdentityHashable {
    open internal(set) weak var collectionView: UICollectionView?
    private var isPrepared = false

    public init() {}

    public required init?(coder: NSCoder) {}

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidateLayout() {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    /// The configuration of a section that is laid out as a list, whose rows and headers determine their own height.
    func list(in section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// Whether views of a kind lie on items, instead of at the edges of a section.
    func standsOnItems(_ kind: String) -> Bool { false }
}

/// A layout that computes all frames at once.
@preconcurrency @MainActor open class PreparedCollectionLayout: UICollectionViewLayout {
    private var placed: [ListElement: UICollectionViewLayoutAttributes] = [:]
    var extent = CGSize.zero

    override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var collectionViewContentSize: CGSize { extent }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = placed.values.filter { $0.frame.intersects(rect) }
        // The list asks for views in this order where they start at the same height: items first, each kind in order.
        return [true, false].flatMap { isItem in
            found.filter { ($0.representedElementKind == nil) == isItem }.sorted {
                $0.indexPath < $1.indexPath
            }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed[.row(indexPath)]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { placed[.supplement(elementKind, indexPath)] }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    func forgetFrames() {
        placed = [:]
        extent = .zero
    }

    /// Places an item, or a supplementary view of a kind.
    func place(_ kind: String? = nil, at path: IndexPath, in frame: CGRect) {
        let attributes = UICollectionViewLayoutAttributes(indexPath: path, kind: kind)
        attributes.frame = frame
        placed[attributes.element] = attributes
    }
}
