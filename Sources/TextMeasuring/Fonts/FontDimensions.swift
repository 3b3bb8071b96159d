/// The heights of a font's lines and letters, in points, as a font object reports them. The signs are UIKit's: the
/// descender is negative.
public struct FontDimensions: Hashable, Sendable {
    /// The height of a line above the baseline, in points; positive.
    public var ascender: Double
    /// The depth of a line below the baseline, in points; negative.
    public var descender: Double
    /// The space between two lines, in points.
    public var leading: Double
    /// The height of a capital letter, in points.
    public var capHeight: Double
    /// The height of a small letter without an ascender, in points.
    public var xHeight: Double

    /// Makes dimensions in points. Nothing is checked.
    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of one line alone, in points: the lengths above the baseline and below it, without leading.
    public var lineHeight: Double { ascender - descender }
}

extension TextMetrics {
    /// Returns the heights of a font's lines and letters, as a font object reports them.
    ///
    /// - Complexity: O(1).
    public func dimensions(of font: FontSpec) -> FontDimensions {
        let line = lineMetrics(of: font)
        let letters = letterHeights(of: font)
        return FontDimensions(
            ascender: line.ascent, descender: -line.descent, leading: line.leading, capHeight: letters.capHeight,
            xHeight: letters.xHeight)
    }
}
