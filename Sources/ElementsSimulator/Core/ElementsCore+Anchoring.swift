import FlowEngine

// How the offset follows the content: policy → anchor → adjustment.
//
// `automatic` and `top` work through contexts: the flow layout names the move of each measured row (R8.10), and its
// receipts add the moves that the contexts could not include, with `top` also that of an update. `bottom` and `item`
// compare two models instead: the one at the end of the last pass, which the layout keeps as a value, and the present
// one. So they hold across anything, reloads included.
//
// Lengths here are in the layout's coordinates, along its scroll axis.

extension ElementsCore {
    /// Chooses, at the beginning of a pass, the place that the pass keeps.
    func chooseAnchor() {
        var pass = PassAnchoring()
        pass.firstSeen = updateState.ongoing?.anchor ?? anchoring.settled.fixedForNextPass
        pass.fixed = anchoring.settled.fixedForNextPass
        pass.anchor = anchorForPass()
        anchoring.settled.fixedForNextPass = nil
        anchoring.pass = pass
    }

    private func anchorForPass() -> PassAnchor? {
        guard comparesModels, let limits = knownLimits, let reach = anchoring.settled.reach else { return nil }
        let offset = along(boundsInLayout.origin)
        switch anchorPolicy {
        case .automatic, .top, .unanchored:
            return nil
        case .item(let indexPath):
            return PassAnchor(place: .item(indexPath), staysAtEnd: false, reachBefore: viewportReach)
        case .bottom:
            let pixel = view.pixelsPerPoint > 0 ? 0.5 / view.pixelsPerPoint : 0
            // A view that is pulled beyond the end is not at the end (R17.1: content behind the viewport moves
            // nothing).
            let distance = offset - range(of: limits, content: view.contentSize).upperBound
            return PassAnchor(
                place: .end(offset + reach, start: offset), staysAtEnd: abs(distance) <= pixel, reachBefore: reach)
        }
    }

    /// Moves the offset with the content, within the legal range (R8.9).
    package func followContent(from oldSize: CGSize) {
        let limits = view.legalOffsets
        let growth = view.contentSize.width - oldSize.width
        let requested = drainRequestedAdjustment()
        let adjustment = requested + anchorAdjustment(to: limits, from: oldSize)
        let offset = view.contentOffset
        let move = moveAsShown(adjustment, contentGrowing: growth)
        let hadLimits = knownLimits != nil
        let target = target(for: offset, movedBy: move, in: limits) ?? firstOffset(in: limits, movedBy: adjustment)
        anchoring.settled.limits = limits
        anchoring.given.limits = nil
        guard target.x.isFinite, target.y.isFinite else { return }
        // In a mirrored view, an offset that stays has moved with the content.
        anchoring.pass.anchor?.applied += along(moveAsShown(target - offset, contentGrowing: growth) - requested)
        defer { if hadLimits { deferAdjustment(offset + move - target) } }
        guard target != offset else { return }
        tracer?.beginAdjusting(to: target, wanted: offset + move)
        anchoring.movesItself = true
        view.contentOffset = target
        anchoring.movesItself = false
        tracer?.endAdjusting()
    }

    /// The offset after a move of the content, within the new limits. Nil if there was no content before.
    private func target(for offset: CGPoint, movedBy move: CGPoint, in limits: LegalOffsets) -> CGPoint? {
        guard let known = knownLimits else { return nil }
        // A pulled view stays pulled from the beginning of the pass to its end, even if the limits of a round include
        // its offset.
        let began = anchoring.pass.began ?? (offset, known)
        anchoring.pass.began = began
        let target = began.limits.carry(
            began.offset, by: offset + move - began.offset, to: limits, isHeld: view.isDragging)
        guard let end = anchoring.given.end, scrollTarget == nil else { return target }
        let range = range(of: limits, content: view.contentSize)
        let place = end == .start ? range.lowerBound : range.upperBound
        // R17.10: adjustments of the same turn are added to the end, wherever that is.
        let given = along(anchoring.given.adjustment)
        return offsetInLayout(target, along: min(max(place + given, range.lowerBound), range.upperBound))
    }

