import Foundation

/// Where another module attaches what it knows about a view, without views knowing that module.
///
/// A `package` method cannot be overridden in another module, and what UIKit does not let its clients override cannot
/// be `open`. So a view asks and notifies the hooks that it holds. A subclass of another module is its own hooks object
/// as a rule; therefore the view holds it weakly. A view without hooks pays one comparison with nil a call.
///
/// Code of clients runs only where a method says so.
@MainActor
package protocol ViewHooks: AnyObject {
    /// The bounds are about to change. Calls `set` exactly once, with `newBounds` or with what the view gets instead;
    /// before that the old bounds hold, and nobody was notified yet. It may call code of clients before and after.
    ///
    /// - Returns: The bounds that `set` was called with.
    func changeBounds(to newBounds: CGRect, by set: @MainActor (CGRect) -> Void) -> CGRect
}
