import Foundation

/// The sections and items of a list at one moment, each with a unique identifier.
///
/// An identifier that is missing or used twice stops the app, as in UIKit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { homes.count }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            preconditionFailure("There is no section to append items to: append a section first.")
        }
        insert(identifiers, in: section, at: items[section]?.count ?? 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, index) = place(of: beforeIdentifier)
        insert(identifiers, in: section, at: index)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, index) = place(of: afterIdentifier)
        insert(identifiers, in: section, at: index + 1)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for identifier in gone { homes[identifier] = nil }
    }

    public mutating func deleteAllItems() {
        sectionIdentifiers = []
        items = [:]
        homes = [:]
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Moves an item so that its new position is the destination; false where there is no such position.
    mutating func moveItem(at source: IndexPath, to destination: IndexPath) -> Bool {
        guard sectionIdentifiers.indices.contains(source.section),
            sectionIdentifiers.indices.contains(destination.section)
        else { return false }
        let items = itemIdentifiers(inSection: sectionIdentifiers[source.section])
        guard items.indices.contains(source.item) else { return false }
        let item = items[source.item]
        let section = sectionIdentifiers[destination.section]
        let others = itemIdentifiers(inSection: section).filter { $0 != item }
        guard (0...others.count).contains(destination.item) else { return false }
        deleteItems([item])
        if others.indices.contains(destination.item) {
            insertItems([item], beforeItem: others[destination.item])
        } else {
            appendItems([item], toSection: section)
        }
        return true
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.map(known)
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.map(known)
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { homes[item] = nil }
        }
        sectionIdentifiers.removeAll(where: identifiers.contains)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: index(of: identifier))
        sectionIdentifiers.insert(identifier, at: index(of: toIdentifier))
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: index(of: identifier))
        sectionIdentifiers.insert(identifier, at: index(of: toIdentifier) + 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Places

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        precondition(
            sectionIdentifiers.contains(section),
            "The section \(section) is not in the snapshot: append it before its items.")
        for identifier in identifiers {
            precondition(
                homes.updateValue(section, forKey: identifier) == nil,
                "The item \(identifier) is in the snapshot already: identifiers must be unique.")
        }
        items[section, default: []].insert(contentsOf: identifiers, at: index)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        precondition(
            Set(sectionIdentifiers).count == sectionIdentifiers.count,
            "A section is in the snapshot already: identifiers must be unique.")
    }

    private func known(_ identifier: ItemIdentifierType) -> ItemIdentifierType {
        precondition(homes[identifier] != nil, "The item \(identifier) is not in the snapshot.")
        return identifier
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = sectionIdentifiers.firstIndex(of: section) else {
            preconditionFailure("The section \(section) is not in the snapshot.")
        }
        return index
    }

    private func place(of identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = homes[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            preconditionFailure("The item \(identifier) is not in the snapshot.")
        }
        return (section, index)
    }

    /// The snapshot without requests to reload or reconfigure items, which have been carried out once it is applied.
    var settled: Self {
        var settled = self
        settled.reloadedSectionIdentifiers = []
        settled.reloadedItemIdentifiers = []
        settled.reconfiguredItemIdentifiers = []
        return settled
    }
}
