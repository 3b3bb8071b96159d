import Foundation

/// The numbers of list contents, in points, as a table. Each says how it is known: from a message of a device, or a
/// choice where nobody published it.
///
/// ```swift
/// ListContentProfile.current = .ios26      // before configurations are made
/// ```
public struct ListContentProfile: Hashable, Sendable {
    /// Around the content of a row (printed by a device for `cell()`; the same for the other kinds is a choice).
    public var cellMargins: DirectionalEdgeInsets
    /// Around the content of a header or footer (a choice).
    public var headerMargins: DirectionalEdgeInsets
    /// Between image and texts (printed by a device).
    public var imageToTextPadding: CGFloat
    /// Between texts beside each other, the least (a choice).
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Between a text and the one below (printed by a device).
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The least height of a list's cell (44: the documented height of rows; 53: measured on iOS 26).
    public var minimumCellHeight: CGFloat

    /// iOS 14 to 18.
    public static let ios14 = ListContentProfile(
        cellMargins: DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
        headerMargins: DirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8),
        imageToTextPadding: 16,
        textToSecondaryTextHorizontalPadding: 6,
        textToSecondaryTextVerticalPadding: 3,
        minimumCellHeight: 44)

    /// iOS 26, of which only the height of a row with one line is known.
    public static let ios26 = {
        var profile = ios14
        profile.minimumCellHeight = 53
        return profile
    }()

    /// The one that configurations go by when they are made, and cells when they are measured; `ios14` unless set.
    @MainActor public static var current = ListContentProfile.ios14
}
