/// A recognizer of taps. It recognizes nothing here.
@preconcurrency @MainActor
open class TapGestureRecognizer: GestureRecognizer {
    /// The number of taps; 1 unless set. Not used by this library.
    open var numberOfTapsRequired = 1
    /// The number of fingers; 1 unless set. Not used by this library.
    open var numberOfTouchesRequired = 1
}
