import CellSizing

extension Scenario {
    /// The text size that the reader chose, from the smallest to the largest.
    public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
        /// Body text of 14, 15, 16, 17 (`large`, where nobody chose), 19, 21 and 23 points.
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        /// Sizes for readers who need them larger: body text of 28, 33, 40 and 47 points.
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        /// The largest: body text of 53 points.
        case accessibilityExtraExtraExtraLarge

        /// How much larger texts are than at `large`, by the sizes that Apple's guidelines list for body text.
        var textScale: Double {
            let body: Double =
                switch self {
                case .extraSmall: 14
                case .small: 15
                case .medium: 16
                case .large: 17
                case .extraLarge: 19
                case .extraExtraLarge: 21
                case .extraExtraExtraLarge: 23
                case .accessibilityMedium: 28
                case .accessibilityLarge: 33
                case .accessibilityExtraLarge: 40
                case .accessibilityExtraExtraLarge: 47
                case .accessibilityExtraExtraExtraLarge: 53
                }
            return body / 17
        }

        /// The column of Dynamic Type's tables: both list them from the smallest on.
        var textSize: TextSizeCategory {
            TextSizeCategory.allCases[Self.allCases.firstIndex(of: self) ?? 0]
        }
    }
}
