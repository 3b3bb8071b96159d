import Foundation

/// The direction that text and lines run in.
public enum UserInterfaceLayoutDirection: Int, Sendable {
    /// As in English, or as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}

/// The direction as a trait, which may be unspecified.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
    /// Taken from the surroundings; left to right where nobody says.
    case unspecified = -1
    /// As in English, or as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}
