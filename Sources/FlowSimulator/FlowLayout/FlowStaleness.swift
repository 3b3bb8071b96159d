import FlowEngine
import Foundation

/// The parts of a flow layout's model that are invalid. Contexts add to it, the next preparation or query clears it.
struct FlowStaleness {
    /// Everything is unknown: counts, metrics and sizes are gathered again.
    var isUnbuilt = true
    /// With `isUnbuilt`: measured sizes are invalid (R8.16).
    var dropsMeasuredSizes = true
    /// With `isUnbuilt`: what the reader sees first stays in its place while everything is measured again (R17.13).
    var keepsReader = false
    /// The running average of measured sizes starts again (R8.16).
    var resetsAverage = false
    /// Section metrics are asked again.
    var needsMetrics = false
    /// Given sizes are asked again; measured sizes stay.
    var needsSizes = false
    /// Available length, scale or options may have changed; sizes stay.
    var needsReflow = false
    /// Items whose sizes are asked or measured again.
    var items: Set<ItemPath> = []
    /// Of `items`, what the delegate said when it was asked about them: it is not asked twice.
    var unanswered: [ItemPath: CGSize] = [:]
    /// Items go back to the estimate because their cells left before they answered: what the reader sees stays (R17.3).
    var holdsReader = false
    /// Sections whose header lengths are asked again.
    var headers: Set<Int> = []
    var footers: Set<Int> = []

    static let none: FlowStaleness = {
        var staleness = FlowStaleness()
        staleness.isUnbuilt = false
        staleness.dropsMeasuredSizes = false
        return staleness
    }()

    var isNothing: Bool {
        !isUnbuilt && !needsMetrics && !needsSizes && !needsReflow && items.isEmpty && headers.isEmpty
            && footers.isEmpty
    }

    /// Adds what a context makes invalid (R8.16).
    ///
    /// R9.3: a context that names elements is trusted: exactly these are asked again, whatever its flags say but both
    /// false. R9.4: one that names nothing means the whole layout. R9.5: with both flags false nothing is asked or
    /// computed.
    ///
    /// R17.10: contexts of one turn add up, in whatever order they come.
    @MainActor
    mutating func add(_ context: CollectionViewLayoutInvalidationContext, quirks: UIKitQuirks) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            let keeps = !context.invalidateEverything && !quirks.contains(.losesMeasuredSizesWhenCountsChange)
            rebuild(keepingMeasuredSizes: keeps)
            // R8.16: a reload alone forgets the average.
            resetsAverage = resetsAverage || (context.invalidateEverything && context.invalidateDataSourceCounts)
        }
        let isTrusted = !context.namesNoElement && !quirks.contains(.namedPathsReaskEverything)
        // Counts bring all metrics along, and no names but those that are there.
        if context.invalidateEverything || (context.invalidateDataSourceCounts && !isTrusted) { return }
        let flags = FlowContextFlags(of: context, quirks: quirks)
        switch (flags.metrics, flags.attributes) {
        case (false, false):
            break
        case (let asks, let reflows) where isTrusted || context.namesOnlyDecorations:
            if asks { addNamedElements(of: context) }
            needsReflow = needsReflow || reflows
        case (true, true):
            rebuild(keepingMeasuredSizes: false)
        case (true, false):
            (needsMetrics, needsSizes) = (true, true)
        case (false, true):
            needsReflow = true
        }
    }

    /// Adds what a batch update makes invalid in addition to its plan (R8.16): a delegate is asked everything again.
    mutating func addUpdate(asksDelegate: Bool, quirks: UIKitQuirks) {
        if quirks.contains(.losesMeasuredSizesWhenCountsChange) { rebuild(keepingMeasuredSizes: false) }
        if asksDelegate { (needsMetrics, needsSizes) = (true, true) }
    }

    /// Renames the elements that were named before an update by their paths after it.
    mutating func rebase(_ plan: UpdatePlan) {
        items = Set(items.compactMap { plan.keptPath(of: $0) })
        unanswered = [:]
        headers = Set(headers.compactMap { plan.hadSection($0) ? plan.afterSection(of: $0) : nil })
        footers = Set(footers.compactMap { plan.hadSection($0) ? plan.afterSection(of: $0) : nil })
    }

    private mutating func rebuild(keepingMeasuredSizes keeps: Bool) {
        isUnbuilt = true
        dropsMeasuredSizes = dropsMeasuredSizes || !keeps
    }

    @MainActor
    private mutating func addNamedElements(of context: CollectionViewLayoutInvalidationContext) {
        items.formUnion((context.invalidatedItemIndexPaths ?? []).lazy.compactMap { ItemPath($0) })
        let supplementaries = context.invalidatedSupplementaryIndexPaths
        headers.formUnion((supplementaries?[CollectionView.elementKindSectionHeader] ?? []).compactMap(\.first))
        footers.formUnion((supplementaries?[CollectionView.elementKindSectionFooter] ?? []).compactMap(\.first))
    }
}

/// The effective flags of a context; a context of another class is treated as if both were set.
struct FlowContextFlags {
    var metrics = true
    var attributes = true

    @MainActor
    init(of context: CollectionViewLayoutInvalidationContext, quirks: UIKitQuirks) {
        guard let flow = context as? CollectionViewFlowLayoutInvalidationContext else { return }
        let unset = !quirks.contains(.flowContextFlagsDefaultToFalse)
        metrics = flow.setsDelegateMetrics || unset ? flow.invalidateFlowLayoutDelegateMetrics : false
        attributes = flow.setsAttributes || unset ? flow.invalidateFlowLayoutAttributes : false
    }
}

extension CollectionViewLayoutInvalidationContext {
    fileprivate var namesOnlyDecorations: Bool {
        invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
            && invalidatedDecorationIndexPaths != nil
    }
}
