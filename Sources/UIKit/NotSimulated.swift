import Foundation

// Types that are not simulated: code that names one gets an error that says so.

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UIDragItem {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init(itemProvider: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UIDragPreview {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UIDragPreviewParameters {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UIDragPreviewTarget {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UIDropProposal {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UICollectionViewDropProposal {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init(operation: Any, intent: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UICollectionViewDropPlaceholder {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UICollectionViewPlaceholder {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UIDragInteraction {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init(delegate: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UIDropInteraction {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init(delegate: Any) {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
open class UITargetedDragPreview {
    @available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UICollectionViewDragDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UICollectionViewDropDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UICollectionViewDropCoordinator {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UICollectionViewDropItem {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UIDragSession {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UIDropSession {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UIDragInteractionDelegate {}

@available(*, unavailable, message: "drag and drop is not simulated: nobody touches anything here")
public protocol UIDropInteractionDelegate {}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
open class UIContextMenuConfiguration {
    @available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
    public init(identifier: NSCopying?, previewProvider: (() -> Any?)?, actionProvider: (([Any]) -> Any?)? = nil) {}
}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
open class UIContextMenuInteraction {
    @available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
    public init(delegate: Any) {}
}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
open class UITargetedPreview {
    @available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
    public init(view: Any) {}
}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
open class UIPreviewParameters {
    @available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
open class UIPreviewTarget {
    @available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
open class UIMenuController {
    @available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
    public init() {}
}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
public protocol UIContextMenuInteractionDelegate {}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
public protocol UIContextMenuInteractionAnimating {}

@available(*, unavailable, message: "menus are not simulated: nobody touches anything here")
public protocol UIContextMenuInteractionCommitAnimating {}

@available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
open class UIStoryboard {
    @available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
    public init(name: String, bundle: Bundle?) {}
}

@available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
open class UIStoryboardSegue {
    @available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIPickerView {
    @available(*, unavailable, message: "this control is not simulated")
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIDatePicker {
    @available(*, unavailable, message: "this control is not simulated")
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UISearchBar {
    @available(*, unavailable, message: "this control is not simulated")
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UISearchController {
    @available(*, unavailable, message: "this control is not simulated")
    public init(searchResultsController: Any?) {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIToolbar {
    @available(*, unavailable, message: "this control is not simulated")
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UIColorWell {
    @available(*, unavailable, message: "this control is not simulated")
    public init() {}
}

@available(*, unavailable, message: "this control is not simulated")
open class UICalendarView {
    @available(*, unavailable, message: "this control is not simulated")
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
    @available(*, unavailable, message: "documents are not simulated")
    public init() {}
}

@available(*, unavailable, message: "documents are not simulated")
open class UIDocumentPickerViewController {
    @available(*, unavailable, message: "documents are not simulated")
    public init() {}
}

@available(*, unavailable, message: "documents are not simulated")
open class UIActivityViewController {
    @available(*, unavailable, message: "documents are not simulated")
    public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

@available(*, unavailable, message: "documents are not simulated")
open class UIImagePickerController {
    @available(*, unavailable, message: "documents are not simulated")
    public init() {}
}

@available(*, unavailable, message: "documents are not simulated")
public protocol UIDocumentPickerDelegate {}

@available(*, unavailable, message: "documents are not simulated")
public protocol UIImagePickerControllerDelegate {}

@available(*, unavailable, message: "there is no pasteboard here")
open class UIPasteboard {
    @available(*, unavailable, message: "there is no pasteboard here")
    public static var general: Any { fatalError() }
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusGuide {
    @available(*, unavailable, message: "focus is not simulated")
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusSystem {
    @available(*, unavailable, message: "focus is not simulated")
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusUpdateContext {
    @available(*, unavailable, message: "focus is not simulated")
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UICollectionViewFocusUpdateContext {
    @available(*, unavailable, message: "focus is not simulated")
    public init() {}
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusAnimationCoordinator {
    @available(*, unavailable, message: "focus is not simulated")
    public init() {}
}

@available(*, unavailable, message: "motion is not simulated")
open class UIMotionEffect {
    @available(*, unavailable, message: "motion is not simulated")
    public init() {}
}

@available(*, unavailable, message: "motion is not simulated")
open class UIInterpolatingMotionEffect {
    @available(*, unavailable, message: "motion is not simulated")
    public init(keyPath: String, type: Any) {}
}

@available(*, unavailable, message: "motion is not simulated")
open class UIMotionEffectGroup {
    @available(*, unavailable, message: "motion is not simulated")
    public init() {}
}
