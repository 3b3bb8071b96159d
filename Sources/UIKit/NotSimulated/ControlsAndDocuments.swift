// Types that are not simulated. Code that names one gets one error, the sentence of the type: the members of a type are
// unavailable with it, and are declared, with their types, so that the compiler reports nothing else.

@available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
open class UIStoryboard {
    public init(name: String, bundle: Bundle?) { fatalError() }
    open func instantiateInitialViewController() -> UIViewController? { fatalError() }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
}

@available(*, unavailable, message: "there are no storyboards here; make views and controllers in code")
open class UIStoryboardSegue {
    open var identifier: String? { fatalError() }
    open var source: UIViewController { fatalError() }
    open var destination: UIViewController { fatalError() }
}

@available(*, unavailable, message: "this control is not simulated")
open class UIPickerView: UIView {
    open var dataSource: (any UIPickerViewDataSource)? { get { fatalError() } set {} }
    open var delegate: (any UIPickerViewDelegate)? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "this control is not simulated")
open class UIDatePicker: UIControl {
    open var date: Date { get { fatalError() } set {} }
    open var minimumDate: Date? { get { fatalError() } set {} }
    open var maximumDate: Date? { get { fatalError() } set {} }
    open var locale: Locale? { get { fatalError() } set {} }
    open var minuteInterval: Int { get { fatalError() } set {} }
}

@available(*, unavailable, message: "this control is not simulated")
open class UISearchBar: UIView {
    open var delegate: (any UISearchBarDelegate)? { get { fatalError() } set {} }
    open var text: String? { get { fatalError() } set {} }
    open var placeholder: String? { get { fatalError() } set {} }
    open var showsCancelButton: Bool { get { fatalError() } set {} }
    open var scopeButtonTitles: [String]? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "this control is not simulated")
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var searchBar: UISearchBar { fatalError() }
    open var searchResultsController: UIViewController? { fatalError() }
    open var searchResultsUpdater: (any UISearchResultsUpdating)? { get { fatalError() } set {} }
    open var delegate: (any UISearchControllerDelegate)? { get { fatalError() } set {} }
    open var isActive: Bool { get { fatalError() } set {} }
    open var obscuresBackgroundDuringPresentation: Bool { get { fatalError() } set {} }
    open var hidesNavigationBarDuringPresentation: Bool { get { fatalError() } set {} }
}

@available(*, unavailable, message: "this control is not simulated")
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { get { fatalError() } set {} }
    open var isTranslucent: Bool { get { fatalError() } set {} }
}

@available(*, unavailable, message: "this control is not simulated")
open class UIColorWell: UIControl {
    open var selectedColor: UIColor? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "this control is not simulated")
open class UICalendarView: UIView {}

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
open class UIDocument: NSObject {}

@available(*, unavailable, message: "documents are not simulated")
open class UIDocumentPickerViewController: UIViewController {
    open var delegate: (any UIDocumentPickerDelegate)? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "documents are not simulated")
open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}

@available(*, unavailable, message: "documents are not simulated")
open class UIImagePickerController: UIViewController {
    open var delegate: (any UIImagePickerControllerDelegate)? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "documents are not simulated")
public protocol UIDocumentPickerDelegate {}

@available(*, unavailable, message: "documents are not simulated")
public protocol UIImagePickerControllerDelegate {}

@available(*, unavailable, message: "there is no pasteboard here")
open class UIPasteboard {
    public static var general: UIPasteboard { fatalError() }
    open var string: String? { get { fatalError() } set {} }
    open var strings: [String]? { get { fatalError() } set {} }
    open var url: URL? { get { fatalError() } set {} }
    open var image: UIImage? { get { fatalError() } set {} }
    open var hasStrings: Bool { fatalError() }
}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusGuide: NSObject {}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusSystem: NSObject {}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusUpdateContext: NSObject {}

@available(*, unavailable, message: "focus is not simulated")
open class UICollectionViewFocusUpdateContext: NSObject {}

@available(*, unavailable, message: "focus is not simulated")
open class UIFocusAnimationCoordinator: NSObject {}

@available(*, unavailable, message: "motion is not simulated")
open class UIMotionEffect: NSObject {}

@available(*, unavailable, message: "motion is not simulated")
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }
    public init(keyPath: String, type: EffectType) { fatalError() }
    open var minimumRelativeValue: Any? { get { fatalError() } set {} }
    open var maximumRelativeValue: Any? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "motion is not simulated")
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "this control is not simulated")
extension UINavigationItem {
    public var searchController: UISearchController? { get { fatalError() } set {} }
    public var hidesSearchBarWhenScrolling: Bool { get { fatalError() } set {} }
}
