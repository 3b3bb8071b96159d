/// What text layout wants to know of a scalar, whatever the font.
struct ScalarTraits: RawRepresentable, Hashable, Sendable {
    /// Six bits of class, then a bit for `joins`, two for the width, one for emoji and one for East Asian.
    var rawValue: UInt16

    /// A letter of class AL and no particular width.
    static let letter = ScalarTraits(rawValue: UInt16(LineBreakClass.alphabetic.rawValue))

    /// Its class in UAX #14.
    var breakClass: LineBreakClass {
        get { LineBreakClass(rawValue: UInt8(rawValue & 0x3F)) ?? .alphabetic }
        set { rawValue = rawValue & ~0x3F | UInt16(newValue.rawValue) }
    }

    /// Whether it may form a grapheme cluster with a neighbour. Two neighbours without this are always two clusters.
    var joins: Bool { rawValue & 0x40 != 0 }

    /// Takes a square by itself: East Asian Width W and F by blocks, and pictures.
    var isWide: Bool { rawValue & 0x80 != 0 }

    /// Has no width by itself: marks, control and format characters.
    var hasNoWidth: Bool { rawValue & 0x100 != 0 }

    /// May be shown as a picture.
    var isEmoji: Bool { rawValue & 0x200 != 0 }

    /// East Asian Width F, W or H, which rules about quotation marks ask for.
    var isEastAsian: Bool { rawValue & 0x400 != 0 }
}
