import Foundation

/// Watches fingers on a view, as UIKit's `UIGestureRecognizer`. There are no fingers here: it keeps what client code
/// sets, recognizes nothing, and calls nobody. A test sets `state` and the location, and calls its own handler.
@preconcurrency @MainActor
open class GestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        /// Nothing yet; then what happens to a gesture that lasts; and a gesture that turned out to be none.
        case possible, began, changed, ended, cancelled, failed

        /// Of a gesture that does not last: the same as `ended`.
        public static var recognized: State { .ended }
    }

    /// The view that it was added to; nil until then.
    open internal(set) weak var view: View?
    /// Asked by nobody here. Held weakly; nil unless set.
    open weak var delegate: (any GestureRecognizerDelegate)?
    /// How far the gesture has come. Nothing here changes it.
    open var state = State.possible
    /// Whether it watches; true unless set. Kept for client code.
    open var isEnabled = true
    /// Names it in messages. Nil unless set; kept for client code.
    open var name: String?
    /// Whether a recognized gesture keeps touches from the view; true unless set. Kept for client code.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only when the gesture failed; false unless set. Kept for client code.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when the gesture failed; true unless set. Kept for client
    /// code.
    open var delaysTouchesEnded = true
    /// Whether touches of other kinds are left alone; true unless set. Kept for client code.
    open var requiresExclusiveTouchType = true

    /// What client code attached. Only used by `AssociatedObjects`, which locks it.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    private var targets: [GestureTarget] = []
    private var place: (point: CGPoint, view: () -> View?)?

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer that recognizes nothing.
    ///
    /// - Parameters:
    ///   - target: Held weakly, and never called.
    ///   - action: The name of a method.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Keeps a target, weakly, and the name of what it would be sent. Nothing can be called by its name here.
    ///
    /// - Parameters:
    ///   - target: Who would be sent the action.
    ///   - action: The name of a method.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(GestureTarget(object: object, action: action))
    }

    /// Forgets targets.
    ///
    /// - Parameters:
    ///   - target: Whose; nil for those of all.
    ///   - action: What they would be sent; nil for everything.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { kept in
            (object == nil || kept.object === object) && (action == nil || kept.action == action)
        }
    }

    /// The names of what a target would be sent, in the order in which they came. For tests: UIKit does not say.
    public func actions(forTarget target: Any) -> [Selector] {
        let object = target as AnyObject
        return targets.filter { $0.object === object }.map(\.action)
    }

    // MARK: Fingers

    /// How many fingers take part: none.
    open var numberOfTouches: Int { 0 }

    /// Where the gesture is, in the coordinates of a view; nil means those of the window. What `setLocation(_:in:)`
    /// said; (0, 0) unless it did.
    open func location(in view: View?) -> CGPoint {
        guard let place else { return .zero }
        guard let source = place.view() else { return place.point }
        return source.convert(place.point, to: view)
    }

    /// The same for one of the fingers: there are none, so it is the gesture's.
    ///
    /// - Parameters:
    ///   - touchIndex: Not looked at.
    ///   - view: In whose coordinates.
    open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { location(in: view) }

    /// Says where the gesture is. For tests: on a device a finger does.
    ///
    /// - Parameters:
    ///   - location: In points.
    ///   - view: In whose coordinates; nil for those of whoever asks.
    public func setLocation(_ location: CGPoint, in view: View?) {
        place = (location, { [weak view] in view })
    }

    /// Has the recognizer wait for another one to fail. Does nothing: neither recognizes anything.
    open func require(toFail otherGestureRecognizer: GestureRecognizer) {}

    // MARK: For subclasses; never called here

    /// Fingers came down. Does nothing here.
    open func touchesBegan(_ touches: Set<Touch>, with event: AnyObject) {}
    /// Fingers moved. Does nothing here.
    open func touchesMoved(_ touches: Set<Touch>, with event: AnyObject) {}
    /// Fingers left. Does nothing here.
    open func touchesEnded(_ touches: Set<Touch>, with event: AnyObject) {}
    /// Something else took the touches. Does nothing here.
    open func touchesCancelled(_ touches: Set<Touch>, with event: AnyObject) {}
    /// The gesture is over. Does nothing here.
    open func reset() {}
    /// Leaves a finger alone. Does nothing here.
    open func ignore(_ touch: Touch, for event: AnyObject) {}
    /// Whether the gesture keeps another one from being recognized. True here.
    open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
    /// Whether another gesture may keep this one from being recognized. True here.
    open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
    /// Whether another gesture has to fail before this one. False here.
    open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
    /// Whether this gesture has to fail before another one. False here.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }
}

/// Who would be sent what.
@MainActor
private struct GestureTarget {
    weak var object: AnyObject?
    var action: Selector
}
