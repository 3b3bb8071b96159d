/// The direction of text and lines.
public enum UserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right as in English; right to left as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}

/// The direction as a trait, which may be unspecified.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
    /// Inherited; left to right if no superview specifies it.
    case unspecified = -1
    /// Left to right as in English; right to left as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}
