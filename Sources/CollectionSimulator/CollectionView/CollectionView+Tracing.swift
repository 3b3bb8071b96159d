extension CollectionView: ElementsView, TracedView, DiffableView {}

extension LayoutTrace: CollectionViewTraceObserver {
    /// Records an event. O(1); at the end of a pass or round O(*h*) for *h* views on screen.
    public func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
        keep(event, of: view)
    }
}

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
}
