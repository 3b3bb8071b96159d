/// The properties of a scalar that text layout uses with every font.
struct ScalarTraits: Hashable, Sendable {
    /// The class of the scalar in UAX #14.
    var breakClass: LineBreakClass
    /// The traits other than the class, as bits: one for `joins`, two for the width, one for emoji, one for East Asian.
    private let bits: UInt8

    /// The traits of an ordinary letter, of class AL. A mark that belongs to no character is treated as such a letter
    /// (LB10).
    static let letter = ScalarTraits(breakClass: .alphabetic, bits: 0)

    private init(breakClass: LineBreakClass, bits: UInt8) {
        (self.breakClass, self.bits) = (breakClass, bits)
    }

    /// Makes the traits from an entry of the table. Its lowest six bits are the class, and the next bits are the other
    /// traits.
    init(entry: UInt32) {
        breakClass = LineBreakClass(rawValue: UInt8(entry & 0x3F)) ?? .alphabetic
        bits = UInt8(entry >> 6 & 0x1F)
    }

    /// Whether the scalar may form a grapheme cluster with a neighbour. If the value is false for two neighbours, they
    /// are always two clusters.
    var joins: Bool { bits & 1 != 0 }

    /// Whether the scalar alone is as wide as a square. This is true for pictures, and for blocks of scalars whose East
    /// Asian Width is W or F.
    var isWide: Bool { bits & 2 != 0 }

    /// Whether the scalar has no width of its own: true for marks, control characters and format characters.
    var hasNoWidth: Bool { bits & 4 != 0 }

    /// Whether the scalar may be shown as a picture.
    var isEmoji: Bool { bits & 8 != 0 }

    /// Whether the scalar's East Asian Width is F, W or H. Rules about quotation marks depend on this property.
    var isEastAsian: Bool { bits & 16 != 0 }
}
