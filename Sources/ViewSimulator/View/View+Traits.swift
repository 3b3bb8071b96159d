import Foundation

extension View: TraitObserving {
    /// Made when first needed.
    package var traitObservers: TraitObservers {
        let state = rareState
        if let observers = state.traitObservers { return observers }
        let observers = TraitObservers()
        state.traitObservers = observers
        return observers
    }

    /// Traits that differ from those of the superview; nil for none. The unspecified ones are still inherited.
    public var overrideTraitCollection: TraitCollection? {
        get { ownRareState?.givenTraits }
        set { changeTraits { $0.givenTraits = newValue } }
    }

    /// What the view says itself: that traits set one by one count more than the style, and both more than a
    /// collection, is a choice.
    func changeTraits(_ change: (RareViewState) -> Void) {
        let state = rareState
        change(state)
        let transition = (self as? Window)?.announceTraits(overriddenBy: state.overriddenTraits)
        // Whoever was told may have changed others.
        let (old, own) = (traitCollection, state.overriddenTraits)
        View.hasOverriddenTraits = View.hasOverriddenTraits || own != nil
        ownTraits = own
        spreadTraitChange(from: old)
        transition?.finish()
    }
}

extension RareViewState {
    /// All of them together; nil where there are none.
    fileprivate var overriddenTraits: TraitCollection? {
        guard overrideStyle != .unspecified || !traitOverrides.values.isEmpty else { return givenTraits }
        var values = givenTraits?.values ?? TraitValues()
        if overrideStyle != .unspecified { values.userInterfaceStyle = overrideStyle }
        values.merge(traitOverrides.values)
        return TraitCollection(values)
    }
}
