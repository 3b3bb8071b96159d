import FlowEngine
import Foundation

/// What of a flow layout's model no longer holds. Contexts add to it, the next preparation or question takes it away.
struct FlowStaleness {
    /// Nothing is known: counts, metrics and sizes are gathered anew.
    var isUnbuilt = true
    /// The running average of measured sizes starts anew (R8.16).
    var resetsAverage = false
    /// Section metrics and given sizes are asked again; measured sizes stay.
    var needsMetrics = false
    /// Room across, scale or options may have changed; sizes stay.
    var needsReflow = false
    /// Items whose sizes are asked or measured again.
    var items: [ItemPath] = []
    /// Sections whose header and footer lengths are asked again.
    var supplementarySections: Set<Int> = []

    static let none: FlowStaleness = {
        var staleness = FlowStaleness()
        staleness.isUnbuilt = false
        return staleness
    }()

    var isNothing: Bool {
        !isUnbuilt && !needsMetrics && !needsReflow && items.isEmpty && supplementarySections.isEmpty
    }

    /// Adds what a context makes invalid (R8.16, R9.3–R9.5).
    @MainActor
    mutating func add(_ context: CollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            isUnbuilt = true
            resetsAverage = resetsAverage || (context.invalidateEverything && context.invalidateDataSourceCounts)
            return
        }
        let flow = context as? CollectionViewFlowLayoutInvalidationContext
        let asksMetrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
        let asksFrames = flow?.invalidateFlowLayoutAttributes ?? true
        switch (asksMetrics, asksFrames) {
        case (false, false):
            break
        case (_, _) where !context.namesNoElement:
            if asksMetrics { addNamedElements(of: context) }
            needsReflow = needsReflow || asksFrames
        case (true, true):
            isUnbuilt = true
        case (true, false):
            needsMetrics = true
        case (false, true):
            needsReflow = true
        }
    }

    @MainActor
    private mutating func addNamedElements(of context: CollectionViewLayoutInvalidationContext) {
        items += (context.invalidatedItemIndexPaths ?? []).compactMap { ItemPath($0) }
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:]
        where kind == CollectionView.elementKindSectionHeader || kind == CollectionView.elementKindSectionFooter {
            supplementarySections.formUnion(paths.compactMap(\.first))
        }
    }
}
