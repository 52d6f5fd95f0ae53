public import Foundation

/// A collection of items, which gets the visible cells from its data source, reuses them, keeps a selection, and places
/// them by its layout.
///
/// Nothing is animated: items are in their final place as soon as layout has run.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The kinds of views at the start and the end of a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The scrolling direction of a layout, with UIKit's raw values.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// The categories of a layout's elements, with UIKit's raw values.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// The position to which an item is scrolled, with UIKit's raw values.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    override var hasOwnContent: Bool { true }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetRows() } }
    open weak var delegate: (any UICollectionViewDelegate)?
    open var collectionViewLayout: UICollectionViewLayout { didSet { layoutChanged(from: oldValue) } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    /// The moment at which cells that change their size are laid out again, with UIKit's raw values.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }

    // MARK: Internal state

    var rows = ListState()
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var supplements: [ListElement: UICollectionReusableView] = [:]
    let pool = ReusePool<UICollectionReusableView>()
    var measuredSizes: [ListElement: CGSize] = [:]
    /// The size for which the layout was prepared.
    var laidOutSize: CGSize?
    /// The row whose actions are open after a swipe; nil without one.
    var openSwipe: OpenSwipe?
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Items

    open var numberOfSections: Int { counts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }

    /// The item's cell; nil where the item is not on screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layOutRowsIfNeeded()
        return cells[indexPath]
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layOutRowsIfNeeded()
        return collectionViewLayout.layoutAttributesForElements(
            in: CGRect(origin: point, size: CGSize(width: 0.01, height: 0.01)))?
            .first { $0.representedElementKind == nil }?.indexPath
    }

    open var visibleCells: [UICollectionViewCell] {
        layOutRowsIfNeeded()
        return cells.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        layOutRowsIfNeeded()
        return cells.keys.sorted()
    }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        layOutRowsIfNeeded()
        return supplements[.supplement(elementKind, indexPath)]
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        layOutRowsIfNeeded()
        return supplements.compactMap { element, view in
            if case .supplement(elementKind, _) = element { view } else { nil }
        }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        layOutRowsIfNeeded()
        return supplements.keys.compactMap { element in
            if case .supplement(elementKind, let path) = element { path } else { nil }
        }.sorted()
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layOutRowsIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layOutRowsIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, for: identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { pool.register(viewClass, for: "\(elementKind)/\(identifier)") }

    /// A cell for an item; an unregistered identifier stops the app, as in UIKit.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }

    /// A header or footer; an unregistered identifier stops the app, as in UIKit.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue("\(elementKind)/\(identifier)") }

    // MARK: Changes

    open func reloadData() {
        forgetRows()
        rows.deselectAll()
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openBatch()
        updates?()
        closeBatch()
        if let completion { PendingWork.shared.add { completion(true) } }
    }

    /// The same for updates that do not escape, so that they need no explicit `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // An app's override is called within the batch, but without the updates: to pass them on, the compiler would
        // write the length of this file's path into the program, which would then differ between folders.
        openBatch()
        updates()
        performBatchUpdates(nil, completion: completion)
        closeBatch()
    }

    open var hasUncommittedUpdates: Bool { rows.openBatches > 0 }

    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    /// Lets the data source fill the items' cells again; the cells and the selection are kept.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths { reconfigureRow(at: path) }
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        if let completion { PendingWork.shared.add { completion(true) } }
    }

    // MARK: Selection and scrolling

    open var indexPathsForSelectedItems: [IndexPath]? { rows.selection }

    /// Selects an item without telling the delegate, as in UIKit.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in rows.selection { deselect(path) }
            return
        }
        select(indexPath, alone: !isMultipleSelectionOn)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let former = contentOffset
        scroll(to: frame, at: position)
        if animated { scrollingEnded(from: former) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        laidOutSize = nil
    }

    // MARK: Compiles only
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = true
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
}

extension UICollectionView {
    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the cell.")
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the view.")
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
}
