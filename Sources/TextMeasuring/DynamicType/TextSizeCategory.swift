/// The reader's text size, from smallest to largest; the names are those of `UIContentSizeCategory`.
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
    /// XS.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// S.
    case small = "UICTContentSizeCategoryS"
    /// M.
    case medium = "UICTContentSizeCategoryM"
    /// L, which a device comes with.
    case large = "UICTContentSizeCategoryL"
    /// XL.
    case extraLarge = "UICTContentSizeCategoryXL"
    /// XXL.
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    /// XXXL, the largest without the accessibility sizes.
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    /// AX1.
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    /// AX2.
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    /// AX3.
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    /// AX4.
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    /// AX5, the largest.
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The nearest category within bounds, such as a view's `minimumContentSizeCategory` and
    /// `maximumContentSizeCategory`. If they contradict each other the maximum is used, which is a choice.
    ///
    /// - Parameters:
    ///   - minimum: The smallest allowed; nil for no bound.
    ///   - maximum: The largest allowed; nil for no bound.
    public func limited(from minimum: TextSizeCategory? = nil, to maximum: TextSizeCategory? = nil) -> TextSizeCategory
    {
        let raised = minimum.map { max(self, $0) } ?? self
        return maximum.map { min(raised, $0) } ?? raised
    }

    /// Its place among the twelve, from 0.
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

    /// Whether a text size is the smaller one.
    public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool { left.index < right.index }
}
