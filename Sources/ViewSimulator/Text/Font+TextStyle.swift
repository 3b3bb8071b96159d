import TextMeasuring

extension Font {
    /// A role of text, whose size follows the reader's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a style; an unknown one is treated as `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        init(_ style: TextMeasuring.TextStyle) {
            rawValue = style.rawValue
        }

        /// 34 points at the default text size.
        public static let largeTitle = TextStyle(.largeTitle)
        /// 28 points.
        public static let title1 = TextStyle(.title1)
        /// 22 points.
        public static let title2 = TextStyle(.title2)
        /// 20 points.
        public static let title3 = TextStyle(.title3)
        /// 17 points, semibold.
        public static let headline = TextStyle(.headline)
        /// 17 points.
        public static let body = TextStyle(.body)
        /// 16 points.
        public static let callout = TextStyle(.callout)
        /// 15 points.
        public static let subheadline = TextStyle(.subheadline)
        /// 13 points.
        public static let footnote = TextStyle(.footnote)
        /// 12 points.
        public static let caption1 = TextStyle(.caption1)
        /// 11 points.
        public static let caption2 = TextStyle(.caption2)

        /// 36 points, bold; at other text sizes scaled like a large title, which is a choice.
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        /// 28 points, bold; at other text sizes scaled like a large title, which is a choice.
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")

        /// The size of the two styles without a row in the published table, in points at the default text size; nil for
        /// the others.
        var extraLargeSize: CGFloat? {
            switch self {
            case .extraLargeTitle: 36
            case .extraLargeTitle2: 28
            default: nil
            }
        }

        /// The metrics that scale lengths and fonts like this style.
        public var metrics: FontMetrics { FontMetrics(forTextStyle: self) }

        var value: TextMeasuring.TextStyle { 
            TextMeasuring.TextStyle(rawValue: rawValue) ?? (extraLargeSize == nil ? .body : .largeTitle)
        }
    }
}
