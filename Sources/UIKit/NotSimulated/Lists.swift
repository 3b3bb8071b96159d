// Lists and the accessories of their cells are not simulated.

@available(*, unavailable, message: "lists of collection views are not simulated: use a table view")
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    public enum HeaderMode: Int {
        case none, supplementary, firstItemInSection
    }
    public enum FooterMode: Int {
        case none, supplementary
    }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public init(appearance: Appearance) { fatalError() }
    public var appearance: Appearance { fatalError() }
    public var showsSeparators: Bool { get { fatalError() } set {} }
    public var separatorConfiguration: UIListSeparatorConfiguration { get { fatalError() } set {} }
    public var itemSeparatorHandler: ItemSeparatorHandler? { get { fatalError() } set {} }
    public var backgroundColor: UIColor? { get { fatalError() } set {} }
    public var headerMode: HeaderMode { get { fatalError() } set {} }
    public var headerTopPadding: CGFloat? { get { fatalError() } set {} }
    public var footerMode: FooterMode { get { fatalError() } set {} }
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        get { fatalError() }
        set {}
    }
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        get { fatalError() }
        set {}
    }
}

@available(*, unavailable, message: "lists of collection views are not simulated: use a table view")
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int {
        case automatic, visible, hidden
    }
    public static var automaticInsets: NSDirectionalEdgeInsets { fatalError() }
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { fatalError() }
    public var topSeparatorVisibility: Visibility { get { fatalError() } set {} }
    public var bottomSeparatorVisibility: Visibility { get { fatalError() } set {} }
    public var topSeparatorInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
    public var bottomSeparatorInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
    public var color: UIColor { get { fatalError() } set {} }
}

@available(*, unavailable, message: "accessories of list cells are not simulated")
public struct UICellAccessory {
    public enum DisplayedState {
        case always, whenEditing, whenNotEditing
    }
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { _ in 0 })
    }
    public enum LayoutDimension {
        case actual, standard, custom(CGFloat)
    }
    public struct Options {
        public enum Style {
            case automatic, header, cell
        }
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) { fatalError() }
    }
    public struct CustomViewConfiguration {
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) { fatalError() }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { fatalError() }
    public static func checkmark(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { fatalError() }
    public static func multiselect(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { fatalError() }
    public static func reorder(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { fatalError() }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { fatalError() }
    public static func delete(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { fatalError() }
    public static func insert(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { fatalError() }
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { fatalError() }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { fatalError() }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory { fatalError() }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory { fatalError() }
}

@available(*, unavailable, message: "accessories of list cells are not simulated")
extension UICollectionViewListCell {
    public var accessories: [UICellAccessory] { get { fatalError() } set {} }
}
