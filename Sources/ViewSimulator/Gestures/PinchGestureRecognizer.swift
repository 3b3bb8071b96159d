/// A recognizer of two fingers that move apart or together. It recognizes nothing here.
@preconcurrency @MainActor
open class PinchGestureRecognizer: GestureRecognizer {
    /// The present distance of the two fingers, divided by their distance at the beginning; 1 unless set.
    open var scale: CGFloat = 1
    /// The change of `scale` per second: 0, unless a subclass overrides it.
    open var velocity: CGFloat { 0 }
}
