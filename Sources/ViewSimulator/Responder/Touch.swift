/// A touch, as UIKit's `UITouch`. No touches occur here. The type exists for methods that have a touch as a parameter,
/// and for tests that call such methods.
@preconcurrency @MainActor
open class Touch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// A finger has touched the screen.
        case began
        /// The finger has moved.
        case moved
        /// The finger has not moved since the last event.
        case stationary
        /// The finger has left the screen.
        case ended
        /// The touch was cancelled.
        case cancelled
        /// A pointer has entered a region.
        case regionEntered
        /// A pointer has moved in a region.
        case regionMoved
        /// A pointer has left a region.
        case regionExited
    }

    /// The view in which the touch began; nil unless a subclass overrides it.
    open var view: View? { nil }
    /// The window of the view in which the touch began.
    open var window: Window? { view?.window }
    /// The phase of the touch: `began`, unless a subclass overrides it.
    open var phase: Phase { .began }
    /// The number of taps: 1, unless a subclass overrides it.
    open var tapCount: Int { 1 }
    /// The time of the touch: 0, unless a subclass overrides it. In UIKit it is the number of seconds since the
    /// system's start.
    open var timestamp: TimeInterval { 0 }

    public override init() {
        super.init()
    }

    /// Returns the place of the touch in the coordinates of a view: (0, 0), unless a subclass overrides it.
    open func location(in view: View?) -> CGPoint { .zero }

    /// Returns the former place of the touch in the coordinates of a view: (0, 0), unless a subclass overrides it.
    open func previousLocation(in view: View?) -> CGPoint { .zero }
}
