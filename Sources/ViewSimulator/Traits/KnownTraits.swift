import Foundation

/// Names `TraitCollection.userInterfaceIdiom`.
public struct TraitUserInterfaceIdiom: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = UserInterfaceIdiom.unspecified
}

/// Names `TraitCollection.userInterfaceStyle`.
public struct TraitUserInterfaceStyle: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = UserInterfaceStyle.unspecified
    /// Colours depend on it.
    public static let affectsColorAppearance = true
}

/// Names `TraitCollection.layoutDirection`.
public struct TraitLayoutDirection: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}

/// Names `TraitCollection.displayScale`.
public struct TraitDisplayScale: TraitDefinition {
    /// Nobody said: 0.
    public static let defaultValue: CGFloat = 0
}

/// Names `TraitCollection.horizontalSizeClass`.
public struct TraitHorizontalSizeClass: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// Names `TraitCollection.verticalSizeClass`.
public struct TraitVerticalSizeClass: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// Names `TraitCollection.preferredContentSizeCategory`.
public struct TraitPreferredContentSizeCategory: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = ContentSizeCategory.unspecified
}

/// Names `TraitCollection.legibilityWeight`.
public struct TraitLegibilityWeight: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = LegibilityWeight.unspecified
}

/// Names `TraitCollection.accessibilityContrast`.
public struct TraitAccessibilityContrast: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = AccessibilityContrast.unspecified
    /// Colours depend on it.
    public static let affectsColorAppearance = true
}

/// Names `TraitCollection.userInterfaceLevel`.
public struct TraitUserInterfaceLevel: TraitDefinition {
    /// Nobody said.
    public static let defaultValue = UserInterfaceLevel.unspecified
    /// Colours depend on it.
    public static let affectsColorAppearance = true
}
