/// The places of tabs: multiples of 28 points, the interval of the default tab stops.
enum TabStops {
    static let interval = 28.0

    /// Returns the distance by which a tab moves the pen from a position, in points.
    static func advance(from position: Double) -> Double {
        (((position + PixelRounding.tolerance) / interval).rounded(.down) + 1) * interval - position
    }
}
