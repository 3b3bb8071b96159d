/// Distances from the top, leading, bottom and trailing edges of a rectangle, in points. Positive values are inwards.
/// UIKit's name is `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The inset of the top edge.
    public var top: CGFloat
    /// The inset of the leading edge.
    public var leading: CGFloat
    /// The inset of the bottom edge.
    public var bottom: CGFloat
    /// The inset of the trailing edge.
    public var trailing: CGFloat

    /// Insets of 0 at all edges.
    public static let zero = DirectionalEdgeInsets()

    /// Makes insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    init(_ insets: EdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}

extension EdgeInsets {
    package init(_ insets: DirectionalEdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// Returns the larger of the two insets at each edge.
    func union(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Returns the parts of these insets that lie inside `inner`. The insets begin at the edges of `outer`. At each
    /// edge, the distance from the edge of `outer` to the edge of `inner` is subtracted from the inset. A negative
    /// result becomes 0. An inset does not change at an edge at which `inner` extends beyond `outer`.
    func reaching(into inner: CGRect, from outer: CGRect) -> EdgeInsets {
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(0, inset), max(0, inset - distance)) }
        return EdgeInsets(
            top: rest(top, inner.origin.y - outer.origin.y), left: rest(left, inner.origin.x - outer.origin.x),
            bottom: rest(
                bottom, outer.origin.y + outer.size.height - inner.origin.y - inner.size.height),
            right: rest(right, outer.origin.x + outer.size.width - inner.origin.x - inner.size.width))
    }
}
