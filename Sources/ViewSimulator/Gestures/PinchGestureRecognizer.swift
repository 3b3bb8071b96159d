/// A recognizer of two fingers that move apart or together. It recognizes nothing here.
@preconcurrency @MainActor
open class PinchGestureRecognizer: GestureRecognizer {
    /// The ratio of the fingers' distance to that at the beginning; 1 unless set.
    open var scale: CGFloat = 1
    /// The change of the ratio, a second: 0, unless a subclass overrides it.
    open var velocity: CGFloat { 0 }
}
