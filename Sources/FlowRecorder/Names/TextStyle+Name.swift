#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIFont.TextStyle {
    /// The text styles of documents, each with its name.
    static let named: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]

    /// The style's name in documents; nil for a style that documents do not have.
    var documentName: String? { Self.named.first { $0.style == self }?.name }
}
#endif
