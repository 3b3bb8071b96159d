/// The lengths that a section adds around and between its items, in points.
public struct SectionMetrics: Hashable, Sendable {
    /// The insets around the block of items; the header and the footer are outside of the insets (R1.7).
    public var insets = FlowInsets.zero
    /// The spacing between the lines of the section (R1.12).
    public var minimumLineSpacing = 10.0
    /// The least spacing between the items of a line (R1.16).
    public var minimumInteritemSpacing = 10.0
    /// The length of the header along the scroll axis; 0 without a header (R1.6).
    public var headerLength = 0.0
    /// The length of the footer along the scroll axis; 0 without a footer (R1.6).
    public var footerLength = 0.0
    /// Whether the section's cells determine their own size. This has an effect on the place of an item that is alone
    /// in its line (R3.7).
    public var cellsSizeThemselves = false

    /// Makes metrics with the flow layout's defaults (R1.15). Nothing is checked: a model throws if it cannot use the
    /// metrics.
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
