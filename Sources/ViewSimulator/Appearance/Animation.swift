/// An animation of a layer, as Core Animation's `CAAnimation`. In this library an animation takes no time. It ends
/// before the call that adds it to a layer returns, and the layer's properties keep their values.
@preconcurrency @MainActor
open class Animation: NSObject {
    /// The delegate, which is notified when the animation begins and ends. Held strongly, as on a device; nil unless
    /// set.
    open var delegate: (any AnimationDelegate)?
    /// The duration, in seconds; 0 unless set.
    open var duration: TimeInterval = 0
    /// The delay before the animation, in seconds; 0 unless set.
    open var beginTime: TimeInterval = 0
    /// The number of seconds that are added to the animation's local time; 0 unless set. With 1, the animation starts
    /// in the state that it otherwise reaches after one second of local time.
    open var timeOffset: TimeInterval = 0
    /// The number of repetitions; 0 unless set. With 0 the animation runs once.
    open var repeatCount: Float = 0
    /// The total duration of repetitions, in seconds; 0 unless set.
    open var repeatDuration: TimeInterval = 0
    /// The speed as a factor; 1 unless set.
    open var speed: Float = 1
    /// Whether the animation also runs backwards; false unless set.
    open var autoreverses = false
    /// The mode that decides whether values are visible before and after the animation; `removed` unless set.
    open var fillMode = MediaTimingFillMode.removed
    /// Whether the layer removes the animation when it ends; true unless set.
    open var isRemovedOnCompletion = true
    /// The pace of the animation; nil unless set.
    open var timingFunction: MediaTimingFunction?
    private var values: [String: Any] = [:]

    public override init() {
        super.init()
    }

    #if !canImport(ObjectiveC)
    /// Stores a value under a key, for client code.
    ///
    /// - Parameters:
    ///   - value: The value; nil removes it.
    ///   - key: The name of the value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns the value that was stored for `key`; nil if no value was stored.
    open func value(forKey key: String) -> Any? { values[key] }
    #endif
}

/// A receiver of messages about an animation.
@preconcurrency @MainActor
public protocol AnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: Animation)
    /// Called when the animation ends. `flag` is true, as no animation ends early.
    func animationDidStop(_ anim: Animation, finished flag: Bool)
}

extension AnimationDelegate {
    /// Default implementation of an optional method. Does nothing.
    public func animationDidStart(_ anim: Animation) {}
    /// Default implementation of an optional method. Does nothing.
    public func animationDidStop(_ anim: Animation, finished flag: Bool) {}
}

/// An animation of one property of a layer, as Core Animation's `CAPropertyAnimation`.
@preconcurrency @MainActor
open class PropertyAnimation: Animation {
    /// The name of the animated property; nil unless set.
    open var keyPath: String?
    /// Whether the values of the animation are added to the property's value; false unless set.
    open var isAdditive = false
    /// Whether each repetition begins with the last value of the previous repetition; false unless set.
    open var isCumulative = false

    /// Makes an animation of the property that has the name `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another, as Core Animation's `CABasicAnimation`.
@preconcurrency @MainActor
open class BasicAnimation: PropertyAnimation {
    /// The first value; nil unless set.
    open var fromValue: Any?
    /// The last value; nil unless set.
    open var toValue: Any?
    /// The amount that is added to the first value to get the last value; nil unless set.
    open var byValue: Any?
}

/// An animation with a spring, as Core Animation's `CASpringAnimation`.
@preconcurrency @MainActor
open class SpringAnimation: BasicAnimation {
    /// The mass of the moving object; 1 unless set.
    open var mass: CGFloat = 1
    /// The stiffness of the spring; 100 unless set.
    open var stiffness: CGFloat = 100
    /// The damping of the oscillation; 10 unless set.
    open var damping: CGFloat = 10
    /// The velocity of the object when the animation begins; 0 unless set.
    open var initialVelocity: CGFloat = 0
}

/// An animation through several values, as Core Animation's `CAKeyframeAnimation`.
@preconcurrency @MainActor
open class KeyframeAnimation: PropertyAnimation {
    /// The values of the property, in the order in which the animation reaches them; nil unless set.
    open var values: [Any]?
    /// The times of the values, from 0 to 1; nil unless set. If the times are nil, all intervals are equal.
    open var keyTimes: [NSNumber]?
    /// The path whose points replace the values; nil unless set.
    open var path: CGPath?
}

/// Several animations that run together, as Core Animation's `CAAnimationGroup`.
@preconcurrency @MainActor
open class AnimationGroup: Animation {
    /// The animations of the group; nil unless set.
    open var animations: [Animation]?
}

/// The pace of an animation, as Core Animation's `CAMediaTimingFunction`.
@preconcurrency @MainActor
open class MediaTimingFunction: NSObject {
    /// Makes a pace from the name of a predefined pace. The name is not stored.
    public init(name: MediaTimingFunctionName) {
        super.init()
    }

    /// Makes a pace from the two control points of its curve. The points are not stored.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        super.init()
    }
}

extension Layer {
    func run(_ animation: Animation, forKey key: String?) {
        animation.delegate?.animationDidStart(animation)
        if let key, !animation.isRemovedOnCompletion { keepAnimations { $0[key] = animation } }
        animation.delegate?.animationDidStop(animation, finished: true)
    }

    /// Changes the dictionary of animations that the layer keeps. Removed animations are released after the change,
    /// because the deinitializer of a delegate may call this method.
    func keepAnimations(_ change: (inout [String: Animation]) -> Void) {
        let old = keptAnimations
        var new = old
        change(&new)
        keptAnimations = new
        withExtendedLifetime(old) {}
    }
}
