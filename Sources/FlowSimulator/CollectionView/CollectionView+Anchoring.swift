import FlowEngine
import Foundation

// How the offset follows the content. `top` works through contexts: the flow layout names the move of each measured row
// (R8.10), and adds what the contexts could not know. `bottom` and `item` compare two models instead: the one at the
// end of the last pass, which the layout holds as a value, and the present one. So they hold across anything, reloads
// included.
//
// Lengths here are in the layout's coordinates, along its scroll axis.

/// A place whose content is to stay in place.
enum AnchorPlace: Hashable {
    /// What is at an offset, the start of the viewport that ends at another.
    case start(CGFloat, end: CGFloat)
    /// What is at an offset, the end of the viewport that starts at another.
    case end(CGFloat, start: CGFloat)
    case item(IndexPath)
}

/// How far a place moved since geometry was held.
struct AnchorMove {
    var length: CGFloat
    /// The element at the place; nil at the end of the content.
    var element: TraceEvent.Element?
}

/// What a pass keeps still beyond what contexts say.
struct PassAnchor {
    var place: AnchorPlace
    /// The view was at the end of its content and stays there.
    var staysAtEnd: Bool
    /// From the end of the viewport to its start when geometry was held.
    var heldReach: CGFloat
    /// How far the offset was moved in this pass.
    var followed: CGFloat = 0
}

extension CollectionView {
    /// Decides at the beginning of a pass what it keeps still.
    func chooseAnchor() {
        pass.anchor = nil
        pass.readersPoint = updateState.ongoing?.readersPoint ?? pass.keptReader
        (pass.heldPoint, pass.keptReader) = (pass.keptReader, nil)
        pass.owedShift = .zero
        pass.beganAt = nil
        guard usesHeldGeometry, let limits = knownLimits, let reach = pass.settledReach else { return }
        let offset = along(boundsInLayout.origin)
        switch anchorPolicy {
        case .top, .unanchored:
            return
        case .item(let indexPath):
            pass.anchor = PassAnchor(place: .item(indexPath), staysAtEnd: false, heldReach: viewportReach)
        case .bottom:
            let pixel = pixelsPerPoint > 0 ? 0.5 / pixelsPerPoint : 0
            // Pulled beyond the end is not at the end (R17.1: what comes behind the viewport moves nothing).
            let distance = offset - range(of: limits, content: contentSize).upperBound
            pass.anchor = PassAnchor(
                place: .end(offset + reach, start: offset), staysAtEnd: abs(distance) <= pixel, heldReach: reach)
        }
    }

    /// Moves the offset with the content, within the legal range (R8.9).
    func followContent(from oldSize: CGSize) {
        let limits = legalOffsets
        let growth = contentSize.width - oldSize.width
        let given = takeGivenShift()
        let shift = given + anchorMove(to: limits, from: oldSize)
        let offset = contentOffset
        let move = moveAsShown(shift, contentGrowing: growth)
        let hadLimits = knownLimits != nil
        let target = target(for: offset, movedBy: move, in: limits) ?? firstOffset(in: limits, movedBy: shift)
        (pass.settledLimits, pass.givenLimits) = (limits, nil)
        guard target.x.isFinite, target.y.isFinite else { return }
        // In a mirrored view an offset that stays has moved with the content.
        pass.anchor?.followed += along(moveAsShown(target - offset, contentGrowing: growth) - given)
        defer { if hadLimits { oweShift(offset + move - target) } }
        guard target != offset else { return }
        tracer?.beginAdjusting(to: target, wanted: offset + move)
        pass.movesItself = true
        contentOffset = target
        pass.movesItself = false
        tracer?.endAdjusting()
    }

    /// Where the offset goes with the content; nil before there was any.
    private func target(for offset: CGPoint, movedBy move: CGPoint, in limits: LegalOffsets) -> CGPoint? {
        guard let known = knownLimits else { return nil }
        // What is pulled is so from the beginning of the pass to its end, whatever limits rounds of measuring go through.
        let began = pass.beganAt ?? (offset, known)
        pass.beganAt = began
        let target = began.limits.carry(began.offset, by: offset + move - began.offset, to: limits, isHeld: isDragging)
        guard let end = pass.contentEnd, pass.scrollTarget == nil else { return target }
        let range = range(of: limits, content: contentSize)
        let place = end == .start ? range.lowerBound : range.upperBound
        let given = along(pass.givenAdjustment)
        guard given != 0 else { return offsetInLayout(target, along: place) }
        // R17.10: an adjustment after somebody went to an end adds up; from there on it is an offset like any other.
        (pass.contentEnd, pass.givenAdjustment) = (nil, .zero)
        return offsetInLayout(target, along: min(max(place + given, range.lowerBound), range.upperBound))
    }

