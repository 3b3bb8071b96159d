/// The description of a list: a section with one item a row. UIKit's name is `UICollectionLayoutListConfiguration`.
///
/// Rows have an estimated height and size themselves. Margins and paddings are those of `ListContentProfile`;
/// docs/compositional.md lists which of them are measured in lists.
@preconcurrency @MainActor
public struct CollectionLayoutListConfiguration {
    /// The looks of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge, with headers that stick.
        case plain
        /// Rows from edge to edge, in groups.
        case grouped
        /// Groups of rows with a distance from the edges.
        case insetGrouped
        /// The list of a side bar.
        case sidebar
        /// The list of a side bar, with rows from edge to edge.
        case sidebarPlain
    }

    /// The kinds of headers of sections.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind `CollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }

    /// The kinds of footers of sections.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind `CollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that returns the actions of an item when it is swiped.
    public typealias SwipeActionsConfigurationProvider = @MainActor @Sendable (IndexPath) -> SwipeActionsConfiguration?
    /// A closure that returns the separators of an item, given those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor @Sendable (IndexPath, ListSeparatorConfiguration) -> ListSeparatorConfiguration

    /// The look of the list.
    public let appearance: Appearance
    /// Whether there are separators between rows; true unless set.
    public var showsSeparators = true
    /// The separators of all items.
    public var separatorConfiguration: ListSeparatorConfiguration
    /// A closure that changes the separators of an item; nil unless set.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the list. Not used by this library: nothing is drawn.
    public var backgroundColor: Color?
    /// The kind of the header of each section; none unless set.
    public var headerMode = HeaderMode.none
    /// The space above each header, in points; nil for that of the profile. Only lists with supplementary headers have
    /// it.
    public var headerTopPadding: CGFloat?
    /// The kind of the footer of each section; none unless set.
    public var footerMode = FooterMode.none
    /// A closure that returns the actions at the leading side of an item; nil unless set. Kept, and called by
    /// ``CollectionViewCompositionalLayout/leadingSwipeActionsConfiguration(forItemAt:)``: there are no fingers here.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A closure that returns the actions at the trailing side of an item; nil unless set. Kept, and called by
    /// ``CollectionViewCompositionalLayout/trailingSwipeActionsConfiguration(forItemAt:)``.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes a list with separators, and without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
    }
}
