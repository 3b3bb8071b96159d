/// The places of a row's items across the scroll axis, before pixel rounding (R3.2–R3.7, R3.9).
///
/// Item *i* is at `(lead + Σ earlier spans) + i · gap`, in this order of operations; the spans are added one by one
/// from the row's start. So a position depends on the row alone, not on how its items are stored.
struct RowPlacement {
    var lead: Double
    var gap: Double

    /// Returns whether two placements put the items of a row of `count` items at equal places.
    func isSame(as other: RowPlacement, of count: Int) -> Bool {
        lead == other.lead && (count == 1 || gap == other.gap)
    }
}

/// Places the items of rows across the scroll axis, from values that all rows of a section share.
struct RowPlacer {
    private let insetStart: Double
    private let available: Double
    private let spacing: Double
    private let options: FlowOptions
    private let centersSingleItems: Bool
    private var rule: LineRule { LineRule(available: available, spacing: spacing, tolerance: options.fitTolerance) }
    private let itemCount: Int
    /// The size that every item has, if the section is laid out as a grid (R3.5); nil otherwise.
    private let gridSize: AxisSize?
    /// Whether lines of several items are justified, so that they reach from edge to edge. False if the section is laid
    /// out as a grid. The last line may have another alignment.
    let justifiesFullLines: Bool

    init(_ section: Section, in configuration: FlowConfiguration) {
        let usesGrid = configuration.options.usesUniformGrid
        self.init(
            section.metrics, section.items.count, usesGrid ? section.items.uniformity : .mixed, in: configuration)
    }

    /// Makes the placer of a section. It needs the number of the section's items and whether the items have equal
    /// sizes.
    init(
        _ metrics: SectionMetrics, _ itemCount: Int, _ uniformity: SizeUniformity, in configuration: FlowConfiguration
    ) {
        insetStart = configuration.axis.insets(metrics.insets).acrossStart
        available = metrics.available(in: configuration)
        spacing = metrics.minimumInteritemSpacing
        options = configuration.options
        centersSingleItems =
            metrics.cellsSizeThemselves && options.centersSelfSizingSingleItemLine && options.lineAlignment == .justify
        self.itemCount = itemCount
        if options.usesUniformGrid, case .same(let size) = uniformity {
            gridSize = size
        } else {
            gridSize = nil
        }
        justifiesFullLines = gridSize == nil && options.lineAlignment == .justify
    }

    /// Whether the placement of a row depends on whether the row's items have equal sizes (R3.6).
    var needsUniformity: Bool { options.uniformity == .line && options.usesUniformGrid && gridSize == nil }

    /// Returns whether `placeFull` can place the row. It can if the row has several items that together reach from edge
    /// to edge.
    @inline(__always)
    func isFull(_ row: RowContent) -> Bool {
        justifiesFullLines && row.count > 1 && !row.isLast
    }

    @inline(__always)
    func placeFull(_ row: RowContent) -> RowPlacement { justified(row) }

    /// Returns the places of a row's items across the scroll axis.
    func place(_ row: RowContent) -> RowPlacement {
        isFull(row) ? justified(row) : placeAny(row)
    }

    @inline(__always)
    private func justified(_ row: RowContent) -> RowPlacement {
        // R3.3: the first begins at the start inset, the last ends at the end inset, all gaps are equal.
        RowPlacement(lead: insetStart, gap: (available - row.spans) / Double(row.count - 1))
    }

    private func placeAny(_ row: RowContent) -> RowPlacement {
        // R3.7, R17.15: where cells size themselves, a lone item is centred, even on the last line.
        if row.count == 1 && centersSingleItems { return lone(row, alignment: .justify) }
        // R3.5: equal items are in a grid, the last line too.
        if let gridSize { return grid(row, of: gridSize) }
        guard row.isLast else { return aligned(row, options.lineAlignment) }  // R3.2: lines are justified
        if needsUniformity, case .same(let size) = row.uniformity {
            return grid(row, of: size)
        }
        // R3.6: the last line is packed from the start with the minimum spacing.
        return aligned(row, options.lastLineAlignment)
    }

    /// Returns the placement of a row of equal items. Every row, complete or not, has the gap of a full line, so that
    /// the items form columns (R3.5).
    private func grid(_ row: RowContent, of size: AxisSize) -> RowPlacement {
        guard options.lineAlignment == .justify else { return aligned(row, options.lineAlignment) }
        let columns = rule.capacity(for: Span(size.across), limit: itemCount)
        // Where all items fit on one line, the columns are those of a line that is full (W51).
        let fitting = rule.capacity(for: Span(size.across), limit: .max)
        let count = fitting > FlowModel.largestCount ? columns : fitting
        if count == 1 { return lone(row, alignment: .justify) }
        return RowPlacement(lead: insetStart, gap: (available - Double(count) * size.across) / Double(count - 1))
    }

    private func aligned(_ row: RowContent, _ alignment: LineAlignment) -> RowPlacement {
        if row.count == 1 { return lone(row, alignment: alignment) }
        if alignment == .justify { return justified(row) }
        return RowPlacement(lead: lead(alignment, used: row.spans + spacing * Double(row.count - 1)), gap: spacing)
    }

    /// Returns the placement of a line that has only one item.
    ///
    /// The item is centred if lines are justified (R3.4). This is also true of an item that is longer than the line,
    /// unless `centersOversizedItem` is false (R3.9).
    private func lone(_ row: RowContent, alignment: LineAlignment) -> RowPlacement {
        let span = row.spans
        if span > available && !options.centersOversizedItem { return RowPlacement(lead: insetStart, gap: 0) }
        return RowPlacement(lead: lead(alignment == .justify ? .center : alignment, used: span), gap: 0)
    }

    /// Returns the coordinate of a row's first item across the scroll axis, in points. It follows from `alignment`
    /// (R3.1) and from `used`, the length of the row's items with their spacing. The rule is the same in both scroll
    /// directions (R3.11).
    private func lead(_ alignment: LineAlignment, used: Double) -> Double {
        switch alignment {
        case .start, .justify: insetStart
        case .center: insetStart + (available - used) / 2
        case .end: insetStart + (available - used)
        }
    }
}

/// The values of a row from which its placement is computed.
struct RowContent {
    var count: Int
    /// The sum of the items' lengths across the scroll axis.
    var spans: Double
    /// Whether the row's items have equal sizes; unknown unless the placer needs this value.
    var uniformity: SizeUniformity
    /// Whether the row is the last one of its section.
    var isLast: Bool
}