    /// The same offset, but for its component along the scroll axis, which is given in the layout's coordinates.
    private func offsetInLayout(_ offset: CGPoint, along: CGFloat) -> CGPoint {
        guard layout.scrollAxis == .horizontal else { return CGPoint(x: offset.x, y: along) }
        return CGPoint(x: isMirrored ? contentSize.width - bounds.size.width - along : along, y: offset.y)
    }

    /// What the contexts ask for, and what the limits left of it in an earlier round.
    private func takeGivenShift() -> CGPoint {
        let given = pass.offsetAdjustment + layout.takeUncarriedOffsetAdjustment() + pass.owedShift
        (pass.offsetAdjustment, pass.owedShift) = (.zero, .zero)
        return ignoresShifts ? .zero : given
    }

    /// What the anchor needs beyond that: how far its place moved, less how far the offset followed it already.
    private func anchorMove(to limits: LegalOffsets, from oldSize: CGSize) -> CGPoint {
        guard !ignoresShifts, let anchor = pass.anchor, pass.scrollTarget == nil, let old = knownLimits else {
            return .zero
        }
        let move: CGFloat
        if anchor.staysAtEnd {
            move = range(of: limits, content: contentSize).upperBound - range(of: old, content: oldSize).upperBound
        } else {
            guard let moved = layout.moveSinceHeld(of: anchor.place)?.length else { return .zero }
            move = moved + anchor.heldReach - viewportReach - anchor.followed
        }
        return layout.scrollAxis.point(along: move)
    }

    private var ignoresShifts: Bool {
        isDragging && quirks.contains(.ignoresOffsetAdjustmentWhileDragging)
    }

    /// What the limits cut off a shift: measuring may make it possible in the same pass.
    private func oweShift(_ rest: CGPoint) {
        guard pass.anchor == nil else { return }
        pass.owedShift = isMirrored ? CGPoint(x: -rest.x, y: rest.y) : rest
    }

    /// Before there was any content an offset that nobody set says nothing. R17.8: the view begins at the start, insets
    /// and safe area included; a mirrored one at its right end in any case (G24).
    private func firstOffset(in limits: LegalOffsets, movedBy move: CGPoint) -> CGPoint {
        var offset = limits.nearest(to: contentOffset + move)
        if !isOffsetGiven {
            offset = limits.nearest(to: CGPoint(x: limits.x.lowerBound, y: limits.y.lowerBound) + move)
            pass.contentEnd = move == .zero ? .start : nil
        }
        return isMirrored ? CGPoint(x: limits.x.upperBound, y: offset.y) : offset
    }

    /// The limits by which the present offset is legal or not.
    var knownLimits: LegalOffsets? { pass.givenLimits ?? pass.settledLimits }

    /// Somebody sets the offset: it is meant for the bounds that it is set in. R17.12: one that is the start or the end
    /// of the content means that, wherever it is once everything there was measured. On an axis on which nothing moves
    /// nothing was said: there the offset is legal or not as it was.
    func noteGivenOffset(in newBounds: CGRect) {
        if pass.movesItself {
            pass.movesItself = false
            return
        }
        let (old, new) = (bounds.origin, newBounds.origin)
        guard new != old, pass.settledLimits != nil else { return }
        var limits = LegalOffsets(content: contentSize, inset: adjustedContentInset, bounds: newBounds.size)
        let isAlong = along(new) != along(old)
        let end = end(at: newBounds, in: limits)
        if let known = knownLimits {
            if new.x == old.x { limits.x = known.x }
            if new.y == old.y { limits.y = known.y }
        }
        (pass.givenLimits, pass.beganAt) = (limits, nil)
        guard isAlong else { return }
        pass.owedShift = .zero
        pass.settledReach = reach(of: newBounds.size)
        // What went along with an inset was not sent to the start: what else moves the offset in this turn adds up. Nor was
        // what a finger let go; and of data that are not there yet nobody knows the end.
        if isMovedByItself {
            isMovedByItself = false
        } else {
            pass.contentEnd = isDragging || isDecelerating || (end == .end && counts == nil) ? nil : end
            // What was adjusted before somebody went to an end is no part of it; what comes after adds to it.
            pass.givenAdjustment = .zero
        }
    }

