/// The cell that shows a row of a table view, as UIKit's `UITableViewCell`.
///
/// The content view's constraints decide the height of the row, or else a content configuration, or else the result of
/// `sizeThatFits(_:)` for the content view's width. Without any of them the cell's own labels do.
///
/// ```swift
/// let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
/// cell.textLabel?.text = "Ada"
/// cell.detailTextLabel?.text = "Yesterday"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// The content view is as wide as the cell without the controls at its sides, and a pixel lower if there is a line
/// below.
@preconcurrency @MainActor
open class TableViewCell: View {
    /// The table that shows the cell.
    final weak var owner: (any ReusableViewOwner)?
    final var assignedReuseIdentifier: String?
    @exclusivity(unchecked) package final var hosted: HostedContent
    final var context = TableRowContext()
    final var parts = ClassicCellParts()
    final let style: CellStyle
    private final var flags = Flags()

    /// The values of `isSelected`, `isHighlighted` and `isEditing`. The setters of these properties call methods that
    /// programs may override.
    private struct Flags {
        var isSelected = false
        var isHighlighted = false
        var isEditing = false
    }

    // MARK: Making

    /// Makes a cell, 320 points wide and 44 high (the size that devices show).
    ///
    /// - Parameters:
    ///   - style: The style, which decides the labels.
    ///   - reuseIdentifier: The identifier for reuse; nil for a cell that is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        hosted = HostedContent(RowContentView(frame: frame))
        assignedReuseIdentifier = reuseIdentifier
        self.style = style
        super.init(frame: frame)
        addContentView()
    }

    /// Makes a cell of the style `default`. If the frame is empty, the cell keeps its initial size (this library's
    /// choice).
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        hosted = HostedContent(RowContentView(frame: .zero))
        style = .default
        super.init(coder: coder)
        addContentView()
    }

    /// Makes a cell of a registered class, which the caller has only as a metatype (C5).
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier for reuse.
    ///   - style: The style, which decides the labels.
    public required convenience init(_dequeued reuseIdentifier: String?, style: CellStyle = .default) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// The identifier with which the cell was made or dequeued.
    open var reuseIdentifier: String? { assignedReuseIdentifier }
    /// Prepares the cell for being reused, after it was deselected and unhighlighted. Does nothing in this class;
    /// overrides call `super`.
    open func prepareForReuse() {}

    // MARK: Contents

    /// The view that holds the content. If `contentConfiguration` is set, this configuration or an earlier one made the
    /// view.
    open var contentView: View { hosted.view }
    /// The label of the text, made when it is first read (documented). Nil while a configuration is shown (this
    /// library's choice). A label that was not made has no effect on the cell's size.
    open var textLabel: Label? { part(.text) }
    /// The label of the second text, made when it is first read. Nil in the style `default` (documented), and while a
    /// configuration is shown.
    open var detailTextLabel: Label? { part(.detail) }
    /// The view of the image before the texts, made when it is first read. Nil in the style `value2` (documented), and
    /// while a configuration is shown.
    open var imageView: ImageView? { imagePart }

    /// The view behind everything else in the cell, as large as the cell; nil unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }
    /// The view above the background and behind the content; nil unless set. This view is in the cell only while the
    /// cell is selected or highlighted, and never with the selection style `none`.
    open var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }
    /// The background of a cell in a table in which several rows may be selected; nil unless set. Not used by this
    /// library: this view is not put into the cell.
    open var multipleSelectionBackgroundView: View?

    // MARK: Sides

    /// The system's accessory at the end of the row; none unless set. The accessory reduces the content's width.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }
    /// The view at the end of the row; nil unless set. It is shown instead of the accessory that `accessoryType` names.
    /// It keeps its own size and is centred vertically. The content is narrower by the view's width plus 16 points. The
    /// 16 points are known from apps that lay out cells by hand.
    open var accessoryView: View? {
        didSet { if accessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }
    /// The accessory that replaces `accessoryType` while the cell is edited; none unless set.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }
    /// The view that replaces `accessoryView` while the cell is edited; nil unless set.
    open var editingAccessoryView: View? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }
    /// The indentation level of the row; 0 unless set. A negative level is replaced by 0. The table sets the level if
    /// its delegate gives a level.
    ///
    /// It moves the cell's own labels, the margins of the content view and the content of a configuration. Views that a
    /// program places by the content view's edges do not move, as reported of devices.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { indentationDidChange() } }
    }
    /// The indentation of each level, in points; 10 unless set (documented).
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { indentationDidChange() } }
    }
    /// The distances from the cell's sides to the ends of its separator; the table's distances unless set. No frame
    /// depends on these distances.
    open var separatorInset: EdgeInsets {
        get { ownSeparatorInset ?? context.separatorInset }
        set { ownSeparatorInset = newValue }
    }
    private final var ownSeparatorInset: EdgeInsets?

    // MARK: States

    /// Whether the row is selected. The setter calls `setSelected(_:animated:)`, as the table does.
    open var isSelected: Bool {
        get { flags.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Selects or deselects the cell. The selection of the table stays as it is.
    ///
    /// - Parameters:
    ///   - selected: The new value.
    ///   - animated: Not used by this library: nothing moves here.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != flags.isSelected else { return }
        flags.isSelected = selected
        stateDidChange()
    }
    /// Whether the cell is pressed. The setter calls `setHighlighted(_:animated:)`, as the table does.
    open var isHighlighted: Bool {
        get { flags.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Highlights the cell, or ends highlighting.
    ///
    /// - Parameters:
    ///   - highlighted: The new value.
    ///   - animated: Not used by this library: nothing moves here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != flags.isHighlighted else { return }
        flags.isHighlighted = highlighted
        stateDidChange()
    }
    /// The look of the selected cell; `default` unless set.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelectedBackground() } }
    }
    /// Whether the row is being edited. The setter calls `setEditing(_:animated:)`, as the table does.
    open var isEditing: Bool {
        get { flags.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing. Controls then appear at the sides of the cell, or disappear.
    ///
    /// - Parameters:
    ///   - editing: The new value.
    ///   - animated: Not used by this library: nothing moves here.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != flags.isEditing else { return }
        let mask: StateMask = editing ? .showingEditControl : []
        willTransition(to: mask)
        flags.isEditing = editing
        setNeedsLayout()
        setNeedsUpdateConfiguration()
        didTransition(to: mask)
    }
    /// Called before editing controls appear in the cell, or disappear. Does nothing in this class; overrides call
    /// `super`.
    open func willTransition(to state: StateMask) {}
    /// Called after editing controls appeared in the cell, or disappeared. Does nothing in this class; overrides call
    /// `super`.
    open func didTransition(to state: StateMask) {}
    /// The control at the row's leading edge while the row is edited. The table determines the control; the value is
    /// `none` before the cell is shown.
    open var editingStyle: EditingStyle { context.editingStyle }
    /// Whether the cell has a reorder control at its end while the cell is edited; false unless set. The table sets
    /// this property to true if the row can be moved (documented).
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }
    /// Whether a row without a control at its start is indented while it is edited; true unless set. The table's
    /// delegate can prevent the indentation.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }
    /// Whether the cell asks for confirmation before it is deleted. Always false: nothing is swiped here.
    open var showingDeleteConfirmation: Bool { false }
    /// The look of the cell with the focus. Not used by this library.
    open var focusStyle = FocusStyle.default
    /// Whether the cell may be touched while it is dragged; false unless set. Not used by this library.
    open var userInteractionEnabledWhileDragging = false
    /// Called when dragging of the cell begins or ends. Does nothing in this class. Never called by this library,
    /// because cells are not dragged here.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    /// The configuration that makes the content view; nil unless set.
    ///
    /// Its view replaces the content view, and the cell's own labels are removed; nil puts an empty view in its place
    /// (documented). A cell on screen is measured again, unless the configurations are equal.
    open var contentConfiguration: (any ContentConfiguration)? {
        get { hosted.configuration }
        set { show(newValue) }
    }
    /// An empty content configuration in the cell's style.
    open func defaultContentConfiguration() -> ListContentConfiguration { style.contentConfiguration }
    /// Whether `contentConfiguration` is replaced by the result of its `updated(for:)` whenever the state changes; true
    /// unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration of the background; nil unless set. Not used by this library: nothing is drawn.
    open var backgroundConfiguration: BackgroundConfiguration?
    /// Whether devices replace `backgroundConfiguration` by the result of its `updated(for:)` whenever the state
    /// changes; true unless set. Not used by this library.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The background of a cell without a `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }
    /// The state for which the cell is configured, such as selected, highlighted or edited.
    open var configurationState: CellConfigurationState { makeState(isEditing: isEditing) }
    /// Configures the cell for a state, before the cell is measured. Called for every cell that the data source
    /// returned. Called again after `setNeedsUpdateConfiguration()`. Does nothing in this class.
    open func updateConfiguration(using state: CellConfigurationState) {}
    /// A closure that is called after `updateConfiguration(using:)`, to configure a cell without a subclass. Nil unless
    /// set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// A closure that configures a cell for a state.
    public typealias ConfigurationUpdateHandler = @MainActor @Sendable (TableViewCell, CellConfigurationState) -> Void
    /// Requests an update of the configuration. The update is made before the cell is next measured or laid out.
    /// Several requests lead to one update.
    open func setNeedsUpdateConfiguration() { markConfigurationAsStale() }

    // MARK: Sizes and layout

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Requests a measurement of the row in the next layout pass, if the table's `selfSizingInvalidation` allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        askForMeasuring()
    }

    /// Places all parts of the cell: the content view, the cell's own labels and image, the backgrounds and the
    /// accessory.
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

    /// The size that the cell's own labels and image need in a content view of the given width. The height is at least
    /// the default height of a row.
    ///
    /// - Parameter size: The size of the content view, in points; the height is ignored.
    /// - Returns: The given width, and the height without the separator.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: classicHeight(forWidth: size.width))
    }

    /// The size that the cell needs. It follows from constraints in the content view, or else from the configuration,
    /// or else from `sizeThatFits(_:)`. Constraints take precedence (documented). The size does not include the
    /// separator. When the table measures the cell, it passes the cell's width with required priority, and a height of
    /// 0.
    ///
    /// - Parameters:
    ///   - targetSize: The requested size of the whole cell, in points.
    ///   - horizontalFittingPriority: The priority of the width.
    ///   - verticalFittingPriority: The priority of the height.
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
