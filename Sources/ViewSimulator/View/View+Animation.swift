import Foundation

/// What is going on with animations.
@MainActor
private enum AnimationState {
    static var isEnabled = true
    static var duration: TimeInterval = 0

    static func run(_ animations: () -> Void, in duration: TimeInterval) {
        let outer = self.duration
        self.duration = isEnabled ? max(duration, 0) : 0
        defer { self.duration = outer }
        animations()
    }
}

// Nothing takes time here: an animation is made at once, and its completion is called before the method returns.
extension View {
    /// How an animation runs. Kept for client code: it runs at once in any case.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// UIKit's bits; those of curves and transitions are numbers among them.
        public var rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out with it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Fingers may go on.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It begins where another one is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Slow at both ends: no bit at all.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// As fast everywhere.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Makes changes, at once.
    ///
    /// - Parameters:
    ///   - duration: In seconds; only `inheritedAnimationDuration` depends on it.
    ///   - animations: Called once, before the method returns.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationState.run(animations, in: duration)
    }

    /// Makes changes, at once, and says that they are made.
    ///
    /// - Parameters:
    ///   - duration: In seconds; only `inheritedAnimationDuration` depends on it.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationState.run(animations, in: duration)
        completion?(true)
    }

    /// The same; neither a delay nor options make a difference.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - options: How it runs.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// The same; nothing swings.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - dampingRatio: How soon it stops to swing.
    ///   - velocity: How fast it is at the beginning.
    ///   - options: How it runs.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes changes to a view that fade from one picture to the other: at once.
    ///
    /// - Parameters:
    ///   - view: The view that would fade.
    ///   - duration: In seconds.
    ///   - options: How it runs.
    ///   - animations: Called once, before the method returns.
    ///   - completion: Called after that with true, before the method returns.
    public class func transition(
        with view: View, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationState.run(animations ?? {}, in: duration)
        completion?(true)
    }

    /// Makes changes; within them `areAnimationsEnabled` is false.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = AnimationState.isEnabled
        AnimationState.isEnabled = false
        defer { AnimationState.isEnabled = outer }
        AnimationState.run(actionsWithoutAnimation, in: 0)
    }

    /// Says whether client code may take it that animations run; they are made at once in any case.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.isEnabled = enabled }

    /// What was set; true unless it was.
    public class var areAnimationsEnabled: Bool { AnimationState.isEnabled }

    /// Of the animation that is being made, in seconds; 0 outside of one and where they are switched off.
    public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }
}
