/// The numbers that a font object reports, in points, with UIKit's signs.
public struct FontDimensions: Hashable, Sendable {
    /// The height above the baseline; positive.
    public var ascender: Double
    /// The depth below the baseline; negative.
    public var descender: Double
    /// The space between two lines.
    public var leading: Double
    /// The height of a capital letter.
    public var capHeight: Double
    /// The height of a small letter without an ascender.
    public var xHeight: Double

    /// Makes numbers in points. Nothing is checked.
    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of one line alone: the lengths above the baseline and below it, without leading.
    public var lineHeight: Double { ascender - descender }
}

extension TextMetrics {
    /// The numbers that a font object reports.
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
