import Foundation
import ViewSimulator

/// A reusable header or footer of a section of a table view, as UIKit's `UITableViewHeaderFooterView`.
///
/// It is sized as cells are: by constraints in its content view, by a content configuration, or else by what
/// `sizeThatFits(_:)` answers, which here is what its own labels need.
@preconcurrency @MainActor
open class TableViewHeaderFooterView: View {
    /// The table that shows it.
    final weak var owner: (any ReusableViewOwner)?
    final var assignedReuseIdentifier: String?
    final var hosted: HostedContent
    final var context = TableRowContext()
    final var title: ClassicLabel?
    final var detail: ClassicLabel?

    // MARK: Making

    /// Makes a view of no size.
    ///
    /// - Parameter reuseIdentifier: By which a table finds it again; nil for one that is not reused.
    public init(reuseIdentifier: String?) {
        hosted = HostedContent(RowContentView(frame: .zero))
        assignedReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
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
        setUp()
    }

    /// Makes an instance of a class that is only known as a value: the registered one (C5).
    ///
    /// - Parameter reuseIdentifier: By which a table finds it again.
    public required convenience init(_dequeued reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    private func setUp() {
        hosted.view.fittingOwner = self
        addSubview(hosted.view)
        updateMargins(forWidth: bounds.size.width)
    }

    /// The identifier it was made or dequeued with.
    open var reuseIdentifier: String? { assignedReuseIdentifier }
    /// Called before the view is reused. Does nothing here; call `super`.
    open func prepareForReuse() {}

    // MARK: Contents

    /// Host of the content. Another one where `contentConfiguration` makes one.
    open var contentView: View { hosted.view }
    /// The title, which is made when it is first asked for (documented); nil while a configuration is shown (a choice).
    open var textLabel: Label? { titlePart }
    /// A text below the title, made when it is first asked for; nil while a configuration is shown. Devices show it in
    /// grouped tables only (documented); here it counts in plain ones too where it has a text.
    open var detailTextLabel: Label? { detailPart }
    /// Behind everything else, and as large as the view; nil unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    // MARK: Configurations

    /// What the content view shows; nil unless set. As that of a cell.
    open var contentConfiguration: (any ContentConfiguration)? {
        get { hosted.configuration }
        set { show(newValue) }
    }
    /// A content without anything in it, for a header or footer of the table's style.
    open func defaultContentConfiguration() -> ListContentConfiguration {
        switch (context.isGrouped, context.isFooter) {
        case (false, false): .plainHeader()
        case (false, true): .plainFooter()
        case (true, false): .groupedHeader()
        case (true, true): .groupedFooter()
        }
    }
    /// Whether `contentConfiguration` is replaced by what its `updated(for:)` answers, whenever the state changes; true
    /// unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// What is behind the content; nil unless set. Kept for client code, as the two after it: nothing is drawn here.
    open var backgroundConfiguration: BackgroundConfiguration?
    /// Whether it is replaced by what its `updated(for:)` answers. True unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// What is behind the content unless something is set.
    open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
        context.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
    /// What configurations may depend on: the surroundings.
    open var configurationState: ViewConfigurationState { ViewConfigurationState(traitCollection: traitCollection) }
    /// Configures the view for a state. Called for every view that the delegate gives, and after
    /// `setNeedsUpdateConfiguration()`, before the view is measured. Does nothing here.
    open func updateConfiguration(using state: ViewConfigurationState) {}
    /// Called after `updateConfiguration(using:)`, in place of a subclass. Nil unless set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Configures a view for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (TableViewHeaderFooterView, ViewConfigurationState) -> Void
    /// Has the configuration updated before the view is measured or laid out next. Several calls are one.
    open func setNeedsUpdateConfiguration() { markConfigurationAsStale() }

    // MARK: Sizes and layout

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Has the view measured again in the next layout pass, where the table's `selfSizingInvalidation` allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        askForMeasuring()
    }

    /// Places the content view, in it the view's own labels, and the background.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        updateMargins(forWidth: bounds.size.width)
        placeContent()
        super.layoutSubviews()
        placeContent()
        placeLabels()
        placeBackgrounds()
    }

    /// What the view's own labels need in a width; without a text a height of 0.
    ///
    /// - Parameter size: The content view's, in points; the height says nothing.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: classicHeight(forWidth: size.width))
    }

    /// The size by constraints in the content view, or its configuration, or else by `sizeThatFits(_:)`.
    ///
    /// - Parameters:
    ///   - targetSize: Points that are asked for, of the whole view.
    ///   - horizontalFittingPriority: How strongly the width is asked for.
    ///   - verticalFittingPriority: How strongly the height is asked for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> CGSize {
        sizeByContent(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
}
