/// The roles of text that a reader's text size changes, by `UIFont.TextStyle`'s names.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// 34 points at the default size.
    case largeTitle
    /// 28 points.
    case title1
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 15 points.
    case subheadline
    /// 13 points.
    case footnote
    /// 12 points.
    case caption1
    /// 11 points.
    case caption2

    /// Semibold for the headline, regular for all others.
    public var weight: FontSpec.Weight { self == .headline ? .semibold : .regular }
}
