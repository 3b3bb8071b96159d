// A layout computes in its development direction. If the view has the other direction and the layout flips, the view
// shows the mirror image. R11.2: x' = content width − maxX. The layout is queried in its own coordinates and never sees
// the mirror.

extension CollectionView {
    package var contentMirror: ContentMirror? { isMirrored ? mirror : nil }

    /// Whether the content is shown mirrored.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private var mirror: ContentMirror {
        let scale = insight.placesOnPixelGrid ? pixelsPerPoint : 0
        return ContentMirror(contentWidth: contentSize.width, scale: scale > 0 ? scale : nil)
    }

    /// Handles a change of the reading direction. The same content stays at the leading edge, at the mirrored offset.
    func directionMayHaveChanged() {
        guard core.wasSettled, pass.preparation.isMirrored != isMirrored else { return }
        pass.preparation.isMirrored = isMirrored
        let isLegal = core.knownLimits?.contains(contentOffset) ?? true
        let mirrored = mirror.mirrored(bounds).origin
        // Content that is shorter than the view rests at the left in either direction. This is no scrolling: an end
        // that the view is at now was not scrolled to.
        isMovingItself = true
        contentOffset = isLegal ? legalOffsets.nearest(to: mirrored) : mirrored
        isMovingItself = false
        layout.invalidateLayout()
    }

    /// Converts a rectangle between the view's coordinates and the layout's, in either direction.
    func inLayout(_ rect: CGRect) -> CGRect { contentMirror?.mirrored(rect) ?? rect }

    /// Converts attributes from the layout's coordinates to the view's, or from the view's to the layout's. Returns the
    /// same object unless the view is mirrored.
    package func asShown(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        contentMirror?.mirrored(attributes) ?? attributes
    }

    package func asShown(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes? {
        guard let attributes else { return nil }
        return contentMirror?.mirrored(attributes) ?? attributes
    }
}
