// Drag and drop is not simulated.

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragItem {
    public init(itemProvider: Any) { fatalError() }
    open var localObject: Any? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragPreview: NSObject {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragPreviewParameters: NSObject {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragPreviewTarget: NSObject {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDropProposal {
    public init(operation: UIDropOperation) { fatalError() }
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UICollectionViewDropProposal: UIDropProposal {
    public enum Intent: Int {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    public init(operation: UIDropOperation, intent: Intent) { fatalError() }
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public enum UIDropOperation: UInt {
    case cancel, forbidden, copy, move
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UICollectionViewDropPlaceholder: NSObject {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UICollectionViewPlaceholder: NSObject {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragInteraction {
    public init(delegate: any UIDragInteractionDelegate) { fatalError() }
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDropInteraction {
    public init(delegate: any UIDropInteractionDelegate) { fatalError() }
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UITargetedDragPreview: NSObject {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UICollectionViewDragDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UICollectionViewDropDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UICollectionViewDropCoordinator {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UICollectionViewDropItem {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UIDragSession {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UIDropSession {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UIDragInteractionDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
public protocol UIDropInteractionDelegate {}

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
open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
    public init(operation: UIDropOperation, intent: Intent) { fatalError() }
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UITableViewPlaceholder {
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UITableViewDropPlaceholder {
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}
