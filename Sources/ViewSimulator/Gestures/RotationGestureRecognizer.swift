import Foundation

/// Watches for two fingers that go around each other, and sees none.
@preconcurrency @MainActor
open class RotationGestureRecognizer: GestureRecognizer {
    /// How far they went, in radians; 0 unless set.
    open var rotation: CGFloat = 0
    /// How fast they go, in radians a second: not at all. A subclass may say otherwise.
    open var velocity: CGFloat { 0 }
}
