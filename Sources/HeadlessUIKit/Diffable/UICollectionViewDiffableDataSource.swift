public import Foundation

/// A data source that supplies a collection view with the items of snapshots, and applies the difference between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Handlers for items that the user moves.
    @preconcurrency @MainActor public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?
    }

    /// Handlers for items of an outline that the user expands or collapses.
    @preconcurrency @MainActor public struct SectionSnapshotHandlers {
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Compiles only.
        public var snapshotForExpandingParent: ((ItemIdentifierType, SectionSnapshot) -> SectionSnapshot)?
    }

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    open func snapshot() -> Snapshot { state.current }

    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
        show(snapshot)
        if let completion { PendingWork.shared.add(completion) }
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        _ = state.take(snapshot)
        collectionView?.reloadData()
        if let completion { PendingWork.shared.add(completion) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Shows an outline in a section; a section that does not exist yet is appended.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var whole = state.current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        show(whole)
        if let completion { PendingWork.shared.add(completion) }
    }

    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var outline = SectionSnapshot()
        outline.append(state.current.itemIdentifiers(inSection: section))
        return outline
    }

    private func show(_ snapshot: Snapshot) {
        let moves = state.take(snapshot)
        guard let collectionView, collectionView.dataSource === self else { return }
        collectionView.forgetSupplements()
        collectionView.move(by: moves, to: state.counts)
    }

    /// Expands or collapses an item of an outline, like a tap on its arrow; false where the app refuses.
    @discardableResult
    public final func toggleExpansion(of item: ItemIdentifierType) -> Bool {
        guard let section = state.current.sectionIdentifier(containingItem: item),
            var outline = outlines[section]
        else { return false }
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
            sectionSnapshotHandlers.willExpandItem?(item)
            outline.expand([item])
        }
        apply(outline, to: section)
        return true
    }

    func isExpanded(at path: IndexPath) -> Bool {
        guard let item = state.item(at: path),
            let section = state.current.sectionIdentifier(containingItem: item)
        else { return false }
        return outlines[section]?.isExpanded(item) ?? false
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        state.path(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = state.current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.current.indexOfSection(sectionIdentifier)
    }

    // Members that subclasses override are in this body, because members of extensions cannot be overridden on Linux.

    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.counts[section]
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = state.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
        else {
            preconditionFailure(
                "The cell provider gave no cell for \(indexPath): it must give one for every item.")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = state.item(at: indexPath) else { return false }
        // The descendants of the item in an outline would stay behind.
        let hasItemsBelow = outlines.values.contains { !$0.snapshot(of: item).items.isEmpty }
        return !hasItemsBelow && reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        var moved = state.current
        guard moved.moveItem(at: sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = Transaction(initialSnapshot: state.current, finalSnapshot: moved)
        reorderingHandlers.willReorder?(transaction)
        _ = state.take(moved)
        moveInOutlines(to: destinationIndexPath)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionViewDiffableDataSource {
    /// Moves the item that is now at a place from its old outline into the outline of its new section.
    private func moveInOutlines(to place: IndexPath) {
        guard let item = state.item(at: place) else { return }
        for section in outlines.keys { outlines[section]?.delete([item]) }
        guard let section = state.current.sectionIdentifier(containingItem: item),
            var outline = outlines[section]
        else { return }
        let next = state.item(at: IndexPath(item: place.item + 1, section: place.section))
        if let next { outline.insert([item], before: next) } else { outline.append([item]) }
        outlines[section] = outline
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func level(at path: IndexPath) -> Int {
        guard let item = itemIdentifier(for: path) else { return 0 }
        return outlines.values.first { $0.contains(item) }?.level(of: item) ?? 0
    }

    func toggleExpansion(at path: IndexPath) -> Bool {
        itemIdentifier(for: path).map(toggleExpansion(of:)) ?? false
    }
}
