import Foundation

/// Something that can be done with an element beside using it. Kept for client code; a test may call its handler.
@preconcurrency @MainActor
open class AccessibilityCustomAction: NSObject {
    /// How it is called.
    open var name: String
    /// Does it; answers whether it could be done. Nil where a target would be sent a message.
    open var actionHandler: ((AccessibilityCustomAction) -> Bool)?
    /// Who would be sent `selector`. Held weakly.
    open weak var target: AnyObject?
    /// The name of what the target would be sent; nothing can be called by its name here.
    open var selector: Selector?

    /// Makes an action with a handler.
    ///
    /// - Parameters:
    ///   - name: How it is called.
    ///   - actionHandler: Does it.
    public init(name: String, actionHandler: ((AccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action with a target, which is never sent anything here.
    ///
    /// - Parameters:
    ///   - name: How it is called.
    ///   - target: Held weakly.
    ///   - selector: The name of a method.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }
}
