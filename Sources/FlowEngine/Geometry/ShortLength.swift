/// A length or an offset that is not negative, in whole steps of 2⁻²⁰ pt: 64 bits instead of the 128 of `Extent`, and
/// most lengths are such. Differences may be negative.
struct ShortLength: Hashable, Comparable, Sendable {
    var steps: Int64

    static let zero = ShortLength(steps: 0)
    /// The shortest of which a `Double` does not hold every multiple below: four billion points.
    static let limit = ShortLength(steps: 1 << 52)

    @inline(__always)
    init(steps: Int64) { self.steps = steps }

    @inline(__always)
    init(sixtyFourths: UInt64) { steps = Int64(bitPattern: sixtyFourths &<< 14) }

    /// The length of an element, and whether it is that many steps.
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

    /// The whole steps in this extent, rounded down; nil if it is negative or reaches the limit.
    var wholeShort: ShortLength? {
        isWithinShortLimit ? uncheckedShort.length : nil
    }

    /// This extent; nil if it is negative, reaches the limit or has a finer part.
    var short: ShortLength? {
        low &<< 24 == 0 ? wholeShort : nil
    }

    /// The whole steps in this extent if it is not negative and does not reach the limit, and the bits of what is
    /// finer.
    var uncheckedShort: (length: ShortLength, finerBits: UInt64) {
        @inline(__always) get {
            (ShortLength(steps: high &<< 24 | Int64(truncatingIfNeeded: low &>> 40)), low &<< 24)
        }
    }

    @inline(__always)
    fileprivate var isWithinShortLimit: Bool {
        UInt64(bitPattern: high) < UInt64(ShortLength.limit.steps) &>> 24
    }

    /// The nearest `Double`, in points.
    @inline(__always)
    var points: Double {
        // Most sums are short lengths, which a double holds exactly.
        if low &<< 24 == 0 && isWithinShortLimit { return uncheckedShort.length.points }
        return nearest
    }
}
