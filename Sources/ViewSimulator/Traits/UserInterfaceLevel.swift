/// Whether a view is on what is below, or above it. Kept for client code.
public enum UserInterfaceLevel: Int, Sendable {
    /// Nobody said; on the ground; above it.
    case unspecified = -1, base, elevated
}
