/// The mirror image of a layout's content. R11.2: x' = content width − maxX. Mirroring twice gives the original.
@MainActor
struct ContentMirror {
    var contentWidth: CGFloat
    /// The scale, in pixels per point, for rounding mirrored frames to whole pixels. Nil if the layout does not place
    /// elements on whole pixels; frames are then mirrored exactly.
    var scale: CGFloat?

    func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: contentWidth - (rect.origin.x + rect.size.width), y: rect.origin.y, width: rect.size.width,
            height: rect.size.height)
    }

    func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: contentWidth - point.x, y: point.y) }

    /// The mirror image of an element's frame. A flow layout's frame that begins at a whole pixel also begins at a
    /// whole pixel when it is mirrored, even if its width does not fill the last pixel (R4.1).
    func mirroredFrame(_ frame: CGRect) -> CGRect {
        var mirrored = mirrored(frame)
        guard let scale else { return mirrored }
        let (start, end) = (frame.origin.x * scale, mirrored.origin.x * scale)
        guard end.isFinite, abs(start - start.rounded()) < 0.000_001 else { return mirrored }
        mirrored.origin.x = (end + 0.5).rounded(.down) / scale
        return mirrored
    }

    /// A copy of attributes, with the mirrored place.
    func mirrored(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        let copy = attributes.duplicate()
        if copy.transform == .identity, !copy.isTransformedInSpace {
            copy.frame = mirroredFrame(attributes.frame)
        } else {
            copy.center = mirrored(attributes.center)
        }
        return copy
    }
}

extension EdgeInsets {
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension ElementsCore {
    /// Whether the content is shown mirrored.
    var isMirrored: Bool { placer.contentMirror != nil }

    /// Whether the content is shown mirrored along the scroll axis, and so starts at the right.
    var startsAtRight: Bool { placer.scrollAxis == .horizontal && isMirrored }

    /// The bounds in the layout's coordinates.
    var boundsInLayout: CGRect { placer.contentMirror?.mirrored(view.bounds) ?? view.bounds }

    /// The insets in the layout's coordinates.
    var insetInLayout: EdgeInsets { isMirrored ? view.adjustedContentInset.mirrored : view.adjustedContentInset }

    /// Converts a move of the offset from the layout's coordinates to the view's. In a mirrored view, the growth of the
    /// content is added to the move, so that the same content stays at the leading edge.
    func moveAsShown(_ move: CGPoint, contentGrowing growth: CGFloat) -> CGPoint {
        isMirrored ? CGPoint(x: growth - move.x, y: move.y) : move
    }
}
