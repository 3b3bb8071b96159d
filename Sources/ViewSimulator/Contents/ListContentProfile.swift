/// A table of the lengths in list contents, in points. The lengths come from devices or from documentation. A length
/// for which no value is published is this library's choice.
///
/// ```swift
/// ListContentProfile.current = .ios26      // before configurations are made
/// ```
public struct ListContentProfile: Hashable, Sendable {
    /// The margins of a row's content. The values for `cell()` were printed on a device. Other kinds of rows have the
    /// same margins here, which is this library's choice.
    public var cellMargins: DirectionalEdgeInsets
    /// The margins of the content of headers and footers. The values are this library's choice.
    public var headerMargins: DirectionalEdgeInsets
    /// The distance between image and texts. The value was printed on a device.
    public var imageToTextPadding: CGFloat
    /// The least distance between texts that are next to each other. The value is this library's choice.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The distance between the first text and the second text below it. The value was printed on a device.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The least height of a list's cell, in points. It is 44 in `ios14`, the documented height of rows. It is 53 in
    /// `ios26` (measured).
    public var minimumCellHeight: CGFloat
    /// The widths by which accessories narrow a cell's content, in points.
    public var accessoryWidths = AccessoryWidths()
    /// The width by which the control for deleting or inserting narrows the content of an edited row. The control is at
    /// the left of the row. The width is 40 points on iOS 26.1 (measured), and 38 on the other systems (this library's
    /// choice).
    public var editingControlWidth: CGFloat = 38
    /// The width by which the control for moving narrows the content of an edited row. The control is at the right of
    /// the row. The width is 43 points on iOS 26.1 (measured), and 42 on the other systems (this library's choice).
    public var reorderControlWidth: CGFloat = 42

    // MARK: Tables and lists

    /// The space above each header of a plain table if `sectionHeaderTopPadding` is `TableView.automaticDimension`. It
    /// is 22 points from iOS 15 on (published by many, measured on iOS 26.1). Systems before iOS 15 do not have the
    /// property.
    public var headerTopPadding: CGFloat = 22
    /// The height of a plain table's header or footer with a title of one line. It is used if nothing else gives a
    /// height, and is 28 points (measured on iOS 26.1 by two people for headers; this library's choice for footers and
    /// for the other systems).
    public var plainTitleHeight: CGFloat = 28
    /// The height of a grouped table's header or footer that has neither title nor view. It is 17.5 points. This was
    /// measured on iOS 26.1 for footers. A measurement on iOS 10 gave "about 17"; reports give "about 20".
    public var groupedDefaultHeight: CGFloat = 17.5
    /// The height of a grouped table's first header without title and view, if there is no `tableHeaderView`. It is 35
    /// points (reported from iOS 7 on).
    public var groupedFirstHeaderHeight: CGFloat = 35
    /// The distance between the sides of an inset-grouped table and its rows. It is 16 points (measured on iOS 26.1;
    /// this library's choice for the other systems).
    public var groupInset: CGFloat = 16
    /// The distance between the sides of an inset-grouped table and its rows in windows of 390 points and more. It is
    /// 20 points (measured on iOS 26.1; this library's choice for the other systems).
    public var wideGroupInset: CGFloat = 20
    /// The distance from the side of a row to its separator and text. It is 15 points on iOS 7, and 16 later (measured
    /// on iOS 7, 8 and 26.1).
    public var separatorInset: CGFloat = 16
    /// The distance from the side of a row to its separator and text in windows of 390 points and more. It is 15 points
    /// on iOS 7, and 20 later (measured on iOS 7, 8 and 26.1). Not used in inset-grouped tables.
    public var wideSeparatorInset: CGFloat = 20

    /// The least width of a window that has the system's wider margins, in points. The value was found by measurements
    /// on iPhones of 375 and 393 points.
    package static let wideWidth: CGFloat = 390

    /// The lengths of list contents on iOS 14 to 18.
    public static let ios14 = ListContentProfile(
        cellMargins: DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
        headerMargins: DirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8),
        imageToTextPadding: 16,
        textToSecondaryTextHorizontalPadding: 6,
        textToSecondaryTextVerticalPadding: 3,
        minimumCellHeight: 44)

    /// The lengths of list contents on iOS 26. Only the height of a row with one line and the widths of accessories are
    /// known; all other lengths are the lengths of `ios14`.
    public static let ios26 = {
        var profile = ios14
        profile.minimumCellHeight = 53
        profile.accessoryWidths.disclosureIndicator = 26.5
        profile.accessoryWidths.checkmark = 37.5
        profile.accessoryWidths.wideScreenWidth = 390
        profile.editingControlWidth = 40
        profile.reorderControlWidth = 43
        return profile
    }()

    /// The profile that new configurations use, and that cells use when they are measured; `ios14` unless set.
    @MainActor public static var current: ListContentProfile {
        get { SimulationEnvironment.current.listContentProfile }
        set { SimulationEnvironment.current.listContentProfile = newValue }
    }

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
