import Foundation

/// Distances from the four edges of a rectangle, in points, where the sides go by the direction of reading; positive
/// values point inwards.
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
}

extension EdgeInsets {
    /// Left and right in place of leading and trailing.
    init(_ insets: DirectionalEdgeInsets, in direction: UserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
}
