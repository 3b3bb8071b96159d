import FlowSimulator
import TextMeasuring

extension Scenario.ContentSizeCategory {
    /// The scale of texts relative to `large`, by the sizes that Apple's guidelines list for body text.
    var textScale: Double {
        let profile = DynamicTypeProfile.ios11
        return profile.pointSize(of: .body, at: textSize) / profile.pointSize(of: .body, at: .large)
    }

    /// The column of Dynamic Type's tables for this category: both lists begin with the smallest size.
    var textSize: TextSizeCategory {
        TextSizeCategory.allCases[Self.allCases.firstIndex(of: self) ?? 0]
    }

    /// The category of UIKit's traits, which has the same name as the category of texts.
    package var inUIKit: ContentSizeCategory { ContentSizeCategory(rawValue: textSize.rawValue) }
}
