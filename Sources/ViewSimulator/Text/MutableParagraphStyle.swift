import Foundation
import TextMeasuring

/// A paragraph style that can be changed, as UIKit's `NSMutableParagraphStyle`.
///
/// ```swift
/// let style = MutableParagraphStyle()
/// style.lineSpacing = 4
/// label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
/// ```
///
/// Change it before a text gets it: a text that was measured is not measured again because its style changed.
open class MutableParagraphStyle: ParagraphStyle {
    /// Makes a style with UIKit's defaults.
    public override init() {
        super.init()
    }

    override init(_ values: Values) {
        super.init(values)
    }

    /// Takes all that another style says.
    open func setParagraphStyle(_ obj: ParagraphStyle) { values = obj.values }

    /// Between a line and the next; not after the last line, which is a choice.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.measured.lineSpacing = TextAttribute.length(newValue) }
    }

    /// Between the paragraph and the next one.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.measured.paragraphSpacing = TextAttribute.length(newValue) }
    }

    /// Between the paragraph before and this one; nothing at the top of a text.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.measured.paragraphSpacingBefore = TextAttribute.length(newValue) }
    }

    /// Where the first line begins, from the edge where reading begins.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.measured.firstLineHeadIndent = TextAttribute.length(newValue) }
    }

    /// Where the other lines begin.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.measured.headIndent = TextAttribute.length(newValue) }
    }

    /// Where lines end: from the edge where reading begins if positive, otherwise from the other one.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.measured.tailIndent = TextAttribute.offset(newValue) }
    }

    /// A line's own height is multiplied by this; 0 is 1.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.measured.lineHeightMultiple = TextAttribute.length(newValue) }
    }

    /// A line is no lower than this.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.measured.minimumLineHeight = TextAttribute.length(newValue) }
    }

    /// A line is no higher than this; 0 is no limit.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.measured.maximumLineHeight = TextAttribute.length(newValue) }
    }

    /// Where lines end. In a mode that does not wrap the paragraph is one line, but for labels.
    open override var lineBreakMode: LineBreakMode {
        get { super.lineBreakMode }
        set { values.measured.overflow = newValue.value }
    }

    /// To which side lines are set. No size depends on it.
    open override var alignment: TextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }

    /// In which direction the paragraph is read. No size depends on it.
    open override var baseWritingDirection: WritingDirection {
        get { super.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// How readily words are divided. Kept for client code: words are divided at soft hyphens (U+00AD) alone, whatever
    /// the factor, because there are no dictionaries here.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// How lines are chosen beyond their mode. They are filled one after the other here.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Whether characters may move closer before text is left out. They do not here.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
}
