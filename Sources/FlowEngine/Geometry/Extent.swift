/// An exact sum of lengths, in 128-bit fixed point on a lattice of 2⁻⁶⁰ points.
///
/// Offsets are sums of many lengths. A floating-point sum depends on the order of its terms, so an incremental layout
/// would drift away from a fresh one in the last bit, and after pixel rounding by a whole pixel. Every `Double` from
/// 1/256 pt up lies on this lattice, addition on it is associative, and an extent becomes a `Double` once, correctly
/// rounded. (Not chosen: compensated sums are only *nearly* independent of the order.)
///
/// A single length counts for at most 2³² points (four billion) and a model holds at most 2³² items, sections or rows,
/// so no sum overflows. Lengths below 1/256 pt are cut to the lattice.
struct Extent: Hashable, Comparable, Sendable {
    private(set) var raw: Int128

    static let zero = Extent(raw: 0)
    static let largestLength = 0x1p32

    private init(raw: Int128) {
        self.raw = raw
    }

    /// The exact value of a finite length; lengths beyond ±2³² points count as that much.
    @inline(__always)
    init(_ points: Double) {
        self = points >= 0 ? Extent(notNegative: points) : Extent.converted(points)
    }

    /// The exact value of a length that is not negative, as those of elements are not.
    @inline(__always)
    init(notNegative points: Double) {
        // Between 2¹⁶ and 2¹⁷ doubles are 2⁻³⁶ apart, so there the bits of a double count these steps. Most lengths are
        // multiples of that, and need no conversion.
        let shifted = points + 0x1p16
        if points < 0x1p16 && shifted - 0x1p16 == points {
            raw = Int128(shifted.bitPattern &- (0x1p16).bitPattern) &<< 24
        } else {
            self = Extent.converted(points)
        }
    }

    @inline(never)
    private static func converted(_ points: Double) -> Extent {
        guard abs(points) <= Extent.largestLength else {
            return Extent(raw: Int128(points < 0 ? -(1 << 32) : 1 << 32) &<< 60)
        }
        let whole = Int64(points)
        let fraction = Int64((points - Double(whole)) * 0x1p60)
        return Extent(raw: (Int128(whole) &<< 60) &+ Int128(fraction))
    }

    /// A place along the axis. Sums of lengths reach further than any one of them, so it is not cut where a length is;
    /// places beyond ±2⁶⁶ points count as that far.
    init(position: Double) {
        let clamped = min(max(position, -0x1p66), 0x1p66)
        let coarse = Int64(clamped * 0x1p-8)
        raw = (Int128(coarse) &<< 68) &+ Extent(clamped - Double(coarse) * 0x1p8).raw
    }

    /// The nearest `Double`, in points.
    @inline(__always)
    var points: Double {
        // Most sums are multiples of 2⁻²⁰ pt that a double holds exactly.
        let steps = raw &>> 40
        if steps &<< 40 == raw && steps >= 0 && steps < 1 << 52 {
            return Double(Int64(truncatingIfNeeded: steps)) * 0x1p-20
        }
        return nearest
    }

    private var nearest: Double {
        let magnitude = raw.magnitude
        let bits = 128 - magnitude.leadingZeroBitCount
        let value: Double
        if bits <= 64 {
            value = Double(UInt64(truncatingIfNeeded: magnitude)) * 0x1p-60
        } else {
            // The top 64 bits and a sticky bit for what is cut off round to the same Double as all 128 bits.
            let shift = bits - 64
            let top = UInt64(truncatingIfNeeded: magnitude >> UInt128(shift))
            let isCut = (magnitude & ((1 << UInt128(shift)) - 1)) != 0
            value = Double(top | (isCut ? 1 : 0)) * Double(sign: .plus, exponent: shift - 60, significand: 1)
        }
        return raw < 0 ? -value : value
    }

    static func + (left: Extent, right: Extent) -> Extent { Extent(raw: left.raw &+ right.raw) }
    static func - (left: Extent, right: Extent) -> Extent { Extent(raw: left.raw &- right.raw) }

    @inline(__always)
    static func * (left: Extent, count: Int) -> Extent {
        guard count >= 0 else { return Extent(raw: left.raw &* Int128(count)) }
        // Two multiplications instead of three.
        let factor = UInt64(bitPattern: Int64(count))
        let low = UInt64(truncatingIfNeeded: left.raw).multipliedFullWidth(by: factor)
        let high = UInt64(truncatingIfNeeded: left.raw &>> 64) &* factor &+ low.high
        return Extent(raw: Int128(truncatingIfNeeded: high) &<< 64 | Int128(truncatingIfNeeded: low.low))
    }

    static func += (left: inout Extent, right: Extent) { left.raw &+= right.raw }
    static func < (left: Extent, right: Extent) -> Bool { left.raw < right.raw }

    /// How many whole `step`s fit into this extent, rounded down; `step` is positive. More than any count of rows or
    /// sections counts as 2⁴⁸, so that it can still be added to.
    func wholeSteps(of step: Extent) -> Int {
        assert(step.raw > 0, "a step is positive")
        let (quotient, remainder) = raw.quotientAndRemainder(dividingBy: step.raw)
        let steps = remainder < 0 ? quotient - 1 : quotient
        return Int(min(max(steps, -(1 << 48)), 1 << 48))
    }
}

/// Extents in steps of 2⁻²⁰ pt, for those that have no finer part: 64 bits instead of 128, and most are such.
extension Extent {
    /// Below this number of steps a `Double` holds any of them exactly: four billion points.
    static let shortLimit: Int64 = 1 << 52

    /// The whole steps in this extent, rounded down; nil if they are more than `shortLimit` or fewer than none.
    var wholeShortSteps: Int64? {
        raw >= 0 && raw < Int128(Extent.shortLimit) &<< 40 ? Int64(truncatingIfNeeded: raw &>> 40) : nil
    }

    /// This extent in steps; nil if it is none of so many steps.
    var shortSteps: Int64? {
        raw & 0xFF_FFFF_FFFF == 0 ? wholeShortSteps : nil
    }

    /// This extent in steps, if it is not negative and not of more than `shortLimit`, and the bits of what is finer.
    var uncheckedShortSteps: (count: Int64, finerBits: UInt64) {
        @inline(__always) get { (Int64(truncatingIfNeeded: raw &>> 40), UInt64(truncatingIfNeeded: raw) &<< 24) }
    }

    init(shortSteps: Int64) {
        raw = Int128(shortSteps) &<< 40
    }

    @inline(__always)
    static func points(ofShortSteps steps: Int64) -> Double { Double(steps) * 0x1p-20 }

    /// A length of an element in steps, and whether it is that many of them.
    @inline(__always)
    static func shortSteps(notNegative points: Double) -> (count: Int64, isExact: Bool) {
        // Between 2³² and 2³³ doubles are one step apart.
        let shifted = points + 0x1p32
        let count = Int64(bitPattern: shifted.bitPattern &- (0x1p32).bitPattern)
        return (count, points < 0x1p32 && shifted - 0x1p32 == points)
    }
}