    /// Returns a copy of `offset` whose component along the scroll axis is `along`. The parameter `along` is in the
    /// layout's coordinates. The parameter `offset` and the result are in the view's coordinates, which differ from the
    /// layout's in a mirrored view.
    private func offsetInLayout(_ offset: CGPoint, along: CGFloat) -> CGPoint {
        let axis = placer.scrollAxis
        let isReversed = isMirrored && axis == .horizontal
        return axis.point(offset, along: isReversed ? view.contentSize.width - view.bounds.size.width - along : along)
    }

    /// Removes the requested adjustments of the offset, and returns their sum; zero while adjustments are ignored.
    /// Contexts and the layout request adjustments. The sum includes the part that an earlier round of the pass left
    /// out, because this part led beyond the legal offsets. It lacks the part that `outwardPart(of:)` returns.
    private func drainRequestedAdjustment() -> CGPoint {
        let requested = anchoring.requested
        let sum = requested.byContexts + placer.scrollAxis.point(along: requested.byLayout) + anchoring.pass.deferred
        anchoring.requested = RequestedAdjustment()
        anchoring.pass.deferred = .zero
        return placer.adjustmentRules.contains(.ignored) ? .zero : sum - outwardPart(of: requested.byProgram)
    }

    /// The part of an adjustment that would pull the view further beyond its limits (R17.1). The caller subtracts this
    /// part, because no adjustment moves the offset out of the legal range (R8.9).
    private func outwardPart(of adjustment: CGPoint) -> CGPoint {
        guard adjustment != .zero, let known = knownLimits else { return .zero }
        let (offset, limits) = anchoring.pass.began ?? (view.contentOffset, known)
        let outward = limits.outwardPart(of: moveAsShown(adjustment, contentGrowing: 0), at: offset)
        return moveAsShown(outward, contentGrowing: 0)
    }

    /// The adjustment that keeps the anchor in place; it is added to the requested adjustment. It is the distance that
    /// the anchor's place has moved, without the part that the offset has already followed.
    private func anchorAdjustment(to limits: LegalOffsets, from oldSize: CGSize) -> CGPoint {
        guard !placer.adjustmentRules.contains(.ignored), let anchor = anchoring.pass.anchor, scrollTarget == nil,
            let old = knownLimits
        else { return .zero }
        let move: CGFloat
        if anchor.staysAtEnd {
            move = range(of: limits, content: view.contentSize).upperBound - range(of: old, content: oldSize).upperBound
        } else {
            guard let moved = placer.anchorMove(of: anchor.place)?.length else { return .zero }
            move = moved + anchor.reachBefore - viewportReach - anchor.applied
        }
        return placer.scrollAxis.point(along: move)
    }

    /// Stores the part of an offset adjustment that leads beyond the legal offsets. Later rounds of the pass may apply
    /// this part, because the content may grow.
    private func deferAdjustment(_ rest: CGPoint) {
        guard placer.adjustmentRules.contains(.regained), anchoring.pass.anchor == nil else { return }
        anchoring.pass.deferred = isMirrored ? CGPoint(x: -rest.x, y: rest.y) : rest
    }

    /// The offset when the view gets content for the first time.
    ///
    /// R17.8: the view begins at the start, insets and safe area included, unless an offset was set. An offset that was
    /// not set has no meaning before. A mirrored view begins at its right end in any case (G24).
    private func firstOffset(in limits: LegalOffsets, movedBy move: CGPoint) -> CGPoint {
        var offset = limits.nearest(to: view.contentOffset + move)
        if !view.isOffsetGiven {
            offset = limits.nearest(to: CGPoint(x: limits.x.lowerBound, y: limits.y.lowerBound) + move)
            anchoring.given.end = move == .zero ? .start : nil
        }
        return isMirrored ? CGPoint(x: limits.x.upperBound, y: offset.y) : offset
    }

    // MARK: From pass to pass

    /// Whether any pass has ended yet. Before the end of the first pass, an offset has no meaning.
    package var wasSettled: Bool { anchoring.settled.limits != nil }

    /// Stores the viewport and the model at the end of a pass. The next pass compares its viewport and model with the
    /// stored values.
    func settleViewport() {
        anchoring.settled.reach = viewportReach
        anchoring.settled.start = along(boundsInLayout.origin)
        settleModel()
    }

