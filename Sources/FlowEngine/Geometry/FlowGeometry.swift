/// A place in content coordinates, in points; x grows to the right, y downwards.
public struct FlowPoint: Hashable, Sendable {
    /// To the right of the content's left edge.
    public var x: Double
    /// Below the content's top edge.
    public var y: Double

    /// Makes a point. Nothing is checked.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The content's top left corner.
    public static let zero = FlowPoint(x: 0, y: 0)
}

/// A width and a height, in points.
public struct FlowSize: Hashable, Sendable {
    /// From left to right, whichever way content scrolls.
    public var width: Double
    /// From top to bottom, whichever way content scrolls.
    public var height: Double

    /// Makes a size. Nothing is checked: ``isValid`` says whether a layout can use it.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No width and no height. An item of this size still gets the spacing beside it (R2.8).
    public static let zero = FlowSize(width: 0, height: 0)

    /// Whether both lengths are numbers that a layout can work with: finite and not negative.
    public var isValid: Bool {
        let largest = Double.greatestFiniteMagnitude
        return width >= 0 && height >= 0 && width <= largest && height <= largest  // false for NaN
    }
}

/// A rectangle in content coordinates, in points. Sizes are never negative in what the engine hands out.
public struct FlowRect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// From the left edge to the right one.
    public var width: Double
    /// From the top edge to the bottom one.
    public var height: Double

    /// Makes a rectangle. Nothing is checked.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The left edge, the same as ``x``.
    public var minX: Double { x }
    /// The top edge, the same as ``y``.
    public var minY: Double { y }
    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }

    /// Whether the two rectangles share more than an edge, as a query asks (R6.1: what overlaps by more than an edge).
    public func intersects(_ other: FlowRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do not.
    public func contains(_ point: FlowPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

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
