/// A horizontal and a vertical distance. UIKit's name is `UIOffset`.
public struct Offset: Hashable, Codable, Sendable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance down, in points.
    public var vertical: CGFloat

    /// An offset of 0.
    public static let zero = Offset()

    /// Makes an offset of 0.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset.
    ///
    /// - Parameters:
    ///   - horizontal: The distance to the right, in points.
    ///   - vertical: The distance down, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
