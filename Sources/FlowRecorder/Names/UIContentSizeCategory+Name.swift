#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIContentSizeCategory {
    /// The text sizes of documents, each with its name.
    static let named: [(name: String, category: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// The category's name in documents; `large` for a category that documents do not have, such as `unspecified`.
    var documentName: String { Self.named.first { $0.category == self }?.name ?? "large" }
}
#endif
