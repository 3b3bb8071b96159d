import Foundation
import ViewSimulator

/// Shows a row of a table view, as UIKit's `UITableViewCell`.
///
/// What is in the content view decides how high the row is: constraints, or else a content configuration, or else what
/// `sizeThatFits(_:)` answers for the content view's width. Without any of them a cell is sized by its own labels.
///
/// ```swift
/// let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
/// cell.textLabel?.text = "Ada"
/// cell.detailTextLabel?.text = "Yesterday"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// The content view is as wide as the cell without what is at its sides, and a pixel lower where a line is below.
@preconcurrency @MainActor
open class TableViewCell: View {
    /// The table that shows it.
    final weak var owner: (any ReusableViewOwner)?
    final var assignedReuseIdentifier: String?
    final var hosted: HostedContent
    final var context = TableRowContext()
    final var parts = ClassicCellParts()
    final let style: CellStyle
    private final var flags = Flags()

    /// What is set by methods that programs override.
    private struct Flags {
        var isSelected = false
        var isHighlighted = false
        var isEditing = false
    }

    // MARK: Making

    /// Makes a cell, 320 points wide and 44 high (the size that devices show).
    ///
    /// - Parameters:
    ///   - style: Which labels it has.
    ///   - reuseIdentifier: By which a table finds it again; nil for a cell that is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        hosted = HostedContent(RowContentView(frame: frame))
        assignedReuseIdentifier = reuseIdentifier
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes a cell of the style `default`; an empty frame leaves its size as it is (a choice).
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        hosted = HostedContent(RowContentView(frame: .zero))
        style = .default
        super.init(coder: coder)
        setUp()
    }

    /// Makes an instance of a class that is only known as a value: the registered one (C5).
    ///
    /// - Parameters:
    ///   - reuseIdentifier: By which a table finds it again.
    ///   - style: Which labels it has.
    public required convenience init(_dequeued reuseIdentifier: String?, style: CellStyle = .default) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    private func setUp() {
        hosted.view.fittingOwner = self
        addSubview(hosted.view)
        updateMargins(forWidth: bounds.size.width)
    }

    /// The identifier it was made or dequeued with.
    open var reuseIdentifier: String? { assignedReuseIdentifier }
    /// Called before the cell is reused, when it is neither selected nor highlighted any more. Does nothing here; call
    /// `super`.
    open func prepareForReuse() {}

    // MARK: Contents

    /// Host of the content. Another one where `contentConfiguration` makes one.
    open var contentView: View { hosted.view }
    /// The text, which is made when it is first asked for (documented); nil while a configuration is shown (a choice).
    /// A label that nobody asked for has no part in the cell's size.
    open var textLabel: Label? { part(.text) }
    /// The second text, made when it is first asked for; nil in the style `default` (documented), and while a
    /// configuration is shown.
    open var detailTextLabel: Label? { part(.detail) }
    /// The image before the texts, made when it is first asked for; nil in the style `value2`, which has none
    /// (documented), and while a configuration is shown.
    open var imageView: ImageView? { imagePart }

    /// Behind everything else in the cell, and as large as the cell; nil unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }
    /// Above the background and behind the content; nil unless set. In the cell only while that is selected or
    /// highlighted, and never with the selection style `none`.
    open var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }
    /// Kept for client code: it is not put into the cell. Nil unless set.
    open var multipleSelectionBackgroundView: View?

    // MARK: What is at the sides

    /// What the system puts at the end of the row; nothing unless set. It takes from the content's width.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }
    /// In place of `accessoryType`: at the end of the row, in the middle of its height, as large as it is; nil unless
    /// set. It takes its width and 16 points from the content's width (as layouts of cells by hand reckon).
    open var accessoryView: View? {
        didSet { if accessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }
    /// In place of `accessoryType` while the cell is edited; nothing unless set.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }
    /// In place of `accessoryView` while the cell is edited; nil unless set.
    open var editingAccessoryView: View? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }
    /// How deep the row is; 0 unless set, below 0 counts as 0. The table sets it where its delegate says.
    ///
    /// It moves the cell's own labels, the margins of the content view and the content of a configuration. Views that
    /// a program places by the content view's edges stay where they are, as programs find on devices.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { indentationDidChange() } }
    }
    /// Points for each level; 10 unless set (documented).
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { indentationDidChange() } }
    }
    /// From the cell's sides to the ends of the line below; the table's unless set. No frame depends on it.
    open var separatorInset: EdgeInsets {
        get { ownSeparatorInset ?? context.separatorInset }
        set { ownSeparatorInset = newValue }
    }
    private final var ownSeparatorInset: EdgeInsets?

    // MARK: States

    /// Whether the row is selected. Setting it calls `setSelected(_:animated:)`, as the table does.
    open var isSelected: Bool {
        get { flags.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Selects the cell or does not; the row of the table stays as it is.
    ///
    /// - Parameters:
    ///   - selected: Whether it is selected from now on.
    ///   - animated: Kept for client code: nothing moves here.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != flags.isSelected else { return }
        flags.isSelected = selected
        stateDidChange()
    }
    /// Whether the cell is pressed. Setting it calls `setHighlighted(_:animated:)`, as the table does.
    open var isHighlighted: Bool {
        get { flags.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Presses the cell or does not.
    ///
    /// - Parameters:
    ///   - highlighted: Whether it is pressed from now on.
    ///   - animated: Kept for client code: nothing moves here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != flags.isHighlighted else { return }
        flags.isHighlighted = highlighted
        stateDidChange()
    }
    /// How the selected cell looks; `default` unless set.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelectedBackground() } }
    }
    /// Whether the row is edited. Setting it calls `setEditing(_:animated:)`, as the table does.
    open var isEditing: Bool {
        get { flags.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing: controls come to the sides, or leave them.
    ///
    /// - Parameters:
    ///   - editing: Whether the row is edited from now on.
    ///   - animated: Kept for client code: nothing moves here.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != flags.isEditing else { return }
        let mask: StateMask = editing ? .showingEditControl : []
        willTransition(to: mask)
        flags.isEditing = editing
        setNeedsLayout()
        setNeedsUpdateConfiguration()
        didTransition(to: mask)
    }
    /// The cell is about to show other controls. Does nothing here; call `super`.
    open func willTransition(to state: StateMask) {}
    /// The cell shows other controls. Does nothing here; call `super`.
    open func didTransition(to state: StateMask) {}
    /// What editing does to the row, as the table says; nothing before.
    open var editingStyle: EditingStyle { context.editingStyle }
    /// Whether a control to move the row is at its end while it is edited; false unless set. The table sets it: true
    /// where the row can be moved (documented).
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }
    /// Whether an edited row is moved aside although there is no control at its start; true unless set. The table's
    /// delegate may say otherwise.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// False: nothing is swiped here.
    open var showingDeleteConfirmation: Bool { false }
    /// How the cell looks with the focus. Kept for client code.
    open var focusStyle = FocusStyle.default
    /// Whether the cell may be touched while it is dragged; false unless set. Kept for client code.
    open var userInteractionEnabledWhileDragging = false
    /// The cell begins or ends to be dragged. Does nothing here. Kept for client code: nobody here drags cells.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    /// What the content view shows; nil unless set.
    ///
    /// Setting one replaces the content view, and the cell's own labels are gone; setting nil puts an empty view in its
    /// place (documented). A cell on screen is measured again, unless the configurations are equal.
    open var contentConfiguration: (any ContentConfiguration)? {
        get { hosted.configuration }
        set { show(newValue) }
    }
    /// A content without anything in it, in the cell's style.
    open func defaultContentConfiguration() -> ListContentConfiguration { style.contentConfiguration }
    /// Whether `contentConfiguration` is replaced by what its `updated(for:)` answers, whenever the state changes; true
    /// unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// What is behind the content; nil unless set. Kept for client code, as the two after it: nothing is drawn here.
    open var backgroundConfiguration: BackgroundConfiguration?
    /// Whether it is replaced by what its `updated(for:)` answers. True unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// What is behind the content unless something is set.
    open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }
    /// What configurations may depend on: whether the cell is selected, highlighted, edited.
    open var configurationState: CellConfigurationState { makeState(isEditing: isEditing) }
    /// Configures the cell for a state. Called for every cell that the data source gives, and after
    /// `setNeedsUpdateConfiguration()`, before the cell is measured. Does nothing here.
    open func updateConfiguration(using state: CellConfigurationState) {}
    /// Called after `updateConfiguration(using:)`, in place of a subclass. Nil unless set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler = @MainActor (TableViewCell, CellConfigurationState) -> Void
    /// Has the configuration updated before the cell is measured or laid out next. Several calls are one.
    open func setNeedsUpdateConfiguration() { markConfigurationAsStale() }

    // MARK: Sizes and layout

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Has the row measured again in the next layout pass, where the table's `selfSizingInvalidation` allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        askForMeasuring()
    }

    /// Places the content view, and in it the cell's own labels and image; backgrounds and the accessory.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        updateMargins(forWidth: bounds.size.width)
        placeContent()
        super.layoutSubviews()
        placeContent()
        placeAccessory()
        placeParts()
        placeBackgrounds()
    }

    /// What the cell's own labels and image need in a width, and at least as much as a row has that nobody sizes.
    ///
    /// - Parameter size: The content view's, in points; the height says nothing.
    /// - Returns: The width as it is given, and the height without the line below.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: classicHeight(forWidth: size.width))
    }

    /// The size by constraints in the content view, or its configuration, or else by `sizeThatFits(_:)`: constraints
    /// win (documented). Without the line below; the table asks with the cell's width, required, and a height of 0.
    ///
    /// - Parameters:
    ///   - targetSize: Points that are asked for, of the whole cell.
    ///   - horizontalFittingPriority: How strongly the width is asked for.
    ///   - verticalFittingPriority: How strongly the height is asked for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        var size = sizeByContent(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        if verticalFittingPriority < .required { size.height = max(size.height, leastConfiguredHeight) }
        return size
    }
}
