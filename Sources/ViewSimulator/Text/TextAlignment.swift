/// The alignment of a text, as UIKit's `NSTextAlignment`. Kept for client code: no size depends on it.
public enum TextAlignment: Int, Sendable {
    /// The left side, the centre, the right side, or both sides.
    case left, center, right, justified
    /// The leading edge.
    case natural
}
