/// Text metrics close to those of the system font, made from freely usable numbers.
///
/// Line heights are the system font's own, so a label's height is exact to the pixel. Widths are Helvetica's, scaled, plus
/// the published tracking of the system font: within about 2 % for English prose, −2 % for digits, more for capitals
/// that the real font kerns. Chinese, Japanese and Korean characters are exactly one em wide.
///
///     let size = SFLikeMetrics().singleLineSize(of: "Hello UIKit", font: FontSpec(size: 13), scale: 2)
///     // 65 × 16
///
/// Not for fonts that an app brings along, and not for scripts that need shaping: Arabic and Indic text is only estimated.
public struct SFLikeMetrics: TextMeasuring, Hashable {
    /// Helvetica's widths times this match the system font best; fitted on five strings of known width.
    static let widthScale = 1.0656

    /// Makes the metrics; they have nothing to choose.
    public init() {}

    /// The system font has an ascent of 1950 and a descent of 494 on an em of 2048, and no leading.
    public func lineMetrics(of font: FontSpec) -> LineMetrics {
        LineMetrics(ascent: font.size * (1950.0 / 2048), descent: font.size * (494.0 / 2048))
    }

    /// The scaled width and the tracking of the size; never negative.
    ///
    /// - Complexity: O(1).
    public func advance(of character: Character, font: FontSpec) -> Double {
        switch CharacterWidthClass(character) {
        case .zero: return 0
        case .wide: return font.size
        case .narrow(let base):
            let thousandths = Double(widths(of: font.weight).width(of: base))
            let ems = thousandths * Self.widthScale + SystemTracking.thousandths(at: font.size)
            return max(0, ems * font.size / 1000)
        }
    }

    private func widths(of weight: FontSpec.Weight) -> HelveticaWidths {
        weight == .bold ? .bold : .regular
    }
}

/// The system font's tracking by point size, from Apple's Human Interface Guidelines ("Typography").
enum SystemTracking {
    private static let smallestSize = 6.0

    /// Thousandths of an em for the sizes 6, 7, 8 … 34.
    private static let table: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12,
    ]

    /// The tracking at a size, in thousandths of an em: between two sizes of the table on the line through them,
    /// outside it the nearest entry.
    static func thousandths(at size: Double) -> Double {
        let position = min(max(size - smallestSize, 0), Double(table.count - 1))
        let below = Int(position)
        guard below + 1 < table.count else { return table[table.count - 1] }
        return table[below] + (table[below + 1] - table[below]) * (position - Double(below))
    }
}
