/// The style of an interface, light or dark.
public enum UserInterfaceStyle: Int, Sendable {
    /// Inherited, and light if no superview specifies it; light; dark.
    case unspecified, light, dark
}
