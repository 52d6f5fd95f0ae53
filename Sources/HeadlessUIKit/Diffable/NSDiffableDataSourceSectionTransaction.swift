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
