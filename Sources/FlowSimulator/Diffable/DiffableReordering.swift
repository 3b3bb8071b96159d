import FlowEngine

/// What a diffable data source shows before and after the user moved an item.
public struct DiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What was shown before.
    public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown afterwards.
    public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What leads from the items of the one to those of the other, all sections in a row. Computed when it is asked for,
    /// O(*n*), *n* items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
}

extension DiffableDataSourceTransaction: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension CollectionViewDiffableDataSource {
    /// What the handlers are told.
    public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Closures around what the user carries to another place (R9.21).
    public struct ReorderingHandlers {
        /// Whether an item may be carried. Without it none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Before the data source takes the order over.
        public var willReorder: ((Transaction) -> Void)?
        /// After the data source took the order over.
        public var didReorder: ((Transaction) -> Void)?

        /// No handlers: no item may be carried.
        public init() {}
    }
}

extension DiffableDataSourceSnapshot {
    /// The same identifiers; nothing is marked for reloading.
    var unmarked: DiffableDataSourceSnapshot {
        var copy = DiffableDataSourceSnapshot()
        copy.storage = storage
        return copy
    }

    /// `target` counts after the item was taken out.
    mutating func moveItem(from source: ItemPath, to target: ItemPath) {
        let item = storage.items[source.section][source.item]
        storage.removeItem(at: (source.section, source.item))
        storage.insert([item], in: target.section, at: target.item)
    }
}
