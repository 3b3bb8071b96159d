// A change of layout, from the question whether anything is on screen to the completion (R9.18):
//
//     prepareForTransition(to:) of the old layout, prepareForTransition(from:) of the new one
//     → willTransition of the views
//     → new layout installed, everything invalid → layout pass → the anchor is brought back to where it was
//     → initial attributes from the new layout, final ones from the old →
//     targetContentOffset(forProposedContentOffset:) → finalizeLayoutTransition of both → didTransition → completion

extension CollectionView {
    /// Replaces the layout without animation. The next pass lays the view out with the new layout.
    func replaceLayout(by new: CollectionViewLayout) {
        MainThread.check("a change of layout")
        let old = layout
        beginTransition(from: old, to: new)
        installLayout(new)
        endTransition(from: old, to: new)
    }

    func changeLayout(to new: CollectionViewLayout, animated: Bool) {
        guard new !== layout, core.wasSettled, !core.isLayingOut, core.updateState.batch == nil else {
            collectionViewLayout = new
            layoutIfNeeded()
            settleTargetOffset()
            return
        }
        layoutIfNeeded()
        discardMovement()
        layoutIfNeeded()
        transition(LayoutTransition(old: layout, new: new), animated: animated)
    }

    private func transition(_ transition: LayoutTransition, animated: Bool) {
        let (old, new) = (transition.old, transition.new)
        let anchor = TransitionAnchor(in: self)
        let screen = core.screenSnapshot()
        beginTransition(from: old, to: new)
        transitions.change = transition
        installLayout(new, detachingOld: false)
        settle(in: new, keeping: anchor)
        if animated, layout === new {
            var maker = TransitionMaker(
                transition, since: screen, ways: ways(initialFrom: new, finalFrom: old), in: core)
            maker.askForWhatIsOnScreen()
            maker.askForWhatWasOnScreen()
            core.updateState.lastTransition = maker.transition
            core.tracer?.transitioned(maker.transition)
        }
        transitions.change = nil
        if old !== layout, old.installedView === self { old.installedView = nil }
        endTransition(from: old, to: new)
    }

    /// Lays the view out with the new layout, and keeps the anchor at its previous place.
    func settle(in new: CollectionViewLayout, keeping anchor: TransitionAnchor?) {
        layoutIfNeeded()
        // Cells that come on screen are measured, which may move the anchor again.
        for _ in 0..<4 where layout === new {
            guard let offset = anchor?.offset(in: self), offset != contentOffset else { break }
            contentOffset = offset
            layoutIfNeeded()
        }
        if layout === new { settleTargetOffset() }
    }

    func beginTransition(from old: CollectionViewLayout, to new: CollectionViewLayout) {
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for element in core.displayed.elements { element.reusableView.willTransition(from: old, to: new) }
    }

    func endTransition(from old: CollectionViewLayout, to new: CollectionViewLayout) {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        for element in core.displayed.elements { element.reusableView.didTransition(from: old, to: new) }
    }
}
