import Foundation

/// Answers how large the text of a text view is, as UIKit's `NSLayoutManager` does for its container. Where single
/// characters are is not known here.
@preconcurrency @MainActor
open class LayoutManager: NSObject {
    private weak var textView: TextView?

    init(of textView: TextView) {
        self.textView = textView
        super.init()
    }

    /// The container of the text view; none when that is gone.
    open var textContainers: [TextContainer] { textView.map { [$0.textContainer] } ?? [] }

    /// How many characters there are, in UTF-16 units: each counts as one glyph.
    open var numberOfGlyphs: Int { textView?.attributedText.length ?? 0 }

    /// Does nothing: texts are laid out when somebody asks for their sizes.
    open func ensureLayout(for container: TextContainer) {}

    /// All characters, in UTF-16 units, for the container of the text view; none for any other.
    open func glyphRange(for container: TextContainer) -> NSRange {
        NSRange(location: 0, length: container === textView?.textContainer ? numberOfGlyphs : 0)
    }

    /// How large the text is in the view's width, from the container's corner, in points: as wide as its widest line
    /// with the padding at either end, as high as its lines. Empty for any other container.
    open func usedRect(for container: TextContainer) -> CGRect {
        guard let textView, container === textView.textContainer else { return .zero }
        return CGRect(origin: .zero, size: textView.usedSize)
    }
}
