/// A font whose characters are blocks, for tests in which widths are easy to add.
///
/// A line is exactly as tall as the point size: 0.8 em above the baseline and 0.2 em below. Wide characters (Han, kana,
/// hangul, full-width forms, emoji) are 1 em wide, combining marks and control characters nothing, all others half an
/// em. Family and weight make no difference.
public struct BlockMetrics: TextMetrics, Hashable {
    /// Makes a font whose characters are blocks. The font has no options.
    public init() {}

    /// The metrics of a line: 0.8 of the point size above the baseline, 0.2 below, no leading.
    public func lineMetrics(of font: FontSpec) -> LineMetrics {
        let descent = font.size * 0.2
        return LineMetrics(ascent: font.size - descent, descent: descent)
    }

    /// The heights of letters, which are all as tall as the ascent.
    public func letterHeights(of font: FontSpec) -> LetterHeights {
        let ascent = lineMetrics(of: font).ascent
        return LetterHeights(capHeight: ascent, xHeight: ascent)
    }

    /// The advance of a character: an em, half an em or 0, by the kind of character.
    ///
    /// - Complexity: O(1).
    public func advance(of character: Character, font: FontSpec) -> Double {
        advance(of: CharacterWidthClass(character), size: font.size)
    }

    /// Appends the advances of characters that consist of one scalar each, in order.
    ///
    /// - Complexity: O(*n*) in their number.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        for scalar in scalars { advances.append(advance(of: CharacterWidthClass(scalar), size: font.size)) }
    }

    private func advance(of widthClass: CharacterWidthClass, size: Double) -> Double {
        switch widthClass {
        case .zero: 0
        case .wide, .hangul, .emoji: size
        case .narrow: size / 2
        }
    }
}
