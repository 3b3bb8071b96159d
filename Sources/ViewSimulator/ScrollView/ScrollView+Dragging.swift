extension ScrollView {
    /// Begins a drag of the content. During the drag, set `contentOffset` to move the content. The offset may be
    /// outside the legal range, because a finger can pull the content beyond it.
    public func beginDragging() {
        guard !isBeingDragged, isScrollEnabled else { return }
        isBeingDragged = true
        scrollHooks?.draggingDidChange()
        OptionalRequirement.answer { scrollDelegate?.scrollViewWillBeginDragging(self) }
    }

    /// Ends the drag. The content comes to rest at once: at the nearest legal offset, or at the offset that layout and
    /// delegate choose (R9.20). They receive `velocity`, which has no other effect.
    ///
    /// - Parameter velocity: The velocity that layout and delegate receive, unchanged; it has no other effect. UIKit
    ///   passes the delegate points per millisecond.
    public func endDragging(withVelocity velocity: CGPoint = .zero) {
        guard isBeingDragged else { return }
        var target = legalOffsets.nearest(to: contentOffset)
        if let scrollHooks { target = scrollHooks.restingOffset(forProposed: target, velocity: velocity) }
        OptionalRequirement.answer {
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        }
        isBeingDragged = false
        scrollHooks?.draggingDidChange()
        let moves = target != contentOffset
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves) }
        guard moves else { return }
        isComingToRest = true
        OptionalRequirement.answer { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        contentOffset = target
        isComingToRest = false
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    }
}
