extension ElementsCore {
    /// Scrolls to the target after everything on screen was measured. If the view is already at the target, the scroll
    /// ends. R17.12: a scroll ends at the target's place with the measured sizes; places are compared in pixels.
    ///
    /// Parts of a pixel are corrected once, because a layout may return frames that differ in the last bit.
    package func moveTowardsScrollTarget() {
        guard let target = scrollTarget else { return }
        let goal = offset(for: target) ?? view.contentOffset
        let isReached = showsSamePixels(at: goal)
        guard goal != view.contentOffset, !(isReached && target.isReached) else {
            scrollTarget = nil
            tracer?.landed(at: target, error: along(view.contentOffset) - along(goal))
            return
        }
        scrollTarget?.isReached = isReached
        tracer?.resume(tracer?.scrollRequest)
        view.contentOffset = goal
        tracer?.end()
    }

    private func showsSamePixels(at offset: CGPoint) -> Bool {
        let half = view.pixelsPerPoint > 0 ? 0.5 / view.pixelsPerPoint : LegalOffsets.tolerance
        let (dx, dy) = (offset.x - view.contentOffset.x, offset.y - view.contentOffset.y)
        return abs(dx) < half && abs(dy) < half
    }

    /// Ends scrolling to the target, wherever the view is.
    package func cancelScrollTarget() {
        guard let target = scrollTarget else { return }
        scrollTarget = nil
        tracer?.cancelled(target, wanted: offset(for: target))
    }

    /// The legal offset that brings an item to its position. The position is the start, the middle or the end of the
    /// part of the viewport that insets and pinned views do not cover (R6.16, G67). An axis without a position keeps
    /// the present offset.
    private func offset(for target: ScrollTarget) -> CGPoint? { offset(for: target, in: view.contentSize) }

    package func offset(for target: ScrollTarget, in content: CGSize) -> CGPoint? {
        guard let place = placer.place(ofScrollTarget: target.indexPath) else { return nil }
        let (frame, edges) = (place.frame, view.adjustedContentInset + place.covered)
        let position = target.position
        let x = ScrollPosition.offset(
            start: frame.origin.x - edges.left, length: frame.size.width,
            available: view.bounds.size.width - edges.left - edges.right, current: view.contentOffset.x,
            atStart: position.contains(.left), atMiddle: position.contains(.centeredHorizontally),
            atEnd: position.contains(.right))
        let y = ScrollPosition.offset(
            start: frame.origin.y - edges.top, length: frame.size.height,
            available: view.bounds.size.height - edges.top - edges.bottom, current: view.contentOffset.y,
            atStart: position.contains(.top), atMiddle: position.contains(.centeredVertically),
            atEnd: position.contains(.bottom))
        guard x.isFinite, y.isFinite else { return nil }
        return LegalOffsets(content: content, inset: view.adjustedContentInset, bounds: view.bounds.size)
            .nearest(to: CGPoint(x: x, y: y))
    }
}
