import Foundation

/// Whether there is little or much room on an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
    /// Taken from the surroundings; little room, as a phone's width; much, as a tablet's.
    case unspecified, compact, regular
}
