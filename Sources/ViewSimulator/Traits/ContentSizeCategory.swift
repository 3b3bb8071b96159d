import TextMeasuring

/// A text size that the reader may choose.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the size. It is UIKit's name, so that stored names remain valid.
    public var rawValue: String

    /// Makes a size from its name. Unknown names are stored unchanged.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An unspecified size, for which the environment's size is used.
    public static let unspecified = ContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The size XS, three sizes below the default.
    public static let extraSmall = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The size S, two sizes below the default.
    public static let small = ContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The size M, one size below the default.
    public static let medium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The size L, which is the default.
    public static let large = ContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The size XL, one size above the default.
    public static let extraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The size XXL, two sizes above the default.
    public static let extraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The size XXXL, the largest size that is not an accessibility size.
    public static let extraExtraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the five accessibility sizes.
    public static let accessibilityMedium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the five accessibility sizes.
    public static let accessibilityLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the five accessibility sizes.
    public static let accessibilityExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the five accessibility sizes.
    public static let accessibilityExtraExtraLarge = ContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether the size is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }

    /// The corresponding text size in the tables of Dynamic Type. If the tables have no such size, the result is the
    /// default size.
    var textSize: TextSizeCategory { TextSizeCategory(rawValue: rawValue) ?? .large }

    /// The notification that ``Application/preferredContentSizeCategory`` was set to another text size. It is not
    /// posted after other changes of traits.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key for the new text size in the notification's `userInfo`. The value is the name of the size.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
