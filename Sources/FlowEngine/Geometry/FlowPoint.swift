/// A place in content coordinates, in points; x grows to the right, y downwards.
public struct FlowPoint: Hashable, Sendable {
    /// The distance to the right of the content's left edge.
    public var x: Double
    /// The distance below the content's top edge.
    public var y: Double

    /// Makes a point. Nothing is checked.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The content's top left corner.
    public static let zero = FlowPoint(x: 0, y: 0)
}
