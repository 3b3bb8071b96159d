/// The metrics of fonts: the widths of characters and the height of a line.
///
/// A conforming type obeys these laws:
/// - The answers depend on the arguments alone, so that a layout is the same on every machine and every run.
/// - An advance is finite and never negative for the fonts that the type supports.
/// - Line metrics scale with the point size: twice the size, twice the height.
/// - Kerning is finite. It depends on the characters of one run of one font between two line breaks or tabs, and is
///   added to the advance of a pair's first character, so that a line is as wide as the sum of its parts.
///
/// A type that does not implement kerning has none. There are no ligatures.
public protocol TextMetrics: Sendable {
    /// Returns the ascent, the descent and the leading of a line in `font`, in points.
    func lineMetrics(of font: FontSpec) -> LineMetrics

    /// Returns the heights of letters, in points. The default is 0.7 of the point size for a capital, and 0.5 for a
    /// small letter.
    func letterHeights(of font: FontSpec) -> LetterHeights

    /// Returns the advance of a character, in points.
    func advance(of character: Character, font: FontSpec) -> Double

    /// Appends the advances of characters that consist of one scalar each, in order.
    ///
    /// The results have to equal those of `advance(of:font:)`, which the default calls for each. A type that measures
    /// many at once makes long texts cheaper.
    func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double])

    /// Whether the font itself has a character. If not, `FontLibrary` looks for the character in the fallbacks.
    func hasGlyph(for character: Character, font: FontSpec) -> Bool

    /// Whether the font may have kerning. For a font without kerning `addKerning(of:font:to:)` is not called, which
    /// saves time.
    func hasKerning(_ font: FontSpec) -> Bool

    /// Adds the kerning of neighbouring characters, in points. Positive kerning moves the two characters apart, and
    /// negative kerning moves them together.
    ///
    /// - Parameters:
    ///   - scalars: Characters that follow each other, without line breaks and tabs.
    ///   - font: The font of all of them.
    ///   - kerning: Has an entry for each scalar, at the same index. It need not be 0: a layout passes the scalars'
    ///     advances. The amount of a pair is added to the entry of its first scalar. An advance that would be less than
    ///     nothing with it is nothing.
    func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double])

    /// Returns the relative error of a text's width, for example 0.01 for one percent; nil if the error is unknown. The
    /// default is 0, which means that widths are exact.
    func widthError(of text: Substring, font: FontSpec) -> Double?
}

extension TextMetrics {
    /// Returns the default heights of letters: 0.7 of the point size for a capital, 0.5 for a small letter.
    public func letterHeights(of font: FontSpec) -> LetterHeights {
        LetterHeights(capHeight: font.size * 0.7, xHeight: font.size * 0.5)
    }

    /// Appends the advances of the characters, one by one.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        for scalar in scalars { advances.append(advance(of: Character(scalar), font: font)) }
    }

    /// Returns true, because a font has every character unless a type implements the method.
    public func hasGlyph(for character: Character, font: FontSpec) -> Bool { true }

    /// Returns false, because a font has no kerning unless a type implements the method.
    public func hasKerning(_ font: FontSpec) -> Bool { false }

    /// Adds nothing, because a font has no kerning unless a type implements the method.
    public func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {}

    /// The width of `text` set on one line, in points, not rounded. Line breaks and tabs have the advances that the
    /// font has for these characters.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    public func width(of text: String, font: FontSpec) -> Double {
        guard hasKerning(font) else {
            return text.reduce(into: CompensatedSum()) { $0.add(advance(of: $1, font: font)) }.value
        }
        let scalars = Array(text.unicodeScalars)
        var kerning = [Double](repeating: 0, count: scalars.count)
        addKerningWithinLines(of: scalars[...], font: font, to: &kerning)
        var sum = CompensatedSum()
        var first = 0
        for character in text {
            let end = first + character.unicodeScalars.count
            let amount = kerning[first..<end].reduce(0, +)
            sum.add(Kerning.applied(amount, to: advance(of: character, font: font)))
            first = end
        }
        return sum.value
    }

    /// The size of a label that shows `text` on one line, with width and height rounded up to the next pixel.
    ///
    /// An empty text has no width and still one line's height. A line break has no width and does not start a line.
    ///
    /// - Parameters:
    ///   - text: The text of the label.
    ///   - font: The font of all of it.
    ///   - scale: Pixels per point; 0 turns rounding off.
    /// - Complexity: O(*n*) in the number of characters.
    public func singleLineSize(of text: String, font: FontSpec, scale: Double) -> TextSize {
        let pixels = PixelRounding(scale: scale)
        return TextSize(
            width: pixels.up(max(0, width(of: text, font: font))), height: pixels.up(lineMetrics(of: font).height))
    }
}
