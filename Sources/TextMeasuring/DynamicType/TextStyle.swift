/// The styles of text whose sizes follow the reader's text size, with the names of `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The style of 34 points at the default size.
    case largeTitle
    /// The style of 28 points at the default size.
    case title1
    /// The style of 22 points at the default size.
    case title2
    /// The style of 20 points at the default size.
    case title3
    /// The style of 17 points at the default size, in semibold.
    case headline
    /// The style of 17 points at the default size.
    case body
    /// The style of 16 points at the default size.
    case callout
    /// The style of 15 points at the default size.
    case subheadline
    /// The style of 13 points at the default size.
    case footnote
    /// The style of 12 points at the default size.
    case caption1
    /// The style of 11 points at the default size.
    case caption2

    /// The weight of the style: semibold for the headline, regular for all other styles.
    public var weight: FontSpec.Weight { self == .headline ? .semibold : .regular }
}
