/// Whether the reader wants colours that differ more. Kept for client code.
public enum AccessibilityContrast: Int, Sendable {
    /// Nobody said; as it is; more.
    case unspecified = -1, normal, high
}
