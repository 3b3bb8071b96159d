import Foundation

/// Whether an animation of a `ViewPropertyAnimator` is under way.
public enum ViewAnimatingState: Int, Sendable {
    /// Not begun, or over; begun; ended without being finished.
    case inactive, active, stopped
}

/// Where an animation is when it is over.
public enum ViewAnimatingPosition: Int, Sendable {
    /// At its end; at its beginning; where it was.
    case end, start, current
}

/// An animation that can be held up, as UIKit's `UIViewPropertyAnimator`. Nothing takes time here: when it begins, its
/// changes are made, and its completions called, before the call returns.
@preconcurrency @MainActor
open class ViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(ViewAnimatingPosition) -> Void] = []

    /// How long it would take, in seconds.
    public let duration: TimeInterval
    /// How long it would wait, in seconds: what `startAnimation(afterDelay:)` was given.
    open private(set) var delay: TimeInterval = 0
    /// `inactive` but while its changes are made, and after `pauseAnimation()`.
    open private(set) var state = ViewAnimatingState.inactive
    /// Whether it is under way: only while its changes are made.
    open private(set) var isRunning = false
    /// Whether it would run backwards. Kept for client code.
    open var isReversed = false
    /// How much of it is over, from 0 to 1. Kept for client code: no view is anywhere between.
    open var fractionComplete: CGFloat = 0
    /// Whether fingers may go on; true unless set. Kept for client code.
    open var isUserInteractionEnabled = true
    /// Whether it stays active when it is over; false unless set. Kept for client code.
    open var pausesOnCompletion = false
    /// Whether it may be stopped; true unless set. Kept for client code.
    open var isInterruptible = true
    /// Whether it goes on evenly where `fractionComplete` was set; true unless set. Kept for client code.
    open var scrubsLinearly = true

    /// Makes an animation that has not begun.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - curve: How fast it would be.
    ///   - animations: What it changes; nil for nothing yet.
    public init(duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { self.animations = [animations] }
    }

    /// The same with a curve by two points.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - point1: What pulls at its beginning.
    ///   - point2: What pulls at its end.
    ///   - animations: What it changes; nil for nothing yet.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// The same with a spring.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - ratio: How soon it would stop to swing.
    ///   - animations: What it changes; nil for nothing yet.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes an animation and begins it: it is over when the call returns.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - options: How it would run.
    ///   - animations: What it changes.
    ///   - completion: Called after that.
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

    /// Adds changes, which are made when it begins.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// The same.
    ///
    /// - Parameters:
    ///   - animation: What it changes.
    ///   - delayFactor: Not looked at.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    /// Adds what is called when it is over.
    open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Makes the changes, and calls the completions.
    open func startAnimation() {
        let changes = animations
        animations = []
        (state, isRunning) = (.active, true)
        View.animate(withDuration: duration) { for change in changes { change() } }
        isRunning = false
        end(at: .end)
    }

    /// The same at once.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// The same at once.
    ///
    /// - Parameters:
    ///   - parameters: Not looked at.
    ///   - durationFactor: Not looked at.
    open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }

    /// Has it under way without a change: what was added is still to be made.
    open func pauseAnimation() { state = .active }

    /// Has it end where it is: what was added is not made.
    ///
    /// - Parameter withoutFinishing: True: it is over, and nobody is called. False: it waits for
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        animations = []
        if withoutFinishing { completions = [] }
        state = withoutFinishing ? .inactive : .stopped
    }

    /// Calls the completions of one that was stopped; nothing happens for any other.
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
