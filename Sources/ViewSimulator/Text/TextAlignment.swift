/// The alignment of a text, as UIKit's `NSTextAlignment`. Kept for client code: no size depends on it.
public enum TextAlignment: Int, Sendable {
    /// The alignment at the left side, in the centre, at the right side, and at both sides.
    case left, center, right, justified
    /// An alignment at the leading edge.
    case natural
}
