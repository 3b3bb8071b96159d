import Foundation
import ViewSimulator

// What tables have on devices and is not simulated: code that names one gets an error that says so.

@available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
open class UISwipeActionsConfiguration {
    @available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
    public init(actions: [UIContextualAction]) {}
}

@available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
open class UIContextualAction {
    @available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
    public enum Style: Int {
        case normal
        case destructive
    }

    @available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    @available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
    public init(style: Style, title: String?, handler: @escaping Handler) {}
}

@available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
open class UITableViewRowAction {
    @available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
    public enum Style: Int {
        case normal
        case destructive
        public static var `default`: Style { .destructive }
    }

    @available(*, unavailable, message: "swipe actions are not simulated: nobody touches anything here")
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UITableViewDragDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UITableViewDropDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UITableViewDropCoordinator {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UITableViewDropItem {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UITableViewDropPlaceholderContext {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UISpringLoadedInteractionContext {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UITableViewDropProposal {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init(operation: Any, intent: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UITableViewPlaceholder {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UITableViewDropPlaceholder {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UITableViewFocusUpdateContext {
    @available(*, unavailable, message: "focus is not simulated")
    public init() {}
}

@available(*, unavailable, message: "it needs the selectors of Objective-C; group by keys of your own")
open class UILocalizedIndexedCollation {
    @available(*, unavailable, message: "it needs the selectors of Objective-C; group by keys of your own")
    public static func current() -> Any { fatalError() }
}
