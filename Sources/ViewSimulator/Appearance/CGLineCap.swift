#if !canImport(Darwin)
/// How lines end. Core Graphics' value, where that is missing.
public enum CGLineCap: Int32, Sendable {
    /// At their ends; round; half a line further.
    case butt, round, square
}

/// How lines meet. Core Graphics' value, where that is missing.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed; round; cut.
    case miter, round, bevel
}
#endif
