/// A recognizer of moving fingers. It recognizes nothing here.
@preconcurrency @MainActor
open class PanGestureRecognizer: GestureRecognizer {
    /// The least number of fingers; 1 unless set. Not used by this library.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers; any number unless set. Not used by this library.
    open var maximumNumberOfTouches = Int.max

    private var moved: (translation: CGPoint, view: () -> View?)?

    /// Returns the distance of the movement in the coordinates of a view. This is the distance that
    /// `setTranslation(_:in:)` has set; (0, 0) if the distance was never set.
    open func translation(in view: View?) -> CGPoint {
        guard let moved else { return .zero }
        guard let source = moved.view(), source !== view else { return moved.translation }
        let (start, end) = (source.convert(CGPoint.zero, to: view), source.convert(moved.translation, to: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Sets the distance of the movement, in the coordinates of a view.
    ///
    /// - Parameters:
    ///   - translation: The distance in points.
    ///   - view: The view that has the coordinates; nil for those of the view in a later request.
    open func setTranslation(_ translation: CGPoint, in view: View?) {
        moved = (translation, { [weak view] in view })
    }

    /// Returns the velocity of the movement, in points per second: 0, unless a subclass overrides it.
    open func velocity(in view: View?) -> CGPoint { .zero }
}

/// A recognizer of fingers that move from an edge of the screen. It recognizes nothing here.
@preconcurrency @MainActor
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The edges at which the movement may begin; none unless set. Not used by this library.
    open var edges: RectEdge = []
}
