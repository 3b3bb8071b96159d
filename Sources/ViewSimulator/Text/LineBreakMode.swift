import TextMeasuring

/// The mode of line breaks, which also determines where a text that does not fit is truncated. UIKit's name is
/// `NSLineBreakMode`.
///
/// A label breaks lines between words in all modes except one, and its mode is that of its last line. In other views a
/// paragraph whose mode does not wrap is one line.
public enum LineBreakMode: Int, Sendable {
    /// The mode in which lines break between words.
    case byWordWrapping
    /// The mode in which lines break between characters.
    case byCharWrapping
    /// The mode in which the line is cut off at the edge.
    case byClipping
    /// The mode in which text is left out at the start of the line.
    case byTruncatingHead
    /// The mode in which text is left out at the end of the line.
    case byTruncatingTail
    /// The mode in which text is left out in the middle of the line.
    case byTruncatingMiddle

    package var value: LineOverflow { LineOverflow(rawValue: rawValue) ?? .byWordWrapping }
}
