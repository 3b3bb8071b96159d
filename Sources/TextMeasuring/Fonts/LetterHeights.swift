/// The heights of letters above the baseline, in points. No text's size depends on them; views align to them.
public struct LetterHeights: Hashable, Sendable {
    /// Height of a capital letter.
    public var capHeight: Double
    /// Height of a small letter without an ascender.
    public var xHeight: Double

    /// Makes heights in points. Nothing is checked.
    public init(capHeight: Double, xHeight: Double) {
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
