/// An object that returns the size of a text view's text, with methods of UIKit's `NSLayoutManager`. The places of
/// single characters are not available.
@preconcurrency @MainActor
open class LayoutManager: NSObject {
    private weak var textView: TextView?

    init(of textView: TextView) {
        self.textView = textView
        super.init()
    }

    /// An array that contains only the text view's container. The array is empty after the view was released.
    open var textContainers: [TextContainer] { textView.map { [$0.textContainer] } ?? [] }

    /// The number of characters, in UTF-16 units. Each unit is treated as one glyph.
    open var numberOfGlyphs: Int { textView?.attributedText.length ?? 0 }

    /// Does nothing: texts are laid out when their sizes are read.
    open func ensureLayout(for container: TextContainer) {}

    /// Returns the range of all characters, in UTF-16 units, for the container of the text view. For any other
    /// container the range is empty.
    open func glyphRange(for container: TextContainer) -> NSRange {
        NSRange(location: 0, length: container === textView?.textContainer ? numberOfGlyphs : 0)
    }

    /// Returns the rectangle of the text in the view's width, in points. The origin is the upper left corner of the
    /// container's area. The width is that of the widest line, with the padding at both ends. The height is that of all
    /// lines and of the spaces between them. For any other container the rectangle is empty.
    open func usedRect(for container: TextContainer) -> CGRect {
        guard let textView, container === textView.textContainer else { return .zero }
        return CGRect(origin: .zero, size: textView.usedSize)
    }
}
