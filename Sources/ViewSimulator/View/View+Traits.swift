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

    /// Changes the overridden traits. A trait that was set by its own name has precedence over the overridden style.
    /// Both have precedence over a collection. This order is a choice of this library.
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
    /// All overridden traits, in one collection; nil if there are none. They come from the collection that was set,
    /// from the style, and from traits that were set one by one.
    fileprivate var overriddenTraits: TraitCollection? {
        guard overrideStyle != .unspecified || !traitOverrides.values.isEmpty else { return givenTraits }
        var values = givenTraits?.values ?? TraitValues()
        if overrideStyle != .unspecified { values.userInterfaceStyle = overrideStyle }
        values.merge(traitOverrides.values)
        return TraitCollection(values)
    }
}
