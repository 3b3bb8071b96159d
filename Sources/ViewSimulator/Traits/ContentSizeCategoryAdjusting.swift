import TextMeasuring

/// An object whose font can follow the reader's text size.
@preconcurrency @MainActor
public protocol ContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style, or one that `FontMetrics` scaled, follows the reader's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension ContentSizeCategoryAdjusting where Self: View {
    /// The text size that fonts follow; nil if they follow none.
    var followedTextSize: TextSizeCategory? {
        adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory.textSize : nil
    }
}
