import CallerChecks

extension TraitCollection {
    /// The values of all traits that the collection specifies. The key of a value is the type that represents the
    /// trait.
    var values: TraitValues {
        var values = custom
        func add<Trait: TraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) where Trait.Value: Equatable {
            if value != trait.defaultValue { values[trait] = value }
        }
        if givesDisplayScale { values[TraitDisplayScale.self] = displayScale }
        add(TraitLayoutDirection.self, layoutDirection)
        add(TraitHorizontalSizeClass.self, horizontalSizeClass)
        add(TraitVerticalSizeClass.self, verticalSizeClass)
        add(TraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
        add(TraitUserInterfaceStyle.self, userInterfaceStyle)
        add(TraitUserInterfaceIdiom.self, userInterfaceIdiom)
        return values
    }

    convenience init(_ values: TraitValues) {
        var custom = values
        let known: [AnyTrait] = [
            TraitDisplayScale.self, TraitLayoutDirection.self, TraitHorizontalSizeClass.self,
            TraitVerticalSizeClass.self, TraitPreferredContentSizeCategory.self, TraitUserInterfaceStyle.self,
            TraitUserInterfaceIdiom.self,
        ]
        for trait in known { custom.remove(trait) }
        self.init(
            displayScale: values.contains(TraitDisplayScale.self) ? values.displayScale : nil,
            layoutDirection: values.layoutDirection, horizontalSizeClass: values.horizontalSizeClass,
            verticalSizeClass: values.verticalSizeClass,
            preferredContentSizeCategory: values.preferredContentSizeCategory,
            userInterfaceStyle: values.userInterfaceStyle, userInterfaceIdiom: values.userInterfaceIdiom,
            custom: custom)
    }

    // MARK: Making

    /// Makes a collection of the traits that `mutations` sets. Other traits are unspecified.
    ///
    /// - Parameter mutations: Called once, before the initializer returns.
    public convenience init(mutations: (inout any MutableTraits) -> Void) {
        self.init(TraitCollection.apply(mutations, to: TraitValues()))
    }

    /// Returns a copy of the collection with the changes that `mutations` makes.
    ///
    /// - Parameter mutations: Called once, before the method returns, with these traits.
    public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
        TraitCollection(TraitCollection.apply(mutations, to: values))
    }

    private static func apply(
        _ mutations: (inout any MutableTraits) -> Void, to values: TraitValues
    ) -> TraitValues {
        var traits: any MutableTraits = values
        mutations(&traits)
        if let overrides = traits as? TraitOverrides { return overrides.values }
        guard let values = traits as? TraitValues else {
            stop("Traits can be changed, and not replaced by a \(type(of: traits))")
        }
        return values
    }

    /// Makes a collection that specifies only the preferred weight of text.
    public convenience init(legibilityWeight: LegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Makes a collection that specifies only the preferred contrast of colours.
    public convenience init(accessibilityContrast: AccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Makes a collection that specifies only the level of a view above its background.
    public convenience init(userInterfaceLevel: UserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    // MARK: Reading

    /// The value of a trait; the trait's default value if unspecified.
    public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether the reader prefers bold text. Not used by this library: measurements use the fonts of texts.
    public var legibilityWeight: LegibilityWeight { custom.legibilityWeight }

    /// Whether the reader prefers a higher contrast of colours. Not used by this library.
    public var accessibilityContrast: AccessibilityContrast { custom.accessibilityContrast }

    /// Whether the view is elevated above the base level. Not used by this library.
    public var userInterfaceLevel: UserInterfaceLevel { custom.userInterfaceLevel }

    /// Returns whether this collection has all traits that another collection specifies, with equal values. True if the
    /// other collection is nil.
    public func containsTraits(in trait: TraitCollection?) -> Bool {
        guard let trait else { return true }
        let own = values
        return trait.values.entries.allSatisfy { key, entry in own.entries[key].map { entry.isSame(as: $0) } ?? false }
    }

    /// Returns the traits that differ between two collections, ordered by their identifiers. If the other collection is
    /// nil, returns the traits that this collection specifies.
    public func changedTraits(from traitCollection: TraitCollection?) -> [AnyTrait] {
        values.differences(from: traitCollection?.values ?? TraitValues())
    }

    /// Returns whether colours may differ between this collection and another collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
        changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }
}
