import Foundation

// What it means that somebody sets the offset, or that the bounds change in another way.

extension ElementsView {
    /// The limits by which the present offset is legal or not.
    var knownLimits: LegalOffsets? { anchoring.given.limits ?? anchoring.settled.limits }

    /// Somebody sets the offset: it is meant for the bounds that it is set in. R17.12: one that is the start or the end
    /// of the content means that, wherever it is once everything there was measured. On an axis on which nothing moves
    /// nothing was said: there the offset is legal or not as it was.
    func noteGivenOffset(in newBounds: CGRect) {
        if anchoring.movesItself {
            anchoring.movesItself = false
            return
        }
        let (old, new) = (bounds.origin, newBounds.origin)
        guard new != old, wasSettled else { return }
        var limits = LegalOffsets(content: contentSize, inset: adjustedContentInset, bounds: newBounds.size)
        let isAlong = along(new) != along(old)
        let end = end(at: newBounds, in: limits)
        if let known = knownLimits {
            if new.x == old.x { limits.x = known.x }
            if new.y == old.y { limits.y = known.y }
        }
        (anchoring.given.limits, anchoring.pass.began) = (limits, nil)
        guard isAlong else { return }
        anchoring.pass.deferred = .zero
        anchoring.settled.reach = reach(of: newBounds.size)
        // What went along with an inset was not sent to the start: what else moves the offset in this turn adds up. Nor
        // was what a finger let go; and of data that are not there yet nobody knows the end.
        if isMovedByItself {
            isMovedByItself = false
        } else {
            // R17.10: what is adjusted in the same turn adds to it, before or after.
            anchoring.given.end = isDragging || isDecelerating || (end == .end && counts == nil) ? nil : end
        }
    }

    /// A context moves the offset. What a flow layout forecasts while cells are measured is no part of an offset that
    /// somebody gave.
    func addAdjustment(_ move: CGPoint) {
        guard move.x.isFinite, move.y.isFinite, !updateState.ignoresOffsetAdjustments else { return }
        anchoring.requested.byContexts = anchoring.requested.byContexts + move
        guard !isForecasting else { return }
        anchoring.requested.byProgram = anchoring.requested.byProgram + move
        anchoring.given.adjustment = anchoring.given.adjustment + move
    }

    /// The end that somebody went to was the end of other bounds, insets or data.
    func forgetContentEnd() {
        if anchoring.given.end == .end { anchoring.given.end = nil }
    }

    /// The end of the content that bounds are at.
    private func end(at newBounds: CGRect, in limits: LegalOffsets) -> ContentEnd? {
        let isHorizontal = scrollAxis == .horizontal
        let range = scrollAxis.range(of: limits)
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

    /// Bounds of another length whose origin nobody set. R17.5: a mirrored view keeps its leading edge, which is the
    /// right one. The limits go along, so that what was legal before counts as legal.
    func keepingLeadingEdge(_ newBounds: CGRect) -> CGRect {
        let move = bounds.size.width - newBounds.size.width
        guard move.isFinite, move != 0, newBounds.origin == bounds.origin, isMirrored, scrollAxis == .horizontal,
            wasSettled
        else { return newBounds }
        anchoring.settled.limits?.moveX(by: move)
        anchoring.given.limits?.moveX(by: move)
        anchoring.movesItself = true
        return newBounds.offsetBy(dx: move, dy: 0)
    }
}
