/// A place in content coordinates, in points; x grows to the right, y downwards.
public struct FlowPoint: Hashable, Sendable {
    /// The distance from the content's left edge; it grows to the right.
    public var x: Double
    /// The distance from the content's top edge; it grows downwards.
    public var y: Double

    /// Makes a point. Nothing is checked.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The content's top left corner.
    public static let zero = FlowPoint(x: 0, y: 0)
}
