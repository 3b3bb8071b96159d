import Foundation

extension View {
    /// Says which edges something else covers, for this view and its descendants; nil inherits them from the superview
    /// again.
    public func setSafeAreaInsets(_ insets: EdgeInsets?) {
        let old = safeAreaInsets
        injectedSafeArea = insets
        if safeAreaInsets != old { spreadSafeAreaChange(from: old) }
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

    private func spreadSafeAreaChange(from old: EdgeInsets) {
        if ownConstraintState != nil { constraintConstantsDidChange() }
        safeAreaInsetsDidChange()
        marginsMayHaveChanged(inSafeAreaBefore: old)
        for view in children where view.injectedSafeArea == nil {
            view.spreadSafeAreaChange(from: old.reaching(into: view.frame, from: bounds))
        }
    }

    /// A view outside all others knows the traits that it had until it is put somewhere else, so that it hears then of
    /// what changed meanwhile. That it keeps them is a choice.
    func keepTraits(of superview: View) {
        let traits = superview.traitCollection
        if !traits.hasSameTraits(as: TraitCollection.current) { rareState.formerTraits = traits }
    }

    func spreadTraitChange(from old: TraitCollection) {
        guard !traitCollection.hasSameTraits(as: old) else { return }
        // The direction turns constraints, and the scale moves their edges.
        if ownConstraintState != nil { constraintStructureDidChange() }
        directionMayHaveChanged(from: old)
        traitCollectionDidChange(old)
        for view in subviews { view.spreadTraitChange(from: view.traits(under: old)) }
    }

    var inheritedSafeArea: EdgeInsets {
        if let injectedSafeArea { return injectedSafeArea }
        guard let parent else { return .zero }
        let outer = parent.safeAreaInsets
        return outer == .zero ? .zero : outer.reaching(into: frame, from: parent.bounds)
    }

    var inheritedTraits: TraitCollection {
        traits(under: parent?.traitCollection ?? ownRareState?.formerTraits ?? TraitCollection.current)
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

    // MARK: Direction

    static func userInterfaceLayoutDirection(
        for attribute: SemanticContentAttribute, in traits: @autoclosure () -> TraitCollection
    ) -> UserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traits().layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The direction that an attribute stands for in the surroundings of `TraitCollection.current`.
    public class func userInterfaceLayoutDirection(
        for attribute: SemanticContentAttribute
    ) -> UserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, in: TraitCollection.current)
    }

    /// The direction that an attribute stands for where the surroundings have a direction.
    ///
    /// - Parameters:
    ///   - semanticContentAttribute: What a view says.
    ///   - layoutDirection: What is around it.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: SemanticContentAttribute,
        relativeTo layoutDirection: UserInterfaceLayoutDirection
    ) -> UserInterfaceLayoutDirection {
        let traits = TraitCollection(layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        return userInterfaceLayoutDirection(for: semanticContentAttribute, in: traits)
    }

    func directionMayHaveChanged(from old: SemanticContentAttribute) {
        let traits = traitCollection
        let former = View.userInterfaceLayoutDirection(for: old, in: traits)
        if former != effectiveUserInterfaceLayoutDirection { directionalMarginsMayHaveTurned() }
    }

    private func directionMayHaveChanged(from old: TraitCollection) {
        guard marginsAreDirectional, old.layoutDirection != traitCollection.layoutDirection else { return }
        let former = View.userInterfaceLayoutDirection(for: semanticContentAttribute, in: old)
        if former != effectiveUserInterfaceLayoutDirection { directionalMarginsMayHaveTurned() }
    }
}
