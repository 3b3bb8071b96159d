import CallerChecks

/// The part of a paragraph style that affects the size of a text. Lengths are in points.
///
/// Names and defaults are those of `NSParagraphStyle`, except `overflow`, which is its line break mode. Alignment and
/// direction are not here, because they change no size, nor is hyphenation by a dictionary, which is not modelled.
/// Tabs go to the next multiple of 28 points, the default tab stops.
public struct ParagraphMetrics: Hashable, Sendable {
    /// The space between a line and the next line. There is no space after the last line of the text. This is a choice
    /// of this library, because text systems of different releases disagree.
    public var lineSpacing = 0.0
    /// The space between the paragraph and the next paragraph.
    public var paragraphSpacing = 0.0
    /// The space before the paragraph. The first paragraph of a text has no such space.
    public var paragraphSpacingBefore = 0.0
    /// The indent of the first line.
    public var firstLineHeadIndent = 0.0
    /// The indent of all lines except the first.
    public var headIndent = 0.0
    /// The place at which lines end. A positive number is a distance from the leading edge. A negative number or 0
    /// places the end relative to the trailing edge.
    public var tailIndent = 0.0
    /// The factor by which a line's own height is multiplied; 0 is treated as 1. The product is then limited to the
    /// least and the largest height.
    public var lineHeightMultiple = 0.0
    /// The least height of a line.
    public var minimumLineHeight = 0.0
    /// The largest height of a line; 0 means no limit. A box or a raised character may reach beyond a line of limited
    /// height. If `minimumLineHeight` is larger than the limit, the limit still applies; this is a choice of this
    /// library.
    public var maximumLineHeight = 0.0
    /// The treatment of text that is wider than its line. In a mode that does not wrap, the whole paragraph is one
    /// line. A label ignores this mode: its own mode is `TextLimits.overflow`.
    public var overflow = LineOverflow.byWordWrapping

    /// Makes a style with UIKit's defaults.
    public init() {}

    /// Traps unless all numbers are finite, and all except `tailIndent` are at least 0.
    func checkInvariants(_ file: StaticString, _ line: UInt) {
        let lengths = [
            lineSpacing, paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, lineHeightMultiple,
            minimumLineHeight, maximumLineHeight,
        ]
        require(
            lengths.allSatisfy { $0.isFinite && $0 >= 0 } && tailIndent.isFinite,
            "The lengths of a paragraph style must be finite and not negative.", file: file, line: line)
    }
}

extension ParagraphMetrics {
    /// Returns the height of a line in this style. The style's factor and limits are applied to the line's own height.
    ///
    /// - Parameter natural: Ascent and descent of the highest run on the line.
    func lineHeight(natural: Double) -> Double {
        let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        let raised = max(multiplied, minimumLineHeight)
        return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
    }

    /// Returns the indent of a line.
    func indent(ofFirstLine isFirst: Bool) -> Double { isFirst ? firstLineHeadIndent : headIndent }

    /// Returns the width that is left for the characters of a line, after its indent and the tail indent.
    func lineWidth(in width: Double, indent: Double) -> Double {
        (tailIndent > 0 ? min(width, tailIndent) : width + tailIndent) - indent
    }
}
