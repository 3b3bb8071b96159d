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
        let old = traitCollection
        let state = rareState
        change(state)
        var own = state.givenTraits
        if state.overrideStyle != .unspecified || !state.traitOverrides.values.isEmpty {
            var values = own?.values ?? TraitValues()
            if state.overrideStyle != .unspecified { values.userInterfaceStyle = state.overrideStyle }
            values.merge(state.traitOverrides.values)
            own = TraitCollection(values)
        }
        replaceOwnTraits(own, from: old)
    }
}
