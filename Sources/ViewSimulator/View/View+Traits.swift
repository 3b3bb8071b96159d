extension View: TraitObserving {
    /// The observers of traits, made at the first access.
    package var traitObservers: TraitObservers {
        let state = rareState
        if let observers = state.traitObservers { return observers }
        let observers = TraitObservers()
        state.traitObservers = observers
        return observers
    }

    /// The traits that differ from the superview's; nil for none. Unspecified ones are inherited.
    public var overrideTraitCollection: TraitCollection? {
        get { ownRareState?.givenTraits }
        set { changeTraits { $0.givenTraits = newValue } }
    }

    /// Changes the overridden traits. It is a choice that traits set one by one have precedence over the style, and
    /// both over a collection.
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
