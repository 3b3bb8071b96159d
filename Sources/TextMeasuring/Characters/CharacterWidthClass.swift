/// The class of a character, which determines its width.
enum CharacterWidthClass: Hashable, Sendable {
    /// Characters without a width: control and format characters, and combining marks without a base.
    case zero
    /// Characters as wide as a square: Han, kana, full-width forms.
    case wide
    /// Hangul syllables, which are as wide as a square or a little narrower.
    case hangul
    /// Pictures, which are as wide as a square or a little wider.
    case emoji
    /// Characters that are as wide as the associated scalar in the font. This scalar is the first of the character's
    /// scalars that has a width.
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
        self = isEmojiStyled ? .emoji : Self(base, traits)
    }

    /// Makes the class of a character that is one scalar.
    init(_ scalar: Unicode.Scalar) {
        self.init(scalar, ScalarTable.shared.traits(of: scalar))
    }

    private init(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) {
        if traits.hasNoWidth {
            self = .zero
        } else if !traits.isWide {
            self = .narrow(scalar)
        } else if (0xAC00...0xD7A3).contains(scalar.value) {
            self = .hangul
        } else if traits.isEmoji && !(0x3000...0x33FF).contains(scalar.value) {
            self = .emoji
        } else {
            self = .wide
        }
    }
}
