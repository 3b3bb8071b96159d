/// What kind of device it is. Kept for client code: no rule here depends on it.
public enum UserInterfaceIdiom: Int, Sendable {
    /// Nobody said.
    case unspecified = -1
    /// A telephone or a tablet; a television, a car's display, a Mac, a headset.
    case phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
