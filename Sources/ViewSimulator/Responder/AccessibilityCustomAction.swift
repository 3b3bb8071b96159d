/// An additional action of an element, as UIKit's `UIAccessibilityCustomAction`. Not used by this library; a test may
/// call its handler.
@preconcurrency @MainActor
open class AccessibilityCustomAction: NSObject {
    /// The name of the action.
    open var name: String
    /// The code of the action, which returns whether it succeeded. Nil if the action has a target.
    open var actionHandler: ((AccessibilityCustomAction) -> Bool)?
    /// The object that would receive `selector`. Held weakly.
    open weak var target: AnyObject?
    /// The name of the target's method, which cannot be called by name here.
    open var selector: Selector?

    /// Makes an action with a handler.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - actionHandler: The code of the action.
    public init(name: String, actionHandler: ((AccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action with a target, whose method is never called here.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - target: The object that would receive the message. Held weakly.
    ///   - selector: The name of a method.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }
}
