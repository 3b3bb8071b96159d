/// The kind of device. Kept for client code: no rule depends on it.
public enum UserInterfaceIdiom: Int, Sendable {
    /// The value for unspecified.
    case unspecified = -1
    /// A phone or a tablet; a television, a car's display, a Mac, a headset.
    case phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
