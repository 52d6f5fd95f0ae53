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

    /// Whether an item or header determines its own height.
    func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Whether the rows of a section lie on a card.
    func hasCards(in section: Int) -> Bool { false }

    /// Whether views of a kind lie on items, instead of at the edges of a section.
    func standsOnItems(_ kind: String) -> Bool { false }

    /// Whether the rows of a section have separators.
    func hasSeparators(in section: Int) -> Bool { false }

    /// Whether the first row of a section is its header.
    func hasHeaderRow(in section: Int) -> Bool { false }

    /// The actions of a swipe over a row, where the layout is a list.
    func swipeActions(
        at path: IndexPath, from edge: ListRowEdge
    ) -> UISwipeActionsConfiguration? { nil }
}

/// A layout that computes all frames at once.
@preconcurrency @MainActor open class PreparedCollectionLayout: UICollectionViewLayout {
    var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var supplements: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
    var extent = CGSize.zero

    override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var collectionViewContentSize: CGSize { extent }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (Array(items.values) + supplements.values.flatMap(\.values)).filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplements[elementKind]?[indexPath] }

    func forgetFrames() {
        items = [:]
        supplements = [:]
        extent = .zero
    }

    func place(_ path: IndexPath, at frame: CGRect) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        items[path] = attributes
    }

    func place(_ kind: String, of section: Int, at frame: CGRect) {
        place(kind, on: IndexPath(item: 0, section: section), at: frame)
    }

    func place(_ kind: String, on path: IndexPath, at frame: CGRect) {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = frame
        supplements[kind, default: [:]][path] = attributes
    }
}
