#if !canImport(Darwin)
/// The shape of the ends of lines, in place of Core Graphics' type on platforms without it.
public enum CGLineCap: Int32, Sendable {
    /// The ends of lines: flat at the last point (`butt`), round (`round`), or flat at half a line width beyond the
    /// last point (`square`).
    case butt, round, square
}

/// The shape of corners between lines, in place of Core Graphics' type on platforms without it.
public enum CGLineJoin: Int32, Sendable {
    /// The corners between lines: pointed (`miter`), round (`round`), or cut off (`bevel`).
    case miter, round, bevel
}
#endif
