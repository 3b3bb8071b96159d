import Foundation
import ViewSimulator

/// A reusable view that shows one item.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
    final var content: View
    final var shownConfiguration: (any ContentConfiguration)?
    final var configurationIsStale = false

    /// Whether the item is chosen. Nothing here chooses items; the configuration of the content may depend on it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether a finger rests on the cell. Nothing here touches cells; the configuration of the content may depend on
    /// it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    public override init(frame: CGRect) {
        content = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addContent()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        content = CellContentView(frame: .zero)
        super.init(coder: coder)
        addContent()
    }

    /// Host of the content, as large as the cell. Another one where `contentConfiguration` makes one.
    open var contentView: View { content }

    // MARK: Configurations

    /// What the content view shows; nil unless set.
    ///
    /// Setting one replaces the content view by the one that the configuration makes, or changes what that shows where
    /// it supports the new configuration. Setting nil puts an empty view in its place (documented). A cell on screen is
    /// measured again, unless the configurations are equal.
    open var contentConfiguration: (any ContentConfiguration)? {
        get { shownConfiguration }
        set { show(newValue) }
    }

    /// Whether `contentConfiguration` is replaced by what its `updated(for:)` answers, whenever the state changes; true
    /// unless set.
    open var automaticallyUpdatesContentConfiguration = true

    /// What configurations may depend on. Of a cell's states only being selected and highlighted are known here.
    open var configurationState: CellConfigurationState {
        var state = CellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

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
    open func setNeedsUpdateConfiguration() {
        configurationIsStale = true
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Sizes

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        content.frame = contentFrame(in: bounds.size)
    }

    /// Where the content view is in a cell of a size.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// What the constraints in the content view say, or the content view of a configuration, and only where there is
    /// neither what a view without constraints answers: a cell that has constraints and overrides `sizeThatFits(_:)`
    /// uses the constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        updateConstraintsInTree()
        if let size = content.sizeByConstraints(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        { return size }
        if shownConfiguration != nil {
            return content.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// The attributes with the size that fits, if the layout estimates; else unchanged (R8.4).
    ///
    /// The size is `systemLayoutSizeFitting(_:)` of the cell for the size it has, both axes at low priority; a cell
    /// that overrides just `sizeThatFits(_:)` answers with that. Only the size changes, so the centre is kept.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard owner?.collectionViewLayout.estimatesItemSizes == true else { return layoutAttributes }
        let size = layoutAttributes.size
        content.frame = contentFrame(in: size)
        let fitted = systemLayoutSizeFitting(size)
        guard fitted != size else { return layoutAttributes }
        guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
            preconditionFailure("\(type(of: layoutAttributes)).copy(with:) must return layout attributes")
        }
        preferred.size = fitted
        return preferred
    }

    private func addContent() {
        content.fittingOwner = self
        addSubview(content)
    }
}

extension CollectionViewCell: FittingOwner {
    /// R8.21: where the collection view says so, a change of what is in the cell is a reason to measure it again.
    package func constraintsDidChange() {
        guard owner?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        owner?.selfSizingWasInvalidated(for: self)
    }

    /// R8.21: the content view passes the wish to be measured on to its cell.
    package func contentSizeDidChange() { invalidateIntrinsicContentSize() }
}

/// The content view of a cell that has no other one.
final class CellContentView: View {}
