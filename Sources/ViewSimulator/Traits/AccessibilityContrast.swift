/// The reader's preferred contrast of colours. Kept for client code.
public enum AccessibilityContrast: Int, Sendable {
    /// Unspecified; normal; higher.
    case unspecified = -1, normal, high
}
