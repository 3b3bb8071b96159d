/// A reusable view that shows one item.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
    @exclusivity(unchecked) package final var hosted: HostedContent

    /// Whether the item is selected. The collection view sets this property for every cell that the data source
    /// returned, and whenever the selection changes. The configuration of the content may depend on this property.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether the cell is pressed. The collection view sets this property (``CollectionView/tapItem(at:file:line:)``).
    /// The configuration of the content may depend on this property.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// A view behind everything else in the cell, as large as the cell; nil unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }
    /// A view above the background and behind the content, as large as the cell; nil unless set. It is in the cell only
    /// while the cell is selected or highlighted; UIKit's documentation states that it is displayed then.
    open var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }

    public override init(frame: CGRect) {
        hosted = HostedContent(CellContentView(frame: CGRect(origin: .zero, size: frame.size)))
        super.init(frame: frame)
        addSubview(hosted.view)
    }

    /// Makes a cell without reading `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        hosted = HostedContent(CellContentView(frame: .zero))
        super.init(coder: coder)
        addSubview(hosted.view)
    }

    package override var viewForConstraints: View { hosted.view }

    override var hasFittingContent: Bool {
        super.hasFittingContent || hosted.view.isTiedIntoFromAbove || hosted.configuration != nil
    }

    /// The view that holds the content, as large as the cell. If `contentConfiguration` is set, this configuration or
    /// an earlier one made the view.
    open var contentView: View { hosted.view }

    // MARK: Configurations

    /// The configuration that makes the content view; nil unless set.
    ///
    /// A new configuration is given to the content view if that supports it, else its own view replaces the content
    /// view. Nil puts an empty view in its place (documented). A cell on screen is measured again, unless the
    /// configurations are equal.
    open var contentConfiguration: (any ContentConfiguration)? {
        get { hosted.configuration }
        set { show(newValue) }
    }

    /// Whether `contentConfiguration` is replaced by the result of its `updated(for:)` whenever the state changes; true
    /// unless set.
    open var automaticallyUpdatesContentConfiguration = true

    /// The configuration of the background; nil unless set. Not used by this library: nothing is drawn.
    open var backgroundConfiguration: BackgroundConfiguration?
    /// Whether `backgroundConfiguration` is to be updated whenever the state changes; true unless set. Not used by this
    /// library.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The background of a cell without a `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .clear() }

    /// The state for which the cell is configured. Here states differ only in whether the cell is selected, whether it
    /// is highlighted, and whether the collection view is being edited.
    open var configurationState: CellConfigurationState { makeState(isEditing: owner?.isEditing ?? false) }

    /// Configures the cell for a state, before the cell is measured. Called for every cell that the data source
    /// returned. Called again after `setNeedsUpdateConfiguration()`. Does nothing in this class.
    open func updateConfiguration(using state: CellConfigurationState) {}

    // Final, because the compiler can give the getter two names in the tables of classes, depending on which files it
    // compiles together.
    /// A closure that is called after `updateConfiguration(using:)`, to configure a cell without a subclass. Nil unless
    /// set.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A closure that configures a cell for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor @Sendable (CollectionViewCell, CellConfigurationState) -> Void

    /// Requests an update of the configuration. The update is made before the cell is next measured or laid out.
    /// Several requests lead to one update.
    open func setNeedsUpdateConfiguration() { markConfigurationAsStale() }

    /// Called when dragging of the cell begins or ends. Does nothing in this class. Never called by this library,
    /// because cells are not dragged here.
    open func dragStateDidChange(_ dragState: DragState) {}

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Sizes

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContent()
        super.layoutSubviews()
        placeContent()
        placeBackgrounds()
    }

    /// The size that fits the cell's content. Constraints in the content view determine this size. Without constraints,
    /// the size comes from the content view that a configuration made.
    ///
    /// Without a configuration either, it is the size of a view without constraints. A cell that has constraints and
    /// overrides `sizeThatFits(_:)` uses the constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let fitted = contentSize(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        if let fitted { return fitted }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

extension CollectionViewCell: SelectableCell {
    package func callUpdateHandler(_ state: CellConfigurationState) { configurationUpdateHandler?(self, state) }
}