    /// The end that somebody went to was the end of other bounds, insets or data.
    func forgetContentEnd() {
        if pass.contentEnd == .end { pass.contentEnd = nil }
    }

    /// The end of the content that bounds are at.
    private func end(at newBounds: CGRect, in limits: LegalOffsets) -> ContentEnd? {
        let isHorizontal = layout.scrollAxis == .horizontal
        let range = isHorizontal ? limits.x : limits.y
        let offset = along(newBounds.origin)
        let isBackwards = isHorizontal && isMirrored
        if abs(offset - range.lowerBound) < LegalOffsets.tolerance, !isBackwards || range.lowerBound < range.upperBound {
            return isBackwards ? .end : .start
        }
        if abs(offset - range.upperBound) < LegalOffsets.tolerance { return isBackwards ? .start : .end }
        return nil
    }

    /// Bounds of another length whose origin nobody set. R17.5: a mirrored view keeps its leading edge, which is the
    /// right one. The limits go along, so that what was legal before counts as legal.
    func keepingLeadingEdge(_ newBounds: CGRect) -> CGRect {
        let move = bounds.size.width - newBounds.size.width
        guard move.isFinite, move != 0, newBounds.origin == bounds.origin, isMirrored, layout.scrollAxis == .horizontal,
            pass.settledLimits != nil
        else { return newBounds }
        pass.settledLimits?.moveX(by: move)
        pass.givenLimits?.moveX(by: move)
        pass.movesItself = true
        return newBounds.offsetBy(dx: move, dy: 0)
    }

    /// At the end of a pass: what the next one compares with.
    func settleGeometry() {
        pass.settledReach = viewportReach
        pass.settledStart = along(boundsInLayout.origin)
        holdGeometry()
    }

    /// Remembers where everything is, if somebody will want to know how far it moved. A model is a value: this copies
    /// nothing.
    func holdGeometry() {
        guard pass.settledLimits != nil else { return }
        if usesHeldGeometry { layout.holdGeometry() } else { layout.releaseGeometry() }
    }

    private var usesHeldGeometry: Bool {
        switch anchorPolicy {
        case .bottom, .item: true
        case .top, .unanchored: tracer != nil
        }
    }

    /// Whether a change of insets or bounds alone is reason for a round: the anchor is to follow it.
    var followsViewport: Bool {
        anchorPolicy == .bottom && pass.settledLimits != nil && pass.settledLimits != legalOffsets
    }

    /// The first item that was whole on screen at the end of the last pass and still has its cell, else the one before
    /// it; once found, the same while it has.
    var firstItemSeenBefore: ItemPath? {
        switch pass.readersPoint {
        case .item(let path)?, .row(let path)?:
            if displayed[ElementKey(cellAt: IndexPath(path))] != nil { return path }
        default: break
        }
        guard let start = pass.settledStart else { return nil }
        let scale = isMirrored ? scaleOfMirroredFrames : nil
        var (first, last): (ItemPath?, ItemPath?)
        for element in displayed.elements where element.isAnnounced && element.view is CollectionViewCell {
            guard let path = ItemPath(element.attributes.indexPath) else { continue }
            let frame = element.attributes.frame
            // Mirrored back to where the layout has it: what begins with the viewport is not cut by a part of a pixel.
            let isWhole = along((isMirrored ? mirror(frame, onGridOf: scale) : frame).origin) >= start
            if isWhole { first = min(first ?? path, path) } else { last = max(last ?? path, path) }
        }
        return first ?? last
    }

    func along(_ point: CGPoint) -> CGFloat { layout.scrollAxis.along(point) }

    /// From the viewport's start to where its content is covered, insets counted at the end only.
    var viewportReach: CGFloat { reach(of: bounds.size) }

    private func reach(of size: CGSize) -> CGFloat {
        let inset = insetInLayout
        return layout.scrollAxis.along(size) - (layout.scrollAxis == .vertical ? inset.bottom : inset.right)
    }

    /// The legal offsets for a content; in a mirrored view the layout's end is at its left.
    func range(of limits: LegalOffsets, content: CGSize) -> ClosedRange<CGFloat> {
        guard layout.scrollAxis == .horizontal else { return limits.y }
        guard isMirrored else { return limits.x }
        let room = content.width - bounds.size.width
        guard room.isFinite else { return limits.x }
        return room - limits.x.upperBound...room - limits.x.lowerBound
    }
}
