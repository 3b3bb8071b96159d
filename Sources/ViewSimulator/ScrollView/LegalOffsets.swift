/// The range of content offsets at which a scroll view rests. On each axis, the least offset is the negative inset at
/// the start. The greatest offset is the content's length, plus the inset at the end, minus the length of the bounds.
/// It is never below the least offset.
package struct LegalOffsets: Equatable {
    package var x: ClosedRange<CGFloat>
    package var y: ClosedRange<CGFloat>

    /// Makes the legal range of the offset on each axis. Values that are not finite are treated as 0.
    package init(content: CGSize, inset: EdgeInsets, bounds: CGSize) {
        func range(
            _ content: CGFloat, _ before: CGFloat, _ after: CGFloat, _ viewport: CGFloat
        ) -> ClosedRange<CGFloat> {
            let low = before.isFinite ? 0 - before : 0
            let high = content + after - viewport
            return low...(high.isFinite ? max(low, high) : low)
        }
        x = range(content.width, inset.left, inset.right, bounds.width)
        y = range(content.height, inset.top, inset.bottom, bounds.height)
    }

    package func nearest(to offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    package func contains(_ offset: CGPoint) -> Bool { x.contains(offset.x) && y.contains(offset.y) }

    /// Returns the content offset that replaces `offset` after a change of the content. `self` has the limits before
    /// the change, and `new` has the limits after it. `move` is the distance by which the content has moved. `offset`
    /// may be outside the limits before the change. `isHeld` is true during a drag.
    ///
    /// A3: a legal offset stays legal. R17.1: an offset beyond a limit moves with the content, for any new limit:
    /// content that is added behind the viewport moves nothing. The offset changes only if the limit has moved past it:
    /// under a finger it keeps its distance from the limit, otherwise the content rests there.
    package func carry(_ offset: CGPoint, by move: CGPoint, to new: LegalOffsets, isHeld: Bool) -> CGPoint {
        CGPoint(
            x: LegalOffsets.carry(offset.x, by: move.x, from: x, to: new.x, isHeld: isHeld),
            y: LegalOffsets.carry(offset.y, by: move.y, from: y, to: new.y, isHeld: isHeld))
    }

    package static func carry(
        _ offset: CGFloat, by move: CGFloat, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>, isHeld: Bool
    ) -> CGFloat {
        let wanted = offset + move
        if offset < old.lowerBound {
            let kept = new.lowerBound - (old.lowerBound - offset)
            if wanted < kept - tolerance { return isHeld ? kept : new.lowerBound }
            return min(wanted, new.upperBound)
        }
        if offset > old.upperBound {
            let kept = new.upperBound + (offset - old.upperBound)
            if wanted > kept + tolerance { return isHeld ? kept : new.upperBound }
            return max(wanted, new.lowerBound)
        }
        return min(max(wanted, new.lowerBound), new.upperBound)
    }

    /// Returns the part of `move`, a change of `offset`, that leads further outside the limits. The part is 0 on each
    /// axis on which `offset` is within the limits.
    package func outwardPart(of move: CGPoint, at offset: CGPoint) -> CGPoint {
        let tolerance = LegalOffsets.tolerance
        func outward(_ move: CGFloat, _ offset: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
            if offset < limits.lowerBound - tolerance { return min(move, 0) }
            return offset > limits.upperBound + tolerance ? max(move, 0) : 0
        }
        return CGPoint(x: outward(move.x, offset.x, x), y: outward(move.y, offset.y, y))
    }

    package mutating func moveX(by move: CGFloat) {
        x = x.lowerBound + move...x.upperBound + move
    }

    /// The tolerance when two lengths are compared, in points. Two sums of the same lengths may differ in their last
    /// bits.
    package static let tolerance: CGFloat = 0.001
}

extension ScrollView {
    package var legalOffsets: LegalOffsets {
        LegalOffsets(content: contentSize, inset: adjustedContentInset, bounds: bounds.size)
    }

    /// The part of the safe area that is added to the content inset. `automatic` has the same effect as
    /// `scrollableAxes`. In UIKit the two can differ only for a scroll view in a navigation controller.
    var safeAreaPart: EdgeInsets {
        let area = safeAreaInsets
        guard area != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            let scrollsX = alwaysBounceHorizontal || contentSize.width > bounds.size.width
            let scrollsY = alwaysBounceVertical || contentSize.height > bounds.size.height
            return EdgeInsets(
                top: scrollsY ? area.top : 0, left: scrollsX ? area.left : 0,
                bottom: scrollsY ? area.bottom : 0, right: scrollsX ? area.right : 0)
        }
    }
}
