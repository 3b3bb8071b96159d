import Foundation

/// What can be asked to handle events, as UIKit's `UIResponder`: views are. Nobody touches anything here; client code
/// may move the first responder and ask for the next one.
@preconcurrency @MainActor
open class Responder: NSObject {
    /// What client code attached. Only used by `AssociatedObjects`, which locks it.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    /// Nil until something is set of it.
    private final var accessibility: AccessibilityState?

    public override init() {
        super.init()
    }

    /// Who is asked where this one does not handle an event: a view's superview; nil here.
    open var next: Responder? { nil }

    // MARK: First responder

    /// Whether the responder may become the first one of its window; it may not unless a subclass says so.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may stop being the first one; true unless a subclass says otherwise.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first one of its window.
    open var isFirstResponder: Bool { windowInChain?.firstResponder === self }

    /// Becomes the first responder of its window, after the one that is has resigned.
    ///
    /// - Returns: False, with nothing changed, where it may not, where it is in no window, or where the other one does
    ///   not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = windowInChain else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Stops being the first responder; true also where it was not.
    ///
    /// - Returns: False, with nothing changed, where it is and may not stop.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = windowInChain, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    private var windowInChain: Window? {
        var responder: Responder? = self
        while let current = responder {
            if let view = current as? View { return view.window }
            responder = current.next
        }
        return nil
    }

    /// Shown in place of a keyboard. Nil unless a subclass says otherwise; kept for client code.
    open var inputView: View? { nil }

    /// Shown above a keyboard. Nil unless a subclass says otherwise; kept for client code.
    open var inputAccessoryView: View? { nil }

    // MARK: Touches

    /// Fingers came down. Never called here; it hands the event to the next responder.
    open func touchesBegan(_ touches: Set<Touch>, with event: AnyObject?) { next?.touchesBegan(touches, with: event) }

    /// Fingers moved. Never called here; it hands the event to the next responder.
    open func touchesMoved(_ touches: Set<Touch>, with event: AnyObject?) { next?.touchesMoved(touches, with: event) }

    /// Fingers left. Never called here; it hands the event to the next responder.
    open func touchesEnded(_ touches: Set<Touch>, with event: AnyObject?) { next?.touchesEnded(touches, with: event) }

    /// Something else took the event. Never called here; it hands the event to the next responder.
    open func touchesCancelled(_ touches: Set<Touch>, with event: AnyObject?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility, which UIKit gives to all objects

    final var accessibilityToChange: AccessibilityState {
        let state = accessibility ?? AccessibilityState()
        accessibility = state
        return state
    }

    /// Whether it is read out. False unless set; kept for client code, as all of what follows.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { accessibilityToChange.isElement = newValue }
    }
    /// How it is called when it is read out. Nil unless set.
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { accessibilityToChange.label = newValue }
    }
    /// The same with attributes. What is set here is the label, and the other way round.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    /// What it says when it is read out. Nil unless set.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { accessibilityToChange.value = newValue }
    }
    /// What happens when it is used. Nil unless set.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { accessibilityToChange.hint = newValue }
    }
    /// The language that it is read out in. Nil unless set.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { accessibilityToChange.language = newValue }
    }
    /// What it is when it is read out. Nothing in particular unless set.
    open var accessibilityTraits: AccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { accessibilityToChange.traits = newValue }
    }
    /// Where it is on the screen, in points: for a view its frame in the window, otherwise empty unless set.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen }
        set { accessibilityToChange.frame = newValue }
    }
    /// Where a finger would press it, on the screen: the middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityToChange.activationPoint = newValue }
    }
    /// What is read out in its place, in order. Nil unless set.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { accessibilityToChange.elements = newValue }
    }
    /// Whether nothing in it is read out. False unless set.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { accessibilityToChange.hidesElements = newValue }
    }
    /// Whether nothing beside it is read out. False unless set.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { accessibilityToChange.isModal = newValue }
    }
    /// Whether what is in it is read out together. False unless set.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { accessibilityToChange.groupsChildren = newValue }
    }
    /// What else can be done with it. Nil unless set.
    open var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { accessibilityToChange.customActions = newValue }
    }

    /// Uses it. Does nothing here, and answers false.
    open func accessibilityActivate() -> Bool { false }
    /// Makes its value larger. Does nothing here.
    open func accessibilityIncrement() {}
    /// Makes its value smaller. Does nothing here.
    open func accessibilityDecrement() {}
    /// Leaves it. Does nothing here, and answers false.
    open func accessibilityPerformEscape() -> Bool { false }

    private var frameOnScreen: CGRect {
        guard let view = self as? View else { return .zero }
        return view.convert(view.bounds, to: nil as View?)
    }
}

/// What is said to readers who do not see; apart, because few responders have it.
@MainActor
final class AccessibilityState {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var language: String?
    var traits = AccessibilityTraits.none
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var customActions: [AccessibilityCustomAction]?
}
