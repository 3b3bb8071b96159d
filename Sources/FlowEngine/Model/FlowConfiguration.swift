/// Where a line's items stand across the scroll axis (R3.1).
public enum LineAlignment: Hashable, Sendable {
    /// At the line's start, with the least spacing between items.
    case start
    /// In the middle, with the least spacing between items.
    case center
    /// At the line's end, with the least spacing between items.
    case end
    /// Spread so that the last item touches the end; a lone item is centred (R3.3, R3.4).
    case justify
}

/// Where an item stands along the scroll axis inside a line that is longer than the item (R3.10).
public enum ItemAlignment: Hashable, Sendable {
    /// At the line's start: the top of a row, the left of a column.
    case start
    /// In the middle of the line.
    case center
    /// At the line's end: the bottom of a row, the right of a column.
    case end
}

/// What "all sizes are equal" is asked of before the column grid is used (R3.6; not settled by a public frame).
public enum Uniformity: Hashable, Sendable {
    /// The whole section.
    case section
    /// The last line alone, where the section as a whole is not uniform.
    case line
}

/// The choices that Apple's documentation leaves open, with the defaults that observation supports.
public struct FlowOptions: Hashable, Sendable {
    /// By how many points a line may be too long and still hold its last item (R2.3).
    public var fitTolerance = 1e-6
    /// How lines are spread, but for the last one of a section (R3.2).
    public var lineAlignment = LineAlignment.justify
    /// How the last line of a section is placed when the section is not uniform (R3.2, R3.6).
    public var lastLineAlignment = LineAlignment.start
    /// Where shorter items stand in their line (R3.10).
    public var itemAlignment = ItemAlignment.center
    /// Whether a section of equal items keeps its columns in the last line (R3.5).
    public var usesUniformGrid = true
    /// What has to be uniform for that (R3.6).
    public var uniformity = Uniformity.section
    /// Whether a one-item line is centred in a section whose cells size themselves, even as the last line (R3.7).
    public var centersSelfSizingSingleItemLine = true
    /// Whether an item wider than its line is centred over it, instead of starting with it (R3.9).
    public var centersOversizedItem = true

    /// Makes options with the defaults above.
    public init() {}
}

/// What all sections share: the axis, the room across it, the pixel density and the options.
public struct FlowConfiguration: Hashable, Sendable {
    /// The direction in which content scrolls.
    public var axis: ScrollAxis
    /// The length across the scroll axis, in points, content insets taken off (R1.2).
    public var containerLength: Double
    /// Pixels per point; 0 hands out unrounded origins (R4.5).
    public var displayScale: Double
    /// The choices that Apple's documentation leaves open.
    public var options: FlowOptions

    /// Makes a configuration. Nothing is checked: the model that takes it throws where it cannot be used.
    public init(
        containerLength: Double, axis: ScrollAxis = .vertical, displayScale: Double = 2, options: FlowOptions = .init()
    ) {
        self.axis = axis
        self.containerLength = containerLength
        self.displayScale = displayScale
        self.options = options
    }

    /// Where an element that stands at `position` along an axis is handed out: at the nearest physical pixel, exact
    /// halves up; where it is, if nothing is rounded (R4.1, R4.5). For who places elements beside the model, as pinned
    /// headers are (R7.2). In points. O(1).
    public func onPixelGrid(_ position: Double) -> Double { PixelGrid(scale: displayScale).rounded(position) }
}

/// The lengths that a section adds around and between its items, in points.
public struct SectionMetrics: Hashable, Sendable {
    /// Around the block of items only (R1.7).
    public var insets = FlowInsets.zero
    /// Between lines (R1.12).
    public var minimumLineSpacing = 10.0
    /// Between the items of a line, at least (R1.16).
    public var minimumInteritemSpacing = 10.0
    /// Along the scroll axis; 0: there is no header (R1.6).
    public var headerLength = 0.0
    /// Along the scroll axis; 0: there is no footer (R1.6).
    public var footerLength = 0.0
    /// Whether cells report their own sizes here, which moves a lone item of a line (R3.7).
    public var cellsSizeThemselves = false

    /// Makes metrics with the flow layout's defaults (R1.15). Nothing is checked: the model that takes them throws.
    public init(
        insets: FlowInsets = .zero, minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
        headerLength: Double = 0, footerLength: Double = 0, cellsSizeThemselves: Bool = false
    ) {
        self.insets = insets
        self.minimumLineSpacing = minimumLineSpacing
        self.minimumInteritemSpacing = minimumInteritemSpacing
        self.headerLength = headerLength
        self.footerLength = footerLength
        self.cellsSizeThemselves = cellsSizeThemselves
    }
}

/// The items that a section starts with, or that are inserted.
public enum ItemSizes: Hashable, Sendable {
    /// Items that nobody has measured and that carry the estimate: one run, whatever the count.
    case estimated(count: Int, FlowSize)
    /// Items that all have the same given size: one run, whatever the count.
    case equal(count: Int, FlowSize)
    /// Given sizes, one by one.
    case each([FlowSize])

    /// Items described; what was given, also where it is negative. O(1).
    public var count: Int {
        switch self {
        case .estimated(let count, _), .equal(let count, _): count
        case .each(let sizes): sizes.count
        }
    }
}

/// A section to be built: its items and its metrics.
public struct SectionContent: Hashable, Sendable {
    /// The section's items, by their sizes.
    public var items: ItemSizes
    /// The section's own insets, spacings, header and footer.
    public var metrics: SectionMetrics

    /// Makes a section's content; with the flow layout's default metrics unless told otherwise.
    public init(_ items: ItemSizes, metrics: SectionMetrics = SectionMetrics()) {
        self.items = items
        self.metrics = metrics
    }
}
