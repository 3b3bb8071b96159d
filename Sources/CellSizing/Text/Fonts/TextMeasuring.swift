/// Knows how wide characters are and how tall a line is.
///
/// A conforming type obeys these laws:
/// - The answers depend on the arguments alone, so that a layout is the same on every machine and every run.
/// - An advance is finite and never negative for the fonts that the type supports.
/// - Line metrics scale with the point size: twice the size, twice the height.
///
/// Widths of single characters are added up: there is no kerning and there are no ligatures.
public protocol TextMeasuring: Sendable {
    /// Ascent, descent and leading of a line set in `font`, in points.
    func lineMetrics(of font: FontSpec) -> LineMetrics

    /// How tall letters are, in points. Unless a type says something else: 0.7 and 0.5 of the point size.
    func letterHeights(of font: FontSpec) -> LetterHeights

    /// How far a character moves the pen, in points.
    func advance(of character: Character, font: FontSpec) -> Double

    /// Appends the advances of many characters of one scalar each, in order.
    ///
    /// The answer has to be that of `advance(of:font:)` for each, which is what a type does that says nothing. One that
    /// can answer for many at once makes long texts cheaper.
    func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double])
}

extension TextMeasuring {
    /// 0.7 and 0.5 of the point size.
    public func letterHeights(of font: FontSpec) -> LetterHeights {
        LetterHeights(capHeight: font.size * 0.7, xHeight: font.size * 0.5)
    }

    /// Asks for the advances one by one.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        for scalar in scalars { advances.append(advance(of: Character(scalar), font: font)) }
    }

    /// The width of `text` set on one line, in points, not rounded.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    public func width(of text: String, font: FontSpec) -> Double {
        text.reduce(into: CompensatedSum()) { $0.add(advance(of: $1, font: font)) }.value
    }

    /// The size of a label that shows `text` on one line: width and height go up to the next pixel.
    ///
    /// An empty text has no width and still one line's height. A line break counts as nothing: it does not start a
    /// line.
    ///
    /// - Parameters:
    ///   - text: What the label shows.
    ///   - font: The font of all of it.
    ///   - scale: Pixels per point; 0 turns rounding off.
    /// - Complexity: O(*n*) in the number of characters.
    public func singleLineSize(of text: String, font: FontSpec, scale: Double) -> TextSize {
        let pixels = PixelRounding(scale: scale)
        return TextSize(
            width: pixels.up(max(0, width(of: text, font: font))), height: pixels.up(lineMetrics(of: font).height))
    }
}
