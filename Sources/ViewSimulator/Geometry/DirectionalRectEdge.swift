/// Edges of a rectangle, where the sides go by the direction of reading.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes edges of UIKit's bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = DirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where reading begins.
    public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where reading ends.
    public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
