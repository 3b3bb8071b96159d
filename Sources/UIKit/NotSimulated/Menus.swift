// Menus of views are not simulated.

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIContextMenuConfiguration {
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) { fatalError() }
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIContextMenuInteraction {
    public init(delegate: any UIContextMenuInteractionDelegate) { fatalError() }
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UITargetedPreview {
    public init(view: UIView) { fatalError() }
    public init(view: UIView, parameters: UIPreviewParameters) { fatalError() }
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor? { get { fatalError() } set {} }
    open var visiblePath: UIBezierPath? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIPreviewTarget: NSObject {}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
open class UIMenuController: NSObject {}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
public protocol UIContextMenuInteractionDelegate {}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
public protocol UIContextMenuInteractionAnimating {}

@available(*, unavailable, message: "menus are not simulated: there are no fingers here")
public protocol UIContextMenuInteractionCommitAnimating {}

extension UICellAccessory {
    @available(*, unavailable, message: "menus are not simulated")
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory { fatalError() }
}
