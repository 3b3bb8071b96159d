/// Advance widths of the system font's letters, signs and digits in thousandths of the font size, without tracking.
///
/// The font has two designs, one for text and one for titles, and each has a regular and a bold weight here. All
/// numbers are fitted to published sizes of labels; docs/cells.md ("How wide texts are") describes the method and the
/// errors.
struct SystemWidths: Sendable {
    /// The widths of the scalars from U+0020 to U+007E, in thousandths of the font size.
    let ascii: [Int16]
    /// The widths of the scalars from U+0391 to U+03C9, in thousandths of the font size.
    let greek: [Int16]
    /// The widths of the scalars from U+0410 to U+044F, in thousandths of the font size.
    let cyrillic: [Int16]
    /// The widths of single letters and signs, in thousandths of the font size. The key is the value of the scalar.
    let signs: [UInt32: Int16]
}

/// A table of the widths of scalars in all four designs.
final class SystemWidthTable: Sendable {
    /// The widths in four designs: regular for text, bold for text, regular for titles, bold for titles.
    typealias Designs = SIMD4<Double>

    static let shared = SystemWidthTable(
        .textRegular, .textBold, .displayRegular, .displayBold)

    /// The width of a character that the tables do not have. The number is a choice of this library.
    static let fallback = Designs(repeating: 592)

    private let ascii: [Designs]
    private let greek: [Designs]
    private let cyrillic: [Designs]
    private let signs: [UInt32: Designs]

    private init(_ text: SystemWidths, _ bold: SystemWidths, _ title: SystemWidths, _ boldTitle: SystemWidths) {
        func joined(_ widths: (SystemWidths) -> [Int16]) -> [Designs] {
            widths(text).indices.map {
                Designs(
                    Double(widths(text)[$0]), Double(widths(bold)[$0]), Double(widths(title)[$0]),
                    Double(widths(boldTitle)[$0]))
            }
        }
        ascii = joined(\.ascii)
        greek = joined(\.greek)
        cyrillic = joined(\.cyrillic)
        signs = text.signs.reduce(into: [:]) { signs, sign in
            let others = [bold, title, boldTitle].map { Double($0.signs[sign.key] ?? sign.value) }
            signs[sign.key] = Designs(Double(sign.value), others[0], others[1], others[2])
        }
    }

    /// The widths of a visible ASCII scalar; nil for any other scalar.
    @inline(__always)
    func asciiWidths(of scalar: Unicode.Scalar) -> Designs? {
        let index = Int(scalar.value) &- 0x20
        return index >= 0 && index < ascii.count ? ascii[index] : nil
    }

    /// The widths of a scalar in the four designs. A letter with a mark is as wide as the letter.
    ///
    /// - Complexity: O(1).
    func widths(of scalar: Unicode.Scalar) -> Designs {
        let value = LatinBases.base(of: scalar.value)
        switch value {
        case 0x20...0x7E: return ascii[Int(value - 0x20)]
        case 0x391...0x3C9: return greek[Int(value - 0x391)]
        case 0x410...0x44F: return cyrillic[Int(value - 0x410)]
        default: return signs[value] ?? Self.fallback
        }
    }
}
