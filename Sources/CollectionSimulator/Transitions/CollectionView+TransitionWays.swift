extension CollectionView {
    /// Returns closures for the attributes at the beginning and at the end of a movement. One layout is asked for the
    /// beginning, another layout for the end.
    func ways(initialFrom initial: CollectionViewLayout, finalFrom final: CollectionViewLayout) -> TransitionWays {
        TransitionWays(
            initial: { self.asShown(initial.initialAttributes(of: $0))?.shownPlacement },
            final: { self.asShown(final.finalAttributes(of: $0))?.shownPlacement })
    }

    /// The default attributes at the beginning of an element's movement: those of its previous place (R10.10). A new
    /// element begins at its new place, and is transparent there.
    ///
    /// Nil outside of updates, and for an element that was not on screen. In a change of layout the beginning is the
    /// place in the old layout.
    func defaultInitial(_ name: ElementName, in layout: CollectionViewLayout) -> CollectionViewLayoutAttributes? {
        if let transition = transitions.change { return transition.old.attributes(of: name) }
        guard let update = core.updateState.ongoing else { return nil }
        guard let before = update.before(name) else { return layout.attributes(of: name)?.faded() }
        return update.screen.attributesInLayout(of: before)?.rebased(to: name.indexPath)
    }

    /// The default attributes at the end of an element's movement: those of its new place (R10.10). An element that is
    /// gone ends at its old place, and is transparent there.
    ///
    /// In a change of layout the end is the place in the new layout. R10.12: an empty path is allowed.
    func defaultFinal(_ name: ElementName, in layout: CollectionViewLayout) -> CollectionViewLayoutAttributes? {
        if let transition = transitions.change { return transition.new.attributes(of: name) }
        guard let update = core.updateState.ongoing else { return nil }
        guard let after = update.after(name) else { return update.screen.attributesInLayout(of: name)?.faded() }
        return layout.attributes(of: after)?.rebased(to: name.indexPath)
    }
}

extension CollectionViewLayoutAttributes {
    /// Returns a copy whose alpha is multiplied by `part`, which is limited to 1. Without an argument, the copy is
    /// transparent.
    func faded(to part: CGFloat = 0) -> CollectionViewLayoutAttributes { replacing(shownPlacement.faded(to: part)) }

    /// Returns attributes between these attributes and `end`. They are a copy of `end` whose geometry and alpha are
    /// interpolated.
    func interpolated(
        to end: CollectionViewLayoutAttributes, at fraction: CGFloat
    ) -> CollectionViewLayoutAttributes {
        end.replacing(shownPlacement.interpolated(to: end.shownPlacement, at: fraction))
    }
}

extension ScreenSnapshot {
    /// The attributes of an element before the change, as the layout returned them; nil if it was not on screen.
    @MainActor
    func attributesInLayout(of name: ElementName) -> CollectionViewLayoutAttributes? {
        guard let shown = self[name]?.source as? CollectionViewLayoutAttributes else { return nil }
        return mirror?.mirrored(shown) ?? shown
    }
}

extension ContentMirror {
    /// A copy of attributes, at the mirrored place.
    func mirrored(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        attributes.replacing(mirrored(attributes.shownPlacement))
    }
}
