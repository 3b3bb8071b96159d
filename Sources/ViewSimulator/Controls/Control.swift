import Foundation

/// A view with states and actions, as UIKit's `UIControl`. Nobody touches it here: `sendActions(for:)` stands for what
/// a finger would do.
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
        /// Who performs the action is found when it is sent.
        var isOpen: Bool
        var action: Selector
        var events: Event
    }

    /// Whether the control can be used; true unless set.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// Whether the control is the chosen one; false unless set.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control looks as if a finger were on it; false unless set.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// What the three properties say together.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether a finger moves on the control: never here.
    open var isTracking: Bool { false }

    /// Whether a finger is inside the control: never here.
    open var isTouchInside: Bool { false }

    /// Where the content is from left to right, in a control that is wider than it; in the middle unless set.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where the content is from top to bottom, in a control that is higher than it; in the middle unless set.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Left or right in place of leading or trailing, by the direction of the surroundings.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let other: other
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that performs an action when it is used.
    ///
    /// - Parameters:
    ///   - frame: In the superview's coordinates, in points.
    ///   - primaryAction: Performed for `primaryActionTriggered`; nil for none.
    public convenience init(frame: CGRect, primaryAction: Action?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Another state: subclasses show another content.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Actions

    /// Has an action performed at events, after those that were added before. One that has the identifier of an earlier
    /// one takes its place (documented), for the events of both (a choice).
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

    /// Has an action no longer performed at events.
    ///
    /// - Parameters:
    ///   - action: Or another one with its identifier.
    ///   - controlEvents: At others it is performed as before.
    open func removeAction(_ action: Action, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Has the action with an identifier no longer performed at events.
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

    /// Performs the actions that were added for any of the events, in the order in which they were added. Those that
    /// come or go meanwhile count from the next time on.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
    }

    /// Performs an action, with the control as its sender.
    open func sendAction(_ action: Action) {
        action.perform(from: self)
    }

    /// Would send what a method is called to somebody. Kept for client code: nothing can be called by its name here.
    ///
    /// - Parameters:
    ///   - action: The name of a method.
    ///   - target: Who would be sent the action; nil for whoever can perform it.
    ///   - event: What it came of.
    open func sendAction(_ action: Selector, to target: Any?, for event: AnyObject?) {}

    // MARK: Tracking, which client code may call: there are no fingers here

    /// Called when a finger comes down on the control.
    ///
    /// - Parameters:
    ///   - touch: The finger.
    ///   - event: What it came of.
    /// - Returns: Whether the control wants to follow it; true here.
    open func beginTracking(_ touch: Touch, with event: AnyObject?) -> Bool { true }

    /// Called when the finger moves.
    ///
    /// - Parameters:
    ///   - touch: The finger.
    ///   - event: What it came of.
    /// - Returns: Whether the control wants to follow it further; true here.
    open func continueTracking(_ touch: Touch, with event: AnyObject?) -> Bool { true }

    /// Called when the finger leaves. Does nothing here.
    ///
    /// - Parameters:
    ///   - touch: The finger; nil where it is not known.
    ///   - event: What it came of.
    open func endTracking(_ touch: Touch?, with event: AnyObject?) {}

    /// Called when something else takes the finger. Does nothing here.
    open func cancelTracking(with event: AnyObject?) {}

    // MARK: Targets

    /// Keeps a target, weakly, and the name of what it would be sent. Kept for client code: nothing can be called by
    /// its name here, so `sendActions(for:)` performs actions and leaves targets alone.
    ///
    /// - Parameters:
    ///   - target: Who would be sent the action; nil for whoever can perform it.
    ///   - action: The name of a method.
    ///   - controlEvents: When.
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

    /// Forgets targets.
    ///
    /// - Parameters:
    ///   - target: Whose; nil for those of all.
    ///   - action: What they would be sent; nil for everything.
    ///   - controlEvents: For which events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        for index in targets.indices where object == nil || targets[index].object === object {
            if action == nil || targets[index].action == action { targets[index].events.subtract(controlEvents) }
        }
        targets.removeAll { $0.events.isEmpty || ($0.object == nil && !$0.isOpen) }
    }

    /// All events that an action or a target is for.
    open var allControlEvents: Event {
        handlers.reduce(targets.reduce(Event()) { $0.union($1.events) }) { $0.union($1.events) }
    }

    /// Those that were added with a target and are still there.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? AnyHashable }) }

    /// The names of what a target would be sent at any of the events, in the order in which they came; nil where there
    /// is none.
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
