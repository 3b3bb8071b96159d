/// A mark or control at the side of a list's cell. UIKit's name is `UICellAccessory`.
///
/// An accessory takes its width from the cell's content. The widths of the system's own accessories are those of
/// `ListContentProfile.accessoryWidths`; which of them are measured is in the documentation of the profile.
@preconcurrency @MainActor
public struct CellAccessory {
    /// The times at which an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always
        /// While the collection view is being edited.
        case whenEditing
        /// While the collection view is not being edited.
        case whenNotEditing
    }

    /// The side of the cell, and the place among the accessories of this side.
    public enum Placement {
        /// The leading side. The closure gets the accessories that are there, and returns an index among them.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The trailing side. The closure gets the accessories that are there, and returns an index among them.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        /// A closure that returns an index among accessories.
        public typealias Position = ([CellAccessory]) -> Int
    }

    /// The width that an accessory takes from the content.
    public enum LayoutDimension: Sendable {
        /// The accessory's own width.
        case actual
        /// The width of the system's accessories.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// Properties of an accessory. UIKit has a type for each kind of accessory, with the properties of this one.
    public struct Options {
        /// The way in which an accessory of an outline is tapped.
        public enum Style: Int, Sendable {
            /// The way that the system chooses.
            case automatic
            /// The whole cell.
            case header
            /// The accessory alone.
            case cell
        }

        /// The way in which an accessory of an outline is tapped; `automatic` unless set.
        public var style: Style
        /// Whether the accessory is hidden, and takes no width.
        public var isHidden: Bool
        /// The width that the accessory takes from the content; `standard` unless set.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour. Not used by this library: nothing is drawn.
        public var tintColor: Color?
        /// The colour behind the accessory. Not used by this library.
        public var backgroundColor: Color?
        /// Whether a line is in front of the accessory. Not used by this library.
        public var showsVerticalSeparator: Bool
        /// The font of a label; that of the body unless set.
        public var font: Font?
        /// Whether the label's font follows the text size.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options. Properties that are not given have their defaults.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: Color? = nil, backgroundColor: Color? = nil, showsVerticalSeparator: Bool? = nil,
            font: Font? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.style = style
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// The options of a chevron.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a check mark.
    public typealias CheckmarkOptions = Options
    /// The options of a control for selecting several items.
    public typealias MultiselectOptions = Options
    /// The options of a control for moving an item.
    public typealias ReorderOptions = Options
    /// The options of a chevron of an outline.
    public typealias OutlineDisclosureOptions = Options
    /// The options of a control for deleting an item.
    public typealias DeleteOptions = Options
    /// The options of a control for inserting an item.
    public typealias InsertOptions = Options
    /// The options of a detail button.
    public typealias DetailOptions = Options
    /// The options of a label.
    public typealias LabelOptions = Options

    /// The description of an accessory with a view of the program.
    public struct CustomViewConfiguration {
        /// The view. Its size is that of its constraints, of its intrinsic content or of its frame.
        public let customView: View
        /// The side of the cell, and when the view is shown.
        public let placement: Placement
        /// Whether the view is hidden, and takes no width.
        public var isHidden: Bool
        /// The width that the view takes from the content; `standard` unless set.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour. Not used by this library.
        public var tintColor: Color?
        /// Whether the view keeps its frame's size; false unless set.
        public var maintainsFixedSize: Bool

        /// Makes the description of an accessory.
        public init(
            customView: View, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// The kinds of accessories.
    public enum AccessoryType: Sendable {
        /// A chevron.
        case disclosureIndicator
        /// A chevron that shows whether an item of an outline is expanded.
        case outlineDisclosure
        /// A check mark.
        case checkmark
        /// A control for deleting the item.
        case delete
        /// A control for inserting an item.
        case insert
        /// A control for moving the item.
        case reorder
        /// A control for selecting several items.
        case multiselect
        /// A label.
        case label
        /// A detail button.
        case detail
        /// A view of the program.
        case customView
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let options: Options
    let displayed: DisplayedState
    let isLeading: Bool
    let position: Placement.Position?
    let text: String?
    let customView: CustomViewConfiguration?
    let actionHandler: (() -> Void)?

    private init(
        _ type: AccessoryType, _ options: Options, _ displayed: DisplayedState, isLeading: Bool = false,
        text: String? = nil, customView: CustomViewConfiguration? = nil, position: Placement.Position? = nil,
        actionHandler: (() -> Void)? = nil
    ) {
        accessoryType = type
        self.options = options
        self.displayed = displayed
        self.isLeading = isLeading
        self.position = position
        self.text = text
        self.customView = customView
        self.actionHandler = actionHandler
    }

    // MARK: Kinds

    /// Makes a chevron at the trailing side.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
    ) -> CellAccessory { CellAccessory(.disclosureIndicator, options, displayed) }

    /// Makes a check mark at the trailing side.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
    ) -> CellAccessory { CellAccessory(.checkmark, options, displayed) }

    /// Makes a control for selecting several items, at the leading side.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
    ) -> CellAccessory { CellAccessory(.multiselect, options, displayed, isLeading: true) }

    /// Makes a control for moving the item, at the trailing side.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
    ) -> CellAccessory { CellAccessory(.reorder, options, displayed) }

    /// Makes a chevron of an outline, at the trailing side. Without a handler it expands or collapses the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
        actionHandler: (() -> Void)? = nil
    ) -> CellAccessory { CellAccessory(.outlineDisclosure, options, displayed, actionHandler: actionHandler) }

    /// Makes a control for deleting the item, at the leading side.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
        actionHandler: (() -> Void)? = nil
    ) -> CellAccessory { CellAccessory(.delete, options, displayed, isLeading: true, actionHandler: actionHandler) }

    /// Makes a control for inserting an item, at the leading side.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
        actionHandler: (() -> Void)? = nil
    ) -> CellAccessory { CellAccessory(.insert, options, displayed, isLeading: true, actionHandler: actionHandler) }

    /// Makes a detail button at the trailing side.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> CellAccessory { CellAccessory(.detail, options, displayed, actionHandler: actionHandler) }

    /// Makes a label at the trailing side.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
    ) -> CellAccessory { CellAccessory(.label, options, displayed, text: text) }

    /// Makes an accessory from a view of the program.
    public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        return switch configuration.placement {
        case .leading(let displayed, let position):
            CellAccessory(
                .customView, options, displayed, isLeading: true, customView: configuration, position: position)
        case .trailing(let displayed, let position):
            CellAccessory(.customView, options, displayed, customView: configuration, position: position)
        }
    }
}
