extension Layer {
    func point(_ point: CGPoint, in layer: Layer?) -> CGPoint {
        let atTop = pointAtTop(point)
        return layer?.pointFromTop(atTop) ?? atTop
    }

    func point(_ point: CGPoint, outOf layer: Layer?) -> CGPoint {
        pointFromTop(layer?.pointAtTop(point) ?? point)
    }

    func rect(_ rect: CGRect, between layer: Layer?, by convert: (CGPoint) -> CGPoint) -> CGRect {
        rect.moved(isUpright: isUpright && layer?.isUpright ?? true, by: convert)
    }

    private var isUpright: Bool {
        affineTransform().isIdentity && superlayer?.isUpright ?? true
    }

    /// Whether this is the layer of a window. A conversion of layer coordinates ends at such a layer, as a conversion
    /// of view coordinates ends at the window.
    private var isAtTop: Bool { view is Window }

    private func pointAtTop(_ point: CGPoint) -> CGPoint {
        if isAtTop { return point }
        let outer = pointInSuperlayer(point)
        return superlayer?.pointAtTop(outer) ?? outer
    }

    private func pointFromTop(_ point: CGPoint) -> CGPoint {
        if isAtTop { return point }
        return pointFromSuperlayer(superlayer?.pointFromTop(point) ?? point)
    }

    /// The anchor point in the layer's own coordinates.
    private var anchor: CGPoint {
        let (bounds, unit) = (bounds, anchorPoint)
        return CGPoint(
            x: bounds.origin.x + bounds.size.width * unit.x, y: bounds.origin.y + bounds.size.height * unit.y)
    }

    private func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
        let (anchor, position) = (anchor, position)
        let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affineTransform())
        return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
    }

    private func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
        let (anchor, position) = (anchor, position)
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(affineTransform().inverted())
        return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
    }
}
