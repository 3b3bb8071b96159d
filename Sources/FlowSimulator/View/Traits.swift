import Foundation

/// The direction that text and lines run in.
public enum UserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// The direction as a trait, which may be unspecified.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// Whether there is little or much room on an axis.
public enum UserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// Whether a view's content follows the direction of the surroundings.
public enum SemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What the surroundings of a view are like. A trait that is unspecified is taken from the superview.
@preconcurrency @MainActor
open class TraitCollection: NSObject {
    /// Pixels a point; 0 means unspecified, and a view that finds no other value rounds to half points (R4.5).
    public let displayScale: CGFloat
    public let layoutDirection: TraitEnvironmentLayoutDirection
    public let horizontalSizeClass: UserInterfaceSizeClass
    public let verticalSizeClass: UserInterfaceSizeClass
    /// How large the reader wants text.
    public let preferredContentSizeCategory: ContentSizeCategory
    /// Whether `displayScale` was given, 0 included: a given 0 switches rounding off.
    let givesDisplayScale: Bool

    /// The traits of a view without a superview.
    public static var current = TraitCollection(displayScale: 2)

    init(
        displayScale: CGFloat?, layoutDirection: TraitEnvironmentLayoutDirection = .unspecified,
        horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UserInterfaceSizeClass = .unspecified,
        preferredContentSizeCategory: ContentSizeCategory = .unspecified
    ) {
        self.displayScale = displayScale ?? 0
        self.givesDisplayScale = displayScale != nil
        self.layoutDirection = layoutDirection
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.preferredContentSizeCategory = preferredContentSizeCategory
        super.init()
    }

    public convenience override init() {
        self.init(displayScale: nil)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(displayScale: Optional(scale))
    }

    public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
        self.init(displayScale: nil, layoutDirection: layoutDirection)
    }

    public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
        self.init(displayScale: nil, horizontalSizeClass: horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
        self.init(displayScale: nil, verticalSizeClass: verticalSizeClass)
    }

    public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
        self.init(displayScale: nil, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    /// Later collections win over earlier ones, trait by trait.
    public convenience init(traitsFrom traitCollections: [TraitCollection]) {
        let scale = traitCollections.last { $0.givesDisplayScale }?.displayScale
        let direction = traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection
        let horizontal = traitCollections.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass
        let vertical = traitCollections.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass
        let category = traitCollections.last { $0.preferredContentSizeCategory != .unspecified }
        self.init(
            displayScale: scale, layoutDirection: direction ?? .unspecified,
            horizontalSizeClass: horizontal ?? .unspecified, verticalSizeClass: vertical ?? .unspecified,
            preferredContentSizeCategory: category?.preferredContentSizeCategory ?? .unspecified)
    }

    /// Whether all traits are the same, specified or not.
    func hasSameTraits(as other: TraitCollection) -> Bool {
        displayScale == other.displayScale && givesDisplayScale == other.givesDisplayScale
            && layoutDirection == other.layoutDirection && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }
}
