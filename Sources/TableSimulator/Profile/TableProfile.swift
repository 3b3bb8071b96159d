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

    /// The initial value of `cellLayoutMarginsFollowReadableWidth` on devices. Not used by this library: tables begin
    /// with false here. Reported: true on iOS 9 to 11, false from iOS 12 on. The profile of iOS 11 to 14 has false.
    public var followsReadableWidth: Bool
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

    // MARK: Lengths that lists of collection views have, too

    /// The type of the widths of accessories.
    public typealias AccessoryWidths = ListContentProfile.AccessoryWidths

    /// The widths by which accessories narrow a cell's content, in points; those of `listContents`.
    public var accessoryWidths: AccessoryWidths {
        get { listContents.accessoryWidths }
        set { listContents.accessoryWidths = newValue }
    }

    /// The width by which the control for deleting or inserting narrows the content of an edited row, in points; that
    /// of `listContents`.
    public var editingControlWidth: CGFloat {
        get { listContents.editingControlWidth }
        set { listContents.editingControlWidth = newValue }
    }

    /// The width by which the control for moving narrows the content of an edited row, in points; that of
    /// `listContents`.
    public var reorderControlWidth: CGFloat {
        get { listContents.reorderControlWidth }
        set { listContents.reorderControlWidth = newValue }
    }

    /// The space above each header of a plain table, in points; that of `listContents`.
    public var headerTopPadding: CGFloat {
        get { listContents.headerTopPadding }
        set { listContents.headerTopPadding = newValue }
    }

    /// The height of a plain table's header or footer with a title of one line, in points; that of `listContents`.
    public var plainTitleHeight: CGFloat {
        get { listContents.plainTitleHeight }
        set { listContents.plainTitleHeight = newValue }
    }

    /// The height of a grouped table's header or footer that has neither title nor view, in points; that of
    /// `listContents`.
    public var groupedDefaultHeight: CGFloat {
        get { listContents.groupedDefaultHeight }
        set { listContents.groupedDefaultHeight = newValue }
    }

    /// The height of the first header of a grouped table without title and view, in points; that of `listContents`.
    public var groupedFirstHeaderHeight: CGFloat {
        get { listContents.groupedFirstHeaderHeight }
        set { listContents.groupedFirstHeaderHeight = newValue }
    }

    /// The distance between the sides of an inset-grouped table and its rows, in points; that of `listContents`.
    public var groupInset: CGFloat {
        get { listContents.groupInset }
        set { listContents.groupInset = newValue }
    }

    /// The distance between the sides of an inset-grouped table and its rows in windows of 390 points and more, in
    /// points; that of `listContents`.
    public var wideGroupInset: CGFloat {
        get { listContents.wideGroupInset }
        set { listContents.wideGroupInset = newValue }
    }

    /// The distance from the side of a row to its separator and text, in points; that of `listContents`.
    public var separatorInset: CGFloat {
        get { listContents.separatorInset }
        set { listContents.separatorInset = newValue }
    }

    /// The distance from the side of a row to its separator and text in windows of 390 points and more, in points; that
    /// of `listContents`.
    public var wideSeparatorInset: CGFloat {
        get { listContents.wideSeparatorInset }
        set { listContents.wideSeparatorInset = newValue }
    }
}
