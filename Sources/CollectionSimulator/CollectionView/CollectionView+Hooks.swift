// Notifications and questions from the base classes, which do not depend on collection views.

extension CollectionView: ScrollViewHooks {
    package func scrollDelegateDidChange() {
        collectionDelegate = scrollDelegate as? any CollectionViewDelegate
        flowDelegate = collectionDelegate as? any CollectionViewDelegateFlowLayout
    }

    package func draggingDidChange() { core.draggingDidChange() }

    package func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    package var startsAtRight: Bool { core.startsAtRight }

    /// Changes the bounds, and returns the new bounds. They differ from `wanted` if the leading edge has to stay in
    /// place. The layout is asked for a context while the old bounds are in place (R9.11), and this context is applied
    /// after the change.
    package func changeBounds(to wanted: CGRect, by set: @MainActor (CGRect) -> Void) -> CGRect {
        if wanted.size != bounds.size { core.forgetContentEnd() }
        let newBounds = core.keepingLeadingEdge(wanted)
        MainThread.check("a change of bounds")
        core.tracer?.beginBoundsChange(to: newBounds)
        core.noteGivenOffset(in: newBounds)
        let context = contextForBoundsChange(to: newBounds)
        set(newBounds)
        if let context { layout.invalidateLayout(with: context) }
        core.tracer?.end()
        return newBounds
    }
}
