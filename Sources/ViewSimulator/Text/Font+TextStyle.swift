import TextMeasuring

extension Font {
    /// A role of text, such as a title or body text. The size of the style's font follows the reader's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public var rawValue: String

        /// Makes a style from its name. An unknown style is treated as `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        init(_ style: TextMeasuring.TextStyle) {
            rawValue = style.rawValue
        }

        /// The style of 34 points at the default text size.
        public static let largeTitle = TextStyle(.largeTitle)
        /// The style of 28 points at the default text size.
        public static let title1 = TextStyle(.title1)
        /// The style of 22 points at the default text size.
        public static let title2 = TextStyle(.title2)
        /// The style of 20 points at the default text size.
        public static let title3 = TextStyle(.title3)
        /// The style of 17 points, semibold, at the default text size.
        public static let headline = TextStyle(.headline)
        /// The style of 17 points at the default text size.
        public static let body = TextStyle(.body)
        /// The style of 16 points at the default text size.
        public static let callout = TextStyle(.callout)
        /// The style of 15 points at the default text size.
        public static let subheadline = TextStyle(.subheadline)
        /// The style of 13 points at the default text size.
        public static let footnote = TextStyle(.footnote)
        /// The style of 12 points at the default text size.
        public static let caption1 = TextStyle(.caption1)
        /// The style of 11 points at the default text size.
        public static let caption2 = TextStyle(.caption2)

        /// The style of 36 points, bold, at the default text size. At other text sizes the style is scaled like a large
        /// title. This scaling is a choice of this library, not known behaviour of UIKit.
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        /// The style of 28 points, bold, at the default text size. At other text sizes the style is scaled like a large
        /// title. This scaling is a choice of this library, not known behaviour of UIKit.
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")

        /// The point size of `extraLargeTitle` or `extraLargeTitle2` at the default text size; nil for other styles.
        /// The size is given here, because Apple's published table of text styles has no row for these two styles.
        var extraLargeSize: CGFloat? {
            switch self {
            case .extraLargeTitle: 36
            case .extraLargeTitle2: 28
            default: nil
            }
        }

        /// The metrics that scale lengths and fonts in the same way as fonts of this style.
        public var metrics: FontMetrics { FontMetrics(forTextStyle: self) }

        var value: TextMeasuring.TextStyle { 
            TextMeasuring.TextStyle(rawValue: rawValue) ?? (extraLargeSize == nil ? .body : .largeTitle)
        }
    }
}
