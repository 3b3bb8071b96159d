/// A section: items, the rows they break into, and the lengths around them.
///
/// Along the scroll axis: header, start inset, rows with spacing between them, end inset, footer (R1.3, R1.8).
struct Section: Sendable {
    private(set) var items: ItemList
    private(set) var rows: RowList
    private(set) var metrics: SectionMetrics
    /// The size that unmeasured items carry; nil in a section that was given all its sizes.
    private(set) var estimate: FlowSize?

    /// `content` has been validated.
    init(_ content: SectionContent, in configuration: FlowConfiguration, shape: EngineShape, work: inout BreakingWork) {
        let axis = configuration.axis
        metrics = content.metrics
        items = ItemList(content.items.stretches(axis), shape: shape.items)
        if case .estimated(_, let size) = content.items { estimate = size }
        let rule = LineRule(metrics, in: configuration)
        rows = RowList(breaking: items, rule: rule, shape: shape.rows, work: &work)
    }
}

extension Section {
    /// Replaces items and breaks again what that may have moved.
    mutating func replaceItems(
        _ range: Range<Int>, with stretches: ContiguousArray<ItemStretch>,
        in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplice {
        let countBefore = items.count
        items.replace(range, with: stretches)
        let newCount = range.count + items.count - countBefore
        let replacement = ItemReplacement(
            newItems: range.lowerBound..<range.lowerBound + newCount, oldCount: range.count)
        return rows.rebreak(replacement, items: items, rule: LineRule(metrics, in: configuration), work: &work)
    }

    /// Replaces several ranges of items at once and breaks again what that may have moved. The ranges rise, with items
    /// between them that stay.
    mutating func replaceItems(
        _ replacements: ContiguousArray<TreeReplacement<ItemStretch>>, in configuration: FlowConfiguration,
        work: inout BreakingWork
    ) -> [RowSplice] {
        items.replace(replacements)
        // Breaking around one change costs about as much as breaking this many stretches from scratch.
        let stretchesPerRebreak = 2
        if replacements.count > 8, replacements.count * stretchesPerRebreak > items.tree.roughElementCount {
            return [breakAll(in: configuration, work: &work)]
        }
        var shift = 0
        let changes = ContiguousArray(replacements.map { replacement in
            let start = replacement.range.lowerBound + shift
            let count = replacement.elements.reduce(0) { $0 + $1.count }
            shift += count - replacement.range.count
            return ItemReplacement(newItems: start..<start + count, oldCount: replacement.range.count)
        })
        return rows.rebreak(changes, items: items, rule: LineRule(metrics, in: configuration), work: &work)
    }

    /// Sets one size and breaks again what that may have moved; nothing if the size is the one it had.
    mutating func setSize(
        _ size: AxisSize, source: SizeSource, at item: Int, in configuration: FlowConfiguration,
        work: inout BreakingWork
    ) -> RowSplice? {
        guard items.set(size, source: source, at: item) else { return nil }
        let replacement = ItemReplacement(newItems: item..<item + 1, oldCount: 1)
        return rows.rebreak(replacement, items: items, rule: LineRule(metrics, in: configuration), work: &work)
    }

    /// Sets sizes, ascending by item, and breaks again what that may have moved: once around neighbours.
    mutating func setSizes(
        _ sizes: [(item: Int, size: AxisSize)], source: SizeSource, in configuration: FlowConfiguration,
        work: inout BreakingWork
    ) -> [RowSplice] {
        var changes: ContiguousArray<ItemReplacement> = []
        var next = 0
        while next < sizes.count {
            let first = sizes[next].item
            var reader = ItemReader(items, startingAt: first)
            var neighbours: ContiguousArray<AxisSize> = []
            while next < sizes.count, sizes[next].item == first + neighbours.count,
                reader.item(at: sizes[next].item).size != sizes[next].size
            {
                neighbours.append(sizes[next].size)
                next += 1
            }
            if neighbours.isEmpty {
                _ = items.set(sizes[next].size, source: source, at: first)  // the same size, maybe known in another way
                next += 1
                continue
            }
            items.set(neighbours, source: source, startingAt: first)
            changes.append(ItemReplacement(newItems: first..<first + neighbours.count, oldCount: neighbours.count))
        }
        return rows.rebreak(changes, items: items, rule: LineRule(metrics, in: configuration), work: &work)
    }

    /// Sets many sizes, ascending by item, and breaks everything from scratch.
    mutating func setSizesAndBreakAll(
        _ sizes: [(item: Int, size: AxisSize)], source: SizeSource, in configuration: FlowConfiguration,
        work: inout BreakingWork
    ) -> RowSplice {
        items.set(sizes, source: source)
        return breakAll(in: configuration, work: &work)
    }

    /// Gives the items that nobody has measured another estimate.
    mutating func setEstimate(
        _ size: FlowSize, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> [RowSplice] {
        guard estimate != nil, estimate != size else { return [] }
        estimate = size
        let axisSize = configuration.axis.size(size)
        // From the last range to the first, so that earlier rows keep their numbers.
        return items.estimatedRanges.reversed().map { range in
            let run = ItemStretch.run(count: range.count, size: axisSize, source: .estimated)
            return replaceItems(range, with: [run], in: configuration, work: &work)
        }
    }

    /// Items of a range carry the estimate again. `estimate` is not nil.
    mutating func forgetSizes(
        of range: Range<Int>, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplice? {
        guard let estimate, !range.isEmpty else { return nil }
        let run = ItemStretch.run(count: range.count, size: configuration.axis.size(estimate), source: .estimated)
        return replaceItems(range, with: [run], in: configuration, work: &work)
    }

    /// Takes other metrics; nil if no line can have changed.
    mutating func setMetrics(
        _ new: SectionMetrics, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplice? {
        let rule = LineRule(metrics, in: configuration)
        metrics = new
        return LineRule(new, in: configuration) == rule ? nil : breakAll(in: configuration, work: &work)
    }

    /// Makes the first estimate of a section that was given all its sizes.
    mutating func adoptEstimate(_ size: FlowSize) {
        if estimate == nil { estimate = size }
    }

    /// Breaks all rows again, under a configuration of which only the available length may have changed.
    mutating func breakAll(in configuration: FlowConfiguration, work: inout BreakingWork) -> RowSplice {
        let old = rows.count
        let rule = LineRule(metrics, in: configuration)
        rows = RowList(breaking: items, rule: rule, shape: rows.tree.shape, work: &work)
        return RowSplice(removed: 0..<old, insertedCount: rows.count)
    }

    /// Turns the items for the other scroll axis and breaks all rows again.
    mutating func transpose(in configuration: FlowConfiguration, work: inout BreakingWork) -> RowSplice {
        items = items.transposed
        return breakAll(in: configuration, work: &work)
    }

    /// Traps with a message if the section is not what it should be. O(*n*).
    func checkInvariants(in configuration: FlowConfiguration) {
        items.checkInvariants()
        rows.checkInvariants(items: items, rule: LineRule(metrics, in: configuration))
        guard let estimate else {
            precondition(items.summary.estimatedCount == 0, "only a section with an estimate has estimated items")
            return
        }
        let size = configuration.axis.size(estimate)
        items.tree.forEach { stretch in
            precondition(
                stretch.sizeSource(at: 0) != .estimated || stretch.size(at: 0) == size,
                "estimated items carry the estimate")
        }
    }
}

extension LineRule {
    init(_ metrics: SectionMetrics, in configuration: FlowConfiguration) {
        self.init(
            available: metrics.available(in: configuration), spacing: metrics.minimumInteritemSpacing,
            tolerance: configuration.options.fitTolerance)
    }
}

extension SectionMetrics {
    /// The available length for items across the scroll axis (R1.2: the container less the insets); negative when these
    /// leave none.
    func available(in configuration: FlowConfiguration) -> Double {
        let insets = configuration.axis.insets(insets)
        return configuration.containerLength - insets.acrossStart - insets.acrossEnd
    }
}

extension ItemSizes {
    func stretches(_ axis: ScrollAxis) -> ContiguousArray<ItemStretch> {
        switch self {
        case .estimated(let count, let size):
            count == 0 ? [] : [.run(count: count, size: axis.size(size), source: .estimated)]
        case .equal(let count, let size):
            count == 0 ? [] : [.run(count: count, size: axis.size(size), source: .given)]
        case .each(let sizes):
            StretchBuilder.stretches(of: sizes, axis: axis)
        }
    }
}
