import CellSizing
import Foundation

/// A text in a font, in as many lines as it may have, as UIKit's `UILabel`: it draws nothing, and is as large as its
/// text.
@preconcurrency @MainActor
open class Label: View {
    private var string: String?
    private var face = Label.defaultFont
    private static let defaultFont = Font.systemFont(ofSize: 17)

    /// The text; nil and the empty text have no size.
    open var text: String? {
        get { string }
        set { if newValue != string { change("text") { string = newValue } } }
    }

    /// The system's at 17 points unless set.
    open var font: Font! {
        get { face }
        set { if newValue?.spec != face.spec { change("font") { face = newValue ?? Label.defaultFont } } }
    }

    /// The most lines that there may be; 1 unless set, 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange("numberOfLines") } }
    }

    /// Where lines end, and what becomes of the last one; its end is cut off unless set.
    open var lineBreakMode = LineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange("lineBreakMode") } }
    }

    /// The width that a text in several lines wraps in; 0, unless set: the one that constraints give.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange("preferredMaxLayoutWidth") } }
    }

    /// Whether a font of a text style follows the reader's text size; false unless set.
    open var adjustsFontForContentSizeCategory = false

    /// Kept for client code: nothing is drawn here.
    open var textAlignment = TextAlignment.natural

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Sizes

    /// The text in one line, or wrapped at `preferredMaxLayoutWidth`; each length on the next pixel.
    open override var intrinsicContentSize: CGSize {
        intrinsicContentSize(wrappedAt: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    /// The text wrapped at the width, where there may be several lines; a width of 0 or less is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize(wrappedAt: size.width > 0 ? size.width : nil)
    }

    /// The rectangle that the text takes at the start of `bounds`, in so many lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: layout(width: bounds.size.width, lines: numberOfLines)?.cgSize ?? .zero)
    }

    override var wrapsItsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width ?? .infinity, height: .infinity)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The first line's is the font's ascender to the nearest pixel below the top, of a label that is as high as its
    /// text.
    override func baselines(wrappedAt width: CGFloat?) -> Baselines? {
        let width = width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
        return layout(width: width, lines: numberOfLines).map {
            Baselines(first: CGFloat($0.firstBaseline), last: CGFloat($0.size.height - $0.lastBaseline))
        }
    }

    private func layout(width: CGFloat, lines: Int) -> TextLayout? {
        guard let string, !string.isEmpty else { return nil }
        let limits = TextLimits(
            width: width.isNaN ? .infinity : Double(lines == 1 ? .infinity : width),
            maximumNumberOfLines: max(lines, 0), lineBreakMode: lineBreakMode.value)
        return TextEnvironment.layout(StyledText(string, font: face.spec), limits, atScale: pixelsPerPoint)
    }

    // MARK: Changes

    private func change(_ what: StaticString, _ body: () -> Void) {
        body()
        contentDidChange(what)
    }

    private func contentDidChange(_ what: StaticString) {
        ConstraintChange.named(.property(what, self)) { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Another scale has other pixels to end on.
        invalidateIntrinsicContentSize()
        guard adjustsFontForContentSizeCategory, let style = face.style else { return }
        font = Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
}

extension Label {
    /// Where lines end, and what becomes of the last one.
    public enum LineBreakMode: Int, Sendable {
        /// Between words.
        case byWordWrapping
        /// Between characters.
        case byCharWrapping
        /// Between words; the last line ends at the edge.
        case byClipping
        /// Between words; what is left out is at the last line's start.
        case byTruncatingHead
        /// Between words; what is left out is at the last line's end.
        case byTruncatingTail
        /// Between words; what is left out is in the last line's middle.
        case byTruncatingMiddle

        var value: CellSizing.LineBreakMode { CellSizing.LineBreakMode(rawValue: rawValue) ?? .byWordWrapping }
    }

    /// To which side a text is set. Kept for client code: nothing is drawn here.
    public enum TextAlignment: Int, Sendable {
        /// A side, or both.
        case left, center, right, justified
        /// The side where reading begins.
        case natural
    }
}

extension TextLayout {
    var cgSize: CGSize { CGSize(width: size.width, height: size.height) }
}
