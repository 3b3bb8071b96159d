/// Whether animations are enabled, and the duration of the current animation.
struct AnimationState {
    fileprivate var isEnabled = true
    fileprivate var duration: TimeInterval = 0

    @MainActor fileprivate static var current: AnimationState {
        get { SimulationEnvironment.current.animations }
        set { SimulationEnvironment.current.animations = newValue }
    }

    @MainActor fileprivate static func run(_ animations: () -> Void, in duration: TimeInterval) {
        let outer = current.duration
        current.duration = current.isEnabled ? max(duration, 0) : 0
        defer { current.duration = outer }
        animations()
    }
}

// Nothing takes time: an animation is made at once, and its completion is called before the method returns.
extension View {
    /// The options of an animation. Only `showHideTransitionViews` has an effect. The other options have none, because
    /// all animations are made at once.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options, with UIKit's bits. Some groups of bits contain a number, which stands for a curve or a
        /// transition.
        public var rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The option that subviews are laid out with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// The option that touches are allowed during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The option that the animation begins with the current values of another animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The option of a pace that is slow at the beginning and at the end. It has no bit.
        public static let curveEaseInOut: AnimationOptions = []
        /// The option of a pace that is slow at the beginning of the animation.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The option of a pace that is slow at the end of the animation.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The option of a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The option of a fade from the picture before the change to the picture after the change.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Makes the changes in `animations` at once.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - animations: Called once, before the method returns.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationState.run(animations, in: duration)
    }

    /// Makes the changes in `animations` at once, then calls `completion`.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationState.run(animations, in: duration)
        completion?(true)
    }

    /// Makes the changes in `animations` at once. The delay is ignored.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - delay: The delay in seconds, which has no effect.
    ///   - options: The options of the animation, which have no effect.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes the changes in `animations` at once. There is no spring.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - delay: The delay in seconds, which has no effect.
    ///   - dampingRatio: The damping of the oscillation, which has no effect.
    ///   - velocity: The velocity at the beginning, which has no effect.
    ///   - options: The options of the animation, which have no effect.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes the changes to a view at once, without a fade.
    ///
    /// - Parameters:
    ///   - view: The view that would fade.
    ///   - duration: The duration in seconds; only `inheritedAnimationDuration` depends on it.
    ///   - options: The options of the animation, which have no effect.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func transition(
        with view: View, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationState.run(animations ?? {}, in: duration)
        completion?(true)
    }

    /// Runs a block that makes changes. During the block, `areAnimationsEnabled` is false.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = AnimationState.current.isEnabled
        AnimationState.current.isEnabled = false
        defer { AnimationState.current.isEnabled = outer }
        AnimationState.run(actionsWithoutAnimation, in: 0)
    }

    /// Sets `areAnimationsEnabled`. Changes are made at once, whatever the value is.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }

    /// Whether animations are enabled; true unless set.
    public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

    /// The duration of the current animation, in seconds; 0 outside of animations, and if animations are disabled.
    public class var inheritedAnimationDuration: TimeInterval { AnimationState.current.duration }
}
