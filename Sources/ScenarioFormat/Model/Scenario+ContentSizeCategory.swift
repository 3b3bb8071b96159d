extension Scenario {
    /// The text size that the reader chose, from the smallest to the largest.
    public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
        /// Body text of 14, 15, 16, 17 (`large`, the default), 19, 21 and 23 points.
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        /// Sizes for readers who need them larger: body text of 28, 33, 40 and 47 points.
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        /// The largest: body text of 53 points.
        case accessibilityExtraExtraExtraLarge
    }
}
