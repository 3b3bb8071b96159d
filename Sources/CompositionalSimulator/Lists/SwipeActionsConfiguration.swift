/// The actions that a swipe over a row shows. UIKit's name is `UISwipeActionsConfiguration`. There are no fingers here:
/// a test reads the actions, and calls their handlers.
@preconcurrency @MainActor
open class SwipeActionsConfiguration: NSObject {
    /// The actions, the outermost first.
    public final let actions: [ContextualAction]
    /// Whether a long swipe performs the first action; true unless set.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a list of actions.
    public init(actions: [ContextualAction]) {
        self.actions = actions
        super.init()
    }
}
