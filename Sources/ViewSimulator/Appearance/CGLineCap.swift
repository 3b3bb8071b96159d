#if !canImport(Darwin)
/// The shape of the ends of lines. Core Graphics' value, on platforms without it.
public enum CGLineCap: Int32, Sendable {
    /// Flat at the end; round; flat, half a line width beyond the end.
    case butt, round, square
}

/// The shape of corners between lines. Core Graphics' value, on platforms without it.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed; round; cut off.
    case miter, round, bevel
}
#endif
