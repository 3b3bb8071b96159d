#if !canImport(Darwin)
/// The shape of the ends of lines, in place of Core Graphics' type on platforms without it.
public enum CGLineCap: Int32, Sendable {
    /// Line ends that are flat at the last point; round; or flat, half a line width beyond the point.
    case butt, round, square
}

/// The shape of corners between lines, in place of Core Graphics' type on platforms without it.
public enum CGLineJoin: Int32, Sendable {
    /// Corners that are pointed; round; or cut off.
    case miter, round, bevel
}
#endif
