/// The grid of physical pixels, to which the origins of frames are rounded (R4.1). An origin is rounded once, when a
/// frame is returned. Sizes are never rounded.
struct PixelGrid: Hashable, Sendable {
    /// The pixels per point. With 0, nothing is rounded (R4.5).
    var scale: Double

    /// Rounds a position to the nearest pixel, in points; halves are rounded up (R4.2).
    @inline(__always)
    func rounded(_ position: Double) -> Double {
        guard scale > 0 else { return position }
        let pixels = position * scale + 0.5
        guard abs(pixels) < 0x1p51 else { return roundedFarOut(position) }
        // At 1.5 · 2⁵² doubles are the whole numbers, so the sum is rounded to one, half of the time upwards.
        let whole = (pixels + 0x1.8p52) - 0x1.8p52
        return (whole > pixels ? whole - 1 : whole) / scale
    }

    /// Rounds both coordinates of a place at once. The results are those of rounding each coordinate alone.
    @inline(__always)
    func rounded(_ place: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(rounded(place.x), rounded(place.y))
    }

    /// Returns whether `roundedNear` can round every position that is at most `distance` away from zero.
    @inline(__always)
    func isNear(_ distance: Double) -> Bool {
        scale > 0 && distance * scale < 0x1p50
    }

    /// Rounds both coordinates of a place at once. The caller has checked with `isNear` that the place is near zero.
    @inline(__always)
    func roundedNear(_ place: SIMD2<Double>) -> SIMD2<Double> {
        let pixels = place * scale + 0.5
        let whole = (pixels + 0x1.8p52) - 0x1.8p52
        let isAbove = unsafeBitCast(whole .> pixels, to: SIMD2<UInt64>.self)
        return (whole - unsafeBitCast(isAbove & (1.0).bitPattern, to: SIMD2<Double>.self)) / scale
    }

    /// Rounds a position that is far from zero. It does not use `rounded(.down)`, which would call `floor` of the C
    /// library: a program without Foundation is not linked with that library.
    @inline(never)
    private func roundedFarOut(_ position: Double) -> Double {
        let pixels = position * scale + 0.5
        // Even further out there are no parts of a pixel, and counting pixels may overflow.
        guard abs(pixels) < 0x1p52 else { return position }
        let whole = Double(Int64(pixels))
        return (whole > pixels ? whole - 1 : whole) / scale
    }

    /// Returns the largest rounding error, in points, of an edge near `position`. Queries extend their search by this
    /// error.
    ///
    /// The error consists of the rounding to a pixel and of the distance between neighbouring `Double` values at such a
    /// position.
    func slack(near position: Double) -> Double {
        let step = min(max(abs(position), 1), 0x1p1000).ulp
        return (scale > 0 ? 1 / scale : 0) + 2 * step
    }
}
