import ElementsSimulator
import TextMeasuring

extension Scenario.ContentSizeCategory {
    /// The factor by which texts grow from the text size `large` to this text size. It follows from the sizes of body
    /// text in Apple's guidelines.
    var textScale: Double {
        let profile = DynamicTypeProfile.ios11
        return profile.pointSize(of: .body, at: textSize) / profile.pointSize(of: .body, at: .large)
    }

    /// The corresponding text size in the tables of Dynamic Type. Both types list the text sizes from the smallest to
    /// the largest.
    var textSize: TextSizeCategory {
        TextSizeCategory.allCases[Self.allCases.firstIndex(of: self) ?? 0]
    }

    /// The category in UIKit's traits. It has the same name as this category.
    package var inUIKit: ContentSizeCategory { ContentSizeCategory(rawValue: textSize.rawValue) }
}
