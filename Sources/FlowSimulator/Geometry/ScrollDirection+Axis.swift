import FlowEngine
import Foundation

/// Along the scroll axis and across it. Outside the engine this is the one place where the two meet width and height.
extension CollectionView.ScrollDirection {
    package var axis: ScrollAxis { self == .vertical ? .vertical : .horizontal }

    package func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

    package func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    package func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

    package func start(of rect: CGRect) -> CGFloat { along(rect.origin) }

    package func end(of rect: CGRect) -> CGFloat { along(rect.origin) + along(rect.size) }

    package func start(of insets: EdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }

    package func end(of insets: EdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.right }

    package func across(_ insets: EdgeInsets) -> CGFloat {
        self == .vertical ? insets.left + insets.right : insets.top + insets.bottom
    }

    // MARK: From lengths

    package func point(along: CGFloat, across: CGFloat = 0) -> CGPoint {
        self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    package func size(along: CGFloat, across: CGFloat = 0) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    package func insets(start: CGFloat, end: CGFloat) -> EdgeInsets {
        self == .vertical
            ? EdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : EdgeInsets(top: 0, left: start, bottom: 0, right: end)
    }

    /// The same point, but for its component along the axis.
    package func point(_ point: CGPoint, along: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: point.x, y: along) : CGPoint(x: along, y: point.y)
    }

    // MARK: The engine's values

    func along(_ size: FlowSize) -> Double { self == .vertical ? size.height : size.width }

    func start(of rect: FlowRect) -> Double { self == .vertical ? rect.minY : rect.minX }

    func end(of rect: FlowRect) -> Double { self == .vertical ? rect.maxY : rect.maxX }

    func end(of insets: FlowInsets) -> Double { self == .vertical ? insets.bottom : insets.right }

    func across(_ insets: FlowInsets) -> Double {
        self == .vertical ? insets.left + insets.right : insets.top + insets.bottom
    }

    /// The same rectangle, but for where it begins along the axis.
    func rect(_ rect: FlowRect, startingAt start: Double) -> FlowRect {
        var result = rect
        if self == .vertical { result.y = start } else { result.x = start }
        return result
    }
}
