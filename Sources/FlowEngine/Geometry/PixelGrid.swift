/// Rounds origins to physical pixels; the only place that rounds (R4.1, R4.2, measured on UIKit).
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point; 0 switches rounding off (R4.5).
    var scale: Double

    /// The nearest pixel, exact halves up, in points. Sizes are never rounded, so nothing else calls this.
    func rounded(_ position: Double) -> Double {
        guard scale > 0 else { return position }
        return PixelGrid.floor(position * scale + 0.5) / scale
    }

    /// The largest whole number not above `value`. Not `rounded(.down)`, which calls the C library's floor: slower, and
    /// a program that imports no Foundation does not link it.
    private static func floor(_ value: Double) -> Double {
        guard abs(value) < 0x1p52 else { return value }
        let whole = Double(Int64(value))
        return whole > value ? whole - 1 : whole
    }

    /// How far rounding can move an origin, in points; queries look that much further.
    var slack: Double { scale > 0 ? 1 / scale : 0 }
}
