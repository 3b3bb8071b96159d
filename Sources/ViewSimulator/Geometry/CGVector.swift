#if !canImport(Darwin)
/// A direction and a distance in the plane. It replaces Core Graphics' type on platforms without Core Graphics.
public struct CGVector: Hashable, Codable, Sendable {
    /// The x component, in points.
    public var dx: CGFloat
    /// The y component, in points.
    public var dy: CGFloat

    /// The vector whose components are 0.
    public static let zero = CGVector()

    /// Makes a vector whose components are 0.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its components.
    ///
    /// - Parameters:
    ///   - dx: The x component, in points.
    ///   - dy: The y component, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from components that are whole points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
#endif
