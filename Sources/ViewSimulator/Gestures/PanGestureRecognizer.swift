import Foundation

/// Watches for fingers that move, and sees none.
@preconcurrency @MainActor
open class PanGestureRecognizer: GestureRecognizer {
    /// How many fingers have to move; 1 unless set. Kept for client code.
    open var minimumNumberOfTouches = 1
    /// How many fingers may move; any number unless set. Kept for client code.
    open var maximumNumberOfTouches = Int.max

    private var moved: (translation: CGPoint, view: () -> View?)?

    /// How far fingers moved, in the coordinates of a view: what was set; (0, 0) unless it was.
    open func translation(in view: View?) -> CGPoint {
        guard let moved else { return .zero }
        guard let source = moved.view(), source !== view else { return moved.translation }
        let (start, end) = (source.convert(CGPoint.zero, to: view), source.convert(moved.translation, to: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Says how far fingers moved.
    ///
    /// - Parameters:
    ///   - translation: In points.
    ///   - view: In whose coordinates; nil for those of whoever asks.
    open func setTranslation(_ translation: CGPoint, in view: View?) {
        moved = (translation, { [weak view] in view })
    }

    /// How fast fingers move, in points a second: not at all. A subclass may say otherwise.
    open func velocity(in view: View?) -> CGPoint { .zero }
}

/// Watches for fingers that come from an edge of the screen, and sees none.
@preconcurrency @MainActor
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The edges that fingers may come from; none unless set. Kept for client code.
    open var edges: RectEdge = []
}
