import Foundation

/// What can be asked to handle events, as UIKit's `UIResponder`: views are. Nobody touches anything here; client code
/// may move the first responder and ask for the next one.
@preconcurrency @MainActor
open class Responder: NSObject {
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

    private var accessibilityToChange: AccessibilityState {
        let state = accessibility ?? AccessibilityState()
        accessibility = state
        return state
    }

    /// Whether it is read out. False unless set; kept for client code.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { accessibilityToChange.isElement = newValue }
    }
    /// How it is called when it is read out. Nil unless set; kept for client code.
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { accessibilityToChange.label = newValue }
    }
    /// What it says when it is read out. Nil unless set; kept for client code.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { accessibilityToChange.value = newValue }
    }
    /// What it is when it is read out. Nothing in particular unless set; kept for client code.
    open var accessibilityTraits: AccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { accessibilityToChange.traits = newValue }
    }
}

/// What is said to readers who do not see; apart, because few responders have it.
@MainActor
private final class AccessibilityState {
    var isElement = false
    var label: String?
    var value: String?
    var traits = AccessibilityTraits.none
}

/// A finger. There are none here: the type is there for methods that name it, and for tests that call them.
@preconcurrency @MainActor
open class Touch: NSObject {
    public override init() {
        super.init()
    }
}
