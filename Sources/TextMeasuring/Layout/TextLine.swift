/// One line of a laid out text. Places are UTF-8 bytes from the text's start, lengths are points and not rounded.
public struct TextLine: Hashable, Sendable {
    /// All characters of the line, with the spaces and the line break at its end. Lines cover the text, as far as the
    /// number of lines lets them.
    public var range: Range<Int>
    /// End of the characters that are seen: before the spaces at the end of a wrapped line and before a line break.
    public var visibleEnd: Int
    /// The characters that are left out, with an ellipsis in their place.
    public var omitted: Range<Int>?
    /// Whether the line shows a hyphen in the place of the soft hyphen that it ends with.
    public var isHyphenated: Bool
    /// Start of the line, from the leading edge.
    public var indent: Double
    /// Width from the indent to the end of the characters that are seen.
    public var width: Double
    /// Top, from the text's top.
    public var top: Double
    /// Height, without what is between this line and the next.
    public var height: Double
    /// Baseline, from the text's top.
    public var baseline: Double

    /// Bottom, from the text's top.
    public var bottom: Double { top + height }

    /// The line as shown: without hanging spaces, with the ellipsis of a truncated line and the hyphen of a divided
    /// word.
    ///
    /// - Parameter text: The text that was laid out. Another one may trap.
    /// - Complexity: O(*n*) in the length of the line.
    public func shownText(in text: String) -> String {
        guard let omitted else {
            // A soft hyphen is two bytes.
            let end = isHyphenated ? visibleEnd - 2 : visibleEnd
            return Self.slice(text, range.lowerBound..<end) + (isHyphenated ? TextLayouter.hyphen : "")
        }
        let end = max(visibleEnd, omitted.upperBound)
        return Self.slice(text, range.lowerBound..<omitted.lowerBound) + TextLayouter.ellipsis
            + Self.slice(text, omitted.upperBound..<end)
    }

    private static func slice(_ text: String, _ range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<utf8.index(start, offsetBy: range.count)])
    }
}
