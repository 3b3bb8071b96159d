/// The heights of letters above the baseline, in points. No text's size depends on the heights, but views are aligned
/// by them.
public struct LetterHeights: Hashable, Sendable {
    /// The height of a capital letter, in points.
    public var capHeight: Double
    /// The height of a small letter without an ascender, in points.
    public var xHeight: Double

    /// Makes heights in points. Nothing is checked.
    public init(capHeight: Double, xHeight: Double) {
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
