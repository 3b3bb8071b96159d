import FlowEngine

// Conversions between Core Graphics' geometry and the engine's own.

extension CGRect {
    package init(_ rect: FlowRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension FlowRect {
    package init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }

    /// Whether all components are numbers. A rectangle with NaN overlaps nothing, and must not reach the engine.
    package var isNumber: Bool { !(x.isNaN || y.isNaN || width.isNaN || height.isNaN) }

    /// A copy for queries, cut to a range in which sums keep their precision. `CGRect.infinite`, with which everything
    /// is queried, exceeds this range.
    package var bounded: FlowRect {
        let limit = 1e15
        let (left, top) = (max(x, -limit), max(y, -limit))
        return FlowRect(x: left, y: top, width: min(maxX, limit) - left, height: min(maxY, limit) - top)
    }
}

extension CGSize {
    package init(_ size: FlowSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension FlowSize {
    package init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}

extension FlowInsets {
    package init(_ insets: EdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
