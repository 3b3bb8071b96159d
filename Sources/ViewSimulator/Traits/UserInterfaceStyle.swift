/// Whether the surroundings are light or dark.
public enum UserInterfaceStyle: Int, Sendable {
    /// Inherited from the surroundings, and light where nobody says; light; dark.
    case unspecified, light, dark
}
