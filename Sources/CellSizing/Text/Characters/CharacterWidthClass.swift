/// What decides a character's width before any font does.
enum CharacterWidthClass: Hashable, Sendable {
    /// Has no width: control and format characters, and combining marks without a base.
    case zero
    /// Takes a square: Han, kana, hangul, full-width forms, emoji.
    case wide
    /// Has the width that the font gives this scalar, the first of the character that has one.
    case narrow(Unicode.Scalar)

    init(_ character: Character) {
        let table = ScalarTable.shared
        let scalars = character.unicodeScalars
        guard let base = scalars.first(where: { !table.traits(of: $0).hasNoWidth }) else {
            self = .zero
            return
        }
        let traits = table.traits(of: base)
        let isEmojiStyled = traits.isEmoji && scalars.contains { $0.value == 0xFE0F }
        self = isEmojiStyled || traits.isWide ? .wide : .narrow(base)
    }

    /// The class of a character that is one scalar.
    init(_ scalar: Unicode.Scalar) {
        let traits = ScalarTable.shared.traits(of: scalar)
        self = traits.hasNoWidth ? .zero : traits.isWide ? .wide : .narrow(scalar)
    }
}
