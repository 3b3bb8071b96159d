/// A link that calls a method before every frame, as Core Animation's `CADisplayLink`. This library draws no frames.
/// The link stores its properties, and calls no method.
open class DisplayLink: NSObject {
    /// Whether calls are suspended; false unless set.
    open var isPaused = false
    /// The preferred number of frames a second; 0 unless set. 0 means the frame rate of the screen.
    open var preferredFramesPerSecond = 0
    /// The preferred range of frames a second; the default range unless set.
    open var preferredFrameRateRange = FrameRateRange.default

    /// Makes a link that calls no method.
    ///
    /// - Parameters:
    ///   - target: Not kept: on a device the link keeps it alive until it is invalidated.
    ///   - sel: The name of a method.
    public init(target: Any, selector sel: Selector) {
        super.init()
    }

    /// The time of the last frame, in seconds. It is 0, because this library draws no frames.
    open var timestamp: TimeInterval { 0 }
    /// The time of the next frame, in seconds. It is 0, because this library draws no frames.
    open var targetTimestamp: TimeInterval { 0 }
    /// The time between frames, in seconds. As documented, it is 0 before the first frame, and this library draws none.
    open var duration: TimeInterval { 0 }

    /// Does nothing, because this library draws no frames.
    ///
    /// - Parameters:
    ///   - runloop: Ignored.
    ///   - mode: Ignored.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Does nothing, because this library draws no frames.
    ///
    /// - Parameters:
    ///   - runloop: Ignored.
    ///   - mode: Ignored.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Does nothing, because this library draws no frames.
    open func invalidate() {}
}
