/// An object whose font can follow the reader's text size.
@preconcurrency @MainActor
public protocol ContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style, or one that `FontMetrics` scaled, follows the reader's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
