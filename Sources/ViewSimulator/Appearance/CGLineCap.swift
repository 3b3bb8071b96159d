#if !canImport(Darwin)
/// The shape of the ends of lines. It replaces Core Graphics' type on platforms without Core Graphics.
public enum CGLineCap: Int32, Sendable {
    /// Line ends that are flat and lie at the last point.
    case butt
    /// Line ends that are round.
    case round
    /// Line ends that are flat, half a line width beyond the last point.
    case square
}

/// The shape of corners between lines. It replaces Core Graphics' type on platforms without Core Graphics.
public enum CGLineJoin: Int32, Sendable {
    /// Corners that are pointed.
    case miter
    /// Corners that are round.
    case round
    /// Corners that are cut off.
    case bevel
}
#endif
