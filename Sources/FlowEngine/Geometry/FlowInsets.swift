/// Distances from the four edges, in points.
public struct FlowInsets: Hashable, Sendable {
    /// From the top edge down.
    public var top: Double
    /// From the left edge to the right.
    public var left: Double
    /// From the bottom edge up.
    public var bottom: Double
    /// From the right edge to the left.
    public var right: Double

    /// Makes insets, one for each edge. Negative ones reach outwards.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Nothing at any edge.
    public static let zero = FlowInsets(top: 0, left: 0, bottom: 0, right: 0)
}
