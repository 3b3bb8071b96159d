import ViewSimulator

// Parts of tables that exist on devices and are not simulated.

@available(*, unavailable, message: "swipe actions are not simulated: there are no fingers here")
open class UITableViewRowAction {
    public enum Style: Int {
        case normal
        case destructive
        public static var `default`: Style { .destructive }
    }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        fatalError()
    }
    open var backgroundColor: UIColor? { get { fatalError() } set {} }
}

@available(*, unavailable, message: "focus is not simulated")
open class UITableViewFocusUpdateContext {
    public init() {}
}

@available(*, unavailable, message: "it needs the selectors of Objective-C; group by keys of your own")
open class UILocalizedIndexedCollation {
    public static func current() -> UILocalizedIndexedCollation { fatalError() }
    open var sectionTitles: [String] { fatalError() }
    open var sectionIndexTitles: [String] { fatalError() }
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int { fatalError() }
    open func section(forSectionIndexTitle index: Int) -> Int { fatalError() }
}
