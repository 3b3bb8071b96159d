/// A grid of physical pixels, to which origins are rounded; the only place that rounds (R4.1: once, when a frame is
/// returned; sizes never).
struct PixelGrid: Hashable, Sendable {
    /// The pixels per point (R4.5: with 0, nothing is rounded).
    var scale: Double

    /// The nearest pixel, in points (R4.2: halves go up). No other code rounds, since sizes are never rounded.
    @inline(__always)
    func rounded(_ position: Double) -> Double {
        guard scale > 0 else { return position }
        let pixels = position * scale + 0.5
        guard abs(pixels) < 0x1p51 else { return roundedFarOut(position) }
        // At 1.5 · 2⁵² doubles are the whole numbers, so the sum is rounded to one, half of the time upwards.
        let whole = (pixels + 0x1.8p52) - 0x1.8p52
        return (whole > pixels ? whole - 1 : whole) / scale
    }

    /// The nearest pixel of both coordinates at once, each exactly as if rounded alone.
    @inline(__always)
    func rounded(_ place: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(rounded(place.x), rounded(place.y))
    }

    /// Whether `roundedNear` can round all positions up to a distance from zero.
    @inline(__always)
    func isNear(_ distance: Double) -> Bool {
        scale > 0 && distance * scale < 0x1p50
    }

    /// The nearest pixel of both coordinates of a place that `isNear`, without a check of their distance.
    @inline(__always)
    func roundedNear(_ place: SIMD2<Double>) -> SIMD2<Double> {
        let pixels = place * scale + 0.5
        let whole = (pixels + 0x1.8p52) - 0x1.8p52
        let isAbove = unsafeBitCast(whole .> pixels, to: SIMD2<UInt64>.self)
        return (whole - unsafeBitCast(isAbove & (1.0).bitPattern, to: SIMD2<Double>.self)) / scale
    }

    /// Returns a rounded position without `rounded(.down)`, which calls the C library's floor: a program without
    /// Foundation does not link it.
    @inline(never)
    private func roundedFarOut(_ position: Double) -> Double {
        let pixels = position * scale + 0.5
        // Even further out there are no parts of a pixel, and counting pixels may overflow.
        guard abs(pixels) < 0x1p52 else { return position }
        let whole = Double(Int64(pixels))
        return (whole > pixels ? whole - 1 : whole) / scale
    }

    /// Returns the largest difference between an edge near `position` and its exact place, in points, by which queries
    /// extend their search. Rounding moves an origin by up to half a pixel, and doubles at such a distance have steps
    /// of their own.
    func slack(near position: Double) -> Double {
        let step = min(max(abs(position), 1), 0x1p1000).ulp
        return (scale > 0 ? 1 / scale : 0) + 2 * step
    }
}
