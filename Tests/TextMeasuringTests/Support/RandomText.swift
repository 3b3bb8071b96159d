import FlowTestSupport

/// Texts for tests that have to hold for every text.
enum RandomText {
    /// One scalar of each kind that text layout tells apart.
    static let kinds: [Unicode.Scalar] = [
        "a", "Z", "5", " ", "-", ".", ",", "(", ")", "!", "/", "$", "%", "\"", "\n", "\r", "\t", "\u{00A0}", "\u{AD}",
        "é",
        "ה", "م", "ж", "汉", "字", "，", "。", "（", "）", "“", "”", "「", "」", "あ", "ょ", "ー", "한", "ก", "ำ", "क", "\u{93F}",
        "\u{301}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{2028}", "\u{85}", "\u{3000}", "😀", "👩", "❤",
        "\u{FE0F}", "\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{FFFC}", "…", "—",
        "\u{600}", "\u{E0067}", "\u{20000}", "\u{10FFFF}", "\u{0}",
    ]

    /// Scalars of all kinds, and some of no kind in particular.
    static func any(length: Int, _ random: inout SeededGenerator) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<length {
            if random.isHeads(oneIn: 8), let scalar = Unicode.Scalar(UInt32(random.below(0x110000))) {
                scalars.append(scalar)
            } else {
                scalars.append(random.pick(kinds))
            }
        }
        return String(scalars)
    }

    /// UTF-8 offsets of what follows a line break, but for the text's end.
    static func placesAfterLineBreaks(_ text: String) -> [Int] {
        let scalars = Array(text.unicodeScalars)
        var places: [Int] = []
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            offset += UTF8.width(scalar)
            guard index + 1 < scalars.count else { break }
            switch scalar.value {
            case 0x0D where scalars[index + 1] == "\n": continue
            case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: places.append(offset)
            default: continue
            }
        }
        return places
    }
}
