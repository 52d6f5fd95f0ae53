import Foundation

/// The last snapshot of a diffable data source, from which the difference to the next one is computed.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()

    var counts: [Int] { current.sectionIdentifiers.map(current.numberOfItems(inSection:)) }

    func item(at path: IndexPath) -> Item? {
        guard current.sectionIdentifiers.indices.contains(path.section) else { return nil }
        let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[path.section])
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func path(of item: Item) -> IndexPath? {
        guard let home = current.sectionIdentifier(containingItem: item),
            let section = current.indexOfSection(home),
            let index = current.itemIdentifiers(inSection: home).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: section)
    }

    /// Stores a snapshot and returns the moves of the items that are in both.
    mutating func take(_ snapshot: Snapshot) -> RowMoves {
        let old = Self.places(in: current)
        current = snapshot.settled
        let new = Self.places(in: snapshot)
        var moves = RowMoves(destinations: [:])
        for (item, place) in old { moves.destinations[place] = new[item] }
        let reloaded =
            snapshot.reloadedItemIdentifiers
            + snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers(inSection:))
        moves.reloaded = Set(reloaded.compactMap { new[$0] })
        moves.reconfigured = Set(snapshot.reconfiguredItemIdentifiers.compactMap { new[$0] })
        return moves
    }

    private static func places(in snapshot: Snapshot) -> [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (index, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                places[item] = IndexPath(item: index, section: section)
            }
        }
        return places
    }
}
