/// The items of one section as an outline: items may have children, which are visible while their parent is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    /// All items in the order of a fully expanded outline.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return contains(item) }
        return expanded.contains(parent) && isVisible(parent)
    }

    /// The number of ancestors of an item in the outline.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        let inside = descendants(of: parent)
        if includingParent { part.append([parent]) }
        for item in inside {
            let above = parents[item]
            part.append([item], to: above == parent && !includingParent ? nil : above)
        }
        part.expanded = expanded.intersection(part.items)
        return part
    }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let index =
            parent.map { (self.items.firstIndex(of: $0) ?? 0) + 1 + descendants(of: $0).count }
            ?? self.items.count
        insert(items, at: index, below: parent)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: index(of: item) ?? 0, below: parents[item])
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let index = (index(of: item) ?? 0) + 1 + descendants(of: item).count
        insert(items, at: index, below: parents[item])
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items + items.flatMap(descendants))
        self.items.removeAll(where: gone.contains)
        for item in gone { parents[item] = nil }
        expanded.subtract(gone)
    }

    /// Replaces all descendants of an item by the items of another outline.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(descendants(of: parent))
        insert(snapshot.items, at: index(of: parent).map { $0 + 1 } ?? items.count, below: parent)
        parents.merge(snapshot.parents) { $1 }
        expanded.formUnion(snapshot.expanded)
    }

    public mutating func deleteAll() { self = Self() }

    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }

    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    private mutating func insert(
        _ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?
    ) {
        self.items.insert(contentsOf: items, at: index)
        precondition(
            Set(self.items).count == self.items.count,
            "An item is in the section already: identifiers must be unique.")
        for item in items { parents[item] = parent }
    }

    private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        items.filter { parents[$0] == item }.flatMap { [$0] + descendants(of: $0) }
    }
}

/// The change of one section by an item that a user moved.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items)
    }
}

extension NSDiffableDataSourceTransaction {
    /// The changes of the sections whose items are others than before, or in another order.
    public var sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            var (before, after) = (
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            )
            if initialSnapshot.indexOfSection(section) != nil {
                before.append(initialSnapshot.itemIdentifiers(inSection: section))
            }
            after.append(finalSnapshot.itemIdentifiers(inSection: section))
            guard before.items != after.items else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after)
        }
    }
}

/// The change that a user made by moving an item.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}
