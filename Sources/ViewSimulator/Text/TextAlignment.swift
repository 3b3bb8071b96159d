/// The alignment of a text, as UIKit's `NSTextAlignment`. No size depends on it; it determines the places of lines in
/// pictures of layouts.
public enum TextAlignment: Int, Sendable {
    /// The alignment at the left side.
    case left
    /// The alignment in the centre.
    case center
    /// The alignment at the right side.
    case right
    /// The alignment at both sides.
    case justified
    /// An alignment at the leading edge.
    case natural
}
