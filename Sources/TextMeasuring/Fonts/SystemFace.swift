/// The widths of the system font at one size and weight.
struct SystemFace {
    /// The width of a hangul syllable, as a share of the font size. Labels of 12 and 17 points have shares from 0.8646
    /// to 0.8676. Han characters are wider.
    static let hangul = 0.866
    /// The width of an emoji, as a share of the font size. The share is approximate, and was observed at 34 and 38
    /// points.
    static let emoji = 1.116

    private let table = SystemWidthTable.shared
    private let size: Double
    private let tracking: Double
    /// The factors by which the widths in `SystemWidthTable.Designs` are multiplied. The sum of the four products is
    /// the width of a character in points, without tracking. A factor is the share that a design has in the font, times
    /// a thousandth of the font size. The designs are the regular and the bold design, each for text and for titles.
    private let mix: SystemWidthTable.Designs
    private let isMonospaced: Bool
    private let hasMonospacedDigits: Bool

    init(_ font: FontSpec) {
        size = font.size
        tracking = SystemTracking.thousandths(at: font.size) * font.size / 1000
        let title = Self.titleShare(at: font.size)
        let bold = Self.boldness(of: font.weight)
        mix =
            SystemWidthTable.Designs(
                (1 - title) * (1 - bold), (1 - title) * bold, title * (1 - bold), title * bold) * (font.size / 1000)
        isMonospaced = font.family == .monospacedSystem
        hasMonospacedDigits = font.hasMonospacedDigits
    }

    /// Returns the share that the design for titles has in the widths of a font. The remaining share is that of the
    /// design for text. The share is 0 up to a font size of 18.5 points, and 1 from 25.5 points on.
    ///
    /// Fitted to labels of 18 to 26 points; newer systems interpolate between the designs, older ones changed at 20.
    static func titleShare(at size: Double) -> Double { min(max((size - 18.5) / 7, 0), 1) }

    /// Returns the share of the bold design in a weight: 0 for regular, 1 for bold. The shares from light to heavy were
    /// fitted. The shares of lighter and heavier weights continue this series, which is a choice of this library.
    static func boldness(of weight: FontSpec.Weight) -> Double {
        switch weight {
        case .ultraLight: -1.2
        case .thin: -0.9
        case .light: -0.2
        case .regular: 0
        case .medium: 0.36
        case .semibold: 0.655
        case .bold: 1
        case .heavy: 1.48
        case .black: 1.85
        }
    }

    /// The advance of a character that is one scalar.
    @inline(__always)
    func advance(of scalar: Unicode.Scalar) -> Double {
        // A short path for most text, without the class of the character.
        if !isMonospaced && !hasMonospacedDigits, let widths = table.asciiWidths(of: scalar) { return advance(widths) }
        return advance(of: CharacterWidthClass(scalar))
    }

    @inline(__always)
    private func advance(_ widths: SystemWidthTable.Designs) -> Double { max(0, (widths * mix).sum() + tracking) }

    func advance(of widthClass: CharacterWidthClass) -> Double {
        switch widthClass {
        case .zero: return 0
        case .wide: return size
        case .hangul: return size * Self.hangul
        case .emoji: return Self.emojiWidth(at: size)
        case .narrow(let base):
            if isMonospaced { return size * 0.6 }
            let isDigit = hasMonospacedDigits && ("0"..."9").contains(base)
            return advance(table.widths(of: isDigit ? "0" : base))
        }
    }

    /// The advances of characters that consist of one scalar each, in order.
    struct Advances: Sequence, IteratorProtocol {
        private let face: SystemFace
        private let scalars: ArraySlice<Unicode.Scalar>
        private var index: Int

        init(face: SystemFace, scalars: ArraySlice<Unicode.Scalar>) {
            (self.face, self.scalars, index) = (face, scalars, scalars.startIndex)
        }

        var underestimatedCount: Int { scalars.endIndex - index }

        @inline(__always)
        mutating func next() -> Double? {
            guard index < scalars.endIndex else { return nil }
            defer { index += 1 }
            return face.advance(of: scalars[index])
        }
    }

    /// Returns the width of an emoji, in points. Emoji are enlarged by the factor 1.25 up to a font size of 16 points,
    /// and are not enlarged from 24 points on. This was observed at 17, 34 and 38 points.
    private static func emojiWidth(at size: Double) -> Double {
        let drawn = size <= 16 ? size * 1.25 : max(size, (size + 24) / 2)
        return drawn * emoji
    }
}
