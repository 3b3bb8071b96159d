import FlowEngine

/// The parts of a flow layout's model that are invalid. Contexts add invalid parts; the next preparation or query makes
/// all parts valid.
struct FlowStaleness {
    /// Whether everything is invalid: counts, metrics and sizes are read again.
    var isUnbuilt = true
    /// Whether measured sizes are invalid, too (R8.16). Used only if `isUnbuilt` is true.
    var dropsMeasuredSizes = true
    /// Whether the first element on screen keeps its place while everything is measured again (R17.13). Used only if
    /// `isUnbuilt` is true.
    var keepsReader = false
    /// Whether the running average of measured sizes is computed from the beginning (R8.16).
    var resetsAverage = false
    /// Whether section metrics are read again.
    var needsMetrics = false
    /// Whether sizes are read again from the delegate or from properties. Measured sizes stay.
    var needsSizes = false
    /// Whether the available length, the scale or the options may have changed. Sizes stay.
    var needsReflow = false
    /// The items whose sizes are asked for or measured again.
    var items: Set<ItemPath> = []
    /// The sizes that the delegate has already returned for some of `items`, by path. The cells of these items left the
    /// screen before they were measured again. The delegate is not asked for these sizes again.
    var unanswered: [ItemPath: CGSize] = [:]
    /// Whether the content on screen keeps its place when `items` lose their measured sizes. True if cells of such
    /// items left the screen before they were measured again (R17.3).
    var holdsReader = false
    /// The sections whose header lengths are asked for again.
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

    /// Adds the parts that a context invalidates (R8.16).
    ///
    /// R9.3: if a context names elements, exactly these are invalid, whatever its flags, unless both are false. R9.4: a
    /// context that names nothing is for the whole layout. R9.5: with both flags false nothing is asked or computed.
    ///
    /// R17.10: contexts of one turn add up, in whatever order they come.
    @MainActor
    mutating func add(_ context: CollectionViewLayoutInvalidationContext, quirks: UIKitQuirks) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            let keeps = !context.invalidateEverything && !quirks.contains(.losesMeasuredSizesWhenCountsChange)
            rebuild(keepingMeasuredSizes: keeps)
            // R8.16: only a reload resets the average.
            resetsAverage = resetsAverage || (context.invalidateEverything && context.invalidateDataSourceCounts)
        }
        let isTrusted = !context.namesNoElement && !quirks.contains(.namedPathsReaskEverything)
        // A context for the counts includes all metrics, and no names except the given ones.
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
            needsMetrics = true
            needsSizes = true
        case (false, true):
            needsReflow = true
        }
    }

    /// Adds the parts that a batch update invalidates in addition to its plan (R8.16). If `asksDelegate` is true, the
    /// delegate is asked for all values again.
    mutating func addUpdate(asksDelegate: Bool, quirks: UIKitQuirks) {
        if quirks.contains(.losesMeasuredSizesWhenCountsChange) { rebuild(keepingMeasuredSizes: false) }
        if asksDelegate { (needsMetrics, needsSizes) = (true, true) }
    }

    /// Replaces the paths of invalid elements by their paths after an update.
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

/// The two flags of a flow layout's context, after quirks are considered. `metrics` decides whether the delegate is
/// asked again, and `attributes` decides whether frames are computed again. For a context of another class, both flags
/// are true.
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
