/// A section: its items, the rows that they form, and the lengths around them.
///
/// Along the scroll axis: header, start inset, rows with spacing between them, end inset, footer (R1.3, R1.8).
struct Section: Sendable {
    private(set) var items: ItemTree
    private(set) var metrics: SectionMetrics
    /// The size that unmeasured items carry; nil in a section whose sizes were all given.
    private(set) var estimate: FlowSize?

    /// Makes a section of `content`, which has been validated.
    init(_ content: SectionContent, in configuration: FlowConfiguration, shape: TreeShape, work: inout BreakingWork) {
        metrics = content.metrics
        if case .estimated(_, let size) = content.items { estimate = size }
        let rule = LineRule(metrics, in: configuration)
        items = ItemTree(content.items, configuration.axis, rule, shape: shape, work: &work)
    }
}

extension Section {
    /// Updates the line breaks that edits may have moved. Returns the replaced rows.
    private mutating func settle(
        _ before: RowsBefore, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        let rule = LineRule(metrics, in: configuration)
        var splices = items.settle(rule, rowsBefore: before.rowCount, &work)
        if addRowAtEnd(to: &splices, before, in: configuration) { work.rowsReplaced += 1 }
        return splices
    }

    /// Replaces items, and updates the line breaks that the replacement may have moved.
    mutating func replaceItems(
        _ range: Range<Int>, with new: [NewItems], in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        let before = RowsBefore(items)
        items.replace(range, with: new[...])
        return settle(before, in: configuration, work: &work)
    }

    /// Replaces several ranges of items at once, and updates the line breaks that the replacements may have moved.
    mutating func replaceItems(
        _ replacements: ItemReplacements, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        let before = RowsBefore(items)
        // Replacements that shrink the section come first: it never holds more items than before or afterwards.
        for grows in [false, true] {
            var shift = 0
            for place in replacements.places {
                if (place.gained > 0) == grows {
                    let range = place.range.lowerBound + shift..<place.range.upperBound + shift
                    items.replace(range, with: replacements.items(at: place))
                }
                if grows || place.gained <= 0 { shift += place.gained }
            }
        }
        return settle(before, in: configuration, work: &work)
    }

    /// Sets one size, and updates the line breaks that the new size may have moved. Does nothing if the size is
    /// unchanged.
    mutating func setSize(
        _ size: AxisSize, source: SizeSource, at item: Int, in configuration: FlowConfiguration,
        work: inout BreakingWork
    ) -> RowSplices {
        let before = RowsBefore(items)
        items.set(size, source: source, at: item)
        return settle(before, in: configuration, work: &work)
    }

    /// Sets the sizes of items. Updates the line breaks that the new sizes may have moved. `sizes` must be in the order
    /// of the items.
    mutating func setSizes(
        _ sizes: [(item: Int, size: AxisSize)], source: SizeSource, in configuration: FlowConfiguration,
        work: inout BreakingWork
    ) -> RowSplices {
        let before = RowsBefore(items)
        items.set(sizes, source: source)
        return settle(before, in: configuration, work: &work)
    }

    /// Changes the estimate that unmeasured items carry.
    mutating func setEstimate(
        _ size: FlowSize, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        guard estimate != nil, estimate != size else { return [] }
        estimate = size
        let before = RowsBefore(items)
        items.setEstimate(configuration.axis.size(size))
        return settle(before, in: configuration, work: &work)
    }

    /// Replaces the sizes of the items of a range by the estimate. `estimate` must not be nil.
    mutating func forgetSizes(
        of range: Range<Int>, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        guard let estimate, !range.isEmpty else { return [] }
        let new = NewItems.equal(count: range.count, configuration.axis.size(estimate), .estimated)
        return replaceItems(range, with: [new], in: configuration, work: &work)
    }

    /// Replaces the metrics. Computes all line breaks again if the line rule changes.
    mutating func setMetrics(
        _ new: SectionMetrics, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        let rule = LineRule(metrics, in: configuration)
        metrics = new
        return LineRule(new, in: configuration) == rule ? [] : breakAll(in: configuration, work: &work)
    }

    /// Sets the first estimate of a section whose sizes were all given.
    mutating func adoptEstimate(_ size: FlowSize) {
        if estimate == nil { estimate = size }
    }

    /// Computes all line breaks again, for the same scroll axis. If the scroll axis changes, `transpose` is used
    /// instead.
    mutating func breakAll(in configuration: FlowConfiguration, work: inout BreakingWork) -> RowSplices {
        let old = items.rowCount
        items.breakAll(LineRule(metrics, in: configuration), &work)
        return [RowSplice(removed: 0..<old, insertedCount: items.rowCount)]
    }

    /// Exchanges the axes of all items, and computes all line breaks again.
    mutating func transpose(in configuration: FlowConfiguration, work: inout BreakingWork) -> RowSplices {
        let old = items.rowCount
        items.transpose(LineRule(metrics, in: configuration), &work)
        return [RowSplice(removed: 0..<old, insertedCount: items.rowCount)]
    }

    /// Traps with a message unless the section is valid. O(*n*).
    func checkInvariants(in configuration: FlowConfiguration) {
        items.checkInvariants(LineRule(metrics, in: configuration))
        guard let estimate else {
            precondition(items.estimatedCount == 0, "only a section with an estimate has estimated items")
            return
        }
        let size = configuration.axis.size(estimate)
        items.forEachLeaf { place in
            guard place.leaf.header.estimated != 0 else { return }
            let slots = 0..<(place.leaf.kind == .run ? 1 : place.leaf.count)
            place.leaf.forEachSize(in: slots) { _, found, source in
                precondition(source != .estimated || found == size, "estimated items carry the estimate")
            }
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
    /// Returns the length across the scroll axis that is available for items: the container's length without the insets
    /// (R1.2). The result is negative if the insets are longer than the container.
    func available(in configuration: FlowConfiguration) -> Double {
        let insets = configuration.axis.insets(insets)
        return configuration.containerLength - insets.acrossStart - insets.acrossEnd
    }
}
