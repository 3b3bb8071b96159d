import TextMeasuring

/// The area of a text view's text, as UIKit's `NSTextContainer`.
@preconcurrency @MainActor
open class TextContainer: NSObject {
    /// The text view that is notified of changes.
    final weak var owner: TextView?

    /// The size of the area, in points. The width is ignored while the area follows a text view. A width of 0 or less
    /// means no limit. The height is never a limit.
    open var size: CGSize {
        didSet { if size != oldValue { owner?.contentDidChange() } }
    }

    /// The space at both ends of every line, in points; 5 unless set.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { owner?.contentDidChange() } }
    }

    /// The largest number of lines; 0, which is the default, means no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { owner?.contentDidChange() } }
    }

    /// The line break mode of the last line that `maximumNumberOfLines` allows. The initial value is `byWordWrapping`.
    /// With this value, the line has the mode of its paragraph's style.
    open var lineBreakMode = LineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { owner?.contentDidChange() } }
    }

    /// Whether the width of the area follows the text view. False unless set; true for the container that a text view
    /// makes.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { owner?.contentDidChange() } }
    }

    /// Whether the height of the area follows the text view. Not used by this library: the height is no limit.
    open var heightTracksTextView = false

    /// Makes a container with a size in points. A width of 0 or less means no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container whose width and number of lines have no limit.
    public convenience override init() {
        self.init(size: .zero)
    }

    /// Returns the limits that the container sets for a text. They are the width of lines, the number of lines, and the
    /// line break mode of the last line.
    ///
    /// - Parameter width: The width of lines, without padding; infinite if there is no limit.
    func limits(width: CGFloat) -> TextLimits {
        TextLimits(
            width: width < .greatestFiniteMagnitude ? Double(width) : .infinity,
            maximumNumberOfLines: max(maximumNumberOfLines, 0),
            overflow: lineBreakMode == .byWordWrapping ? nil : lineBreakMode.value)
    }
}
