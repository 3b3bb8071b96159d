/// A place in content coordinates, in points; x grows to the right, y downwards.
public struct FlowPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = FlowPoint(x: 0, y: 0)
}

/// A width and a height, in points.
public struct FlowSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let zero = FlowSize(width: 0, height: 0)

    /// Whether both lengths are numbers that a layout can work with: finite and not negative.
    public var isLayable: Bool {
        let largest = Double.greatestFiniteMagnitude
        return width >= 0 && height >= 0 && width <= largest && height <= largest  // false for NaN
    }
}

/// A rectangle in content coordinates, in points. Sizes are never negative in what the engine hands out.
public struct FlowRect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var minX: Double { x }
    public var minY: Double { y }
    public var maxX: Double { x + width }
    public var maxY: Double { y + height }

    /// Whether the two rectangles share more than an edge (R6.1).
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
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = FlowInsets(top: 0, left: 0, bottom: 0, right: 0)
}
