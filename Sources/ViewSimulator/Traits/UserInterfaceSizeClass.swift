import Foundation

/// Whether a view is small or large along an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
    /// Inherited from the surroundings; small, as a phone's width; large, as a tablet's.
    case unspecified, compact, regular
}
