extension CollectionViewDiffableDataSource {
    /// The value that the handlers receive. It consists of the snapshots before and after the user moved an item.
    public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// The type of the closures for items of outlines.
    public typealias SectionSnapshotHandlers<Item: Hashable> = DiffableDataSourceSectionSnapshotHandlers<Item>

    /// Closures for items that the user carries to another place (R9.21).
    public struct ReorderingHandlers {
        /// A closure that returns whether an item may be carried. Without this closure no item may be carried.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source adopts the order that the user made.
        public var willReorder: ((Transaction) -> Void)?
        /// Called after the data source adopted the order that the user made.
        public var didReorder: ((Transaction) -> Void)?

        /// Makes handlers without closures: no item may be carried.
        public init() {}
    }
}
