/// Whether the reader wants bold text. Kept for client code: texts are measured as their fonts say.
public enum LegibilityWeight: Int, Sendable {
    /// Nobody said; as it is; bold.
    case unspecified = -1, regular, bold
}
