import Foundation

/// How the tables of a system version behave, as values: lengths in points, and what the versions do differently.
public struct TableProfile: Hashable, Sendable {
    /// The systems that it describes.
    public var name: String

    // MARK: Rows

    /// A row's height where nothing says another one.
    public var defaultRowHeight: CGFloat
    /// What `rowHeight` is unless set: a height, or `TableView.automaticDimension`.
    public var initialRowHeight: CGFloat
    /// What the three estimates are unless set: 0, which switches estimates off, or `TableView.automaticDimension`.
    public var initialEstimate: CGFloat
    /// The estimate of a row where that is `TableView.automaticDimension`.
    public var defaultEstimate: CGFloat
    /// Whether rows can size themselves.
    public var selfSizesRows: Bool
    /// Whether a height counts until the data are reloaded. Otherwise a row is asked again whenever it comes on screen.
    public var cachesHeightsUntilReload: Bool
    /// Whether dequeuing a cell for a path asks the delegate for the row's height once more.
    public var asksHeightWhenDequeuing: Bool
    /// Whether the offset follows the heights of rows that are measured above what is on screen.
    public var compensatesOffsetAboveAnchor: Bool
    /// Whether `scrollToRow` goes on until the row is where it is wanted with the heights known then.
    public var correctsScrollTarget: Bool
    /// Whether heights of rows off screen are kept while the table is in no window.
    public var keepsHeightsOffWindow: Bool

    // MARK: Headers and footers

    /// What `sectionHeaderTopPadding` means where that is `TableView.automaticDimension`.
    public var headerTopPadding: CGFloat
    /// A header's or footer's height in a plain table, where it has a title and nothing says another one.
    public var plainTitleHeight: CGFloat
    /// The same in grouped tables, and without a title.
    public var groupedDefaultHeight: CGFloat
    /// The header of the first section in grouped tables, where nothing says another height.
    public var groupedFirstHeaderHeight: CGFloat
    /// Whether a delegate's 0 means no header or footer in grouped tables; otherwise the default height.
    public var zeroMeansNoneWhenGrouped: Bool
    /// What a delegate's `automaticDimension` means in plain tables where the section has neither view nor title.
    public var plainAutomaticHeight: CGFloat
    /// Whether headers and footers can size themselves.
    public var selfSizesHeaders: Bool

    // MARK: Widths

    /// What the accessories of a cell take from its content.
    public var accessoryWidths: AccessoryWidths
    /// Between the sides of an inset-grouped table and its rows.
    public var groupInset: CGFloat
    /// Of the control at the left of a row that can be deleted or inserted while the table is edited.
    public var editingControlWidth: CGFloat
    /// Of the control at the right of a row that can be moved while the table is edited.
    public var reorderControlWidth: CGFloat
    /// Of the index of sections at the right.
    public var sectionIndexWidth: CGFloat

    /// What accessories take from a cell's content, in points.
    public struct AccessoryWidths: Hashable, Sendable {
        /// A chevron.
        public var disclosureIndicator: CGFloat
        /// A button and a chevron.
        public var detailDisclosureButton: CGFloat
        /// A check mark.
        public var checkmark: CGFloat
        /// A button.
        public var detailButton: CGFloat
        /// What a view of the program's takes beside its own width.
        public var customMargin: CGFloat
        /// What all of them take besides on wide screens of three pixels a point.
        public var wideScreenExtra: CGFloat

        /// The widths that are known of iOS 7 and later.
        public init() {
            (disclosureIndicator, detailDisclosureButton) = (34, 68)
            (checkmark, detailButton, customMargin) = (40, 48, 16)
            wideScreenExtra = 4
        }
    }
}
