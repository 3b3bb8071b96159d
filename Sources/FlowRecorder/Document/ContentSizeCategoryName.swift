#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The reader's text sizes, as scenarios and as UIKit call them.
enum ContentSizeCategoryName {
    static let all: [(name: String, category: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// `large` for every other category, `unspecified` among them.
    static func name(of category: UIContentSizeCategory) -> String {
        all.first { $0.category == category }?.name ?? "large"
    }
}
#endif
