/// A reusable header or footer of a section of a table view, as UIKit's `UITableViewHeaderFooterView`.
///
/// It is sized like cells: by constraints in its content view, by a content configuration, or else by
/// `sizeThatFits(_:)`, which in this class is the size of its own labels.
@preconcurrency @MainActor
open class TableViewHeaderFooterView: View {
    /// The table that shows the view.
    final weak var owner: (any ReusableViewOwner)?
    final var assignedReuseIdentifier: String?
    @exclusivity(unchecked) package final var hosted: HostedContent
    final var context = TableRowContext()
    final var title: ClassicLabel?
    final var detail: ClassicLabel?

    // MARK: Making

    /// Makes a view with an empty frame.
    ///
    /// - Parameter reuseIdentifier: The identifier for reuse; nil for a view that is not reused.
    public init(reuseIdentifier: String?) {
        hosted = HostedContent(RowContentView(frame: .zero))
        assignedReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }

    /// Makes a view without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        hosted = HostedContent(RowContentView(frame: .zero))
        super.init(coder: coder)
        addContentView()
    }

    /// Makes a view of a registered class, which the caller has only as a metatype (C5).
    ///
    /// - Parameter reuseIdentifier: The identifier for reuse.
    public required convenience init(_dequeued reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// The identifier with which the view was made or dequeued.
    open var reuseIdentifier: String? { assignedReuseIdentifier }
    /// Prepares the view for being reused. Does nothing in this class; overrides call `super`.
    open func prepareForReuse() {}

    // MARK: Contents

    /// The view that holds the content. If `contentConfiguration` is set, this configuration or an earlier one made the
    /// view.
    open var contentView: View { hosted.view }
    /// The label of the title, made when it is first read (documented). Nil while a configuration is shown (this
    /// library's choice).
    open var textLabel: Label? { titlePart }
    /// The label of a text below the title, made when it is first read; nil while a configuration is shown. Devices
    /// show this label in grouped tables only (documented); here plain tables show it, too, if it has a text.
    open var detailTextLabel: Label? { detailPart }
    /// The view behind everything else in this view, as large as this view; nil unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    // MARK: Configurations

    /// The configuration that makes the content view, as in a cell; nil unless set.
    open var contentConfiguration: (any ContentConfiguration)? {
        get { hosted.configuration }
        set { show(newValue) }
    }
    /// An empty content configuration for a header or footer of the table's style.
    open func defaultContentConfiguration() -> ListContentConfiguration {
        switch (context.isGrouped, context.isFooter) {
        case (false, false): .plainHeader()
        case (false, true): .plainFooter()
        case (true, false): .groupedHeader()
        case (true, true): .groupedFooter()
        }
    }
    /// Whether `contentConfiguration` is replaced by the result of its `updated(for:)` whenever the state changes; true
    /// unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration of the background; nil unless set. Not used by this library: nothing is drawn.
    open var backgroundConfiguration: BackgroundConfiguration?
    /// Whether devices replace `backgroundConfiguration` by the result of its `updated(for:)` whenever the state
    /// changes; true unless set. Not used by this library.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The background of a view without a `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
        context.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
    /// The state for which the view is configured; it consists of the view's traits.
    open var configurationState: ViewConfigurationState { ViewConfigurationState(traitCollection: traitCollection) }
    /// Configures the view for a state, before the view is measured. Called for every view that the delegate returned.
    /// Called again after `setNeedsUpdateConfiguration()`. Does nothing in this class.
    open func updateConfiguration(using state: ViewConfigurationState) {}
    /// A closure that is called after `updateConfiguration(using:)`, to configure a view without a subclass. Nil unless
    /// set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// A closure that configures a view for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor @Sendable (TableViewHeaderFooterView, ViewConfigurationState) -> Void
    /// Requests an update of the configuration. The update is made before the view is next measured or laid out.
    /// Several requests lead to one update.
    open func setNeedsUpdateConfiguration() { markConfigurationAsStale() }

    // MARK: Sizes and layout

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Requests a measurement of the view in the next layout pass, if the table's `selfSizingInvalidation` allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        askForMeasuring()
    }

    /// Places the content view, the view's own labels, and the background.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        updateMargins(forWidth: bounds.size.width)
        placeContent()
        super.layoutSubviews()
        placeContent()
        placeLabels()
        placeBackgrounds()
    }

    /// The size that the view's own labels need in a content view of the given width. The height is 0 if there is no
    /// text.
    ///
    /// - Parameter size: The size of the content view, in points; the height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: classicHeight(forWidth: size.width))
    }

    /// The size that the view needs. It follows from constraints in the content view, or else from the configuration,
    /// or else from `sizeThatFits(_:)`.
    ///
    /// - Parameters:
    ///   - targetSize: The requested size of the whole view, in points.
    ///   - horizontalFittingPriority: The priority of the width.
    ///   - verticalFittingPriority: The priority of the height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        sizeByContent(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
}
