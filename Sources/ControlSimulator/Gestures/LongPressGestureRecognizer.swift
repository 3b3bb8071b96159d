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
