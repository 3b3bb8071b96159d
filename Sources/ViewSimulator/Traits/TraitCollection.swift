/// The traits of a view's environment. An unspecified trait is inherited from the superview.
@preconcurrency @MainActor
open class TraitCollection: NSObject {
    /// The number of pixels per point; 0 if no number is specified. A collection can also specify the number 0, which
    /// switches rounding off. A view for which no number is specified rounds to half points (R4.5).
    public let displayScale: CGFloat
    /// The direction of text. If the direction is unspecified, the superview's direction is used.
    public let layoutDirection: TraitEnvironmentLayoutDirection
    /// The horizontal size class. In a window, it is the class of the main screen. No rule depends on it.
    public let horizontalSizeClass: UserInterfaceSizeClass
    /// The vertical size class. In a window, it is the class of the main screen. No rule depends on it.
    public let verticalSizeClass: UserInterfaceSizeClass
    /// The reader's text size.
    public let preferredContentSizeCategory: ContentSizeCategory
    /// Whether the interface is light or dark. The system's colours depend on the style, but no size does.
    public let userInterfaceStyle: UserInterfaceStyle
    /// The kind of device. No size depends on it. The names that `Device` returns, for example `model`, depend on it.
    public let userInterfaceIdiom: UserInterfaceIdiom
    /// The values of those traits that have no stored property in this class. Client code's own traits are among them.
    let custom: TraitValues
    /// Whether `displayScale` was specified. A specified 0 switches rounding off. If no number was specified,
    /// `displayScale` is 0, too.
    let givesDisplayScale: Bool

    /// The traits of views without a superview, such as windows. Unless set, they are the traits of a phone of 390 ×
    /// 844 points (R18.8).
    ///
    /// All traits except client code's own are specified: traits that a new value leaves unspecified are those of the
    /// device of `Screen.main`, light, left to right, with large text. Views are not notified; setting `Screen.main`
    /// and `Application.preferredContentSizeCategory` changes the traits and notifies windows.
    public static var current: TraitCollection {
        get { SimulationEnvironment.current.traits.orSet { Screen.main.deviceTraits } }
        set {
            SimulationEnvironment.current.traits =
                newValue.isComplete ? newValue : TraitCollection(traitsFrom: [Screen.main.deviceTraits, newValue])
        }
    }

    /// Whether every trait that has a stored property in this class is specified.
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

    /// Makes a collection that specifies only the number of pixels per point. The number 0 switches rounding off in a
    /// view that uses the collection (R4.5).
    public convenience init(displayScale scale: CGFloat) {
        self.init(displayScale: Optional(scale))
    }

    /// Makes a collection that specifies only the direction of text.
    public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
        self.init(displayScale: nil, layoutDirection: layoutDirection)
    }

    /// Makes a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
        self.init(displayScale: nil, horizontalSizeClass: horizontalSizeClass)
    }

    /// Makes a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
        self.init(displayScale: nil, verticalSizeClass: verticalSizeClass)
    }

    /// Makes a collection that specifies only the reader's text size.
    public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
        self.init(displayScale: nil, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    /// Makes a collection that specifies only the style, light or dark.
    public convenience init(userInterfaceStyle: UserInterfaceStyle) {
        self.init(displayScale: nil, userInterfaceStyle: userInterfaceStyle)
    }

    /// Makes a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
        self.init(displayScale: nil, userInterfaceIdiom: idiom)
    }

    /// Makes a collection from several collections. For each trait, later collections have precedence over earlier
    /// ones.
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

    /// Returns whether all traits of two collections are equal, including unspecified traits.
    func hasSameTraits(as other: TraitCollection) -> Bool {
        if self === other { return true }
        return displayScale == other.displayScale && givesDisplayScale == other.givesDisplayScale
            && layoutDirection == other.layoutDirection && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
            && (custom.isEmpty && other.custom.isEmpty || custom.differences(from: other.custom).isEmpty)
    }

    /// Returns whether the other object is a collection with equal traits.
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

    /// Runs code while these traits are `current`. Traits that this collection does not specify keep their former
    /// values.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = TraitCollection.current
        TraitCollection.current = TraitCollection(traitsFrom: [outer, self])
        defer { TraitCollection.current = outer }
        actions()
    }
}
