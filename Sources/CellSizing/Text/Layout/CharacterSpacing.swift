import CallerChecks

/// What is done to the characters of a run beside setting them in a font, as far as it changes sizes; in points.
public struct CharacterSpacing: Hashable, Sendable {
    /// Added after each character that is wider than nothing, the last one included. A character that would be
    /// narrower than nothing is as wide as nothing; that is a choice.
    public var kern: Double
    /// How far the characters stand above the baseline, or below it if negative. A line is as high as the font's own
    /// line and the moved characters need, which is a choice.
    public var baselineOffset: Double

    /// Makes spacing.
    ///
    /// - Parameters:
    ///   - kern: Added after each character.
    ///   - baselineOffset: How far the characters stand above the baseline.
    public init(kern: Double = 0, baselineOffset: Double = 0) {
        self.kern = kern
        self.baselineOffset = baselineOffset
    }

    /// Traps on numbers that are no lengths.
    func checkInvariants(_ file: StaticString, _ line: UInt) {
        require(
            kern.isFinite && baselineOffset.isFinite, "The kern and the baseline offset of a text must be finite.",
            file: file, line: line)
    }

    /// A character's width with the kern.
    func applied(to advance: Double) -> Double { advance > 0 ? max(0, advance + kern) : advance }

    /// A line's height with characters that are moved.
    func applied(to metrics: LineMetrics) -> LineMetrics {
        guard baselineOffset != 0 else { return metrics }
        return LineMetrics(
            ascent: metrics.ascent + max(baselineOffset, 0), descent: metrics.descent - min(baselineOffset, 0),
            leading: metrics.leading)
    }
}
