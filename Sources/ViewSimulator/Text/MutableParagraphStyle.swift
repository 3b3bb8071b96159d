/// A mutable paragraph style, as UIKit's `NSMutableParagraphStyle`.
///
/// ```swift
/// let style = MutableParagraphStyle()
/// style.lineSpacing = 4
/// label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
/// ```
///
/// Change it before it is used in a text: a change of its style does not cause another measurement of a text.
open class MutableParagraphStyle: ParagraphStyle {
    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: ParagraphStyle) { values = obj.values }

    /// The space between two lines, in points. There is no space after the last line, which is a choice of this
    /// library.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.measured.lineSpacing = TextAttribute.length(newValue) }
    }

    /// The space between the paragraph and the next paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.measured.paragraphSpacing = TextAttribute.length(newValue) }
    }

    /// The space between the previous paragraph and this paragraph, in points. There is no space at the top of a text.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.measured.paragraphSpacingBefore = TextAttribute.length(newValue) }
    }

    /// The indent of the first line from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.measured.firstLineHeadIndent = TextAttribute.length(newValue) }
    }

    /// The indent of all lines except the first, from the leading edge, in points.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.measured.headIndent = TextAttribute.length(newValue) }
    }

    /// The distance from an edge to the end of lines, in points. A positive distance starts at the leading edge, any
    /// other at the trailing edge.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.measured.tailIndent = TextAttribute.offset(newValue) }
    }

    /// The factor by which a line's own height is multiplied; 0 is treated as 1.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.measured.lineHeightMultiple = TextAttribute.length(newValue) }
    }

    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.measured.minimumLineHeight = TextAttribute.length(newValue) }
    }

    /// The largest height of a line, in points; 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.measured.maximumLineHeight = TextAttribute.length(newValue) }
    }

    /// The mode of line breaks. A paragraph whose mode does not wrap lines is one line. Labels and buttons use their
    /// own modes instead of this mode. A text container does so if its mode is not `byWordWrapping`.
    open override var lineBreakMode: LineBreakMode {
        get { super.lineBreakMode }
        set { values.measured.overflow = newValue.value }
    }

    /// The alignment of lines. No size depends on it.
    open override var alignment: TextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }

    /// The writing direction of the paragraph. No size depends on it.
    open override var baseWritingDirection: WritingDirection {
        get { super.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// The tendency to hyphenate words. Not used by this library. With any factor, words are divided at soft hyphens
    /// (U+00AD) only, because there are no dictionaries.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// The strategy of line breaks. Not used by this library: each line is filled before the next line begins.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Whether characters may move closer together before text is truncated. Not used by this library: characters never
    /// move.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
}
