import Foundation

/// Watches for two fingers that go apart or together, and sees none.
@preconcurrency @MainActor
open class PinchGestureRecognizer: GestureRecognizer {
    /// How far they are apart, compared with the beginning; 1 unless set.
    open var scale: CGFloat = 1
    /// How fast that changes, a second: not at all. A subclass may say otherwise.
    open var velocity: CGFloat { 0 }
}
