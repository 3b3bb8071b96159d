// Offsets that the program or the user sets, and other changes of the bounds.

extension ElementsCore {
    /// The limits that decide whether the present offset is legal; nil before the first pass.
    package var knownLimits: LegalOffsets? { anchoring.given.limits ?? anchoring.settled.limits }

    /// Records that the program or the user sets an offset, and stores the legal range of offsets. `newBounds` are the
    /// bounds with the new offset. The legal range is the range for their size.
    ///
    /// R17.12: an offset at the start or the end of the content means this end, even if the end moves when everything
    /// is measured. On an axis along which the offset does not change, the previous limits stay, so that the offset is
    /// legal or not as before.
    package func noteGivenOffset(in newBounds: CGRect) {
        if anchoring.movesItself {
            anchoring.movesItself = false
            return
        }
        let view = view
        let (old, new) = (view.bounds.origin, newBounds.origin)
        guard new != old, wasSettled else { return }
        var limits = LegalOffsets(content: view.contentSize, inset: view.adjustedContentInset, bounds: newBounds.size)
        let isAlong = along(new) != along(old)
        let end = end(at: newBounds, in: limits)
        if let known = knownLimits {
            if new.x == old.x { limits.x = known.x }
            if new.y == old.y { limits.y = known.y }
        }
        anchoring.given.limits = limits
        anchoring.pass.began = nil
        guard isAlong else { return }
        anchoring.pass.deferred = .zero
        anchoring.settled.reach = reach(of: newBounds.size)
        // An offset that moved along with an inset was not sent to the start: other moves of this turn are added to it.
        // The same is true of an offset at which a finger let go. The end of data that are not loaded is unknown.
        if view.isMovingItself {
            view.isMovingItself = false
        } else {
            // R17.10: adjustments of the same turn are added, before or after.
            anchoring.given.end = view.isDragging || view.isDecelerating || (end == .end && counts == nil) ? nil : end
        }
    }

    /// Adds a context's offset adjustment to the requested adjustments. While a flow layout measures, only the sum
    /// `byContexts` grows, because the layout corrects this adjustment later.
    package func addAdjustment(_ move: CGPoint) {
        guard move.x.isFinite, move.y.isFinite, !updateState.ignoresOffsetAdjustments else { return }
        anchoring.requested.byContexts = anchoring.requested.byContexts + move
        guard !placer.adjustmentRules.contains(.forecast) else { return }
        anchoring.requested.byProgram = anchoring.requested.byProgram + move
        anchoring.given.adjustment = anchoring.given.adjustment + move
    }

    /// Forgets that the view was scrolled to the end of its content, because bounds, insets or data changed.
    package func forgetContentEnd() {
        if anchoring.given.end == .end { anchoring.given.end = nil }
    }

    /// Returns the edge of the content that the new bounds have reached: `start` or `end`. Nil if they have reached
    /// neither edge.
    private func end(at newBounds: CGRect, in limits: LegalOffsets) -> ContentEnd? {
        let isHorizontal = placer.scrollAxis == .horizontal
        let range = placer.scrollAxis.range(of: limits)
        let offset = along(newBounds.origin)
        let isBackwards = isHorizontal && isMirrored
        if abs(offset - range.lowerBound) < LegalOffsets.tolerance,
            !isBackwards || range.lowerBound < range.upperBound
        {
            return isBackwards ? .end : .start
        }
        if abs(offset - range.upperBound) < LegalOffsets.tolerance { return isBackwards ? .start : .end }
        return nil
    }

    /// Returns new bounds, moved so that the leading edge stays in place when the view's width changes. Bounds with a
    /// new origin are returned unchanged. R17.5: in a mirrored view the leading edge is the right edge. The limits move
    /// as well, so that an offset that was legal stays legal.
    package func keepingLeadingEdge(_ newBounds: CGRect) -> CGRect {
        let move = view.bounds.size.width - newBounds.size.width
        guard move.isFinite, move != 0, newBounds.origin == view.bounds.origin, startsAtRight, wasSettled
        else { return newBounds }
        anchoring.settled.limits?.moveX(by: move)
        anchoring.given.limits?.moveX(by: move)
        anchoring.movesItself = true
        return newBounds.offsetBy(dx: move, dy: 0)
    }
}
