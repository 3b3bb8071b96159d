/// The values of traits that were set. The key of a value is the type that represents the trait.
@MainActor
struct TraitValues: MutableTraits {
    /// A trait and its value, with the number of the call that set the value. Values that are not `Equatable` are
    /// compared by this number.
    struct Entry {
        var trait: AnyTrait
        var value: Any
        /// The number of the call that set the value. Two values that are not `Equatable` are the same if the same call
        /// set them.
        var setting: Int

        @MainActor
        func isSame(as other: Entry) -> Bool {
            if let own = value as? any Equatable { return own.equals(other.value) }
            return setting == other.setting
        }
    }

    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    private static var settings = 0

    subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { entries[ObjectIdentifier(trait)].flatMap { $0.value as? Trait.Value } ?? trait.defaultValue }
        set { set(newValue, for: trait) }
    }

    mutating func set(_ value: Any, for trait: AnyTrait) {
        TraitValues.settings += 1
        entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: value, setting: TraitValues.settings)
    }

    mutating func remove(_ trait: AnyTrait) { entries[ObjectIdentifier(trait)] = nil }

    func contains(_ trait: AnyTrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    /// Adds the values of `other`. They replace existing values of the same traits.
    mutating func merge(_ other: TraitValues) { entries.merge(other.entries) { $1 } }

    var isEmpty: Bool { entries.isEmpty }

    /// Returns the traits that differ between two sets, ordered by their identifiers. A trait that only one set
    /// contains differs, too.
    func differences(from other: TraitValues) -> [AnyTrait] {
        var found: [AnyTrait] = []
        for (key, entry) in entries where other.entries[key].map({ !entry.isSame(as: $0) }) ?? true {
            found.append(entry.trait)
        }
        for (key, entry) in other.entries where entries[key] == nil { found.append(entry.trait) }
        return found.sorted { $0.identifier < $1.identifier }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
