/// A rectangle in content coordinates, in points. The engine returns no negative sizes.
public struct FlowRect: Hashable, Sendable {
    /// The x coordinate of the left edge.
    public var x: Double
    /// The y coordinate of the top edge.
    public var y: Double
    /// The length from the left edge to the right edge.
    public var width: Double
    /// The length from the top edge to the bottom edge.
    public var height: Double

    /// Makes a rectangle. Nothing is checked.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The x coordinate of the left edge, equal to ``x``.
    public var minX: Double { x }
    /// The y coordinate of the top edge, equal to ``y``.
    public var minY: Double { y }
    /// The x coordinate of the right edge.
    public var maxX: Double { x + width }
    /// The y coordinate of the bottom edge.
    public var maxY: Double { y + height }

    /// Returns whether two rectangles overlap. Rectangles that only share an edge or a corner do not overlap. A query
    /// returns the elements whose frames overlap its rectangle in this way (R6.1).
    public func intersects(_ other: FlowRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns whether a point lies in the rectangle. The left and top edges belong to the rectangle; the right and
    /// bottom edges do not.
    public func contains(_ point: FlowPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
