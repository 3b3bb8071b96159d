/// The rounding of a layout's lengths and places to physical pixels.
struct LayoutRounding: Hashable, Sendable {
    /// The pixels per point; 0 for no rounding.
    var scale: Double
    var shares = CompositionalLayoutOptions.ShareRounding.down

    /// The length of an item that shares its group's length with others, in points. The items are placed with the
    /// rounded length.
    func share(_ length: Double) -> Double {
        guard scale > 0 else { return length }
        // A share such as 114⅓ is a whole number of pixels, but not exactly in binary.
        let pixels = length * scale
        let nearest = pixels.rounded()
        let isWhole = abs(pixels - nearest) < 1e-6
        return switch shares {
        case .down: (isWhole ? nearest : pixels.rounded(.down)) / scale
        case .nearest: nearest / scale
        case .none: length
        }
    }

    /// A place along an axis, rounded to the nearest pixel; halves are rounded away from zero.
    func place(_ position: Double) -> Double {
        guard scale > 0, abs(position) < 1e12 else { return position }
        let pixels = position * scale
        // A sum of thirds of points may be a half, but not exactly in binary.
        let isHalf = abs(abs(pixels - pixels.rounded(.towardZero)) - 0.5) < 1e-6
        let rounded = (isHalf ? pixels.rounded(.awayFromZero) : pixels.rounded()) / scale
        return rounded == 0 ? 0 : rounded
    }
}
