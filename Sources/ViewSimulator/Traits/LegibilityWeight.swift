/// The reader's preferred weight of text. Kept for client code: measurements use the fonts of texts.
public enum LegibilityWeight: Int, Sendable {
    /// Unspecified; regular; bold.
    case unspecified = -1, regular, bold
}
