import Foundation

/// A text, a second one and an image, as rows and headers of lists have them; UIKit's `UIListContentConfiguration` as
/// far as it decides sizes.
///
/// ```swift
/// var content = ListContentConfiguration.subtitleCell()
/// content.text = "Ada"
/// content.secondaryText = "Yesterday"
/// cell.contentConfiguration = content
/// ```
///
/// The numbers of the kinds are those of `ListContentProfile.current`, when the value is made.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
    /// The text; nil and the empty text take no room.
    public var text: String?
    /// The second text; nil and the empty text take no room.
    public var secondaryText: String?
    /// The image before the texts.
    public var image: Image?
    /// How the text is set.
    public var textProperties: TextProperties
    /// How the second text is set.
    public var secondaryTextProperties: TextProperties
    /// How large the image is.
    public var imageProperties = ImageProperties()

    /// Around everything, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets
    /// Whether the texts are beside each other where each has room for itself in one line; else the second one is
    /// below.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between image and texts, in points, where there are both.
    public var imageToTextPadding: CGFloat
    /// Between texts beside each other, the least, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Between a text and the one below, in points, where there are both.
    public var textToSecondaryTextVerticalPadding: CGFloat

    init(
        _ profile: ListContentProfile, margins: DirectionalEdgeInsets, text: TextProperties, secondary: TextProperties
    ) {
        (textProperties, secondaryTextProperties) = (text, secondary)
        directionalLayoutMargins = margins
        imageToTextPadding = profile.imageToTextPadding
        textToSecondaryTextHorizontalPadding = profile.textToSecondaryTextHorizontalPadding
        textToSecondaryTextVerticalPadding = profile.textToSecondaryTextVerticalPadding
    }

    /// A view that shows the content.
    @preconcurrency @MainActor
    public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

    /// The same: a state changes colours, and no size.
    @preconcurrency @MainActor
    public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}
