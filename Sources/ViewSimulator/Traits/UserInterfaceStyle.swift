/// The style of an interface, light or dark.
public enum UserInterfaceStyle: Int, Sendable {
    /// The style is inherited. It is light if no superview specifies a style.
    case unspecified
    /// The light style.
    case light
    /// The dark style.
    case dark
}

/// The level of a view above its background. Not used by this library.
public enum UserInterfaceLevel: Int, Sendable {
    /// The level is not specified.
    case unspecified = -1
    /// The base level.
    case base
    /// The elevated level.
    case elevated
}

/// The class of a view's size on an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
    /// The class is inherited.
    case unspecified
    /// The class of small sizes, for example a phone's width.
    case compact
    /// The class of large sizes, for example a tablet's width.
    case regular
}

/// The kind of device. The size classes of a screen depend on it, and so do the names that `Device` returns.
public enum UserInterfaceIdiom: Int, Sendable {
    /// An unspecified kind of device.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The direction of text and lines.
public enum UserInterfaceLayoutDirection: Int, Sendable {
    /// The direction of English.
    case leftToRight
    /// The direction of Arabic and Hebrew.
    case rightToLeft
}

/// The direction of text and lines as a trait, which may be unspecified.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
    /// A direction that is inherited; left to right if no superview specifies a direction.
    case unspecified = -1
    /// The direction of English.
    case leftToRight
    /// The direction of Arabic and Hebrew.
    case rightToLeft
}

/// The reader's preferred contrast of colours. Not used by this library.
public enum AccessibilityContrast: Int, Sendable {
    /// The contrast is not specified.
    case unspecified = -1
    /// The normal contrast.
    case normal
    /// The higher contrast.
    case high
}

/// The reader's preferred weight of text. Not used by this library: measurements use the fonts of texts.
public enum LegibilityWeight: Int, Sendable {
    /// The weight is not specified.
    case unspecified = -1
    /// The regular weight.
    case regular
    /// The bold weight.
    case bold
}

/// The rule by which a view's content follows the direction of the environment.
public enum SemanticContentAttribute: Int, Sendable {
    /// The content follows the direction of the environment.
    case unspecified
    /// The direction of controls for playback: always left to right.
    case playback
    /// The direction of directional controls, for example a direction pad: always left to right.
    case spatial
    /// The direction is always left to right.
    case forceLeftToRight
    /// The direction is always right to left.
    case forceRightToLeft
}
