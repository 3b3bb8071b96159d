import Foundation

#if !canImport(Darwin)
/// A direction and a distance. Core Graphics' value, where that is missing.
public struct CGVector: Hashable, Codable, Sendable {
    /// Along x, in points.
    public var dx: CGFloat
    /// Along y, in points.
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector()

    /// No distance.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector.
    ///
    /// - Parameters:
    ///   - dx: Along x, in points.
    ///   - dy: Along y, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The same of whole points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
#endif
