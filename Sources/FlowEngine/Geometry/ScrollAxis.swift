/// The direction in which content scrolls; lines of items run across it (R1.1).
public enum ScrollAxis: Hashable, Sendable {
    /// The vertical axis: content scrolls up and down, and lines are rows, filled from left to right.
    case vertical
    /// The horizontal axis: content scrolls left and right, and lines are columns, filled from top to bottom.
    case horizontal
}

// Inside the engine lengths are *along* the scroll axis or *across* it. This file is the only place where the two
// meet width and height.

/// A size in terms of the scroll axis: the lengths along it and across it, in points.
struct AxisSize: Hashable, Sendable, CustomStringConvertible {
    var across: Double
    var along: Double

    init(along: Double, across: Double) {
        self.across = across
        self.along = along
    }

    var transposed: AxisSize { AxisSize(along: across, across: along) }

    /// The lengths along and across the scroll axis, in points: `10 × 20`.
    var description: String { "\(PlainText.number(along)) × \(PlainText.number(across))" }
}

/// Insets along and across the scroll axis, in points.
struct AxisInsets: Hashable, Sendable {
    var alongStart: Double
    var alongEnd: Double
    var acrossStart: Double
    var acrossEnd: Double
}

extension ScrollAxis {
    /// Returns the lengths of a size along and across the axis. A length of −0 becomes 0, so that equal sizes are
    /// stored in exactly one form.
    func size(_ size: FlowSize) -> AxisSize {
        switch self {
        case .vertical: AxisSize(along: size.height + 0, across: size.width + 0)
        case .horizontal: AxisSize(along: size.width + 0, across: size.height + 0)
        }
    }

    func flowSize(_ size: AxisSize) -> FlowSize {
        flowSize(along: size.along, across: size.across)
    }

    func flowSize(along: Double, across: Double) -> FlowSize {
        switch self {
        case .vertical: FlowSize(width: across, height: along)
        case .horizontal: FlowSize(width: along, height: across)
        }
    }

    func insets(_ insets: FlowInsets) -> AxisInsets {
        switch self {
        case .vertical:
            AxisInsets(
                alongStart: insets.top, alongEnd: insets.bottom, acrossStart: insets.left, acrossEnd: insets.right)
        case .horizontal:
            AxisInsets(
                alongStart: insets.left, alongEnd: insets.right, acrossStart: insets.top, acrossEnd: insets.bottom)
        }
    }

    /// Makes a rectangle from its size and its offsets along and across the scroll axis.
    @inline(__always)
    func rect(along: Double, across: Double, size: AxisSize) -> FlowRect {
        switch self {
        case .vertical: FlowRect(x: across, y: along, width: size.across, height: size.along)
        case .horizontal: FlowRect(x: along, y: across, width: size.along, height: size.across)
        }
    }

    package func alongStart(of rect: FlowRect) -> Double { self == .vertical ? rect.minY : rect.minX }
    func alongEnd(of rect: FlowRect) -> Double { self == .vertical ? rect.maxY : rect.maxX }
    package func along(of size: FlowSize) -> Double { self == .vertical ? size.height : size.width }
}
