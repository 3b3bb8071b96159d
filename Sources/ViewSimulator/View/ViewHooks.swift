/// An object that a view calls to change its bounds, usually implemented in another module. The view's module does not
/// depend on that module.
///
/// A `package` method cannot be overridden in another module, and a method that UIKit's clients cannot override must
/// not be `open`. Therefore a view calls its hooks. A subclass in another module usually is its own hooks object;
/// therefore the view holds it weakly. For a view without hooks each call costs one comparison with nil.
///
/// Client code runs only in methods that mention it.
@MainActor
package protocol ViewHooks: AnyObject {
    /// Changes the bounds, and returns the new bounds. The method has to call `set` exactly once, with `newBounds` or
    /// with other bounds. Until that call the view has its old bounds, and no object was notified of the change. The
    /// method may call client code before and after that call.
    ///
    /// - Returns: The bounds that `set` was called with.
    func changeBounds(to newBounds: CGRect, by set: @MainActor (CGRect) -> Void) -> CGRect
}
