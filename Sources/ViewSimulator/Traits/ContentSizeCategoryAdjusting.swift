import TextMeasuring

/// An object whose font can follow the reader's text size.
@preconcurrency @MainActor
public protocol ContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the reader's text size. Only the font of a text style, or a font that `FontMetrics`
    /// scaled, can follow the text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension ContentSizeCategoryAdjusting where Self: View {
    /// The text size of the view's traits, which the view's fonts follow. Nil if `adjustsFontForContentSizeCategory` is
    /// false.
    package var followedTextSize: TextSizeCategory? {
        adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory.textSize : nil
    }
}
