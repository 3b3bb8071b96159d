/// The style of an interface, light or dark.
public enum UserInterfaceStyle: Int, Sendable {
    /// A style that is inherited, and light if no superview specifies it; a light one; a dark one.
    case unspecified, light, dark
}

/// The level of a view above its background. Kept for client code.
public enum UserInterfaceLevel: Int, Sendable {
    /// A level that is unspecified; the base level; an elevated one.
    case unspecified = -1, base, elevated
}

/// The class of a view's size on an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
    /// A class that is inherited; small, like a phone's width; large, like a tablet's.
    case unspecified, compact, regular
}

/// The kind of device. Kept for client code: no rule depends on it.
public enum UserInterfaceIdiom: Int, Sendable {
    /// The value of an unspecified device.
    case unspecified = -1
    /// A phone; a tablet; a television; a car's display; a Mac; a headset.
    case phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

/// The direction of text and lines.
public enum UserInterfaceLayoutDirection: Int, Sendable {
    /// The direction from left to right, as in English; from right to left, as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}

/// The direction as a trait, which may be unspecified.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
    /// A direction that is inherited; left to right if no superview specifies it.
    case unspecified = -1
    /// The direction from left to right, as in English; from right to left, as in Arabic and Hebrew.
    case leftToRight, rightToLeft
}

/// The reader's preferred contrast of colours. Kept for client code.
public enum AccessibilityContrast: Int, Sendable {
    /// A contrast that is unspecified; normal; higher.
    case unspecified = -1, normal, high
}

/// The reader's preferred weight of text. Kept for client code: measurements use the fonts of texts.
public enum LegibilityWeight: Int, Sendable {
    /// A weight that is unspecified; regular; bold.
    case unspecified = -1, regular, bold
}

/// The dependence of a view's content on the direction of the environment.
public enum SemanticContentAttribute: Int, Sendable {
    /// A direction that follows the environment; from left to right, for playback controls; from left to right, for
    /// spatial directions; always from left to right; always from right to left.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
