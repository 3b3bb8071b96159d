extension View: TraitObserving {
    /// The handlers for changes of traits, in an object that is made at the first access.
    package var traitObservers: TraitObservers {
        let state = rareState
        if let observers = state.traitObservers { return observers }
        let observers = TraitObservers()
        state.traitObservers = observers
        return observers
    }

    /// The traits that the view has in place of the superview's traits; nil if there are none. Traits that the
    /// collection does not specify are inherited.
    public var overrideTraitCollection: TraitCollection? {
        get { ownRareState?.givenTraits }
        set { changeTraits { $0.givenTraits = newValue } }
    }

    /// Changes the overridden traits. Traits that were set one by one have precedence over the style, and the style has
    /// precedence over a collection, which is a choice.
    func changeTraits(_ change: (RareViewState) -> Void) {
        let state = rareState
        change(state)
        let transition = (self as? Window)?.announceTraits(overriddenBy: state.overriddenTraits)
        // The called code may have changed other overrides.
        let (old, own) = (traitCollection, state.overriddenTraits)
        View.hasOverriddenTraits = View.hasOverriddenTraits || own != nil
        ownTraits = own
        spreadTraitChange(from: old)
        transition?.finish()
    }
}

extension RareViewState {
    /// All overridden traits; nil if there are none.
    fileprivate var overriddenTraits: TraitCollection? {
        guard overrideStyle != .unspecified || !traitOverrides.values.isEmpty else { return givenTraits }
        var values = givenTraits?.values ?? TraitValues()
        if overrideStyle != .unspecified { values.userInterfaceStyle = overrideStyle }
        values.merge(traitOverrides.values)
        return TraitCollection(values)
    }
}
