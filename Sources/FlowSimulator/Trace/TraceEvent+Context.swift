extension TraceEvent.ContextSummary {
    @MainActor
    init(_ context: CollectionViewLayoutInvalidationContext) {
        self.init()
        everything = context.invalidateEverything
        dataSourceCounts = context.invalidateDataSourceCounts
        elements = (context.invalidatedItemIndexPaths ?? []).map { TraceEvent.Element(itemAt: $0) }
        add(context.invalidatedSupplementaryIndexPaths, .supplementary)
        add(context.invalidatedDecorationIndexPaths, .decoration)
        carriedItems = (context.targetIndexPathsForInteractivelyMovingItems ?? []).map {
            TraceEvent.Element(itemAt: $0)
        }
        let flow = context as? CollectionViewFlowLayoutInvalidationContext
        flowDelegateMetrics = flow?.invalidateFlowLayoutDelegateMetrics
        flowAttributes = flow?.invalidateFlowLayoutAttributes
        offsetAdjustment = context.contentOffsetAdjustment
        sizeAdjustment = context.contentSizeAdjustment
    }

    private mutating func add(_ paths: [String: [IndexPath]]?, _ category: TraceEvent.Element.Category) {
        for (kind, paths) in (paths ?? [:]).sorted(by: { $0.key < $1.key }) {
            elements += paths.map { TraceEvent.Element(category: category, kind: kind, path: Array($0)) }
        }
    }

    /// A measure of the extent of an invalidation, from 1 for single elements to 4 for everything. If several contexts
    /// lead to a preparation, the one with the greatest value is regarded as the cause.
    var width: Int {
        if everything || dataSourceCounts { return 4 }
        if meansWholeLayout { return 3 }
        return flowAttributes == true || flowDelegateMetrics == true ? 2 : 1
    }
}
