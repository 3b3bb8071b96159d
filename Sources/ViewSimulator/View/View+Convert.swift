import Foundation

extension View {
    /// The point, given in this view's coordinates, in those of `view`; nil means the top of the tree.
    public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
        let atTop = pointAtTop(point)
        guard let view else { return atTop }
        return view.pointFromTop(atTop)
    }

    /// The point, given in the coordinates of `view`, in this view's.
    public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
        pointFromTop(view?.pointAtTop(point) ?? point)
    }

    private func pointAtTop(_ point: CGPoint) -> CGPoint {
        let outer = pointInParent(point)
        return parent?.pointAtTop(outer) ?? outer
    }

    private func pointFromTop(_ point: CGPoint) -> CGPoint {
        let outer = parent?.pointFromTop(point) ?? point
        let middle = CGPoint(x: outer.x - center.x, y: outer.y - center.y).applying(transform.inverted())
        return CGPoint(x: middle.x + bounds.midX, y: middle.y + bounds.midY)
    }

    private func pointInParent(_ point: CGPoint) -> CGPoint {
        let middle = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
        return CGPoint(x: middle.x + center.x, y: middle.y + center.y)
    }
}
