import FlowEngine

extension FlowSize {
    /// The length along an axis.
    subscript(axis: ScrollDirection) -> Double {
        get { axis == .vertical ? height : width }
        set { if axis == .vertical { height = newValue } else { width = newValue } }
    }
}

extension FlowPoint {
    /// The coordinate along an axis.
    subscript(axis: ScrollDirection) -> Double {
        get { axis == .vertical ? y : x }
        set { if axis == .vertical { y = newValue } else { x = newValue } }
    }
}

extension FlowInsets {
    /// The insets at the two ends of an axis.
    subscript(axis: ScrollDirection) -> (start: Double, end: Double) {
        get { axis == .vertical ? (top, bottom) : (left, right) }
        set { if axis == .vertical { (top, bottom) = newValue } else { (left, right) = newValue } }
    }

    init(_ insets: DirectionalEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
            right: Double(insets.trailing))
    }
}

extension FlowRect {
    init(_ origin: FlowPoint, _ size: FlowSize) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    var size: FlowSize { FlowSize(width: width, height: height) }

    func moved(by distance: FlowPoint) -> FlowRect {
        FlowRect(x: x + distance.x, y: y + distance.y, width: width, height: height)
    }

    /// The rectangle without insets. A length that would be negative is 0.
    func inset(by insets: FlowInsets) -> FlowRect {
        FlowRect(
            x: x + insets.left, y: y + insets.top, width: max(width - insets.left - insets.right, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    /// The smallest rectangle with both.
    func union(_ other: FlowRect) -> FlowRect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return FlowRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

extension ScrollDirection {
    /// The other axis.
    var crossing: ScrollDirection { self == .vertical ? .horizontal : .vertical }

    /// Both axes.
    static let both: [ScrollDirection] = [.horizontal, .vertical]
}
