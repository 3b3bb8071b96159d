/// Rounds origins to physical pixels; the only place that rounds (R4.1, R4.2, measured on UIKit).
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point; 0 switches rounding off (R4.5).
    var scale: Double

    /// The nearest pixel, exact halves up, in points. Sizes are never rounded, so nothing else calls this.
    @inline(__always)
    func rounded(_ position: Double) -> Double {
        guard scale > 0 else { return position }
        let pixels = position * scale + 0.5
        // Further out there are no parts of a pixel, and counting pixels may overflow.
        guard abs(pixels) < 0x1p52 else { return position }
        return PixelGrid.floor(pixels) / scale
    }

    /// The largest whole number not above `value`, within ±2⁵². Not `rounded(.down)`, which calls the C library's floor:
    /// slower, and a program that imports no Foundation does not link it.
    @inline(__always)
    private static func floor(_ value: Double) -> Double {
        // Past 2⁵² doubles are whole, so the sum is rounded to a whole number, half of the time upwards.
        let shift = value < 0 ? -0x1p52 : 0x1p52
        let whole = (value + shift) - shift
        return whole > value ? whole - 1 : whole
    }

    /// How far an edge that is handed out near `position` may lie from the exact one, in points; queries look that much
    /// further. Pixels move an origin by up to half of one, and doubles that far out have steps of their own.
    func slack(near position: Double) -> Double {
        let step = min(max(abs(position), 1), 0x1p1000).ulp
        return (scale > 0 ? 1 / scale : 0) + 2 * step
    }
}
