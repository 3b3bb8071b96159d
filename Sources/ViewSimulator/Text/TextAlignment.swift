/// To which side a text is set, as UIKit's `NSTextAlignment`. Kept for client code: no size depends on it.
public enum TextAlignment: Int, Sendable {
    /// A side, or both.
    case left, center, right, justified
    /// The side where reading begins.
    case natural
}
