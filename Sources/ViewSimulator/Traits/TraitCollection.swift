import Foundation

/// What the surroundings of a view are like. A trait that is unspecified is inherited from the superview.
@preconcurrency @MainActor
open class TraitCollection: NSObject {
    /// Pixels a point; 0 means unspecified, and a view that finds no other value rounds to half points (R4.5).
    public let displayScale: CGFloat
    /// Which way texts run; unspecified inherits it from the superview.
    public let layoutDirection: TraitEnvironmentLayoutDirection
    /// The size class from left to right; in a window that of the main screen. Kept for client code: no rule here
    /// depends on it.
    public let horizontalSizeClass: UserInterfaceSizeClass
    /// The size class from top to bottom; in a window that of the main screen. Kept for client code: no rule here
    /// depends on it.
    public let verticalSizeClass: UserInterfaceSizeClass
    /// How large the reader wants text.
    public let preferredContentSizeCategory: ContentSizeCategory
    /// Whether it is light or dark around. It decides the system's colours, and no size.
    public let userInterfaceStyle: UserInterfaceStyle
    /// What kind of device it is. Kept for client code: no rule here depends on it.
    public let userInterfaceIdiom: UserInterfaceIdiom
    /// Those that have no property of their own here, client code's among them.
    let custom: TraitValues
    /// Whether `displayScale` was given, 0 included: a given 0 switches rounding off.
    let givesDisplayScale: Bool

    private static var surroundings = Screen.main.deviceTraits

    /// The traits of a view without a superview, and so of a window: those of a phone of 390 × 844 points unless set
    /// (R18.8). Every trait is specified but client code's own: what a collection that is set here leaves open is what
    /// the device has that `Screen.main` belongs to, in light, from left to right, with large text. No view is told;
    /// `Screen.main` and `Application.preferredContentSizeCategory` change it and tell windows.
    public static var current: TraitCollection {
        get { surroundings }
        set {
            surroundings =
                newValue.isComplete ? newValue : TraitCollection(traitsFrom: [Screen.main.deviceTraits, newValue])
        }
    }

    /// Whether a device's traits are all specified.
    private var isComplete: Bool {
        givesDisplayScale && layoutDirection != .unspecified && horizontalSizeClass != .unspecified
            && verticalSizeClass != .unspecified && preferredContentSizeCategory != .unspecified
            && userInterfaceStyle != .unspecified && userInterfaceIdiom != .unspecified
    }

    init(
        displayScale: CGFloat?, layoutDirection: TraitEnvironmentLayoutDirection = .unspecified,
        horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UserInterfaceSizeClass = .unspecified,
        preferredContentSizeCategory: ContentSizeCategory = .unspecified,
        userInterfaceStyle: UserInterfaceStyle = .unspecified, userInterfaceIdiom: UserInterfaceIdiom = .unspecified,
        custom: TraitValues = TraitValues()
    ) {
        self.custom = custom
        self.displayScale = displayScale ?? 0
        self.givesDisplayScale = displayScale != nil
        self.layoutDirection = layoutDirection
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        super.init()
    }

    public convenience override init() {
        self.init(displayScale: nil)
    }

    /// Pixels a point and nothing else; 0 switches rounding off where the collection is used (R4.5).
    public convenience init(displayScale scale: CGFloat) {
        self.init(displayScale: Optional(scale))
    }

    /// The direction and nothing else.
    public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
        self.init(displayScale: nil, layoutDirection: layoutDirection)
    }

    /// The size class from left to right and nothing else.
    public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
        self.init(displayScale: nil, horizontalSizeClass: horizontalSizeClass)
    }

    /// The size class from top to bottom and nothing else.
    public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
        self.init(displayScale: nil, verticalSizeClass: verticalSizeClass)
    }

    /// The reader's text size and nothing else.
    public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
        self.init(displayScale: nil, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    /// Light or dark and nothing else.
    public convenience init(userInterfaceStyle: UserInterfaceStyle) {
        self.init(displayScale: nil, userInterfaceStyle: userInterfaceStyle)
    }

    /// The kind of device and nothing else.
    public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
        self.init(displayScale: nil, userInterfaceIdiom: idiom)
    }

    /// Later collections win over earlier ones, trait by trait.
    public convenience init(traitsFrom traitCollections: [TraitCollection]) {
        let scale = traitCollections.last { $0.givesDisplayScale }?.displayScale
        let direction = traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection
        let horizontal = traitCollections.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass
        let vertical = traitCollections.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass
        let category = traitCollections.last { $0.preferredContentSizeCategory != .unspecified }
        let style = traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        let idiom = traitCollections.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom
        var custom = TraitValues()
        for collection in traitCollections where !collection.custom.isEmpty { custom.merge(collection.custom) }
        self.init(
            displayScale: scale, layoutDirection: direction ?? .unspecified,
            horizontalSizeClass: horizontal ?? .unspecified, verticalSizeClass: vertical ?? .unspecified,
            preferredContentSizeCategory: category?.preferredContentSizeCategory ?? .unspecified,
            userInterfaceStyle: style ?? .unspecified, userInterfaceIdiom: idiom ?? .unspecified, custom: custom)
    }

    /// Whether all traits are the same, specified or not.
    func hasSameTraits(as other: TraitCollection) -> Bool {
        if self === other { return true }
        return displayScale == other.displayScale && givesDisplayScale == other.givesDisplayScale
            && layoutDirection == other.layoutDirection && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
            && (custom.isEmpty && other.custom.isEmpty || custom.differences(from: other.custom).isEmpty)
    }

    /// Whether the other object is a collection with the same traits.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TraitCollection else { return false }
        guard other !== self, MainThread.isCurrent else { return other === self }
        return MainActor.assumeIsolated { hasSameTraits(as: other) }
    }

    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(userInterfaceStyle)
        return hasher.finalize()
    }

    /// Runs code while these traits are `current`, on top of those that were.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = TraitCollection.current
        TraitCollection.current = TraitCollection(traitsFrom: [outer, self])
        defer { TraitCollection.current = outer }
        actions()
    }
}
