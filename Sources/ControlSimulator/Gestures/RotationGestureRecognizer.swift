/// A recognizer of two fingers that rotate. It recognizes nothing here.
@preconcurrency @MainActor
open class RotationGestureRecognizer: GestureRecognizer {
    /// The angle of the rotation, in radians; 0 unless set.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second: 0, unless a subclass overrides it.
    open var velocity: CGFloat { 0 }
}
