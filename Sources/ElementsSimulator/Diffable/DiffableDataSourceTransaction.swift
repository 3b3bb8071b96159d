/// The snapshots of a diffable data source before and after the user moved an item.
public struct DiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the move.
    public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the move.
    public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The changes of the sections in which the item was and is.
    public let sectionTransactions:
        [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// The difference between the items of both snapshots. The items of all sections are compared as one list. Computed
    /// at each call by the standard library's `difference(from:)`.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
}

/// The outline of one section before and after the user moved an item.
public struct DiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The outline before the move.
    public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The outline after the move.
    public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The difference between the items of both outlines. Computed at each call by the standard
    /// library's `difference(from:)`.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
    }
}

extension DiffableDataSourceTransaction: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension DiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
