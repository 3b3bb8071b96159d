import Foundation
import TextMeasuring

/// The room that a text view's text is laid out in, as UIKit's `NSTextContainer`.
@preconcurrency @MainActor
open class TextContainer: NSObject {
    /// Told of changes.
    final weak var owner: TextView?

    /// How large the room is where it does not follow a text view, in points; a width of 0 or less is no limit. The
    /// height is none.
    open var size: CGSize {
        didSet { if size != oldValue { owner?.textDidChange() } }
    }

    /// Kept free at either end of every line, in points; 5 unless set.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { owner?.textDidChange() } }
    }

    /// The most lines that there may be; 0 unless set, for as many as the text needs.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { owner?.textDidChange() } }
    }

    /// What becomes of the last line that there may be; `byWordWrapping` unless set, and then paragraphs have the modes
    /// that their styles say.
    open var lineBreakMode = LineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { owner?.textDidChange() } }
    }

    /// Whether the room is as wide as the text view lets it; false unless set, true for the one that a text view makes.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { owner?.textDidChange() } }
    }

    /// Whether the room is as high as the text view. Kept for client code: the height is no limit.
    open var heightTracksTextView = false

    /// A room of a size in points; a width of 0 or less is no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// A room without a limit.
    public convenience override init() {
        self.init(size: .zero)
    }

    /// - Parameter width: The lines' own, without padding; infinite where there is no limit.
    func limits(width: CGFloat) -> TextLimits {
        TextLimits(
            width: width < .greatestFiniteMagnitude ? Double(width) : .infinity,
            maximumNumberOfLines: max(maximumNumberOfLines, 0),
            overflow: lineBreakMode == .byWordWrapping ? nil : lineBreakMode.value)
    }
}
