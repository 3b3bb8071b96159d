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

    /// The lengths of list contents on iOS 14 to 18.
    public static let ios14 = ListContentProfile(
        cellMargins: DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
        headerMargins: DirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8),
        imageToTextPadding: 16,
        textToSecondaryTextHorizontalPadding: 6,
        textToSecondaryTextVerticalPadding: 3,
        minimumCellHeight: 44)

    /// The lengths of list contents on iOS 26. Only the height of a row with one line is known; all other lengths are
    /// the lengths of `ios14`.
    public static let ios26 = {
        var profile = ios14
        profile.minimumCellHeight = 53
        return profile
    }()

    /// The profile that new configurations use, and that cells use when they are measured; `ios14` unless set.
    @MainActor public static var current: ListContentProfile {
        get { SimulationEnvironment.current.listContentProfile }
        set { SimulationEnvironment.current.listContentProfile = newValue }
    }
}
