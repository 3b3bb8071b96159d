import CallerChecks
import ViewSimulator

// An interactive change of layout:
//
//     the delegate's transition layout, or a plain one → prepareForTransition of both layouts
//     → willTransition of the views → the transition layout installed, the other two attached
//     … progress is set, and layout passes follow …
//     → the new layout installed, or the old one → layout pass, the anchor brought back, target offset
//     → finalizeLayoutTransition of both → didTransition → completion

extension CollectionView {
    /// A closure that is called at the end of an interactive transition. The first value is true if the transition was
    /// completed. The second value is true if the new layout is installed (documented: false after a cancelled
    /// transition).
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    func beginInteractiveTransition(
        to new: CollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> CollectionViewTransitionLayout {
        MainThread.check("an interactive transition")
        checkNoInteractiveTransition()
        if core.wasSettled { layoutIfNeeded() }
        discardMovement()
        let old = layout
        let answer = collectionDelegate.flatMap { delegate in
            OptionalRequirement.ask {
                delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            }
        }
        let way = answer ?? CollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        beginTransition(from: old, to: new)
        // Delegate, layouts and views were notified, and may have begun another transition.
        checkNoInteractiveTransition()
        transitions.interactive = InteractiveTransition(
            old: old, new: new, layout: way, anchor: TransitionAnchor(in: self), offset: contentOffset,
            completion: completion)
        new.installedView = self
        installLayout(way, detachingOld: false)
        return way
    }

    private func checkNoInteractiveTransition() {
        require(
            transitions.interactive == nil,
            "the collection view is in an interactive transition already, which must be finished or cancelled first")
    }

    func endInteractiveTransition(isFinished: Bool) {
        guard let ongoing = transitions.interactive else { return }
        transitions.interactive = nil
        let (left, reached) = isFinished ? (ongoing.old, ongoing.new) : (ongoing.new, ongoing.old)
        // During the transition elements are between their places, so the first anchor is used, unless the view was
        // scrolled meanwhile.
        let anchor = contentOffset == ongoing.offset ? ongoing.anchor : TransitionAnchor(in: self)
        installLayout(reached)
        if core.wasSettled { settle(in: reached, keeping: anchor) }
        detach(left)
        endTransition(from: left, to: reached)
        ongoing.completion?(true, isFinished)
    }

    /// Ends an interactive transition without finishing or cancelling it, because another layout is set.
    func abandonInteractiveTransition() {
        guard let ongoing = transitions.interactive, ongoing.layout !== layout else { return }
        transitions.interactive = nil
        detach(ongoing.old)
        detach(ongoing.new)
        ongoing.completion?(false, false)
    }

    private func detach(_ other: CollectionViewLayout) {
        if other !== layout, other.installedView === self { other.installedView = nil }
    }
}
