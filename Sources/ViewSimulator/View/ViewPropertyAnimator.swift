/// The state of a `ViewPropertyAnimator`.
public enum ViewAnimatingState: Int, Sendable {
    /// The state before the animation and after it.
    case inactive
    /// The state during the animation, and after `pauseAnimation()`.
    case active
    /// The state after `stopAnimation(false)`.
    case stopped
}

/// The position of an animation when it ended.
public enum ViewAnimatingPosition: Int, Sendable {
    /// The end of the animation.
    case end
    /// The beginning of the animation.
    case start
    /// The place at which the animation was stopped.
    case current
}

/// An animation that can be interrupted, as UIKit's `UIViewPropertyAnimator`. Nothing takes time here. The call that
/// begins the animation makes the changes and calls the completions before it returns.
@preconcurrency @MainActor
open class ViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(ViewAnimatingPosition) -> Void] = []

    /// The duration of the animation, in seconds.
    public let duration: TimeInterval
    /// The delay of `startAnimation(afterDelay:)`, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The state of the animation. It is `active` during the changes and after `pauseAnimation()`, and `stopped` after
    /// `stopAnimation(false)`.
    open private(set) var state = ViewAnimatingState.inactive
    /// Whether the animation is running. This is true only while the animation's changes are made.
    open private(set) var isRunning = false
    /// Whether the animation runs backwards. Not used by this library.
    open var isReversed = false
    /// The progress of the animation, from 0 to 1. The animation sets it when it ends. A value that client code sets
    /// has no effect: no view is ever shown between two states.
    open var fractionComplete: CGFloat = 0
    /// Whether touches are allowed; true unless set. Not used by this library.
    open var isUserInteractionEnabled = true
    /// Whether the animation stays active at its end; false unless set. Not used by this library.
    open var pausesOnCompletion = false
    /// Whether the animation may be stopped; true unless set. Not used by this library.
    open var isInterruptible = true
    /// Whether the progress is linear after `fractionComplete` was set; true unless set. Not used by this library.
    open var scrubsLinearly = true

    /// Makes an animation that has not begun.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - curve: The pace of the animation.
    ///   - animations: A block that makes changes; nil for none.
    public init(duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { self.animations = [animations] }
    }

    /// Makes an animation that has not begun, with a pace that two control points determine.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - point1: The control point of the beginning.
    ///   - point2: The control point of the end.
    ///   - animations: A block that makes changes; nil for none.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes an animation that has not begun, with a spring.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - ratio: The damping of the oscillation.
    ///   - animations: A block that makes changes; nil for none.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes and begins an animation, which ends before the call returns.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - delay: The value of `delay`, in seconds; nothing takes time.
    ///   - options: The options of the animation, which have no effect.
    ///   - animations: A block that makes changes.
    ///   - completion: Called after the changes.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
    ) -> ViewPropertyAnimator {
        let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes, which are made when the animation begins.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds changes, which are made when the animation begins. The delay factor is ignored.
    ///
    /// - Parameters:
    ///   - animation: A block that makes changes.
    ///   - delayFactor: Ignored.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    /// Adds a block that is called at the end of the animation.
    open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Makes the added changes, and calls the added completions.
    open func startAnimation() {
        let changes = animations
        animations = []
        state = .active
        isRunning = true
        View.animate(withDuration: duration) { for change in changes { change() } }
        isRunning = false
        end(at: .end)
    }

    /// Makes the added changes and calls the added completions at once. The delay is only stored.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// Makes the added changes and calls the added completions. The parameters are ignored.
    ///
    /// - Parameters:
    ///   - parameters: Ignored.
    ///   - durationFactor: Ignored.
    open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }

    /// Makes the animation active. Added changes are not made yet.
    open func pauseAnimation() { state = .active }

    /// Stops an active animation, so that the added changes are not made. Does nothing if the animation is not active.
    ///
    /// - Parameter withoutFinishing: If true, it ends without calls of completions. If false, it waits for
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        animations = []
        if withoutFinishing { completions = [] }
        state = withoutFinishing ? .inactive : .stopped
    }

    /// Calls the completions of a stopped animation. Does nothing if the animation is not stopped.
    open func finishAnimation(at finalPosition: ViewAnimatingPosition) {
        if state == .stopped { end(at: finalPosition) }
    }

    private func end(at position: ViewAnimatingPosition) {
        let calls = completions
        completions = []
        (state, fractionComplete) = (.inactive, position == .start ? 0 : 1)
        for call in calls { call(position) }
    }
}
