import FlowSimulator

/// Has the counts read again, as contexts of the view do.
final class CountsContext: CollectionViewFlowLayoutInvalidationContext {
    var countsAreInvalid = true
    override var invalidateDataSourceCounts: Bool { countsAreInvalid }
}
