import Foundation

/// Watches for a pointer over the view, and sees none.
@preconcurrency @MainActor
open class HoverGestureRecognizer: GestureRecognizer {}
