/// The registered handlers for changes of an object's traits.
@MainActor
package final class TraitObservers {
    private final class Registration: TraitChangeRegistration {
        let traits: Set<ObjectIdentifier>
        let handler: (any TraitChangeObservable, TraitCollection) -> Void

        init(_ traits: [AnyTrait], _ handler: @escaping (any TraitChangeObservable, TraitCollection) -> Void) {
            self.traits = Set(traits.map { ObjectIdentifier($0) })
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    package init() {}

    func add(
        _ traits: [AnyTrait], _ handler: @escaping (any TraitChangeObservable, TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        let registration = Registration(traits, handler)
        registrations.append(registration)
        return registration
    }

    package func remove(_ registration: any TraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers of the traits that have changed, in the order of registration. A handler that is removed
    /// during these calls is not called.
    package func notify(_ object: any TraitObserving, previous: TraitCollection) {
        guard !registrations.isEmpty else { return }
        let changed = Set(object.traitCollection.changedTraits(from: previous).map { ObjectIdentifier($0) })
        for registration in registrations where !registration.traits.isDisjoint(with: changed) {
            guard registrations.contains(where: { $0 === registration }) else { continue }
            registration.handler(object, previous)
        }
    }
}
