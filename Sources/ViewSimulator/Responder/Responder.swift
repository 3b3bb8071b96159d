/// An object that can handle events, for example a view. UIKit's name is `UIResponder`. There are no touches here.
/// Client code may make another responder the first responder, and may read the next responder.
@preconcurrency @MainActor
open class Responder: NSObject {
    /// The values that client code attached to the responder. Only `AssociatedObjects` reads and changes the values,
    /// with a lock.
    nonisolated(unsafe) package final var associatedValues: AssociatedValueTable?
    /// The values that were set for accessibility properties; nil until a value is set.
    private final var accessibility: AccessibilityState?

    public override init() {
        super.init()
    }

    /// The responder that receives the events that this responder does not handle; nil unless a subclass overrides it.
    /// For a view it is usually the superview.
    open var next: Responder? { nil }

    // MARK: First responder

    /// Whether the responder may become the first responder of its window; false unless a subclass overrides it.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may stop being the first responder; true unless a subclass overrides it.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder of its window.
    open var isFirstResponder: Bool { windowInChain?.firstResponder === self }

    /// Makes this responder the first responder of its window. The current first responder resigns first. Returns
    /// whether this responder is now the first responder; if not, nothing has changed.
    ///
    /// - Returns: False, without a change, if it may not become the first responder, is in no window, or the current
    ///   one does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = windowInChain else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Stops being the first responder, and returns true. Also returns true if the responder was not the first
    /// responder. Returns false, without a change, if the responder may not stop.
    ///
    /// - Returns: False, without a change, if it is the first responder and may not stop.
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

    /// A view that replaces the keyboard; nil unless a subclass overrides it. Not used by this library.
    open var inputView: View? { nil }

    /// A view above the keyboard; nil unless a subclass overrides it. Not used by this library.
    open var inputAccessoryView: View? { nil }

    // MARK: Touches

    /// Handles the beginning of touches: passes the event to the next responder. Never called by this library.
    open func touchesBegan(_ touches: Set<Touch>, with event: AnyObject?) { next?.touchesBegan(touches, with: event) }

    /// Handles the movement of touches: passes the event to the next responder. Never called by this library.
    open func touchesMoved(_ touches: Set<Touch>, with event: AnyObject?) { next?.touchesMoved(touches, with: event) }

    /// Handles the end of touches: passes the event to the next responder. Never called by this library.
    open func touchesEnded(_ touches: Set<Touch>, with event: AnyObject?) { next?.touchesEnded(touches, with: event) }

    /// Handles the cancellation of touches: passes the event to the next responder. Never called by this library.
    open func touchesCancelled(_ touches: Set<Touch>, with event: AnyObject?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility, which UIKit gives to all objects

    final var accessibilityToChange: AccessibilityState {
        let state = accessibility ?? AccessibilityState()
        accessibility = state
        return state
    }

    /// Whether the responder is an accessibility element; false unless set. Not used by this library.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { accessibilityToChange.isElement = newValue }
    }
    /// The name of the element, which is read out; nil unless set.
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { accessibilityToChange.label = newValue }
    }
    /// The label with attributes. Setting this property sets the label, and setting the label sets this property.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    /// The value of the element, which is read out; nil unless set.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { accessibilityToChange.value = newValue }
    }
    /// A text that describes the effect of an activation and is read out; nil unless set.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { accessibilityToChange.hint = newValue }
    }
    /// The language of the texts that are read out; nil unless set.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { accessibilityToChange.language = newValue }
    }
    /// The roles of the element; none unless set.
    open var accessibilityTraits: AccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { accessibilityToChange.traits = newValue }
    }
    /// The frame on the screen, in points. Unless it is set, a view has its frame in the window, and any other
    /// responder has an empty frame.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen }
        set { accessibilityToChange.frame = newValue }
    }
    /// The point on the screen at which an activation takes place; the centre of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityToChange.activationPoint = newValue }
    }
    /// The elements that replace this element, in their order; nil unless set.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { accessibilityToChange.elements = newValue }
    }
    /// Whether the elements within this element are hidden from assistive technologies; false unless set.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { accessibilityToChange.hidesElements = newValue }
    }
    /// Whether all elements next to this element are hidden from assistive technologies; false unless set.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { accessibilityToChange.isModal = newValue }
    }
    /// Whether the elements within this element are read out as a group; false unless set.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { accessibilityToChange.groupsChildren = newValue }
    }
    /// The additional actions of the element; nil unless set.
    open var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { accessibilityToChange.customActions = newValue }
    }

    /// Activates the element. Does nothing here, and returns false.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value of the element. Does nothing here.
    open func accessibilityIncrement() {}
    /// Decreases the value of the element. Does nothing here.
    open func accessibilityDecrement() {}
    /// Dismisses the element. Does nothing here, and returns false.
    open func accessibilityPerformEscape() -> Bool { false }

    private var frameOnScreen: CGRect {
        guard let view = self as? View else { return .zero }
        return view.convert(view.bounds, to: nil as View?)
    }
}

/// The values of a responder's accessibility properties. They are in a separate object, because few responders have
/// such values.
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
