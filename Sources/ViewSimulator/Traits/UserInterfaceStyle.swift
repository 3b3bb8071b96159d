/// The style of an interface, light or dark.
public enum UserInterfaceStyle: Int, Sendable {
    /// The inherited style, the light style, and the dark style. If no superview specifies a style, the inherited style
    /// is light.
    case unspecified, light, dark
}

/// The level of a view above its background. Kept for client code.
public enum UserInterfaceLevel: Int, Sendable {
    /// The unspecified level, the base level, and the elevated level.
    case unspecified = -1, base, elevated
}

/// The class of a view's size on an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
    /// `unspecified` is the inherited class. `compact` is the class of small sizes, like a phone's width, and `regular`
    /// of large sizes, like a tablet's width.
    case unspecified, compact, regular
}

/// The kind of device. Kept for client code: no rule depends on it.
public enum UserInterfaceIdiom: Int, Sendable {
    /// An unspecified kind of device.
    case unspecified = -1
    /// A phone; a tablet; a television; a car's display; a Mac; a headset.
    case phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

/// The direction of text and lines.
public enum UserInterfaceLayoutDirection: Int, Sendable {
    /// `leftToRight` is the direction of English, `rightToLeft` the direction of Arabic and Hebrew.
    case leftToRight, rightToLeft
}

/// The direction of text and lines as a trait, which may be unspecified.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
    /// A direction that is inherited; left to right if no superview specifies a direction.
    case unspecified = -1
    /// `leftToRight` is the direction of English, `rightToLeft` the direction of Arabic and Hebrew.
    case leftToRight, rightToLeft
}

/// The reader's preferred contrast of colours. Kept for client code.
public enum AccessibilityContrast: Int, Sendable {
    /// The unspecified contrast, the normal contrast, and the higher contrast.
    case unspecified = -1, normal, high
}

/// The reader's preferred weight of text. Kept for client code: measurements use the fonts of texts.
public enum LegibilityWeight: Int, Sendable {
    /// The unspecified weight, the regular weight, and the bold weight.
    case unspecified = -1, regular, bold
}

/// The rule by which a view's content follows the direction of the environment.
public enum SemanticContentAttribute: Int, Sendable {
    /// `unspecified` follows the environment. `playback`, for controls of playback, and `spatial`, for spatial
    /// directions, mean left to right. The other cases force the direction that they name.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
