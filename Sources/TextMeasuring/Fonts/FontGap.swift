/// A value that measuring a text needs, but that the table of recorded fonts does not have.
///
/// A text with a gap is not exact: what is missing was measured by other metrics.
public struct FontGap: Hashable, Sendable {
    /// The kinds of missing values.
    public enum Kind: Hashable, Sendable {
        /// A font at a size and a weight. The whole text was measured with other metrics instead.
        case font
        /// The advance of a character. The character was measured with other metrics instead.
        case character(Character)
        /// The kerning of two neighbours, which is taken as 0.
        case pair(Unicode.Scalar, Unicode.Scalar)
    }

    /// The font of the text.
    public var font: FontSpec
    /// The missing value.
    public var kind: Kind

    /// Makes a gap.
    public init(font: FontSpec, kind: Kind) {
        self.font = font
        self.kind = kind
    }

    /// The gap that is compared to recognise repetitions of a message. Only the first of several gaps with equal
    /// subjects is reported. All missing pairs of a font have equal subjects.
    package var subject: FontGap {
        guard case .pair = kind else { return self }
        return FontGap(font: font, kind: .pair(" ", " "))
    }
}

extension FontGap: CustomStringConvertible {
    /// The missing value, the value that is used in its place, and the remedy, in words.
    public var description: String {
        switch kind {
        case .font:
            "The recorded fonts do not have \(font.nameInMessages). Its texts are measured by the built-in model. Record "
                + "the font at this size and weight, too: sizes in between cannot be computed."
        case .character(let character):
            "The recorded fonts do not have \(Self.quoted(character)) in \(font.nameInMessages). It is measured by the "
                + "built-in model. Record the font with this character."
        case .pair(let first, let second):
            "The recorded fonts do not say the kerning of “\(first)\(second)” in \(font.nameInMessages), and perhaps of "
                + "other pairs. It is taken as 0. Record the font with the texts that are shown, or with all pairs."
        }
    }

    /// Returns a character in quotes. An invisible character is returned as the code points of its scalars, such as
    /// `U+200B`.
    private static func quoted(_ character: Character) -> String {
        let isSeen = character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
                .spaceSeparator: false
            default: true
            }
        }
        if isSeen { return "“\(character)”" }
        return character.unicodeScalars.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
            .joined(separator: " ")
    }
}

extension FontSpec {
    /// The font in words, for use in a sentence: `the system font at 17 points, semibold`.
    package var nameInMessages: String {
        let face =
            switch family {
            case .system: "the system font"
            case .monospacedSystem: "the monospaced system font"
            case .named(let name): "the font “\(name)”"
            }
        let points = size == size.rounded() && abs(size) < 1e6 ? "\(Int(size))" : "\(size)"
        var name = "\(face) at \(points) points"
        if weight != .regular { name += ", \(weight.rawValue)" }
        if isItalic { name += ", italic" }
        if hasMonospacedDigits { name += ", with digits of one width" }
        return name
    }
}
