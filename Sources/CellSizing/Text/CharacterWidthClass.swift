/// What decides a character's width before any font does.
enum CharacterWidthClass: Hashable, Sendable {
    /// Has no width: control and format characters, and combining marks without a base.
    case zero
    /// Takes a square: Han, kana, hangul, full-width forms, emoji.
    case wide
    /// Has the width that the font gives this scalar, the first of the character that has one.
    case narrow(Unicode.Scalar)

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let base = scalars.first(where: { !Self.hasNoWidth($0) }) else {
            self = .zero
            return
        }
        let isEmojiStyled = scalars.contains { $0.value == 0xFE0F } && base.properties.isEmoji
        self = isEmojiStyled || Self.isWide(base) ? .wide : .narrow(base)
    }

    private static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x300 {
            return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xAD
        }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Follows East Asian Width W and F by blocks; the exceptions inside the blocks are a matter of single points.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x1100: false
        case 0x1100...0x115F,  // hangul jamo, leading
            0x2E80...0x303E,  // radicals, CJK punctuation
            0x3041...0x33FF,  // kana, bopomofo, compatibility
            0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF,  // Yi
            0xA960...0xA97F,  // hangul jamo, extended
            0xAC00...0xD7A3,  // hangul syllables
            0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x1F1E6...0x1F1FF,  // flags
            0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }
}
