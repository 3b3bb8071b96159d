extension View {
    /// Sets the safe area insets of this view, which its descendants inherit. Nil makes the view inherit the insets
    /// from the superview.
    public func setSafeAreaInsets(_ insets: EdgeInsets?) {
        let old = safeAreaInsets
        injectedSafeArea = insets
        if safeAreaInsets != old { spreadSafeAreaChange(from: old) }
    }

    func spreadSafeAreaChange(from old: EdgeInsets) {
        safeAreaDidChange(from: old)
        for view in children where view.injectedSafeArea == nil {
            view.spreadSafeAreaChange(from: view.withControllersPart(old.reaching(into: view.frame, from: bounds)))
        }
    }

    private func safeAreaDidChange(from old: EdgeInsets) {
        noteSafeArea()
        safeAreaInsetsDidChange()
        if let controller = ownRareState?.controller, safeAreaInsets != old { controller.noteSafeAreaChange() }
        marginsMayHaveChanged(inSafeAreaBefore: old)
    }

    func spreadTraitChange(from old: TraitCollection) {
        guard !traitCollection.hasSameTraits(as: old) else { return }
        // Constraints depend on the direction, and their edges on the scale.
        if ownConstraintState != nil { constraintStructureDidChange() }
        directionMayHaveChanged(from: old)
        ownRareState?.controller?.noteTraitChange(from: old)
        traitCollectionDidChange(old)
        ownRareState?.traitObservers?.notify(self, previous: old)
        for view in subviews { view.spreadTraitChange(from: view.traits(under: old)) }
    }

    // MARK: Moves

    /// Whether any view ever had overridden traits. If false, all views have equal traits.
    static var hasOverriddenTraits = false

    /// Stores the superview's traits, for a comparison with the traits of the next superview. Called before the view
    /// leaves the superview.
    func rememberTraits() {
        guard View.hasOverriddenTraits, let parent else { return }
        let outer = parent.traitCollection
        if ownRareState != nil || outer !== TraitCollection.current { rareState.knownTraits = outer }
    }

    /// Called when the view has been added to a superview. Sends the notifications of a changed safe area, changed
    /// margins and changed traits.
    func surroundingsMayHaveChanged() {
        if hasSurroundingsReaders { parent?.noteSurroundingsReaders() }
        safeAreaMayHaveChanged()
        if keepsSuperviewMargins { checkMargins() }
        guard View.hasOverriddenTraits else { return }
        let known = ownRareState?.knownTraits ?? TraitCollection.current
        ownRareState?.knownTraits = nil
        spreadTraitChange(from: traits(under: known))
    }

    /// Records that constraints depend on the view's safe area, margins or readable width.
    func noteSurroundingsAreRead() {
        guard let state = ownConstraintState, state.knownSafeArea == nil else { return }
        state.knownSafeArea = safeAreaInsets
        noteSurroundingsReaders()
    }

    private func noteSurroundingsReaders() {
        var view: View? = self
        while let current = view, !current.hasSurroundingsReaders {
            current.hasSurroundingsReaders = true
            view = current.parent
        }
    }

    /// Called when the frame has changed. The safe area of this view and its descendants may have changed, too. Only
    /// has an effect if constraints depend on a safe area or on margins.
    func safeAreaMayHaveChanged() {
        guard hasSurroundingsReaders else { return }
        if let known = ownConstraintState?.knownSafeArea, known != safeAreaInsets { safeAreaDidChange(from: known) }
        for child in children where child.injectedSafeArea == nil { child.safeAreaMayHaveChanged() }
    }

    private func noteSafeArea() {
        guard let state = ownConstraintState else { return }
        if state.knownSafeArea != nil { state.knownSafeArea = safeAreaInsets }
        constraintConstantsDidChange()
    }

    var inheritedSafeArea: EdgeInsets { withControllersPart(safeAreaAround) }

    private var safeAreaAround: EdgeInsets {
        if let injectedSafeArea { return injectedSafeArea }
        guard let parent else { return .zero }
        let outer = parent.safeAreaInsets
        return outer == .zero ? .zero : outer.reaching(into: frame, from: parent.bounds)
    }

    private func withControllersPart(_ safeArea: EdgeInsets) -> EdgeInsets {
        guard let controller = ownRareState?.controller else { return safeArea }
        return safeArea + controller.addedSafeArea
    }

    var inheritedTraits: TraitCollection {
        traits(under: parent?.traitCollection ?? TraitCollection.current)
    }

    private func traits(under outer: TraitCollection) -> TraitCollection {
        let outer = ownRareState?.controller?.traits.applied(to: outer) ?? outer
        guard let ownTraits else { return outer }
        // Cached because every view within this one reads it.
        if let known = rareState.mergedTraits, known.outer === outer, known.own === ownTraits { return known.merged }
        let merged = TraitCollection(traitsFrom: [outer, ownTraits])
        rareState.mergedTraits = (outer, ownTraits, merged)
        return merged
    }

    /// The number of pixels per point; 2 if unspecified (R4.5).
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

    /// Returns the direction of reading for contents with a semantic attribute. If the attribute is `unspecified`, the
    /// result is the direction of `TraitCollection.current`.
    public class func userInterfaceLayoutDirection(
        for attribute: SemanticContentAttribute
    ) -> UserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, in: TraitCollection.current)
    }

    /// Returns the direction of reading for contents with a semantic attribute. If the attribute is `unspecified`, the
    /// result is the given direction.
    ///
    /// - Parameters:
    ///   - semanticContentAttribute: The attribute of a view.
    ///   - layoutDirection: The direction of the environment.
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
