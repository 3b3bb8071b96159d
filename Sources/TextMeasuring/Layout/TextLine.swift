/// One line of a text that was laid out. Places are UTF-8 bytes from the text's start; lengths are points and not
/// rounded.
public struct TextLine: Hashable, Sendable {
    /// The range of the line, in bytes of the text. It includes the spaces and the line break at the line's end.
    /// Together the lines cover the text, unless the number of lines is limited.
    public var range: Range<Int>
    /// The end of the visible characters, in bytes from the text's start. The spaces at the end of a wrapped line and
    /// the line break come after it.
    public var visibleEnd: Int
    /// The range of the characters that an ellipsis replaces, in bytes of the text. Nil if there is no ellipsis.
    public var omitted: Range<Int>?
    /// Whether the line shows a hyphen for the soft hyphen at its end.
    public var isHyphenated: Bool
    /// The distance of the line's start from the leading edge.
    public var indent: Double
    /// The width from the indent to the end of the visible characters.
    public var width: Double
    /// The distance of the line's top from the text's top.
    public var top: Double
    /// The height of the line, without the space between this line and the next.
    public var height: Double
    /// The distance of the line's baseline from the text's top.
    public var baseline: Double

    /// The distance of the line's bottom from the text's top.
    public var bottom: Double { top + height }

    /// Returns the text of the line as shown. Hanging spaces are left out; the ellipsis of a truncated line and the
    /// hyphen of a divided word are included.
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
