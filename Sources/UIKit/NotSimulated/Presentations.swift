// Ways to show controllers that are not simulated, and keys.

@available(*, unavailable, message: "split view controllers are not simulated: show each column separately")
open class UISplitViewController: UIViewController {
    public enum Style: Int {
        case unspecified, doubleColumn, tripleColumn
    }
    public enum Column: Int {
        case primary, supplementary, secondary, compact, inspector
    }
    public enum DisplayMode: Int {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }
    public enum SplitBehavior: Int {
        case automatic, tile, overlay, displace
    }
    public init(style: Style) { fatalError() }
    public init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public static var automaticDimension: CGFloat { fatalError() }
    public weak var delegate: (any UISplitViewControllerDelegate)? { get { fatalError() } set {} }
    open var viewControllers: [UIViewController] { get { fatalError() } set {} }
    open var isCollapsed: Bool { fatalError() }
    open var displayMode: DisplayMode { fatalError() }
    open var preferredDisplayMode: DisplayMode { get { fatalError() } set {} }
    open var preferredSplitBehavior: SplitBehavior { get { fatalError() } set {} }
    open var presentsWithGesture: Bool { get { fatalError() } set {} }
    open var preferredPrimaryColumnWidthFraction: CGFloat { get { fatalError() } set {} }
    open var preferredPrimaryColumnWidth: CGFloat { get { fatalError() } set {} }
    open var minimumPrimaryColumnWidth: CGFloat { get { fatalError() } set {} }
    open var maximumPrimaryColumnWidth: CGFloat { get { fatalError() } set {} }
    open var displayModeButtonItem: UIBarButtonItem { fatalError() }
    open func setViewController(_ controller: UIViewController?, for column: Column) {}
    open func viewController(for column: Column) -> UIViewController? { fatalError() }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
}

@available(*, unavailable, message: "split view controllers are not simulated: show each column separately")
public protocol UISplitViewControllerDelegate: AnyObject {}

@available(*, unavailable, message: "split view controllers are not simulated: show each column separately")
extension UIViewController {
    public var splitViewController: UISplitViewController? { fatalError() }
}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
open class UIPresentationController {
    public init(presentedViewController: UIViewController, presenting: UIViewController?) { fatalError() }
    open var presentedViewController: UIViewController { fatalError() }
    open var presentingViewController: UIViewController { fatalError() }
    open var presentedView: UIView? { fatalError() }
    open var containerView: UIView? { fatalError() }
    open var frameOfPresentedViewInContainerView: CGRect { fatalError() }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
open class UISheetPresentationController: UIPresentationController {
    public class Detent {
        public struct Identifier {
            public static var medium: Identifier { fatalError() }
            public static var large: Identifier { fatalError() }
            public init(_ rawValue: String) { fatalError() }
        }
        public static func medium() -> Detent { fatalError() }
        public static func large() -> Detent { fatalError() }
        public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
            fatalError()
        }
    }
    open var detents: [Detent] { get { fatalError() } set {} }
    open var selectedDetentIdentifier: Detent.Identifier? { get { fatalError() } set {} }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { get { fatalError() } set {} }
    open var prefersGrabberVisible: Bool { get { fatalError() } set {} }
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool { get { fatalError() } set {} }
    open var prefersEdgeAttachedInCompactHeight: Bool { get { fatalError() } set {} }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { get { fatalError() } set {} }
    open var preferredCornerRadius: CGFloat? { get { fatalError() } set {} }
    open func animateChanges(_ changes: () -> Void) {}
}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView? { get { fatalError() } set {} }
    open var sourceRect: CGRect { get { fatalError() } set {} }
    open var sourceItem: AnyObject? { get { fatalError() } set {} }
    open var barButtonItem: UIBarButtonItem? { get { fatalError() } set {} }
    open var permittedArrowDirections: UIPopoverArrowDirection { get { fatalError() } set {} }
    open var backgroundColor: UIColor? { get { fatalError() } set {} }
    open var passthroughViews: [UIView]? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
public struct UIPopoverArrowDirection: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var up: UIPopoverArrowDirection { fatalError() }
    public static var down: UIPopoverArrowDirection { fatalError() }
    public static var left: UIPopoverArrowDirection { fatalError() }
    public static var right: UIPopoverArrowDirection { fatalError() }
    public static var any: UIPopoverArrowDirection { fatalError() }
}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
public protocol UISheetPresentationControllerDelegate: AnyObject {}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
public protocol UIPopoverPresentationControllerDelegate: AnyObject {}

@available(*, unavailable, message: "presentation controllers are not simulated: what is presented covers all")
extension UIViewController {
    public var presentationController: UIPresentationController? { fatalError() }
    public var sheetPresentationController: UISheetPresentationController? { fatalError() }
    public var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
}

@available(*, unavailable, message: "key commands are not simulated: there is no keyboard here")
open class UIKeyCommand {
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) { fatalError() }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { fatalError() }
    open var discoverabilityTitle: String? { get { fatalError() } set {} }
    open var wantsPriorityOverSystemBehavior: Bool { get { fatalError() } set {} }
    public static var inputUpArrow: String { fatalError() }
    public static var inputDownArrow: String { fatalError() }
    public static var inputLeftArrow: String { fatalError() }
    public static var inputRightArrow: String { fatalError() }
    public static var inputEscape: String { fatalError() }
}

@available(*, unavailable, message: "key commands are not simulated: there is no keyboard here")
public struct UIKeyModifierFlags: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static var alphaShift: UIKeyModifierFlags { fatalError() }
    public static var shift: UIKeyModifierFlags { fatalError() }
    public static var control: UIKeyModifierFlags { fatalError() }
    public static var alternate: UIKeyModifierFlags { fatalError() }
    public static var command: UIKeyModifierFlags { fatalError() }
}

@available(*, unavailable, message: "key commands are not simulated: there is no keyboard here")
extension UIResponder {
    public var keyCommands: [UIKeyCommand]? { fatalError() }
}

@available(*, unavailable, message: "key commands are not simulated: there is no keyboard here")
extension UIViewController {
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
