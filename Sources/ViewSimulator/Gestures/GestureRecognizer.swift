/// A recognizer of gestures on a view, as UIKit's `UIGestureRecognizer`. There are no touches, so no gesture is
/// recognized and no target is called. A test may set `state` and the location, and then call its own handler.
@preconcurrency @MainActor
open class GestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        /// The state before a gesture.
        case possible
        /// The state at the beginning of a continuous gesture.
        case began
        /// The state after a movement of a continuous gesture.
        case changed
        /// The state at the end of a gesture.
        case ended
        /// The state after the cancellation of a gesture.
        case cancelled
        /// The state of a gesture that was not recognized.
        case failed

        /// The final state of a discrete gesture, equal to `ended`.
        public static var recognized: State { .ended }
    }

    /// The view of the recognizer; nil until the recognizer is added to a view.
    open internal(set) weak var view: View?
    /// The delegate, which is held weakly; nil unless set. The methods of the delegate are never called.
    open weak var delegate: (any GestureRecognizerDelegate)?
    /// The state of the gesture. The library does not change it.
    open var state = State.possible
    /// Whether the recognizer is enabled; true unless set. Not used by this library.
    open var isEnabled = true
    /// The name of the recognizer in messages; nil unless set. Not used by this library.
    open var name: String?
    /// Whether the view's touches are cancelled when the gesture is recognized; true unless set. Not used by this
    /// library.
    open var cancelsTouchesInView = true
    /// Whether the view receives touches only after the gesture has failed; false unless set. Not used by this library.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of touches only after the gesture has failed; true unless set. Not used by
    /// this library.
    open var delaysTouchesEnded = true
    /// Whether only touches of the first touch's type are handled; true unless set. A type is, for example, a finger or
    /// a pencil. Not used by this library.
    open var requiresExclusiveTouchType = true

    /// The values that client code attached to the recognizer. Only `AssociatedObjects` reads and changes the values,
    /// with a lock.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    private var targets: [GestureTarget] = []
    private var place: (point: CGPoint, view: () -> View?)?

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer with a target and the name of its method. The recognizer recognizes nothing.
    ///
    /// - Parameters:
    ///   - target: The receiver of the action. Held weakly, and never called.
    ///   - action: The name of a method.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Adds a target with the name of its method. The target is held weakly. Methods cannot be called by name here.
    ///
    /// - Parameters:
    ///   - target: The receiver of the action.
    ///   - action: The name of a method.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(GestureTarget(object: object, action: action))
    }

    /// Removes the method `action` of `target`. If `target` is nil, the method is removed from all targets. If `action`
    /// is nil, all methods are removed.
    ///
    /// - Parameters:
    ///   - target: The target; nil for all.
    ///   - action: The name of the method; nil for all methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { kept in
            (object == nil || kept.object === object) && (action == nil || kept.action == action)
        }
    }

    /// Returns the names of a target's methods, in the order in which they were added. For tests: UIKit has no such
    /// method.
    public func actions(forTarget target: Any) -> [Selector] {
        let object = target as AnyObject
        return targets.filter { $0.object === object }.map(\.action)
    }

    // MARK: Touches

    /// The number of touches: 0.
    open var numberOfTouches: Int { 0 }

    /// Returns the location of the gesture in the coordinates of a view; nil means the window's coordinates. The
    /// location is set with `setLocation(_:in:)`; it is (0, 0) unless set.
    open func location(in view: View?) -> CGPoint {
        guard let place else { return .zero }
        guard let source = place.view() else { return place.point }
        return source.convert(place.point, to: view)
    }

    /// Returns the same location as `location(in:)`. There are no touches that could have locations of their own.
    ///
    /// - Parameters:
    ///   - touchIndex: Ignored.
    ///   - view: The view that has the coordinates.
    open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { location(in: view) }

    /// Sets the location of the gesture. For tests: on a device, touches determine the location.
    ///
    /// - Parameters:
    ///   - location: The location in points.
    ///   - view: The view that has the coordinates; nil for those of the view in a later request.
    public func setLocation(_ location: CGPoint, in view: View?) {
        place = (location, { [weak view] in view })
    }

    /// Does nothing here, because no gesture is recognized. On a device, the recognizer waits until
    /// `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: GestureRecognizer) {}

    // MARK: For subclasses; never called here

    /// Handles the beginning of touches. Does nothing here.
    open func touchesBegan(_ touches: Set<Touch>, with event: AnyObject) {}
    /// Handles the movement of touches. Does nothing here.
    open func touchesMoved(_ touches: Set<Touch>, with event: AnyObject) {}
    /// Handles the end of touches. Does nothing here.
    open func touchesEnded(_ touches: Set<Touch>, with event: AnyObject) {}
    /// Handles the cancellation of touches. Does nothing here.
    open func touchesCancelled(_ touches: Set<Touch>, with event: AnyObject) {}
    /// Resets the recognizer after a gesture. Does nothing here.
    open func reset() {}
    /// Ignores a touch. Does nothing here.
    open func ignore(_ touch: Touch, for event: AnyObject) {}
    /// Returns whether this gesture prevents the recognition of another gesture. Default: true.
    open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
    /// Returns whether another gesture may prevent the recognition of this gesture. Default: true.
    open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
    /// Returns whether another gesture has to fail before this gesture is recognized. Default: false.
    open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
    /// Returns whether this gesture has to fail before another gesture is recognized. Default: false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }
}

/// A target and the name of its method.
@MainActor
private struct GestureTarget {
    weak var object: AnyObject?
    var action: Selector
}
