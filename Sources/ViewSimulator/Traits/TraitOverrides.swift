import Foundation

/// What a view says of its surroundings itself, as UIKit's `UITraitOverrides`.
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides.remove(TraitUserInterfaceStyle.self)
/// ```
@preconcurrency @MainActor
public struct TraitOverrides: MutableTraits {
    var values = TraitValues()

    /// A trait by its type; its default where nobody set it.
    public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait was set.
    public func contains(_ trait: AnyTrait) -> Bool { values.contains(trait) }

    /// Has a trait inherited again.
    public mutating func remove(_ trait: AnyTrait) { values.remove(trait) }
}
