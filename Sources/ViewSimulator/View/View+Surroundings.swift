import Foundation

extension View {
    /// Says which edges something else covers, for this view and its descendants; nil inherits them from the superview
    /// again.
    public func setSafeAreaInsets(_ insets: EdgeInsets?) {
        let old = safeAreaInsets
        injectedSafeArea = insets
        if safeAreaInsets != old { spreadSafeAreaChange() }
    }

    /// Traits that differ from those of the superview; nil for none. The unspecified ones are still inherited.
    public var overrideTraitCollection: TraitCollection? {
        get { ownTraits }
        set {
            let old = traitCollection
            ownTraits = newValue
            spreadTraitChange(from: old)
        }
    }

    private func spreadSafeAreaChange() {
        if ownConstraintState != nil { constraintConstantsDidChange() }
        safeAreaInsetsDidChange()
        for view in subviews where view.injectedSafeArea == nil { view.spreadSafeAreaChange() }
    }

    private func spreadTraitChange(from old: TraitCollection) {
        guard !traitCollection.hasSameTraits(as: old) else { return }
        // The direction turns constraints, and the scale moves their edges.
        if ownConstraintState != nil { constraintStructureDidChange() }
        traitCollectionDidChange(old)
        for view in subviews { view.spreadTraitChange(from: view.traits(under: old)) }
    }

    var inheritedSafeArea: EdgeInsets {
        if let injectedSafeArea { return injectedSafeArea }
        guard let parent else { return .zero }
        let outer = parent.safeAreaInsets
        guard outer != .zero else { return .zero }
        let available = parent.bounds
        return EdgeInsets(
            top: max(0, outer.top - (frame.origin.y - available.origin.y)),
            left: max(0, outer.left - (frame.origin.x - available.origin.x)),
            bottom: max(
                0, outer.bottom - (available.origin.y + available.size.height - frame.origin.y - frame.size.height)),
            right: max(0, outer.right - (available.origin.x + available.size.width - frame.origin.x - frame.size.width))
        )
    }

    var inheritedTraits: TraitCollection {
        traits(under: parent?.traitCollection ?? TraitCollection.current)
    }

    private func traits(under outer: TraitCollection) -> TraitCollection {
        guard let ownTraits else { return outer }
        return TraitCollection(traitsFrom: [outer, ownTraits])
    }

    /// Pixels a point, 2 where nobody says anything else (R4.5).
    package var pixelsPerPoint: CGFloat {
        let traits = traitCollection
        return traits.givesDisplayScale ? traits.displayScale : 2
    }
}
