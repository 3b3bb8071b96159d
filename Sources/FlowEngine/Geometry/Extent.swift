/// An exact sum of lengths: a fixed-point number of 128 bits, in steps of 2⁻⁶⁰ points.
///
/// Offsets are sums of many lengths. A floating-point sum depends on the order of its terms, so an incremental layout
/// would drift away from a fresh one in the last bit, and after pixel rounding by a whole pixel. Every `Double` from
/// 1/256 pt up lies on this lattice, addition on it is associative, and an extent becomes a `Double` once, correctly
/// rounded. (Not chosen: compensated sums are only *nearly* independent of the order.)
///
/// A single length counts for at most 2³² points (four billion) and a model holds at most 2³² items, sections or rows,
/// so no sum overflows. Lengths below 1/256 pt are cut to the lattice.
///
/// The 128 bits are two words: `Int128` needs the systems of 2024, and two words are as fast.
struct Extent: Hashable, Comparable, Sendable {
    /// The upper 64 bits of the sum. This is the sum in steps of 2⁻⁶⁰ points, divided by 2⁶⁴ and rounded down.
    private(set) var high: Int64
    /// The lower 64 bits of the sum. This is the sum in steps of 2⁻⁶⁰ points, modulo 2⁶⁴.
    private(set) var low: UInt64

    static let zero = Extent(high: 0, low: 0)
    static let largestLength = 0x1p32

    @inline(__always)
    init(high: Int64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Makes the exact value of a finite length. A length beyond ±2³² points is cut to this limit.
    @inline(__always)
    init(_ points: Double) {
        self = points >= 0 ? Extent(notNegative: points) : Extent.converted(points)
    }

    /// Makes the exact value of a length that is not negative, such as the length of an element.
    @inline(__always)
    init(notNegative points: Double) {
        // Between 2¹⁶ and 2¹⁷ doubles are 2⁻³⁶ apart, so there the bits of a double count these steps. Most lengths are
        // multiples of that, and need no conversion.
        let shifted = points + 0x1p16
        if points < 0x1p16 && shifted - 0x1p16 == points {
            let steps = shifted.bitPattern &- (0x1p16).bitPattern
            self.init(high: Int64(truncatingIfNeeded: steps &>> 40), low: steps &<< 24)
        } else {
            self = Extent.converted(points)
        }
    }

    @inline(never)
    private static func converted(_ points: Double) -> Extent {
        guard abs(points) <= Extent.largestLength else {
            return Extent(high: points < 0 ? -(1 << 28) : 1 << 28, low: 0)
        }
        let whole = Int64(points)
        let fraction = Int64((points - Double(whole)) * 0x1p60)
        return Extent(high: whole &>> 4, low: UInt64(truncatingIfNeeded: whole) &<< 60)
            + Extent(high: fraction &>> 63, low: UInt64(bitPattern: fraction))
    }

    /// Makes the extent of a position along the scroll axis, in points. A position beyond ±2⁶⁶ points is replaced by
    /// this limit. The limit is large, because a position may be a sum of many lengths.
    init(position: Double) {
        let clamped = min(max(position, -0x1p66), 0x1p66)
        let coarse = Int64(clamped * 0x1p-8)
        self = Extent(high: coarse &<< 4, low: 0) + Extent(clamped - Double(coarse) * 0x1p8)
    }

    /// The `Double` that is nearest to the extent, in points.
    @inline(never)
    var nearest: Double {
        guard high >= 0 else {
            let opposite = Extent.zero - self
            return -Extent.nearest(high: UInt64(bitPattern: opposite.high), low: opposite.low)
        }
        return Extent.nearest(high: UInt64(bitPattern: high), low: low)
    }

    private static func nearest(high: UInt64, low: UInt64) -> Double {
        if high == 0 { return Double(low) * 0x1p-60 }
        // The top 64 bits and a sticky bit for what is cut off round to the same Double as all 128 bits.
        let zeros = high.leadingZeroBitCount
        let top = high &<< zeros | low >> (64 - zeros)  // a shift by all bits leaves none
        let isCut = low &<< zeros != 0
        return Double(top | (isCut ? 1 : 0)) * Double(sign: .plus, exponent: 4 - zeros, significand: 1)
    }

    @inline(__always)
    static func + (left: Extent, right: Extent) -> Extent {
        let (low, carry) = left.low.addingReportingOverflow(right.low)
        return Extent(high: left.high &+ right.high &+ Extent.bit(carry), low: low)
    }

    @inline(__always)
    static func - (left: Extent, right: Extent) -> Extent {
        let (low, borrow) = left.low.subtractingReportingOverflow(right.low)
        return Extent(high: left.high &- right.high &- Extent.bit(borrow), low: low)
    }

    /// Returns a carry as the number that is added to the upper word: 1 or 0. The code has no conditional, because a
    /// conditional would become a jump that processors cannot predict.
    @inline(__always)
    private static func bit(_ carry: Bool) -> Int64 { Int64(unsafeBitCast(carry, to: UInt8.self)) }

    @inline(__always)
    static func * (left: Extent, count: Int) -> Extent {
        let factor = Int64(count)
        let product = left.low.multipliedFullWidth(by: UInt64(bitPattern: factor))
        // A negative factor is 2⁶⁴ less than its bits say.
        let excess = Int64(bitPattern: left.low) & (factor &>> 63)
        return Extent(high: left.high &* factor &+ Int64(bitPattern: product.high) &- excess, low: product.low)
    }

    @inline(__always)
    static func += (left: inout Extent, right: Extent) { left = left + right }

    @inline(__always)
    static func < (left: Extent, right: Extent) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }

    /// Returns this extent divided by `step`, rounded down. `step` must be positive.
    ///
    /// The result is at most 2⁴⁸, which is more than any number of rows or sections, and callers can add to it without
    /// overflow.
    func wholeSteps(of step: Extent) -> Int {
        assert(step > .zero, "a step is positive")
        let quotient = points / step.points
        guard abs(quotient) < 0x1p49 else { return quotient < 0 ? -(1 << 48) : 1 << 48 }
        // Rounded three times, a quotient below 2⁴⁹ is wrong by less than 1, and so are the steps by 1 at most.
        // Not with `rounded(.down)`, which calls the C library's floor: a program without Foundation does not link it.
        var steps = Int(quotient)
        if Double(steps) > quotient { steps -= 1 }
        let rest = self - step * steps
        if rest < .zero { steps -= 1 } else if rest >= step { steps += 1 }
        return min(max(steps, -(1 << 48)), 1 << 48)
    }
}
