/// The alignment of a text, as UIKit's `NSTextAlignment`. Kept for client code: no size depends on it.
public enum TextAlignment: Int, Sendable {
    /// At one side, centred, or at both sides.
    case left, center, right, justified
    /// At the leading edge.
    case natural
}
