import CallerChecks

/// The attributes of a run, other than the font, that change sizes. Lengths are points.
public struct CharacterSpacing: Hashable, Sendable {
    /// The distance, in points, that is added after each character, including the last. Nothing is added after a
    /// character without a width. A character that would become narrower than 0 gets the width 0; this is a choice of
    /// this library.
    public var kern: Double
    /// Whether the font's kerning is applied to pairs of characters, in addition to `kern`. In UIKit a `kern` of 0
    /// turns the font's kerning off ("If this attribute is set to 0.0, no kerning is done at all", documentation of
    /// `kCTKernAttributeName`).
    public var kernsPairs: Bool
    /// The distance of the characters above the baseline, in points, or below the baseline if negative. A line is so
    /// high that it contains the font's own line and the moved characters.
    ///
    /// This agrees with two published heights of labels, with smaller characters 6 points above and 4 points below
    /// others. It is a choice that the font's own line is used if all characters are moved.
    public var baselineOffset: Double

    /// Makes spacing.
    ///
    /// - Parameters:
    ///   - kern: Added after each character.
    ///   - baselineOffset: How far the characters stand above the baseline.
    ///   - kernsPairs: Whether the font's kerning is applied.
    public init(kern: Double = 0, baselineOffset: Double = 0, kernsPairs: Bool = true) {
        self.kern = kern
        self.kernsPairs = kernsPairs
        self.baselineOffset = baselineOffset
    }

    /// Traps unless all numbers are finite.
    func checkInvariants(_ file: StaticString, _ line: UInt) {
        require(
            kern.isFinite && baselineOffset.isFinite, "The kern and the baseline offset of a text must be finite.",
            file: file, line: line)
    }

    /// Returns a character's width with `kern` added.
    func applied(to advance: Double) -> Double { advance > 0 ? max(0, advance + kern) : advance }

    /// Returns a line's metrics after its characters were moved by `baselineOffset`. They are computed from the metrics
    /// of the font's own line.
    func applied(to metrics: LineMetrics) -> LineMetrics {
        guard baselineOffset != 0 else { return metrics }
        return LineMetrics(
            ascent: metrics.ascent + max(baselineOffset, 0), descent: metrics.descent - min(baselineOffset, 0),
            leading: metrics.leading)
    }
}
