/// The level of a view above its background. Kept for client code.
public enum UserInterfaceLevel: Int, Sendable {
    /// Unspecified; the base level; elevated.
    case unspecified = -1, base, elevated
}
