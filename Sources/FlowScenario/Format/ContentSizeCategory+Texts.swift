import FlowSimulator
import TextMeasuring

extension Scenario.ContentSizeCategory {
    /// The scale of texts relative to `large`, by the sizes that Apple's guidelines list for body text.
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

    /// The category of traits, which has the same name as that of texts.
    package var inUIKit: ContentSizeCategory { ContentSizeCategory(rawValue: textSize.rawValue) }
}
