/// The behaviour of tables in some versions of the system, as values: lengths in points, and the differences between
/// versions.
///
/// The documentation of each member gives the source of its values: documented; measured on devices by others, on the
/// systems that are named; reported by others without a measurement; or a choice, if no source was found.
///
/// ```swift
/// table.profile = .iOS8
///
/// var mine = TableProfile.iOS15            // a profile of one's own is a copy with changes
/// mine.name = "iOS 15, as I measured it"
/// mine.plainTitleHeight = 40.5
/// TableProfile.current = mine              // tables that are made from now on
/// ```
public struct TableProfile: Hashable, Sendable {
    /// The name of the system versions that the profile describes. The name has no effect on the table.
    public var name: String

    // MARK: Rows

    /// The default height of a row in points, for rows to which nothing else gives a height. 44 is documented. 52 is
    /// measured on iOS 26.1 for cells with a text label in plain tables; another report gives 56 for such cells.
    public var defaultRowHeight: CGFloat
    /// The initial value of `rowHeight`: a height, or `TableView.automaticDimension` (documented: from iOS 8 on).
    public var initialRowHeight: CGFloat
    /// The initial value of the table's three properties for estimates. It is 0, which switches estimates off, or
    /// `TableView.automaticDimension` (documented: from iOS 11 on).
    public var initialEstimate: CGFloat
    /// The estimate of a row if the declared estimate is `TableView.automaticDimension`. The value was measured on iOS
    /// 11 and 13. The value for the other systems is this library's choice.
    public var defaultEstimate: CGFloat
    /// Whether rows can size themselves (documented: from iOS 8 on).
    public var selfSizesRows: Bool
    /// Whether the table keeps the height of a row until the data are reloaded. If false, the delegate is asked for the
    /// height again whenever the row comes on screen. Measured: iOS 7 keeps heights, iOS 8 does not. The value for the
    /// other systems is this library's choice.
    public var cachesHeightsUntilReload: Bool
    /// Whether dequeuing a cell for a path asks the delegate for the row's height once more. This was measured on iOS
    /// 8. The value false for the other systems is this library's choice.
    public var asksHeightWhenDequeuing: Bool
    /// Whether rows on screen stay in place while rows above the viewport are measured. The offset then changes by as
    /// much as the heights above the viewport change. Measured: false on iOS 8. Reported: true on iOS 9. The value for
    /// iOS 7 is this library's choice.
    public var compensatesOffsetAboveAnchor: Bool
    /// Whether `scrollToRow` continues, while rows are measured, until the row is at the requested position. Reported:
    /// false on iOS 8, true on iOS 9. The value for iOS 7 is this library's choice.
    public var correctsScrollTarget: Bool
    /// Whether heights of rows off screen are kept while the table is in no window. Reported: false on iOS 8 and 9. The
    /// value for the other systems is this library's choice.
    public var keepsHeightsOffWindow: Bool

    // MARK: Headers and footers

    /// The space above each header of a plain table if `sectionHeaderTopPadding` is `TableView.automaticDimension`. It
    /// is 22 points from iOS 15 on (published by many, measured on iOS 26.1). Systems before iOS 15 do not have the
    /// property.
    public var headerTopPadding: CGFloat
    /// The height of a plain table's header or footer with a title of one line. It is used if nothing else gives a
    /// height, and is 28 points (measured on iOS 26.1 by two people for headers; this library's choice for footers and
    /// for the other systems).
    public var plainTitleHeight: CGFloat
    /// The height of a grouped table's header or footer that has neither title nor view. It is 17.5 points. This was
    /// measured on iOS 26.1 for footers. A measurement on iOS 10 gave "about 17"; reports give "about 20".
    public var groupedDefaultHeight: CGFloat
    /// The height of a grouped table's first header without title and view, if there is no `tableHeaderView`. It is 35
    /// points (reported from iOS 7 on).
    public var groupedFirstHeaderHeight: CGFloat
    /// The height of a grouped table's header with a title of one line. It is 38 points on iOS 26.1, as measured by two
    /// people. One of them found 45.5 points after a footer with a title. The value for the other systems is this
    /// library's choice.
    public var groupedTitledHeaderHeight: CGFloat
    /// The height of a grouped table's first header with a title of one line, if there is no `tableHeaderView`. It is
    /// 55.5 points (measured on iOS 26.1 by two people; this library's choice for the other systems).
    public var groupedFirstTitledHeaderHeight: CGFloat
    /// The height of a grouped table's footer with a title of one line. It is 30 points (measured on iOS 26.1 by two
    /// people; this library's choice for the other systems).
    public var groupedTitledFooterHeight: CGFloat
    /// Whether a height of 0 from the delegate means no header or footer in grouped tables (measured: from iOS 11 on).
    /// If false, 0 means the default height (measured: until iOS 10).
    public var zeroMeansNoneWhenGrouped: Bool
    /// The automatic height of a plain table's header or footer that has neither view nor title. It is used if the
    /// delegate returns `TableView.automaticDimension`. It is 0 until iOS 10, and about 20 points from iOS 11 on
    /// (measured; exactly 20 is this library's choice).
    public var plainAutomaticHeight: CGFloat
    /// Whether headers and footers can size themselves (from iOS 8 on, as reported; other reports deny it for iOS 8).
    public var selfSizesHeaders: Bool

