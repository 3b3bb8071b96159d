/// The trait of `TraitCollection.userInterfaceIdiom`.
public struct TraitUserInterfaceIdiom: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = UserInterfaceIdiom.unspecified
}

/// The trait of `TraitCollection.userInterfaceStyle`.
public struct TraitUserInterfaceStyle: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = UserInterfaceStyle.unspecified
    /// Whether colours depend on the trait: true.
    public static let affectsColorAppearance = true
}

/// The trait of `TraitCollection.layoutDirection`.
public struct TraitLayoutDirection: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}

/// The trait of `TraitCollection.displayScale`.
public struct TraitDisplayScale: TraitDefinition {
    /// The value of an unspecified trait: 0.
    public static let defaultValue: CGFloat = 0
}

/// The trait of `TraitCollection.horizontalSizeClass`.
public struct TraitHorizontalSizeClass: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The trait of `TraitCollection.verticalSizeClass`.
public struct TraitVerticalSizeClass: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The trait of `TraitCollection.preferredContentSizeCategory`.
public struct TraitPreferredContentSizeCategory: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = ContentSizeCategory.unspecified
}

/// The trait of `TraitCollection.legibilityWeight`.
public struct TraitLegibilityWeight: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = LegibilityWeight.unspecified
}

/// The trait of `TraitCollection.accessibilityContrast`.
public struct TraitAccessibilityContrast: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = AccessibilityContrast.unspecified
    /// Whether colours depend on the trait: true.
    public static let affectsColorAppearance = true
}

/// The trait of `TraitCollection.userInterfaceLevel`.
public struct TraitUserInterfaceLevel: TraitDefinition {
    /// The value of an unspecified trait.
    public static let defaultValue = UserInterfaceLevel.unspecified
    /// Whether colours depend on the trait: true.
    public static let affectsColorAppearance = true
}
