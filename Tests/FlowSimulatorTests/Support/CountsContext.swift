import FlowSimulator

/// Has the counts read again, as contexts of the view do.
final class CountsContext: CollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
}
