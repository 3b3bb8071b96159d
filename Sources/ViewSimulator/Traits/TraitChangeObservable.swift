import CallerChecks
import Foundation

/// What has traits, as UIKit's `UITraitEnvironment`.
@preconcurrency @MainActor
public protocol TraitEnvironment: AnyObject {
    /// What the surroundings are like.
    var traitCollection: TraitCollection { get }

    /// Called when traits are others than before.
    func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// What says which of its traits changed, as UIKit's `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol TraitChangeObservable: AnyObject {
    /// Ends a registration; nothing happens for one that is not the object's.
    func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

/// Stands for a handler that was registered. It may be dropped: the handler stays until it is unregistered.
@preconcurrency @MainActor
public protocol TraitChangeRegistration: AnyObject {}

/// What keeps handlers of its traits.
@MainActor
package protocol TraitObserving: TraitChangeObservable, TraitEnvironment {
    /// The list, made when first needed.
    var traitObservers: TraitObservers { get }
}

extension TraitChangeObservable {
    /// Has a handler called whenever one of the traits is another, after `traitCollectionDidChange(_:)`.
    ///
    /// - Parameters:
    ///   - traits: The traits, by their types.
    ///   - handler: Called with the object and its former traits. Kept for as long as the object lives.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [AnyTrait], handler: @escaping (_ traitEnvironment: Self, _ previous: TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        observers.add(traits) { object, previous in
            if let object = object as? Self { handler(object, previous) }
        }
    }

    /// The same where the handler names another class, or says `(self: Self, previous: TraitCollection) in`. It is not
    /// called where the object is none of that class.
    ///
    /// - Parameters:
    ///   - traits: The traits, by their types.
    ///   - handler: Called with the object and its former traits. Kept for as long as the object lives.
    @discardableResult
    public func registerForTraitChanges<Observer: TraitChangeObservable>(
        _ traits: [AnyTrait], handler: @escaping (_ traitEnvironment: Observer, _ previous: TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        observers.add(traits) { object, previous in
            if let object = object as? Observer { handler(object, previous) }
        }
    }

    private var observers: TraitObservers {
        guard let observing = self as? any TraitObserving else {
            stop("\(type(of: self)) has no traits that change")
        }
        return observing.traitObservers
    }
}
