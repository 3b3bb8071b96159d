import Foundation

/// Watches for fingers that stay, and sees none.
@preconcurrency @MainActor
open class LongPressGestureRecognizer: GestureRecognizer {
    /// How long a finger has to stay, in seconds; 0.5 unless set. Kept for client code.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How often a finger has to tap before; 0 unless set. Kept for client code.
    open var numberOfTapsRequired = 0
    /// How many fingers have to stay; 1 unless set. Kept for client code.
    open var numberOfTouchesRequired = 1
    /// How far a finger may move, in points; 10 unless set. Kept for client code.
    open var allowableMovement: CGFloat = 10
}
