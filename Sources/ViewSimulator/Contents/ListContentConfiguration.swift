/// The contents of a row or header in a list: two texts and an image. The type corresponds to the part of UIKit's
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
    /// The first text; nil and the empty text take no space.
    public var text: String?
    /// The second text; nil and the empty text take no space.
    public var secondaryText: String?
    /// The image before the texts.
    public var image: Image?
    /// The properties of the first text.
    public var textProperties: TextProperties
    /// The properties of the second text.
    public var secondaryTextProperties: TextProperties
    /// The properties of the image.
    public var imageProperties = ImageProperties()

    /// The margins of the whole content, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets
    /// Whether the texts may be next to each other; false unless set. Even if true, the second text is below the first
    /// text unless both fit in one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points. Only used if there are both an image and a text.
    public var imageToTextPadding: CGFloat
    /// The least distance between texts that are next to each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The distance between the first text and the second text below it, in points. Only used if there are both texts.
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

    /// Returns the configuration unchanged. In UIKit, states change colours but no sizes, and nothing is drawn here.
    @preconcurrency @MainActor
    public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}
