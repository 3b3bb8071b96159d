import Foundation
import TextMeasuring

/// How the lines of a paragraph are set, as UIKit's `NSParagraphStyle`; `MutableParagraphStyle` has the setters.
///
/// A paragraph has the style of its first character. Spacings, indents, line heights and the line break mode change
/// sizes as the members say; all else is kept for client code. Lengths are points. One that is not finite counts as 0,
/// and so does a negative one, but for the tail indent.
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

    /// Makes a style with UIKit's defaults: no spacings, no indents, lines as high as fonts, broken between words.
    public override init() {
        values = Values()
    }

    init(_ values: Values) {
        self.values = values
    }

    /// A style with UIKit's defaults.
    open class var `default`: ParagraphStyle { ParagraphStyle() }

    // MARK: Spacing

    /// Between a line and the next; not after the last line, which is a choice.
    open var lineSpacing: CGFloat { CGFloat(values.measured.lineSpacing) }
    /// Between the paragraph and the next one.
    open var paragraphSpacing: CGFloat { CGFloat(values.measured.paragraphSpacing) }
    /// Between the paragraph before and this one; nothing at the top of a text.
    open var paragraphSpacingBefore: CGFloat { CGFloat(values.measured.paragraphSpacingBefore) }

    // MARK: Indents

    /// Where the first line begins, from the edge where reading begins.
    open var firstLineHeadIndent: CGFloat { CGFloat(values.measured.firstLineHeadIndent) }
    /// Where the other lines begin.
    open var headIndent: CGFloat { CGFloat(values.measured.headIndent) }
    /// Where lines end: from the edge where reading begins if positive, otherwise from the other one.
    open var tailIndent: CGFloat { CGFloat(values.measured.tailIndent) }

    // MARK: Line heights

    /// A line's own height is multiplied by this; 0 is 1.
    open var lineHeightMultiple: CGFloat { CGFloat(values.measured.lineHeightMultiple) }
    /// A line is no lower than this.
    open var minimumLineHeight: CGFloat { CGFloat(values.measured.minimumLineHeight) }
    /// A line is no higher than this, also where an attachment reaches further (documented); 0 is no limit.
    open var maximumLineHeight: CGFloat { CGFloat(values.measured.maximumLineHeight) }

    // MARK: Lines

    /// Where lines end. In a mode that does not wrap the paragraph is one line, but for labels.
    open var lineBreakMode: LineBreakMode {
        LineBreakMode(rawValue: values.measured.overflow.rawValue) ?? .byWordWrapping
    }

    // MARK: Kept for client code

    /// To which side lines are set. No size depends on it.
    open var alignment: TextAlignment { values.alignment }
    /// In which direction the paragraph is read. No size depends on it.
    open var baseWritingDirection: WritingDirection { values.baseWritingDirection }
    /// How readily words are divided. Kept for client code: words are divided at soft hyphens (U+00AD) alone, whatever
    /// the factor, because there are no dictionaries here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// How lines are chosen beyond their mode. They are filled one after the other here.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Whether characters may move closer before text is left out. They do not here.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    // MARK: Copies

    /// A style that does not change with this one.
    open func copy(with zone: NSZone? = nil) -> Any { ParagraphStyle(values) }

    /// A style that can be changed, and leaves this one as it is.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { MutableParagraphStyle(values) }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? ParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// In which direction a paragraph is read, as UIKit's `NSWritingDirection`. Kept for client code.
public enum WritingDirection: Int, Sendable {
    /// As its first letter is.
    case natural = -1
    /// As in English, or as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}
