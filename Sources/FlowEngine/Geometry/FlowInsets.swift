/// Distances from the four edges, in points.
public struct FlowInsets: Hashable, Sendable {
    /// The inset of the top edge.
    public var top: Double
    /// The inset of the left edge.
    public var left: Double
    /// The inset of the bottom edge.
    public var bottom: Double
    /// The inset of the right edge.
    public var right: Double

    /// Makes insets, one for each edge. Negative insets reach outwards.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of 0 at all edges.
    public static let zero = FlowInsets(top: 0, left: 0, bottom: 0, right: 0)
}
