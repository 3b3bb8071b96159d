import Foundation

/// Traits that can be set, as UIKit's `UIMutableTraits`: those of a collection that is being made, and what a view
/// overrides. Client code may extend it with properties for traits of its own.
@preconcurrency @MainActor
public protocol MutableTraits {
    /// A trait by its type; its default where nobody set it.
    subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension MutableTraits {
    /// What kind of device it is.
    public var userInterfaceIdiom: UserInterfaceIdiom {
        get { self[TraitUserInterfaceIdiom.self] }
        set { self[TraitUserInterfaceIdiom.self] = newValue }
    }
    /// Whether it is light or dark around.
    public var userInterfaceStyle: UserInterfaceStyle {
        get { self[TraitUserInterfaceStyle.self] }
        set { self[TraitUserInterfaceStyle.self] = newValue }
    }
    /// Which way texts run.
    public var layoutDirection: TraitEnvironmentLayoutDirection {
        get { self[TraitLayoutDirection.self] }
        set { self[TraitLayoutDirection.self] = newValue }
    }
    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[TraitDisplayScale.self] }
        set { self[TraitDisplayScale.self] = newValue }
    }
    /// The size class from left to right.
    public var horizontalSizeClass: UserInterfaceSizeClass {
        get { self[TraitHorizontalSizeClass.self] }
        set { self[TraitHorizontalSizeClass.self] = newValue }
    }
    /// The size class from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass {
        get { self[TraitVerticalSizeClass.self] }
        set { self[TraitVerticalSizeClass.self] = newValue }
    }
    /// How large the reader wants text.
    public var preferredContentSizeCategory: ContentSizeCategory {
        get { self[TraitPreferredContentSizeCategory.self] }
        set { self[TraitPreferredContentSizeCategory.self] = newValue }
    }
    /// Whether the reader wants bold text.
    public var legibilityWeight: LegibilityWeight {
        get { self[TraitLegibilityWeight.self] }
        set { self[TraitLegibilityWeight.self] = newValue }
    }
    /// Whether the reader wants colours that differ more.
    public var accessibilityContrast: AccessibilityContrast {
        get { self[TraitAccessibilityContrast.self] }
        set { self[TraitAccessibilityContrast.self] = newValue }
    }
    /// Whether the view is above what is below.
    public var userInterfaceLevel: UserInterfaceLevel {
        get { self[TraitUserInterfaceLevel.self] }
        set { self[TraitUserInterfaceLevel.self] = newValue }
    }
}
