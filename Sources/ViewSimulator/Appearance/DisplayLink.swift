import Foundation

/// Calls somebody before every frame, as Core Animation's `CADisplayLink`. There are no frames here: it keeps what
/// client code sets, and calls nobody.
open class DisplayLink: NSObject {
    /// Whether calls are suspended; false unless set.
    open var isPaused = false
    /// Frames a second that are wanted; 0, which means the screen's, unless set.
    open var preferredFramesPerSecond = 0
    /// Frames a second that are wanted; the default range unless set.
    open var preferredFrameRateRange = FrameRateRange.default

    /// Makes a link that calls nobody.
    ///
    /// - Parameters:
    ///   - target: Not kept: on a device the link keeps it alive until it is invalidated.
    ///   - sel: The name of a method.
    public init(target: Any, selector sel: Selector) {
        super.init()
    }

    /// When the last frame was shown, in seconds: 0, as there was none.
    open var timestamp: TimeInterval { 0 }
    /// When the next frame will be shown, in seconds: 0, as there is none.
    open var targetTimestamp: TimeInterval { 0 }
    /// From one frame to the next, in seconds: 0 before the first one, as documented.
    open var duration: TimeInterval { 0 }

    /// Does nothing: there are no frames here.
    ///
    /// - Parameters:
    ///   - runloop: Not looked at.
    ///   - mode: Not looked at.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Does nothing: there are no frames here.
    ///
    /// - Parameters:
    ///   - runloop: Not looked at.
    ///   - mode: Not looked at.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Does nothing: there are no frames here.
    open func invalidate() {}
}
