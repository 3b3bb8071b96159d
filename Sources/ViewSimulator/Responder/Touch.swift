/// A touch, as UIKit's `UITouch`. No touches occur here: the type exists for methods with a touch as a parameter, and
/// for tests that call such methods.
@preconcurrency @MainActor
open class Touch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The first five cases are the phases of a finger; `stationary` means no movement. The last three cases are
        /// the phases of a pointer that enters a region, moves in the region, or leaves the region.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The view in which the touch began; nil unless a subclass overrides it.
    open var view: View? { nil }
    /// The window of the view in which the touch began.
    open var window: Window? { view?.window }
    /// The phase of the touch: `began`, unless a subclass overrides it.
    open var phase: Phase { .began }
    /// The number of taps: 1, unless a subclass overrides it.
    open var tapCount: Int { 1 }
    /// The time of the touch, in seconds: 0, unless a subclass overrides it.
    open var timestamp: TimeInterval { 0 }

    public override init() {
        super.init()
    }

    /// Returns the place of the touch in the coordinates of a view: (0, 0), unless a subclass overrides it.
    open func location(in view: View?) -> CGPoint { .zero }

    /// Returns the former place of the touch in the coordinates of a view: (0, 0), unless a subclass overrides it.
    open func previousLocation(in view: View?) -> CGPoint { .zero }
}
