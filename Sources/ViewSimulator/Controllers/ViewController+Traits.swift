extension ViewController: TraitObserving {
    /// The registered handlers for changes of the controller's traits. The object that stores them is made at the first
    /// access.
    package var traitObservers: TraitObservers {
        if let ownTraitObservers { return ownTraitObservers }
        let observers = TraitObservers()
        ownTraitObservers = observers
        return observers
    }

    var effectiveTraits: TraitCollection {
        if let rootView { return rootView.traitCollection }
        return traits.applied(to: parentController?.traitCollection ?? TraitCollection.current)
    }

    /// Changes trait overrides, and notifies the view and the views in it of the difference.
    func changeTraits(_ change: (inout ControllerTraits) -> Void) {
        guard let rootView else { return traits.change(change) }
        var changed = traits
        changed.change(change)
        let around = changed.applied(to: rootView.parent?.traitCollection ?? TraitCollection.current)
        let new = rootView.ownTraits.map { TraitCollection(traitsFrom: [around, $0]) } ?? around
        View.hasOverriddenTraits = true
        let transition = InstantTransition(in: rootView)
        if !new.hasSameTraits(as: rootView.traitCollection) { willTransition(to: new, with: transition) }
        // The overridden methods may have changed other overrides.
        let old = rootView.traitCollection
        changed = traits
        changed.change(change)
        traits = changed
        rootView.spreadTraitChange(from: old)
        transition.finish()
    }

    func styleDidChange() { changeTraits { $0.style = overrideUserInterfaceStyle } }

    func forwardTransition(to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator) {
        for child in childControllers {
            child.willTransition(to: child.traits.applied(to: traits), with: coordinator)
        }
        presented?.willTransition(to: traits, with: coordinator)
    }
}
