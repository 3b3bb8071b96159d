/// A recognizer of taps. It recognizes nothing here.
@preconcurrency @MainActor
open class TapGestureRecognizer: GestureRecognizer {
    /// The number of taps; 1 unless set. Not used by this library.
    open var numberOfTapsRequired = 1
    /// The number of fingers; 1 unless set. Not used by this library.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses. It recognizes nothing here.
@preconcurrency @MainActor
open class LongPressGestureRecognizer: GestureRecognizer {
    /// The least duration of a press, in seconds; 0.5 unless set. Not used by this library.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of taps before the press; 0 unless set. Not used by this library.
    open var numberOfTapsRequired = 0
    /// The number of fingers; 1 unless set. Not used by this library.
    open var numberOfTouchesRequired = 1
    /// The largest movement of a finger, in points; 10 unless set. Not used by this library.
    open var allowableMovement: CGFloat = 10
}

/// A recognizer of two fingers that move apart or together. It recognizes nothing here.
@preconcurrency @MainActor
open class PinchGestureRecognizer: GestureRecognizer {
    /// The present distance of the two fingers, divided by their distance at the beginning; 1 unless set.
    open var scale: CGFloat = 1
    /// The change of `scale` per second: 0, unless a subclass overrides it.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of two fingers that rotate. It recognizes nothing here.
@preconcurrency @MainActor
open class RotationGestureRecognizer: GestureRecognizer {
    /// The angle of the rotation, in radians; 0 unless set.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second: 0, unless a subclass overrides it.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of a pointer over the view. It recognizes nothing here.
@preconcurrency @MainActor
open class HoverGestureRecognizer: GestureRecognizer {}
