extension View {
    /// Converts a point to the coordinates of another view. Nil means the window, or the top of the tree if there is no
    /// window.
    func point(_ point: CGPoint, in view: View?) -> CGPoint {
        let atTop = pointAtTop(point)
        guard let view else { return atTop }
        return view.pointFromTop(atTop)
    }

    func point(_ point: CGPoint, outOf view: View?) -> CGPoint {
        pointFromTop(view?.pointAtTop(point) ?? point)
    }

    func rect(_ rect: CGRect, between view: View?, by convert: (CGPoint) -> CGPoint) -> CGRect {
        rect.moved(isUpright: isUpright && view?.isUpright ?? true, by: convert)
    }

    private var isUpright: Bool {
        for view in selfAndAncestors where !view.transform.isIdentity { return false }
        return true
    }

    private func pointAtTop(_ point: CGPoint) -> CGPoint {
        if self is Window { return point }
        let outer = pointInParent(point)
        return parent?.pointAtTop(outer) ?? outer
    }

    private func pointFromTop(_ point: CGPoint) -> CGPoint {
        if self is Window { return point }
        return pointFromParent(parent?.pointFromTop(point) ?? point)
    }

    /// Converts a point from the superview's coordinates to this view's coordinates.
    func pointFromParent(_ point: CGPoint) -> CGPoint {
        let middle = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        let anchor = bounds.origin + placement.anchorOffset
        return CGPoint(x: middle.x + anchor.x, y: middle.y + anchor.y)
    }

    private func pointInParent(_ point: CGPoint) -> CGPoint {
        let anchor = bounds.origin + placement.anchorOffset
        let middle = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
        return CGPoint(x: middle.x + center.x, y: middle.y + center.y)
    }
}
