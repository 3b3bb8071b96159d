/// An action that a swipe over a row shows. UIKit's name is `UIContextualAction`.
@preconcurrency @MainActor
open class ContextualAction: NSObject {
    /// The meanings of actions.
    public enum Style: Int, Sendable {
        /// An action that deletes nothing.
        case normal
        /// An action that deletes something.
        case destructive
    }

    /// A closure that performs the action. It gets the action, the view that shows it, and a closure that it calls with
    /// whether the action was performed.
    public typealias Handler =
        @MainActor @Sendable (ContextualAction, View, @escaping @MainActor (Bool) -> Void) -> Void

    /// The meaning of the action.
    public final let style: Style
    /// The closure that performs the action.
    public final let handler: Handler
    /// The title; nil for none.
    open var title: String?
    /// The image; nil unless set.
    open var image: Image?
    /// The colour behind the action. Not used by this library.
    open var backgroundColor: Color?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
