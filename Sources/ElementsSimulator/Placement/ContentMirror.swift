/// The mirror image of a layout's content. R11.2: x' = content width − maxX. Mirroring twice gives the original.
@MainActor
package struct ContentMirror {
    package var contentWidth: CGFloat
    /// The scale, in pixels per point, for rounding mirrored frames to whole pixels. Nil if the layout does not place
    /// elements on whole pixels; frames are then mirrored exactly.
    package var scale: CGFloat?

    package init(contentWidth: CGFloat, scale: CGFloat? = nil) {
        self.contentWidth = contentWidth
        self.scale = scale
    }

    package func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: contentWidth - (rect.origin.x + rect.size.width), y: rect.origin.y, width: rect.size.width,
            height: rect.size.height)
    }

    package func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: contentWidth - point.x, y: point.y) }

    /// The mirror image of an element's frame. A flow layout's frame that begins at a whole pixel also begins at a
    /// whole pixel when it is mirrored, even if its width does not fill the last pixel (R4.1).
    package func mirroredFrame(_ frame: CGRect) -> CGRect {
        var mirrored = mirrored(frame)
        guard let scale else { return mirrored }
        let (start, end) = (frame.origin.x * scale, mirrored.origin.x * scale)
        guard end.isFinite, abs(start - start.rounded()) < 0.000_001 else { return mirrored }
        mirrored.origin.x = (end + 0.5).rounded(.down) / scale
        return mirrored
    }

    /// A copy of a placement, at the mirrored place.
    package func mirrored(_ placement: Placement) -> Placement {
        var copy = placement
        if placement.transform == .identity, !placement.hasTransformInSpace {
            copy.frame = mirroredFrame(placement.frame)
        } else {
            copy.center = mirrored(placement.center)
        }
        return copy
    }
}

extension EdgeInsets {
    package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
