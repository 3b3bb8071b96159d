import Foundation

/// Distances from the four edges of a rectangle, in points, by the direction in which people read; positive values
/// point inwards. UIKit calls it `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// From the top edge down.
    public var top: CGFloat
    /// From the edge where reading begins.
    public var leading: CGFloat
    /// From the bottom edge up.
    public var bottom: CGFloat
    /// From the edge where reading ends.
    public var trailing: CGFloat

    /// Nothing at any edge.
    public static let zero = DirectionalEdgeInsets()

    /// Nothing at any edge.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets, one for each edge.
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
    init(_ insets: DirectionalEdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// The larger one at each edge.
    func union(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Of insets of a rectangle: how far they reach into another one that is in it. Nothing reaches further than it
    /// does in the rectangle itself.
    func reaching(into inner: CGRect, from outer: CGRect) -> EdgeInsets {
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(0, inset), max(0, inset - distance)) }
        return EdgeInsets(
            top: rest(top, inner.origin.y - outer.origin.y), left: rest(left, inner.origin.x - outer.origin.x),
            bottom: rest(
                bottom, outer.origin.y + outer.size.height - inner.origin.y - inner.size.height),
            right: rest(right, outer.origin.x + outer.size.width - inner.origin.x - inner.size.width))
    }
}
