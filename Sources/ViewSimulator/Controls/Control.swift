/// A view with states and actions, as UIKit's `UIControl`. There are no touches here: `sendActions(for:)` replaces the
/// effect of a touch.
@preconcurrency @MainActor
open class Control: View {
    private var handlers: [Handler] = []
    private var targets: [Target] = []

    private struct Handler {
        var action: Action
        var events: Event
    }

    private struct Target {
        weak var object: AnyObject?
        /// Whether the target was nil when it was added. A device then finds the receiver only when the action is sent.
        var isOpen: Bool
        var action: Selector
        var events: Event
    }

    /// Whether the control is enabled; true unless set.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// Whether the control is selected; false unless set.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is highlighted, as by a touch; false unless set.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The states of the control. They follow from `isHighlighted`, `isEnabled` and `isSelected`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a touch on the control is being tracked: always false.
    open var isTracking: Bool { false }

    /// Whether a touch is inside the control: always false.
    open var isTouchInside: Bool { false }

    /// The horizontal place of the content if the control is wider than the content; centred unless set.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The vertical place of the content if the control is higher than the content; centred unless set.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal place of the content in the current reading direction. The places `leading` and `trailing` are
    /// replaced by `left` or `right`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let other: other
        }
    }

    /// Makes a control with a frame, in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if let hooks = self as? any ContentHooks { attach(content: hooks) }
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let hooks = self as? any ContentHooks { attach(content: hooks) }
    }

    /// Makes a control that performs an action when the control is used.
    ///
    /// - Parameters:
    ///   - frame: In the superview's coordinates, in points.
    ///   - primaryAction: Performed for `primaryActionTriggered`; nil for none.
    public convenience init(frame: CGRect, primaryAction: Action?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    private func stateDidChange() {
        guard let hooks = self as? any ControlHooks else { return setNeedsLayout() }
        hooks.controlStateDidChange()
    }

    // MARK: Actions

    /// Adds an action for events. Actions are performed in the order in which they were added. An earlier action with
    /// the same identifier is replaced (documented). The new action then has the position of the earlier action in this
    /// order. It is also performed for the events of the earlier action (this library's choice).
    ///
    /// - Parameters:
    ///   - action: Held by the control.
    ///   - controlEvents: At any of them.
    open func addAction(_ action: Action, for controlEvents: Event) {
        if let index = handlers.firstIndex(where: { $0.action.identifier == action.identifier }) {
            handlers[index].action = action
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers.append(Handler(action: action, events: controlEvents))
        }
    }

    /// Removes an action for some events.
    ///
    /// - Parameters:
    ///   - action: Or another one with its identifier.
    ///   - controlEvents: At others it is performed as before.
    open func removeAction(_ action: Action, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with a given identifier for some events.
    ///
    /// - Parameters:
    ///   - actionIdentifier: Nothing happens where no action has it.
    ///   - controlEvents: At others it is performed as before.
    open func removeAction(identifiedBy actionIdentifier: Action.Identifier, for controlEvents: Event) {
        for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Performs the actions that were added for any of the events, in the order in which they were added. Actions that
    /// are added or removed during the call have no effect until the next call.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
    }

    /// Performs an action, with the control as its sender.
    open func sendAction(_ action: Action) {
        action.perform(from: self)
    }

    /// Does nothing, because methods cannot be called by name here. On a device, it sends a message to an object.
    ///
    /// - Parameters:
    ///   - action: The name of a method.
    ///   - target: The receiver; nil for the first responder that has the method.
    ///   - event: The event that caused the message.
    open func sendAction(_ action: Selector, to target: Any?, for event: AnyObject?) {}

    // MARK: Tracking, for calls of client code: there are no touches

    /// Called by UIKit when a touch on the control begins; never called by this library. Returns whether the control
    /// tracks the touch.
    ///
    /// - Parameters:
    ///   - touch: The finger.
    ///   - event: The event of the touch.
    /// - Returns: Whether the control tracks the touch; true here.
    open func beginTracking(_ touch: Touch, with event: AnyObject?) -> Bool { true }

    /// Called by UIKit when a tracked touch moves; never called by this library. Returns whether the control continues
    /// to track the touch.
    ///
    /// - Parameters:
    ///   - touch: The finger.
    ///   - event: The event of the touch.
    /// - Returns: Whether the control continues to track the touch; true here.
    open func continueTracking(_ touch: Touch, with event: AnyObject?) -> Bool { true }

    /// Called by UIKit when a tracked touch ends; never called by this library. Does nothing.
    ///
    /// - Parameters:
    ///   - touch: The finger; nil if unknown.
    ///   - event: The event of the touch.
    open func endTracking(_ touch: Touch?, with event: AnyObject?) {}

    /// Called by UIKit when a tracked touch is cancelled; never called by this library. Does nothing.
    open func cancelTracking(with event: AnyObject?) {}

    // MARK: Targets

    /// Stores a target, held weakly, and the name of its method. Not used by this library: methods cannot be called by
    /// name here, so `sendActions(for:)` performs actions and ignores targets.
    ///
    /// - Parameters:
    ///   - target: The receiver; nil for the first responder that has the method.
    ///   - action: The name of a method.
    ///   - controlEvents: The events that send the message.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        let isSame = { (other: Target) in
            other.object === object && other.isOpen == (target == nil) && other.action == action
        }
        if let index = targets.firstIndex(where: isSame) {
            targets[index].events.formUnion(controlEvents)
        } else {
            targets.append(Target(object: object, isOpen: target == nil, action: action, events: controlEvents))
        }
    }

    /// Removes a target's method for the given events. If `target` is nil, this is done for all targets; if `action` is
    /// nil, for all methods.
    ///
    /// - Parameters:
    ///   - target: The target to remove; nil for all.
    ///   - action: The name of its method; nil for all.
    ///   - controlEvents: The events for which it is removed.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        for index in targets.indices where object == nil || targets[index].object === object {
            if action == nil || targets[index].action == action { targets[index].events.subtract(controlEvents) }
        }
        targets.removeAll { $0.events.isEmpty || ($0.object == nil && !$0.isOpen) }
    }

    /// All events for which the control has an action or a target.
    open var allControlEvents: Event {
        handlers.reduce(targets.reduce(Event()) { $0.union($1.events) }) { $0.union($1.events) }
    }

    /// The targets that were added and still exist.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? AnyHashable }) }

    /// Returns the names of a target's methods for the given events; nil if there are none. A method is included if it
    /// was added for any of the events. The names are in the order in which the methods were added.
    ///
    /// - Parameters:
    ///   - target: Whose; nil for those that were added without a target.
    ///   - controlEvent: One event or several.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let found = targets.filter {
            !$0.events.isDisjoint(with: controlEvent) && (object == nil ? $0.isOpen : $0.object === object)
        }
        return found.isEmpty ? nil : found.map(\.action.description)
    }
}
