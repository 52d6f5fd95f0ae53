public import Foundation

/// The frame and the look of one cell, header or footer.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: IdentityHashable, @preconcurrency NSCopying {
    open var indexPath: IndexPath
    public let representedElementKind: String?
    open fileprivate(set) var representedElementCategory: UICollectionView.ElementCategory
    open var frame = CGRect.zero
    open var zIndex = 0
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// Compiles only.
    open var transform = CGAffineTransform.identity

    public required init(indexPath: IndexPath, kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
        representedElementCategory = kind == nil ? .cell : .supplementaryView
    }

    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath, kind: nil) }

    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath, kind: kind)
    }

    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath, kind: kind)
        representedElementCategory = .decorationView
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(indexPath: indexPath, kind: representedElementKind)
        copy.representedElementCategory = representedElementCategory
        (copy.frame, copy.zIndex, copy.alpha) = (frame, zIndex, alpha)
        (copy.isHidden, copy.transform) = (isHidden, transform)
        return copy
    }

    /// Whether another object has the same values.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return indexPath == other.indexPath && representedElementKind == other.representedElementKind
            && representedElementCategory == other.representedElementCategory && frame == other.frame
            && zIndex == other.zIndex && alpha == other.alpha && isHidden == other.isHidden
            && transform == other.transform
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
    /// The classes of decorations by their kind.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

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
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func invalidateLayout() {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }
    /// The class of the attributes that flow and compositional layouts make.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// The offset at which a dragged collection comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Updates; headless none is animated

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    /// The configuration of a section that is laid out as a list, whose rows and headers determine their own height.
    func list(in section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// The directions in which an element determines its own size.
    func measuredAxes(of element: ListElement) -> UIAxis { [] }

    /// Whether views of a kind lie on items, instead of at the edges of a section.
    func isAttachedToItems(_ kind: String) -> Bool { false }

    // MARK: Compiles only
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
}

/// A layout that computes all frames at once.
@preconcurrency @MainActor open class PreparedCollectionLayout: UICollectionViewLayout {
    private var placed: [ListElement: UICollectionViewLayoutAttributes] = [:]
    private var pins: [ListElement: (section: CGRect, isAtTop: Bool)] = [:]
    var extent = CGSize.zero

    override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var collectionViewContentSize: CGSize { extent }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = placed.values.map(pinned).filter { $0.frame.intersects(rect) }
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
    ) -> UICollectionViewLayoutAttributes? { placed[.supplement(elementKind, indexPath)].map(pinned) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { placed[.decoration(elementKind, indexPath)] }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    func forgetFrames() {
        (placed, pins) = ([:], [:])
        extent = .zero
    }

    /// Places an item, or a supplementary view of a kind.
    func place(_ kind: String? = nil, at path: IndexPath, in frame: CGRect) {
        let attributes = attributes(of: kind, at: path)
        attributes.frame = frame
        placed[attributes.element] = attributes
    }

    /// Keeps a header or footer on screen, in front of the items, while any of its section is.
    func pin(_ kind: String, of section: Int, in frame: CGRect, isAtTop: Bool = true) {
        pins[.supplement(kind, IndexPath(item: 0, section: section))] = (frame, isAtTop)
    }

    /// The attributes of a view where it is pinned now, no farther than its section reaches; others as they are placed.
    private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let (section, isAtTop) = pins[attributes.element], let view = collectionView else {
            return attributes
        }
        let (frame, visible) = (attributes.frame, view.bounds.inset(by: view.adjustedContentInset))
        let y =
            isAtTop
            ? max(frame.minY, min(visible.minY, section.maxY - frame.height))
            : min(frame.minY, max(visible.maxY - frame.height, section.minY))
        guard y != frame.minY, let moved = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        (moved.frame.origin.y, moved.zIndex) = (y, max(1, attributes.zIndex))
        return moved
    }

    /// Places a decoration inside a frame.
    func place(_ decoration: NSCollectionLayoutDecorationItem, at path: IndexPath, in frame: CGRect) {
        let attributes = attributes(of: decoration.elementKind, at: path)
        attributes.representedElementCategory = .decorationView
        attributes.frame = decoration.inner(frame)
        attributes.zIndex = decoration.zIndex
        placed[attributes.element] = attributes
    }

    private func attributes(of kind: String?, at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let made = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (made ?? UICollectionViewLayoutAttributes.self).init(indexPath: path, kind: kind)
    }
}

/// The part of a layout that is no longer valid; compiles only.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: IdentityHashable {
    open var invalidateEverything: Bool { false }
    open var invalidateDataSourceCounts: Bool { false }
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero

    public init() {}

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// The part of a flow layout that is no longer valid; compiles only.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

/// A change of one item, of which a layout is told; compiles only.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: IdentityHashable {
    /// The kind of a change, with UIKit's raw values.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }

    init() {}
}
