/// Edges of a rectangle.
public struct RectEdge: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public var rawValue: UInt

    /// Edges by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the top.
    public static let top = RectEdge(rawValue: 1)
    /// At the left.
    public static let left = RectEdge(rawValue: 2)
    /// At the bottom.
    public static let bottom = RectEdge(rawValue: 4)
    /// At the right.
    public static let right = RectEdge(rawValue: 8)
    /// All four.
    public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle by the direction in which people read. UIKit calls it `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public var rawValue: UInt

    /// Edges by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the top.
    public static let top = DirectionalRectEdge(rawValue: 1)
    /// Where reading begins.
    public static let leading = DirectionalRectEdge(rawValue: 2)
    /// At the bottom.
    public static let bottom = DirectionalRectEdge(rawValue: 4)
    /// Where reading ends.
    public static let trailing = DirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
