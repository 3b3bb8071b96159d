import Foundation
import ViewSimulator

// What tables have on devices and is not simulated: code that names one gets an error that says so.

@available(*, unavailable, message: "swipe actions are not simulated: there are no fingers here")
open class UISwipeActionsConfiguration {
    public init(actions: [UIContextualAction]) {}
}

@available(*, unavailable, message: "swipe actions are not simulated: there are no fingers here")
open class UIContextualAction {
    public enum Style: Int {
        case normal
        case destructive
    }

    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public init(style: Style, title: String?, handler: @escaping Handler) {}
}

@available(*, unavailable, message: "swipe actions are not simulated: there are no fingers here")
open class UITableViewRowAction {
    public enum Style: Int {
        case normal
        case destructive
        public static var `default`: Style { .destructive }
    }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UITableViewDragDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UITableViewDropDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UITableViewDropCoordinator {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UITableViewDropItem {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UITableViewDropPlaceholderContext {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UISpringLoadedInteractionContext {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UITableViewDropProposal {
    public init(operation: Any, intent: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UITableViewPlaceholder {
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UITableViewDropPlaceholder {
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UITableViewFocusUpdateContext {
    public init() {}
}

@available(*, unavailable, message: "it needs the selectors of Objective-C; group by keys of your own")
open class UILocalizedIndexedCollation {
    public static func current() -> Any { fatalError() }
}
