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

    /// How far a character moves the pen, in points.
    func advance(of character: Character, font: FontSpec) -> Double
}

extension TextMeasuring {
    /// The width of `text` set on one line, in points, not rounded.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    public func width(of text: String, font: FontSpec) -> Double {
        text.reduce(into: 0) { $0 += advance(of: $1, font: font) }
    }

    /// The size of a label that shows `text` on one line: width and height go up to the next pixel.
    ///
    /// An empty text has no width and still one line's height. A line break counts as nothing: it does not start a line.
    ///
    /// - Parameters:
    ///   - text: What the label shows.
    ///   - font: The font of all of it.
    ///   - scale: Pixels per point; 0 turns rounding off.
    /// - Complexity: O(*n*) in the number of characters.
    public func singleLineSize(of text: String, font: FontSpec, scale: Double) -> TextSize {
        TextSize(
            width: roundedUpToPixel(max(0, width(of: text, font: font)), scale: scale),
            height: roundedUpToPixel(lineMetrics(of: font).height, scale: scale))
    }
}

/// A length up to the next pixel, as labels round theirs. Lengths within a billionth of a pixel of the grid stay there,
/// so that a sum's last bit cannot add a pixel.
func roundedUpToPixel(_ length: Double, scale: Double) -> Double {
    scale > 0 ? (length * scale - 1e-9).rounded(.up) / scale : length
}