    // MARK: Widths

    /// The widths by which the accessories of a cell narrow its content.
    public var accessoryWidths: AccessoryWidths
    /// The distance between the sides of an inset-grouped table and its rows. It is 16 points (measured on iOS 26.1;
    /// this library's choice for the other systems).
    public var groupInset: CGFloat
    /// The distance between the sides of an inset-grouped table and its rows in windows of 390 points and more. It is
    /// 20 points (measured on iOS 26.1; this library's choice for the other systems).
    public var wideGroupInset: CGFloat
    /// The distance from the side of a row to its separator and text. It is 15 points on iOS 7, and 16 later (measured
    /// on iOS 7, 8 and 26.1).
    public var separatorInset: CGFloat
    /// The distance from the side of a row to its separator and text in windows of 390 points and more. It is 15 points
    /// on iOS 7, and 20 later (measured on iOS 7, 8 and 26.1). Not used in inset-grouped tables.
    public var wideSeparatorInset: CGFloat
    /// The initial value of `cellLayoutMarginsFollowReadableWidth` on devices. Not used by this library: tables begin
    /// with false here. Reported: true on iOS 9 to 11, false from iOS 12 on. The profile of iOS 11 to 14 has false.
    public var followsReadableWidth: Bool
    /// The width by which the control for deleting or inserting narrows the content of an edited row. The control is at
    /// the left of the row. The width is 40 points on iOS 26.1 (measured), and 38 on the other systems (this library's
    /// choice).
    public var editingControlWidth: CGFloat
    /// The width by which the control for moving narrows the content of an edited row. The control is at the right of
    /// the row. The width is 43 points on iOS 26.1 (measured), and 42 on the other systems (this library's choice).
    public var reorderControlWidth: CGFloat
    /// The width of the section index at the right side of the table: 15 points (this library's choice).
    public var sectionIndexWidth: CGFloat

    // MARK: Other values of the same systems

    /// The system release that determines the text sizes of fonts with text styles. In the profile of iOS 7, it is iOS
    /// 8 (this library's choice).
    public var dynamicTypeRelease: TextEnvironment.DynamicTypeRelease
    /// The sizes of controls. The profiles up to iOS 10 have the sizes of iOS 7, and the profiles from iOS 11 to 18
    /// have the sizes of iOS 13. See `ControlProfile`.
    public var controls: ControlProfile
    /// The lengths of list contents. Systems before iOS 14, which have no list contents, have the lengths of iOS 14
    /// here.
    public var listContents: ListContentProfile
    /// The profile of collection views that belongs to this profile of tables. The profile of tables for iOS 15 to 18
    /// has the profile of collection views for iOS 18.
    public var collectionViews: CollectionProfile

    /// The widths by which accessories narrow a cell's content, in points.
    ///
    /// The widths of iOS 7 to 18 are published for iOS 7 to 10; that later systems have the same is a choice.
    public struct AccessoryWidths: Hashable, Sendable {
        /// The width for a chevron: 34; 26.5 on iOS 26.1 (measured).
        public var disclosureIndicator: CGFloat
        /// The width for a detail button and a chevron: 68.
        public var detailDisclosureButton: CGFloat
        /// The width for a check mark: 40; 37.5 on iOS 26.1 (measured).
        public var checkmark: CGFloat
        /// The width for a detail button: 48.
        public var detailButton: CGFloat
        /// The width that an accessory view takes from the content, beyond its own width: 16 points.
        public var customMargin: CGFloat
        /// The width that is added for each accessory on wide screens with three pixels per point: 4.
        public var wideScreenExtra: CGFloat
        /// The least width of a wide screen: 414; 390 on iOS 26.1 (measured on iPhones of 375 and 393 points).
        public var wideScreenWidth: CGFloat

        /// Makes the widths of accessories as on iOS 7 to 18.
        public init() {
            disclosureIndicator = 34
            detailDisclosureButton = 68
            checkmark = 40
            detailButton = 48
            customMargin = 16
            wideScreenExtra = 4
            wideScreenWidth = 414
        }
    }
}
