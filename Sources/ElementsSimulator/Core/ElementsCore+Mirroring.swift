extension ElementsCore {
    /// Whether the content is shown mirrored.
    package var isMirrored: Bool { placer.contentMirror != nil }

    /// Whether the content is shown mirrored along the scroll axis, and so starts at the right.
    package var startsAtRight: Bool { placer.scrollAxis == .horizontal && isMirrored }

    /// The bounds in the layout's coordinates.
    package var boundsInLayout: CGRect { placer.contentMirror?.mirrored(view.bounds) ?? view.bounds }

    /// The insets in the layout's coordinates.
    var insetInLayout: EdgeInsets { isMirrored ? view.adjustedContentInset.mirrored : view.adjustedContentInset }

    /// Converts a move of the offset from the layout's coordinates to the view's. In a mirrored view, the growth of the
    /// content is added to the move, so that the same content stays at the leading edge.
    func moveAsShown(_ move: CGPoint, contentGrowing growth: CGFloat) -> CGPoint {
        isMirrored ? CGPoint(x: growth - move.x, y: move.y) : move
    }
}
