// Like all animations, these end at once.
extension View {
    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// The animation is slow at the beginning and at the end.
        case easeInOut
        /// The animation is slow at the beginning.
        case easeIn
        /// The animation is slow at the end.
        case easeOut
        /// The animation has a constant pace.
        case linear
    }

    /// The options of keyframes. Not used by this library.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The options, with UIKit's bits. Some groups of bits contain a number, which stands for a mode of
        /// calculation.
        public var rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The option that subviews are laid out with the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// The option that touches are allowed during the animation.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The option that the animation begins with the current values of another animation.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The option that the animation is repeated without an end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The option that the animation runs forwards and backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The mode of linear interpolation between keyframes. This option has no bit.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// The mode without interpolation between keyframes.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// The mode of constant speed over all keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// The mode of interpolation between keyframes by curves.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    /// Makes the changes of keyframes at once.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - delay: The delay in seconds, which has no effect.
    ///   - options: The options of the animation, which have no effect.
    ///   - animations: A block that adds keyframes. Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes the changes of one keyframe at once. Keyframes are made in the order in which they are added, whatever
    /// their times.
    ///
    /// - Parameters:
    ///   - frameStartTime: The relative start, from 0 to 1, which has no effect.
    ///   - frameDuration: The relative duration, from 0 to 1, which has no effect.
    ///   - animations: Called once, before the method returns.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Replaces one view by another view at once. As documented, the replaced view leaves its superview. With the
    /// option `showHideTransitionViews`, both views stay in their superviews: the replaced view is hidden, and the
    /// other view is shown.
    ///
    /// - Parameters:
    ///   - fromView: The former view.
    ///   - toView: The new view, which is added in front of the superview's other subviews.
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - options: The options of the animation, of which only `showHideTransitionViews` has an effect.
    ///   - completion: Called after that with true, before the method returns.
    public class func transition(
        from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
        completion?(true)
    }

    /// Makes the changes in `animations` at once. There is no spring.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - bounce: The amount of oscillation, which has no effect.
    ///   - initialSpringVelocity: The velocity at the beginning, which has no effect.
    ///   - delay: The delay in seconds, which has no effect.
    ///   - options: The options of the animation, which have no effect.
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

    /// Calls a block of changes, then removes the given views from their superviews. Both are done before the method
    /// returns, without an animation. `animation` has no effect, because `delete` is its only value.
    ///
    /// - Parameters:
    ///   - animation: The animation: the only one removes views.
    ///   - views: The views to remove.
    ///   - options: The options of the animation, which have no effect.
    ///   - parallelAnimations: Called once, before the method returns; nil for none.
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

    /// The animations that the system provides. The only one is the removal of views.
    public enum SystemAnimation: UInt, Sendable {
        /// The removal of views.
        case delete
    }
}

extension View.AnimationOptions {
    /// The option that the animation is repeated without an end.
    public static let `repeat` = View.AnimationOptions(rawValue: 1 << 3)
    /// The option that the animation runs forwards and backwards.
    public static let autoreverse = View.AnimationOptions(rawValue: 1 << 4)
    /// The option that the animation has its own duration within another animation.
    public static let overrideInheritedDuration = View.AnimationOptions(rawValue: 1 << 5)
    /// The option that the animation has its own curve within another animation.
    public static let overrideInheritedCurve = View.AnimationOptions(rawValue: 1 << 6)
    /// The option that contents are drawn again during the animation.
    public static let allowAnimatedContent = View.AnimationOptions(rawValue: 1 << 7)
    /// The option that a transition shows and hides views, which stay in their superviews.
    public static let showHideTransitionViews = View.AnimationOptions(rawValue: 1 << 8)
    /// The option that the animation has its own options within another animation.
    public static let overrideInheritedOptions = View.AnimationOptions(rawValue: 1 << 9)
    /// The option of a transition in which the view flips from left to right.
    public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
    /// The option of a transition in which the view flips from right to left.
    public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
    /// The option of a transition in which a page curls up.
    public static let transitionCurlUp = View.AnimationOptions(rawValue: 3 << 20)
    /// The option of a transition in which a page curls down.
    public static let transitionCurlDown = View.AnimationOptions(rawValue: 4 << 20)
    /// The option of a transition in which the view flips from top to bottom.
    public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
    /// The option of a transition in which the view flips from bottom to top.
    public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)
    /// The option of a rate of 60 frames per second.
    public static let preferredFramesPerSecond60 = View.AnimationOptions(rawValue: 3 << 24)
    /// The option of a rate of 30 frames per second.
    public static let preferredFramesPerSecond30 = View.AnimationOptions(rawValue: 7 << 24)
}
