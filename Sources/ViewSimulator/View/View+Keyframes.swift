import Foundation

// As all animations: over at once.
extension View {
    /// How fast an animation would be.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends; slow at the beginning; slow at the end; as fast everywhere.
        case easeInOut, easeIn, easeOut, linear
    }

    /// How keyframes would run. Kept for client code.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// UIKit's bits; those of ways to go between are numbers among them.
        public var rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out with it.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Fingers may go on.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// It begins where another one is.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// There and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// By straight lines: no bit at all.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// By jumps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// As fast everywhere.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// By curves.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    /// Makes the changes of keyframes, at once.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - options: How it would run.
    ///   - animations: Called once, before the method returns; it adds keyframes.
    ///   - completion: Called after that with true, before the method returns.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes the changes of one keyframe, at once: in the order in which they are added, and not by their times.
    ///
    /// - Parameters:
    ///   - frameStartTime: From 0 to 1.
    ///   - frameDuration: From 0 to 1.
    ///   - animations: Called once, before the method returns.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Puts a view in the place of another one, at once, as documented: the other one leaves its superview, unless the
    /// options say that both are shown and hidden only.
    ///
    /// - Parameters:
    ///   - fromView: What goes.
    ///   - toView: What comes, in front of what its superview has.
    ///   - duration: In seconds.
    ///   - options: How it would run; `showHideTransitionViews` counts.
    ///   - completion: Called after that with true, before the method returns.
    public class func transition(
        from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration) {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else {
                fromView.superview?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
        completion?(true)
    }

    /// Makes changes, at once; nothing swings.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - bounce: How much it would swing.
    ///   - initialSpringVelocity: How fast it would be at the beginning.
    ///   - delay: In seconds.
    ///   - options: How it would run.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(animations) { animate(withDuration: duration, animations: $0) }
        completion?(true)
    }

    /// Makes the changes of an animation that the system has.
    ///
    /// - Parameters:
    ///   - animation: Which: views are removed by the only one there is.
    ///   - views: What it is about.
    ///   - options: How it would run.
    ///   - parallelAnimations: Called once, before the method returns; nil for nothing.
    ///   - completion: Called after that with true, before the method returns.
    public class func perform(
        _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0) {
            parallelAnimations?()
            for view in views { view.removeFromSuperview() }
        }
        completion?(true)
    }

    /// Animations that the system has.
    public enum SystemAnimation: UInt, Sendable {
        /// Views are removed.
        case delete
    }
}

extension View.AnimationOptions {
    /// Again and again.
    public static let `repeat` = View.AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = View.AnimationOptions(rawValue: 1 << 4)
    /// As long as it says itself, in another animation.
    public static let overrideInheritedDuration = View.AnimationOptions(rawValue: 1 << 5)
    /// As fast as it says itself, in another animation.
    public static let overrideInheritedCurve = View.AnimationOptions(rawValue: 1 << 6)
    /// Pictures are drawn again.
    public static let allowAnimatedContent = View.AnimationOptions(rawValue: 1 << 7)
    /// Views are shown and hidden, and stay in their superviews.
    public static let showHideTransitionViews = View.AnimationOptions(rawValue: 1 << 8)
    /// With its own options, in another animation.
    public static let overrideInheritedOptions = View.AnimationOptions(rawValue: 1 << 9)
    /// A page turns from left to right.
    public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
    /// A page turns from right to left.
    public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
    /// A page curls up.
    public static let transitionCurlUp = View.AnimationOptions(rawValue: 3 << 20)
    /// A page curls down.
    public static let transitionCurlDown = View.AnimationOptions(rawValue: 4 << 20)
    /// A page turns from top to bottom.
    public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
    /// A page turns from bottom to top.
    public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)
    /// Sixty pictures a second.
    public static let preferredFramesPerSecond60 = View.AnimationOptions(rawValue: 3 << 24)
    /// Thirty pictures a second.
    public static let preferredFramesPerSecond30 = View.AnimationOptions(rawValue: 7 << 24)
}
