#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Text styles, as documents and as UIKit call them.
enum TextStyleName {
    static let all: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]

    /// Nil for a style that documents have no name for.
    static func name(of style: UIFont.TextStyle) -> String? { all.first { $0.style == style }?.name }
}
#endif
