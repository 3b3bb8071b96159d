// A layout computes in its development direction. If the view has the other direction and the layout flips, the view
// shows the mirror image. R11.2: x' = content width − maxX. The layout is queried in its own coordinates and never sees
// the mirror.

extension CollectionView {
    /// Whether the content is shown mirrored.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    /// The bounds in the layout's coordinates.
    var boundsInLayout: CGRect { isMirrored ? mirror(bounds) : bounds }

    /// The insets in the layout's coordinates.
    var insetInLayout: EdgeInsets {
        isMirrored ? adjustedContentInset.mirrored : adjustedContentInset
    }

    /// Handles a change of the reading direction. The same content stays at the leading edge, at the mirrored offset.
    func directionMayHaveChanged() {
        guard wasSettled, pass.preparation.isMirrored != isMirrored else { return }
        pass.preparation.isMirrored = isMirrored
        let isLegal = knownLimits?.contains(contentOffset) ?? true
        let mirrored = mirror(bounds).origin
        // Content that is shorter than the view rests at the left in either direction. This is no scrolling: an end
        // that the view is at now was not scrolled to.
        isMovingItself = true
        contentOffset = isLegal ? legalOffsets.nearest(to: mirrored) : mirrored
        isMovingItself = false
        layout.invalidateLayout()
    }

    func mirror(_ rect: CGRect) -> CGRect {
        CGRect(
            x: contentSize.width - (rect.origin.x + rect.size.width), y: rect.origin.y, width: rect.size.width,
            height: rect.size.height)
    }

    /// Converts attributes from the layout's coordinates to the view's, or from the view's to the layout's. Returns the
    /// same object unless the view is mirrored.
    func asShown(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes? {
        guard let attributes, isMirrored else { return attributes }
        return mirrored(attributes)
    }

    func mirrored(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        mirrored(attributes, onGridOf: scaleOfMirroredFrames)
    }

    func mirrored(
        _ attributes: CollectionViewLayoutAttributes, onGridOf scale: CGFloat?
    ) -> CollectionViewLayoutAttributes {
        let copy = attributes.duplicate()
        if copy.transform == .identity, !copy.isTransformedInSpace {
            copy.frame = mirror(attributes.frame, onGridOf: scale)
        } else {
            copy.center.x = contentSize.width - attributes.center.x
        }
        return copy
    }

    /// The scale, in pixels per point, for rounding mirrored frames to whole pixels. Nil if the layout does not place
    /// elements on whole pixels; frames are then mirrored exactly.
    var scaleOfMirroredFrames: CGFloat? {
        guard layout.placesOnPixelGrid else { return nil }
        let scale = pixelsPerPoint
        return scale > 0 ? scale : nil
    }

    /// The mirror image of a frame. A flow layout's frame that begins at a whole pixel also begins at a whole pixel
    /// when it is mirrored, even if its width does not fill the last pixel (R4.1). A frame that is mirrored twice is
    /// the original frame.
    func mirror(_ frame: CGRect, onGridOf scale: CGFloat?) -> CGRect {
        var mirrored = mirror(frame)
        guard let scale else { return mirrored }
        let (start, end) = (frame.origin.x * scale, mirrored.origin.x * scale)
        guard end.isFinite, abs(start - start.rounded()) < 0.000_001 else { return mirrored }
        mirrored.origin.x = (end + 0.5).rounded(.down) / scale
        return mirrored
    }

    /// Converts a move of the offset from the layout's coordinates to the view's. In a mirrored view, the growth of the
    /// content is added to the move, so that the same content stays at the leading edge.
    func moveAsShown(_ move: CGPoint, contentGrowing growth: CGFloat) -> CGPoint {
        isMirrored ? CGPoint(x: growth - move.x, y: move.y) : move
    }
}

extension EdgeInsets {
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
