import Foundation
import ViewSimulator

/// A reusable view that shows one item.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
    final var hosted: HostedContent

    /// Whether the item is selected. The collection view sets it: for every cell that comes on screen, after the data
    /// source gave it, and whenever the selection changes. The configuration of the content may depend on it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether the cell is pressed, which the collection view sets (``CollectionView/tapItem(at:file:line:)``). The
    /// configuration of the content may depend on it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Behind everything else in the cell, and as large as the cell; nil unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }
    /// Above the background and behind the content, as large as the cell; nil unless set. In the cell only while that
    /// is selected or highlighted (documented: displayed then).
    open var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }

    public override init(frame: CGRect) {
        hosted = HostedContent(CellContentView(frame: CGRect(origin: .zero, size: frame.size)))
        super.init(frame: frame)
        addSubview(hosted.view)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        hosted = HostedContent(CellContentView(frame: .zero))
        super.init(coder: coder)
        addSubview(hosted.view)
    }

    override var viewForConstraints: View { hosted.view }

    override var hasFittingContent: Bool {
        super.hasFittingContent || hosted.view.isTiedIntoFromAbove || hosted.configuration != nil
    }

    /// Host of the content, as large as the cell. Another one where `contentConfiguration` makes one.
    open var contentView: View { hosted.view }

    // MARK: Configurations

    /// What the content view shows; nil unless set.
    ///
    /// Setting one replaces the content view by the one that the configuration makes, or changes what that shows where
    /// it supports the new configuration. Setting nil puts an empty view in its place (documented). A cell on screen is
    /// measured again, unless the configurations are equal.
    open var contentConfiguration: (any ContentConfiguration)? {
        get { hosted.configuration }
        set { show(newValue) }
    }

    /// Whether `contentConfiguration` is replaced by what its `updated(for:)` answers, whenever the state changes; true
    /// unless set.
    open var automaticallyUpdatesContentConfiguration = true

    /// What is behind the content; nil unless set. Kept for client code, as the two after it: nothing is drawn here.
    open var backgroundConfiguration: BackgroundConfiguration?
    /// Whether it is replaced by what its `updated(for:)` answers. True unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// What is behind the content unless something is set.
    open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .clear() }

    /// What configurations may depend on. Of a cell's states only being selected and highlighted are known here, and
    /// whether its view is edited.
    open var configurationState: CellConfigurationState { makeState(isEditing: owner?.isEditing ?? false) }

    /// Configures the cell for a state. Called for every cell that the data source gives, and after
    /// `setNeedsUpdateConfiguration()`, before the cell is measured. Does nothing here.
    open func updateConfiguration(using state: CellConfigurationState) {}

    /// Called after `updateConfiguration(using:)`, in place of a subclass. Nil unless set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler = @MainActor (CollectionViewCell, CellConfigurationState) -> Void

    /// Has the configuration updated before the cell is measured or laid out next. Several calls are one.
    open func setNeedsUpdateConfiguration() { markConfigurationAsStale() }

    /// The cell begins or ends to be dragged. Does nothing here. Kept for client code: nobody here drags cells.
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

    /// What the constraints in the content view say, or the content view of a configuration, and only where there is
    /// neither what a view without constraints answers: a cell that has constraints and overrides `sizeThatFits(_:)`
    /// uses the constraints.
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
    func callUpdateHandler(_ state: CellConfigurationState) { configurationUpdateHandler?(self, state) }
}
