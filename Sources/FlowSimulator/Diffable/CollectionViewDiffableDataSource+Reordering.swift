import FlowEngine

extension CollectionViewDiffableDataSource {
    /// What the handlers receive.
    public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Closures around what the user carries to another place (R9.21).
    public struct ReorderingHandlers {
        /// Whether an item may be carried. Without it none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Before the data source adopts the order.
        public var willReorder: ((Transaction) -> Void)?
        /// After the data source adopted the order.
        public var didReorder: ((Transaction) -> Void)?

        /// No handlers: no item may be carried.
        public init() {}
    }
}
