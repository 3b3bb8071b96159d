import TextMeasuring

/// The style of a paragraph's lines, as UIKit's `NSParagraphStyle`; `MutableParagraphStyle` has the setters.
///
/// A paragraph has the style of its first character. Spacings, indents, line heights and the line break mode change
/// sizes as documented at each property; all other values are kept for client code. Lengths are points. Values that are
/// not finite are treated as 0, and so are negative ones except the tail indent.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    struct Values: Hashable, Sendable {
        var measured = ParagraphMetrics()
        var alignment = TextAlignment.natural
        var baseWritingDirection = WritingDirection.natural
        var hyphenationFactor: Float = 0
        var lineBreakStrategy: LineBreakStrategy = []
        var allowsDefaultTighteningForTruncation = false
    }

    private let word = AttributeWord()
    final var values: Values

    /// Makes a style with UIKit's defaults: no spacings, no indents, the line heights of fonts, breaks between words.
    public override init() {
        values = Values()
    }

    init(_ values: Values) {
        self.values = values
    }

    /// The style with UIKit's defaults.
    open class var `default`: ParagraphStyle { ParagraphStyle() }

    // MARK: Spacing

    /// The space between two lines, in points. There is no space after the last line, which is a choice of this
    /// library.
    open var lineSpacing: CGFloat { CGFloat(values.measured.lineSpacing) }
    /// The space between the paragraph and the next paragraph, in points.
    open var paragraphSpacing: CGFloat { CGFloat(values.measured.paragraphSpacing) }
    /// The space between the previous paragraph and this paragraph, in points. There is no space at the top of a text.
    open var paragraphSpacingBefore: CGFloat { CGFloat(values.measured.paragraphSpacingBefore) }

    // MARK: Indents

    /// The indent of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { CGFloat(values.measured.firstLineHeadIndent) }
    /// The indent of all lines except the first, from the leading edge, in points.
    open var headIndent: CGFloat { CGFloat(values.measured.headIndent) }
    /// The distance from an edge to the end of lines, in points. A positive distance starts at the leading edge, any
    /// other at the trailing edge.
    open var tailIndent: CGFloat { CGFloat(values.measured.tailIndent) }

    // MARK: Line heights

    /// The factor by which a line's own height is multiplied; 0 is treated as 1.
    open var lineHeightMultiple: CGFloat { CGFloat(values.measured.lineHeightMultiple) }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { CGFloat(values.measured.minimumLineHeight) }
    /// The largest height of a line, in points; 0 means no limit. The limit holds even if an attachment is higher
    /// (documented).
    open var maximumLineHeight: CGFloat { CGFloat(values.measured.maximumLineHeight) }

    // MARK: Lines

    /// The mode of line breaks. A paragraph whose mode does not wrap lines is one line. Labels and buttons use their
    /// own modes instead of this mode. A text container does so if its mode is not `byWordWrapping`.
    open var lineBreakMode: LineBreakMode {
        LineBreakMode(rawValue: values.measured.overflow.rawValue) ?? .byWordWrapping
    }

    // MARK: Kept for client code

    /// The alignment of lines. No size depends on it.
    open var alignment: TextAlignment { values.alignment }
    /// The writing direction of the paragraph. No size depends on it.
    open var baseWritingDirection: WritingDirection { values.baseWritingDirection }
    /// The tendency to hyphenate words. Not used by this library. With any factor, words are divided at soft hyphens
    /// (U+00AD) only, because there are no dictionaries.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The strategy of line breaks. Not used by this library: each line is filled before the next line begins.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Whether characters may move closer together before text is truncated. Not used by this library: characters never
    /// move.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    // MARK: Copies

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { ParagraphStyle(values) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { MutableParagraphStyle(values) }

    /// Returns whether all values are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? ParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// The writing direction of a paragraph, as UIKit's `NSWritingDirection`. Not used by this library.
public enum WritingDirection: Int, Sendable {
    /// The direction that the paragraph's first letter has.
    case natural = -1
    /// The direction of English.
    case leftToRight
    /// The direction of Arabic and Hebrew.
    case rightToLeft
}
