/// A text, a second text and an image, as in rows and headers of lists. The type has the part of UIKit's
/// `UIListContentConfiguration` that determines sizes.
///
/// ```swift
/// var content = ListContentConfiguration.subtitleCell()
/// content.text = "Ada"
/// content.secondaryText = "Yesterday"
/// cell.contentConfiguration = content
/// ```
///
/// The lengths of each kind are those of `ListContentProfile.current` at the time when the value is made.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
    /// The text; nil and the empty text take no space.
    public var text: String?
    /// The second text; nil and the empty text take no space.
    public var secondaryText: String?
    /// The image before the texts.
    public var image: Image?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The properties of the second text.
    public var secondaryTextProperties: TextProperties
    /// The properties of the image.
    public var imageProperties = ImageProperties()

    /// The margins of the whole content, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets
    /// Whether the texts are placed next to each other if the width is enough for both texts in one line. Otherwise the
    /// second text is below the text.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and texts, in points. Not used without an image or without texts.
    public var imageToTextPadding: CGFloat
    /// The least distance between texts that are next to each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The distance between the text and the second text below the text, in points. Only used if there are both texts.
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

    /// Makes a view that shows the content.
    @preconcurrency @MainActor
    public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

    /// Returns the configuration itself: states change colours, but no sizes.
    @preconcurrency @MainActor
    public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}
