import CallerChecks

/// An object with traits, as UIKit's `UITraitEnvironment`.
@preconcurrency @MainActor
public protocol TraitEnvironment: AnyObject {
    /// The traits of the object.
    var traitCollection: TraitCollection { get }

    /// Called when traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// An object that reports changes of its traits, as UIKit's `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol TraitChangeObservable: AnyObject {
    /// Ends a registration. Does nothing if the registration was made with another object.
    func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

/// The registration of a handler for changes of traits. The handler stays until `unregisterForTraitChanges(_:)` is
/// called, even if the registration is released earlier.
@preconcurrency @MainActor
public protocol TraitChangeRegistration: AnyObject {}

/// An object that stores handlers for changes of its traits.
@MainActor
package protocol TraitObserving: TraitChangeObservable, TraitEnvironment {
    /// The registered handlers for changes of the object's traits. The list that stores them is made at the first
    /// access.
    var traitObservers: TraitObservers { get }
}

extension TraitChangeObservable {
    /// Registers a handler for changes of the given traits. The handler is called after `traitCollectionDidChange(_:)`.
    ///
    /// - Parameters:
    ///   - traits: The traits, by their types.
    ///   - handler: Receives the object and its former traits. Kept as long as the object exists.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [AnyTrait], handler: @escaping (_ traitEnvironment: Self, _ previous: TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        observers.add(traits) { object, previous in
            if let object = object as? Self { handler(object, previous) }
        }
    }

    /// Registers a handler for changes of the given traits. The handler receives this object, as an `Observer`. The
    /// handler is not called if the object is of another class.
    ///
    /// For a handler that is written as `(self: Self, previous: TraitCollection) in`, or whose object has another class
    /// than the receiver.
    ///
    /// - Parameters:
    ///   - traits: The traits, by their types.
    ///   - handler: Receives the object and its former traits. Kept as long as the object exists.
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
