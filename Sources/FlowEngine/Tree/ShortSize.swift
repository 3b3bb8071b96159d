/// The two lengths of a size in 1/64 pt, in one word of 64 bits.
struct ShortSize {
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    /// Makes a short size. Nil for a size that is no whole number of 1/64 pt, or that has a length of 2²⁵ points or
    /// more.
    @inline(__always)
    init?(_ size: AxisSize) {
        // At 2⁴⁶ doubles are 1/64 apart.
        let sides = SIMD2(size.across, size.along)
        let shifted = sides + 0x1p46
        let steps = unsafeBitCast(shifted, to: SIMD2<UInt64>.self) &- (0x1p46).bitPattern
        let kept = unsafeBitCast(shifted - 0x1p46, to: SIMD2<UInt64>.self)
        let lost = kept ^ unsafeBitCast(sides, to: SIMD2<UInt64>.self)
        guard lost == .zero, (steps.x | steps.y) >> 31 == 0 else { return nil }
        bits = steps.x | steps.y << 32
    }

    var span: Span { @inline(__always) get { Span(steps: Int64(bitPattern: (bits &<< 32) &>> 2)) } }
    /// The length across the scroll axis, in 1/64 pt.
    var across: UInt64 { @inline(__always) get { bits & 0xFFFF_FFFF } }
    /// The length along the scroll axis, in 1/64 pt.
    var along: UInt64 { @inline(__always) get { bits >> 32 } }

    /// The two lengths in points; the length across the scroll axis is first.
    var sides: SIMD2<Double> {
        @inline(__always) get { SIMD2<Double>(unsafeBitCast(bits, to: SIMD2<Int32>.self)) * 0x1p-6 }
    }

    var size: AxisSize {
        @inline(__always) get {
            let sides = sides
            return AxisSize(along: sides.y, across: sides.x)
        }
    }
}
