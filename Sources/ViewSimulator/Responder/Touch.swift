import Foundation

/// A finger. There are none here: the type is there for methods that name it, and for tests that call them.
@preconcurrency @MainActor
open class Touch: NSObject {
    /// What a finger does.
    public enum Phase: Int, Sendable {
        /// It came down, moved, stayed, left, or something else took the touch; then the same of a pointer.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The view that it came down on; nil unless a subclass says otherwise.
    open var view: View? { nil }
    /// The window that it came down in: the view's.
    open var window: Window? { view?.window }
    /// What it does: it came down, unless a subclass says otherwise.
    open var phase: Phase { .began }
    /// How often it came down: once, unless a subclass says otherwise.
    open var tapCount: Int { 1 }
    /// When, in seconds: 0, unless a subclass says otherwise.
    open var timestamp: TimeInterval { 0 }

    public override init() {
        super.init()
    }

    /// Where it is, in the coordinates of a view: (0, 0), unless a subclass says otherwise.
    open func location(in view: View?) -> CGPoint { .zero }

    /// Where it was before: (0, 0), unless a subclass says otherwise.
    open func previousLocation(in view: View?) -> CGPoint { .zero }
}
