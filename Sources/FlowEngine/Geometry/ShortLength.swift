/// A length or an offset in 64 bits, in whole steps of 2⁻²⁰ pt. Most lengths are multiples of such a step, and an
/// `Extent` would need 128 bits. A value is negative only if it is a difference of two lengths.
struct ShortLength: Hashable, Comparable, Sendable {
    var steps: Int64

    static let zero = ShortLength(steps: 0)
    /// The limit of lengths of this type, four billion points: only shorter lengths can be stored. A `Double`
    /// represents every multiple of a step below the limit.
    static let limit = ShortLength(steps: 1 << 52)

    @inline(__always)
    init(steps: Int64) { self.steps = steps }

    @inline(__always)
    init(sixtyFourths: UInt64) { steps = Int64(bitPattern: sixtyFourths &<< 14) }

    /// Returns the short length that is nearest to an element's length, and whether the two lengths are equal.
    @inline(__always)
    static func nearest(notNegative points: Double) -> (length: ShortLength, isExact: Bool) {
        // Between 2³² and 2³³ doubles are one step apart.
        let shifted = points + 0x1p32
        let steps = Int64(bitPattern: shifted.bitPattern &- (0x1p32).bitPattern)
        return (ShortLength(steps: steps), points < 0x1p32 && shifted - 0x1p32 == points)
    }

    var points: Double { @inline(__always) get { Double(steps) * 0x1p-20 } }

    @inline(__always)
    static func + (left: ShortLength, right: ShortLength) -> ShortLength {
        ShortLength(steps: left.steps &+ right.steps)
    }

    @inline(__always)
    static func - (left: ShortLength, right: ShortLength) -> ShortLength {
        ShortLength(steps: left.steps &- right.steps)
    }

    @inline(__always)
    static func * (left: ShortLength, count: Int) -> ShortLength {
        ShortLength(steps: left.steps &* Int64(count))
    }

    @inline(__always)
    static func += (left: inout ShortLength, right: ShortLength) { left = left + right }

    @inline(__always)
    static func < (left: ShortLength, right: ShortLength) -> Bool { left.steps < right.steps }
}

extension Extent {
    @inline(__always)
    init(_ length: ShortLength) {
        self.init(high: length.steps &>> 24, low: UInt64(truncatingIfNeeded: length.steps) &<< 40)
    }

    /// This extent as a short length, rounded down to a multiple of 2⁻²⁰ points. Nil if the extent is negative or not
    /// below `ShortLength.limit`.
    var wholeShort: ShortLength? {
        isWithinShortLimit ? uncheckedShort.length : nil
    }

    /// This extent as a short length, if no rounding is needed. Nil if the extent is negative, is not below
    /// `ShortLength.limit`, or is not a multiple of 2⁻²⁰ points.
    var short: ShortLength? {
        low &<< 24 == 0 ? wholeShort : nil
    }

    /// This extent as a short length and a remainder. `length` is rounded down to a multiple of 2⁻²⁰ points.
    /// `finerBits` is the remainder in units of 2⁻⁸⁴ points.
    ///
    /// The extent must not be negative and must be less than `ShortLength.limit`; neither is checked.
    var uncheckedShort: (length: ShortLength, finerBits: UInt64) {
        @inline(__always) get {
            (ShortLength(steps: high &<< 24 | Int64(truncatingIfNeeded: low &>> 40)), low &<< 24)
        }
    }

    @inline(__always)
    fileprivate var isWithinShortLimit: Bool {
        UInt64(bitPattern: high) < UInt64(ShortLength.limit.steps) &>> 24
    }

    /// The `Double` nearest to the length, in points.
    @inline(__always)
    var points: Double {
        // Most sums are short lengths, which a double holds exactly.
        if low &<< 24 == 0 && isWithinShortLimit { return uncheckedShort.length.points }
        return nearest
    }
}
