import Foundation

/// A change of a layer that would take time, as Core Animation's `CAAnimation`. Nothing takes time here: one that is
/// added to a layer is over when the call returns, and the layer's properties stay what they are.
@preconcurrency @MainActor
open class Animation: NSObject {
    /// Told when it begins and when it is over. Held strongly, as on a device; nil unless set.
    open var delegate: (any AnimationDelegate)?
    /// How long it would take, in seconds; 0 unless set.
    open var duration: TimeInterval = 0
    /// When it would begin, in seconds; 0 unless set.
    open var beginTime: TimeInterval = 0
    /// Where in itself it would begin, in seconds; 0 unless set.
    open var timeOffset: TimeInterval = 0
    /// How often it would run; 0 unless set: once.
    open var repeatCount: Float = 0
    /// How long it would run again and again, in seconds; 0 unless set.
    open var repeatDuration: TimeInterval = 0
    /// How fast it would run; 1 unless set.
    open var speed: Float = 1
    /// Whether it would run back; false unless set.
    open var autoreverses = false
    /// What would be seen of it before and after; nothing unless set.
    open var fillMode = MediaTimingFillMode.removed
    /// Whether the layer forgets it when it is over; true unless set.
    open var isRemovedOnCompletion = true
    /// How fast it would be; nil unless set.
    open var timingFunction: MediaTimingFunction?
    private var values: [String: Any] = [:]

    public override init() {
        super.init()
    }

    #if !canImport(ObjectiveC)
    /// Keeps a value of client code.
    ///
    /// - Parameters:
    ///   - value: Nil removes it.
    ///   - key: Its name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value that was kept; nil for any other.
    open func value(forKey key: String) -> Any? { values[key] }
    #endif
}

/// Hears of an animation.
@preconcurrency @MainActor
public protocol AnimationDelegate: AnyObject {
    /// It begins.
    func animationDidStart(_ anim: Animation)
    /// It is over; finished, as nothing ends one before.
    func animationDidStop(_ anim: Animation, finished flag: Bool)
}

extension AnimationDelegate {
    /// What happens where a delegate does not implement it: nothing.
    public func animationDidStart(_ anim: Animation) {}
    /// What happens where a delegate does not implement it: nothing.
    public func animationDidStop(_ anim: Animation, finished flag: Bool) {}
}

/// An animation of one property of a layer, as Core Animation's `CAPropertyAnimation`.
@preconcurrency @MainActor
open class PropertyAnimation: Animation {
    /// The name of the property; nil unless set.
    open var keyPath: String?
    /// Whether its values are added to the property's; false unless set.
    open var isAdditive = false
    /// Whether repetitions add up; false unless set.
    open var isCumulative = false

    /// Makes an animation of a property, by its name.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// From one value to another, as Core Animation's `CABasicAnimation`.
@preconcurrency @MainActor
open class BasicAnimation: PropertyAnimation {
    /// Where it begins; nil unless set.
    open var fromValue: Any?
    /// Where it ends; nil unless set.
    open var toValue: Any?
    /// How far it goes; nil unless set.
    open var byValue: Any?
}

/// The same with a spring, as Core Animation's `CASpringAnimation`.
@preconcurrency @MainActor
open class SpringAnimation: BasicAnimation {
    /// How heavy what moves is; 1 unless set.
    open var mass: CGFloat = 1
    /// How strong the spring is; 100 unless set.
    open var stiffness: CGFloat = 100
    /// How soon it stops to swing; 10 unless set.
    open var damping: CGFloat = 10
    /// How fast it is at the beginning; 0 unless set.
    open var initialVelocity: CGFloat = 0
}

/// From value to value, as Core Animation's `CAKeyframeAnimation`.
@preconcurrency @MainActor
open class KeyframeAnimation: PropertyAnimation {
    /// The values; nil unless set.
    open var values: [Any]?
    /// When each is reached, from 0 to 1; nil unless set: evenly.
    open var keyTimes: [NSNumber]?
    /// Points in place of values; nil unless set.
    open var path: CGPath?
}

/// Several at once, as Core Animation's `CAAnimationGroup`.
@preconcurrency @MainActor
open class AnimationGroup: Animation {
    /// Those that run together; nil unless set.
    open var animations: [Animation]?
}

/// How fast an animation would be, as Core Animation's `CAMediaTimingFunction`.
@preconcurrency @MainActor
open class MediaTimingFunction: NSObject {
    /// A curve that has a name.
    public init(name: MediaTimingFunctionName) {
        super.init()
    }

    /// A curve by two points that pull at it; they are not kept.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        super.init()
    }
}

extension Layer {
    func run(_ animation: Animation, forKey key: String?) {
        animation.delegate?.animationDidStart(animation)
        if let key, !animation.isRemovedOnCompletion { keptAnimations[key] = animation }
        animation.delegate?.animationDidStop(animation, finished: true)
    }
}
