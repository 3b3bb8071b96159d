import Foundation

// Types that are not simulated. Code that names one gets one error, the sentence of the type: what a type has is
// unavailable with it, and is declared, with its types, so that the compiler has nothing else to say.

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragItem {
    public init(itemProvider: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragPreview {
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragPreviewParameters {
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragPreviewTarget {
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDropProposal {
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UICollectionViewDropProposal {
    public init(operation: Any, intent: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UICollectionViewDropPlaceholder {
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UICollectionViewPlaceholder {
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDragInteraction {
    public init(delegate: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UIDropInteraction {
    public init(delegate: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: there are no fingers here")
open class UITargetedDragPreview {
    public init() {}
}

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

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIContextMenuConfiguration {
    public init(identifier: NSCopying?, previewProvider: (() -> Any?)?, actionProvider: (([Any]) -> Any?)? = nil) {}
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIContextMenuInteraction {
    public init(delegate: Any) {}
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UITargetedPreview {
    public init(view: Any) {}
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIPreviewParameters {
    public init() {}
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIPreviewTarget {
    public init() {}
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIMenuController {
    public init() {}
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
public protocol UIContextMenuInteractionDelegate {}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
public protocol UIContextMenuInteractionAnimating {}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
public protocol UIContextMenuInteractionCommitAnimating {}

@available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
open class UIStoryboard {
    public init(name: String, bundle: Bundle?) {}
}

@available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
open class UIStoryboardSegue {
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIPickerView {
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIDatePicker {
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UISearchBar {
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UISearchController {
    public init(searchResultsController: Any?) {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIToolbar {
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIColorWell {
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UICalendarView {
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
public protocol UIPickerViewDelegate {}

@available(*, unavailable, message: "this control is not simulated")
public protocol UIPickerViewDataSource {}

@available(*, unavailable, message: "this control is not simulated")
public protocol UISearchBarDelegate {}

@available(*, unavailable, message: "this control is not simulated")
public protocol UISearchControllerDelegate {}

@available(*, unavailable, message: "this control is not simulated")
public protocol UISearchResultsUpdating {}

@available(*, unavailable, message: "documents are not simulated")
open class UIDocument {
    public init() {}
}

@available(*, unavailable, message: "documents are not simulated")
open class UIDocumentPickerViewController {
    public init() {}
}

@available(*, unavailable, message: "documents are not simulated")
open class UIActivityViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

@available(*, unavailable, message: "documents are not simulated")
open class UIImagePickerController {
    public init() {}
}

@available(*, unavailable, message: "documents are not simulated")
public protocol UIDocumentPickerDelegate {}

@available(*, unavailable, message: "documents are not simulated")
public protocol UIImagePickerControllerDelegate {}

@available(*, unavailable, message: "there is no pasteboard here")
open class UIPasteboard {
    public static var general: Any { fatalError() }
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusGuide {
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusSystem {
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusUpdateContext {
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UICollectionViewFocusUpdateContext {
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusAnimationCoordinator {
    public init() {}
}

@available(*, unavailable, message: "motion is not simulated")
open class UIMotionEffect {
    public init() {}
}

@available(*, unavailable, message: "motion is not simulated")
open class UIInterpolatingMotionEffect {
    public init(keyPath: String, type: Any) {}
}

@available(*, unavailable, message: "motion is not simulated")
open class UIMotionEffectGroup {
    public init() {}
}
