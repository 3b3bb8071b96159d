/// The height of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
    /// The height of the line above the baseline, in points.
    public var ascent: Double
    /// The depth of the line below the baseline, in points; positive.
    public var descent: Double
    /// The space between this line and the next line, in points.
    public var leading: Double

    /// Makes metrics in points. Nothing is checked.
    public init(ascent: Double, descent: Double, leading: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// The height of one line alone, in points: the sum of ascent and descent.
    public var height: Double { ascent + descent }
}
