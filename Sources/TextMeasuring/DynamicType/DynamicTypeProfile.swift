/// The iOS release whose rules Dynamic Type follows.
public enum DynamicTypeProfile: Hashable, Sendable, CaseIterable {
    /// The rules of iOS 8 to 10: at accessibility sizes only the body style grows. All other styles keep the size that
    /// they have at XXXL (observed on iOS 8.4, documented for all releases before iOS 11).
    case ios8
    /// The rules of iOS 11 and later: all styles grow.
    case ios11

    /// Whether the release has the style. The profile of iOS 8 to 10 has only the styles that all of these releases
    /// have. The titles and callout came with iOS 9, the large title with iOS 11.
    public func hasStyle(_ style: TextStyle) -> Bool {
        switch (self, style) {
        case (.ios11, _), (.ios8, .headline), (.ios8, .subheadline), (.ios8, .body), (.ios8, .footnote),
            (.ios8, .caption1), (.ios8, .caption2):
            true
        case (.ios8, .largeTitle), (.ios8, .title1), (.ios8, .title2), (.ios8, .title3), (.ios8, .callout): false
        }
    }

    /// The point size of a style at a text size. If the release does not have the style, the size grows by the rule for
    /// the other styles of the release.
    public func pointSize(of style: TextStyle, at category: TextSizeCategory) -> Double {
        style.entry(at: effective(category, for: style)).pointSize
    }

    /// The leading of a style, from which `ScaledMetrics` computes scaled values. The leading is not the font's line
    /// height.
    public func leading(of style: TextStyle, at category: TextSizeCategory) -> Double {
        style.entry(at: effective(category, for: style)).leading
    }

    /// The system font of a style at a text size.
    public func font(for style: TextStyle, at category: TextSizeCategory) -> FontSpec {
        FontSpec(size: pointSize(of: style, at: category), weight: style.weight)
    }

    private func effective(_ category: TextSizeCategory, for style: TextStyle) -> TextSizeCategory {
        self == .ios8 && style != .body ? min(category, .extraExtraExtraLarge) : category
    }
}
