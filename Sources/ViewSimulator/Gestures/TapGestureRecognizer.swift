import Foundation

/// Watches for taps, and sees none.
@preconcurrency @MainActor
open class TapGestureRecognizer: GestureRecognizer {
    /// How often a finger has to tap; 1 unless set. Kept for client code.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap; 1 unless set. Kept for client code.
    open var numberOfTouchesRequired = 1
}
