/// How large the reader wants text, from smallest to largest.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the size, so that stored names still fit.
    public var rawValue: String

    /// A size by its name; names that no size has are kept as they are.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nobody said: the surroundings decide.
    public static let unspecified = ContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three sizes smaller than what a device comes with.
    public static let extraSmall = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two sizes smaller than what a device comes with.
    public static let small = ContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One size smaller than what a device comes with.
    public static let medium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What a device comes with.
    public static let large = ContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One size larger than what a device comes with.
    public static let extraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two sizes larger than what a device comes with.
    public static let extraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest without the settings for readers who see little.
    public static let extraExtraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the five sizes for readers who see little.
    public static let accessibilityMedium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the five.
    public static let accessibilityLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the five.
    public static let accessibilityExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the five.
    public static let accessibilityExtraExtraLarge = ContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether it is one of the five sizes for readers who see little.
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }
}
