import FlowScenario

/// Functions for the short names of text sizes: XS to XXXL, and AX1 to AX5.
enum TextSizeName {
    static let all: [(name: String, category: Scenario.ContentSizeCategory)] = [
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
        ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
        ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
        ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    /// The short names of all text sizes, then their names in documents.
    static let names = all.map(\.name) + all.map(\.category.rawValue)

    /// Returns the text size with the given short name, in upper or lower case, or with the given name in documents.
    static func category(_ name: String) -> Scenario.ContentSizeCategory? {
        all.first { $0.name == name.uppercased() }?.category ?? Scenario.ContentSizeCategory(rawValue: name)
    }
}

extension Scenario.ContentSizeCategory {
    var shortName: String { TextSizeName.all.first { $0.category == self }?.name ?? rawValue }
}
