/// The properties of a scalar that text layout uses with every font.
struct ScalarTraits: Hashable, Sendable {
    /// Its class in UAX #14.
    var breakClass: LineBreakClass
    /// One for `joins`, two for the width, one for emoji and one for East Asian.
    private let bits: UInt8

    /// A letter of class AL and no particular width.
    static let letter = ScalarTraits(breakClass: .alphabetic, bits: 0)

    private init(breakClass: LineBreakClass, bits: UInt8) {
        (self.breakClass, self.bits) = (breakClass, bits)
    }

    /// The traits in an entry of the table: six bits of class, then the others.
    init(entry: UInt32) {
        breakClass = LineBreakClass(rawValue: UInt8(entry & 0x3F)) ?? .alphabetic
        bits = UInt8(entry >> 6 & 0x1F)
    }

    /// Whether it may form a grapheme cluster with a neighbour. Two neighbours without this are always two clusters.
    var joins: Bool { bits & 1 != 0 }

    /// Occupies a square alone: East Asian Width W and F by blocks, and pictures.
    var isWide: Bool { bits & 2 != 0 }

    /// Has no width of its own: marks, control and format characters.
    var hasNoWidth: Bool { bits & 4 != 0 }

    /// May be shown as a picture.
    var isEmoji: Bool { bits & 8 != 0 }

    /// East Asian Width F, W or H, which rules about quotation marks ask for.
    var isEastAsian: Bool { bits & 16 != 0 }
}
