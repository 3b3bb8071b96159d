/// The reader's text size, from smallest to largest, with the names of `UIContentSizeCategory`.
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The text size XS.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// The text size S.
    case small = "UICTContentSizeCategoryS"
    /// The text size M.
    case medium = "UICTContentSizeCategoryM"
    /// The text size L, the default of devices.
    case large = "UICTContentSizeCategoryL"
    /// The text size XL.
    case extraLarge = "UICTContentSizeCategoryXL"
    /// The text size XXL.
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    /// The text size XXXL, the largest without the accessibility sizes.
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    /// The text size AX1.
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    /// The text size AX2.
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    /// The text size AX3.
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    /// The text size AX4.
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    /// The text size AX5, the largest.
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The nearest category within bounds, such as a view's `minimumContentSizeCategory` and
    /// `maximumContentSizeCategory`. If the minimum is above the maximum, the maximum is used; this is a choice of this
    /// library.
    ///
    /// - Parameters:
    ///   - minimum: The smallest allowed; nil for no bound.
    ///   - maximum: The largest allowed; nil for no bound.
    public func limited(from minimum: TextSizeCategory? = nil, to maximum: TextSizeCategory? = nil) -> TextSizeCategory
    {
        let raised = minimum.map { max(self, $0) } ?? self
        return maximum.map { min(raised, $0) } ?? raised
    }

    /// The place of the category among the twelve categories, from 0.
    var index: Int {
        switch self {
        case .extraSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .extraLarge: 4
        case .extraExtraLarge: 5
        case .extraExtraExtraLarge: 6
        case .accessibilityMedium: 7
        case .accessibilityLarge: 8
        case .accessibilityExtraLarge: 9
        case .accessibilityExtraExtraLarge: 10
        case .accessibilityExtraExtraExtraLarge: 11
        }
    }

    /// Whether the first text size is smaller than the second text size.
    public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool { left.index < right.index }
}
