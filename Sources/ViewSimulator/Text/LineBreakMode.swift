import TextMeasuring

/// Where lines end, and what becomes of text for which there is no room, as UIKit's `NSLineBreakMode`.
///
/// A label breaks lines between words in all modes but one, and its mode is that of its last line. Elsewhere a
/// paragraph whose mode does not wrap is one line.
public enum LineBreakMode: Int, Sendable {
    /// Between words.
    case byWordWrapping
    /// Between characters.
    case byCharWrapping
    /// The line ends at the edge.
    case byClipping
    /// What is left out is at the line's start.
    case byTruncatingHead
    /// What is left out is at the line's end.
    case byTruncatingTail
    /// What is left out is in the line's middle.
    case byTruncatingMiddle

    var value: LineOverflow { LineOverflow(rawValue: rawValue) ?? .byWordWrapping }
}
