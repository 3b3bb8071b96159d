/// The alignment of a text, as UIKit's `NSTextAlignment`. Not used by this library: no size depends on it.
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
