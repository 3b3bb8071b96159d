import FlowEngine

/// The axis along which a flow layout's lines follow each other.
public enum ScrollDirection: Int, Sendable {
    /// The vertical axis. Lines are rows, one below the other (R1.1).
    case vertical
    /// The horizontal axis. Lines are columns, one to the right of the other (R1.1).
    case horizontal
}

/// Lengths and places along and across the scroll axis. Outside of the engine, only this file converts between these
/// values and width and height.
extension ScrollDirection {
    package var axis: ScrollAxis { self == .vertical ? .vertical : .horizontal }

    package func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

    package func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    package func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

    // MARK: Edges of rectangles

    package func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }

    package func middle(of rect: CGRect) -> CGFloat { self == .vertical ? rect.midY : rect.midX }

    package func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }

    package func range(of rect: CGRect) -> ClosedRange<CGFloat> { start(of: rect)...end(of: rect) }

    package func acrossStart(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minX : rect.minY }

    package func acrossEnd(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxX : rect.maxY }

    // MARK: Insets

    package func start(of insets: EdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }

    package func end(of insets: EdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.right }

    package func along(_ insets: EdgeInsets) -> CGFloat { start(of: insets) + end(of: insets) }

    package func acrossStart(of insets: EdgeInsets) -> CGFloat { self == .vertical ? insets.left : insets.top }

    package func acrossEnd(of insets: EdgeInsets) -> CGFloat { self == .vertical ? insets.right : insets.bottom }

    package func across(_ insets: EdgeInsets) -> CGFloat { acrossStart(of: insets) + acrossEnd(of: insets) }

    package func range(of limits: LegalOffsets) -> ClosedRange<CGFloat> { self == .vertical ? limits.y : limits.x }

    // MARK: From lengths

    package func point(along: CGFloat, across: CGFloat = 0) -> CGPoint {
        self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    package func size(along: CGFloat, across: CGFloat = 0) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    package func insets(start: CGFloat, end: CGFloat, acrossStart: CGFloat = 0, acrossEnd: CGFloat = 0) -> EdgeInsets {
        self == .vertical
            ? EdgeInsets(top: start, left: acrossStart, bottom: end, right: acrossEnd)
            : EdgeInsets(top: acrossStart, left: start, bottom: acrossEnd, right: end)
    }

    // MARK: From points and rectangles

    /// A copy of a point with another coordinate along the axis.
    package func point(_ point: CGPoint, along: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: point.x, y: along) : CGPoint(x: along, y: point.y)
    }

    /// A copy of a rectangle with another start and length along the axis.
    package func rect(_ rect: CGRect, startingAt start: CGFloat, length: CGFloat) -> CGRect {
        self == .vertical
            ? CGRect(x: rect.minX, y: start, width: rect.width, height: length)
            : CGRect(x: start, y: rect.minY, width: length, height: rect.height)
    }

    /// A copy of a rectangle whose edges are moved inwards. The edges at both ends of the axis move by `along`, and the
    /// other two edges move by `across`. Negative lengths enlarge the rectangle.
    package func inset(_ rect: CGRect, along: CGFloat, across: CGFloat = 0) -> CGRect {
        self == .vertical ? rect.insetBy(dx: across, dy: along) : rect.insetBy(dx: along, dy: across)
    }

    // MARK: The engine's values

    package func along(_ size: FlowSize) -> Double { self == .vertical ? size.height : size.width }

    package func start(of rect: FlowRect) -> Double { self == .vertical ? rect.minY : rect.minX }

    package func end(of rect: FlowRect) -> Double { self == .vertical ? rect.maxY : rect.maxX }

    package func end(of insets: FlowInsets) -> Double { self == .vertical ? insets.bottom : insets.right }

    package func across(_ insets: FlowInsets) -> Double {
        self == .vertical ? insets.left + insets.right : insets.top + insets.bottom
    }

    /// A copy of a rectangle with another start along the axis.
    package func rect(_ rect: FlowRect, startingAt start: Double) -> FlowRect {
        var result = rect
        if self == .vertical { result.y = start } else { result.x = start }
        return result
    }
}
