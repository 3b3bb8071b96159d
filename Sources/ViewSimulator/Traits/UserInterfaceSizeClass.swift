/// The class of a view's size on an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
    /// Inherited; small, as a phone's width; large, as a tablet's.
    case unspecified, compact, regular
}
