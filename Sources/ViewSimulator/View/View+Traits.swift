extension View: TraitObserving {
    /// The registered handlers for changes of the view's traits. The object that stores them is made at the first
    /// access.
    package var traitObservers: TraitObservers {
        let state = rareState
        if let observers = state.traitObservers { return observers }
        let observers = TraitObservers()
        state.traitObservers = observers
        return observers
    }

    /// The traits that replace the superview's traits in this view; nil if there are none. A trait that this collection
    /// does not specify is inherited.
    public var overrideTraitCollection: TraitCollection? {
        get { ownRareState?.givenTraits }
        set { changeTraits { $0.givenTraits = newValue } }
    }

    /// Changes the overridden traits, and sends the notifications of the change. A trait in `traitOverrides` has
    /// precedence over `overrideUserInterfaceStyle`. Both have precedence over `overrideTraitCollection`. This order is
    /// a choice of this library.
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
    /// All overridden traits, in one collection; nil if there are none. They come from `overrideTraitCollection`,
    /// `overrideUserInterfaceStyle` and `traitOverrides`.
    fileprivate var overriddenTraits: TraitCollection? {
        guard overrideStyle != .unspecified || !traitOverrides.values.isEmpty else { return givenTraits }
        var values = givenTraits?.values ?? TraitValues()
        if overrideStyle != .unspecified { values.userInterfaceStyle = overrideStyle }
        values.merge(traitOverrides.values)
        return TraitCollection(values)
    }
}
