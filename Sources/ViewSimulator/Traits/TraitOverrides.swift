/// The traits that a view overrides, as UIKit's `UITraitOverrides`.
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides.remove(TraitUserInterfaceStyle.self)
/// ```
@preconcurrency @MainActor
public struct TraitOverrides: MutableTraits {
    var values = TraitValues()

    /// The value of a trait; the trait's default value if unset.
    public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: AnyTrait) -> Bool { values.contains(trait) }

    /// Removes an override, so that the trait is inherited again.
    public mutating func remove(_ trait: AnyTrait) { values.remove(trait) }
}