    /// Stores the present model if the anchor policy compares it with later models. Copies nothing, because a model is
    /// a value.
    package func settleModel() {
        guard wasSettled else { return }
        if comparesModels { placer.keepSettledModel() } else { placer.releaseSettledModel() }
    }

    private var comparesModels: Bool {
        switch anchorPolicy {
        case .bottom, .item: true
        case .automatic, .top, .unanchored: false
        }
    }

    /// Whether new legal offsets require another layout, because the anchor follows the viewport's end. True with the
    /// policy `bottom`, if the legal range of the offset differs from the range that was stored last. The range depends
    /// on insets, bounds and content size.
    package var followsViewport: Bool {
        anchorPolicy == .bottom && wasSettled && anchoring.settled.limits != view.legalOffsets
    }

    /// The first item that was entirely on screen at the end of the last pass and still has its cell.
    ///
    /// If there is no such item, the result is the last item that began before the viewport. An item that was found
    /// stays the result as long as it has its cell. R18.1: in an update that leaves the offset, the result is one of
    /// the items that are on screen at that offset.
    package var firstItemSeenBefore: ItemPath? {
        if let path = anchoring.pass.firstSeen?.path, displayed[.cell(at: path)] != nil { return path }
        let leavesOffset = updateState.ongoing?.leavesOffset == true
        guard let start = leavesOffset ? updateState.ongoing?.fixedStart : anchoring.settled.start else { return nil }
        let edge = ViewportEdge(start: start, axis: placer.scrollAxis, mirror: placer.contentMirror)
        var (first, last): (ItemPath?, ItemPath?)
        for element in displayed.elements where (leavesOffset || element.isAnnounced) && element.isCell {
            guard let path = ItemPath(element.name.indexPath) else { continue }
            let isNoted = anchoring.pass.notesWholeItems && !leavesOffset
            let isWhole = isNoted ? element.wasWhole : edge.precedes(element)
            if isWhole { first = min(first ?? path, path) } else { last = max(last ?? path, path) }
        }
        return first ?? last
    }

    /// Marks the items that are entirely on screen, before the preparation of the layout moves them. The marks are made
    /// once in a pass.
    ///
    /// - Complexity: O(*n*) in the elements on screen.
    package func noteWholeItems() {
        // While the view scrolls to an item, the way there decides what is seen.
        guard !anchoring.pass.notesWholeItems, scrollTarget == nil, let start = anchoring.settled.start else { return }
        anchoring.pass.notesWholeItems = true
        let edge = ViewportEdge(start: start, axis: placer.scrollAxis, mirror: placer.contentMirror)
        for element in displayed.elements where element.isCell { element.wasWhole = edge.precedes(element) }
    }

    // MARK: Lengths along the scroll axis

    package func along(_ point: CGPoint) -> CGFloat { placer.scrollAxis.along(point) }

    /// The length of the viewport along the scroll axis, without the inset at the end.
    var viewportReach: CGFloat { reach(of: view.bounds.size) }

    package func reach(of size: CGSize) -> CGFloat {
        placer.scrollAxis.along(size) - placer.scrollAxis.end(of: insetInLayout)
    }

    /// Returns the legal offsets along the scroll axis, in the coordinates of the layout. In a mirrored,
    /// horizontal layout the end is on the left: the limits are mirrored within the width of `content`.
    package func range(of limits: LegalOffsets, content: CGSize) -> ClosedRange<CGFloat> {
        guard placer.scrollAxis == .horizontal, isMirrored else { return placer.scrollAxis.range(of: limits) }
        let distance = content.width - view.bounds.size.width
        guard distance.isFinite else { return limits.x }
        return distance - limits.x.upperBound...distance - limits.x.lowerBound
    }
}

/// The start of the viewport, in the layout's coordinates along its scroll axis.
@MainActor
private struct ViewportEdge {
    let start: CGFloat
    let axis: ScrollDirection
    let mirror: ContentMirror?

    /// Whether an element begins at the edge or after it. The frame is mirrored back to the layout's place: an element
    /// that begins with the viewport is not cut by a part of a pixel.
    func precedes(_ element: DisplayedElement) -> Bool {
        var frame = element.placement.place
        if let mirror { frame = mirror.mirroredFrame(frame) }
        return axis.along(frame.origin) >= start
    }
}
