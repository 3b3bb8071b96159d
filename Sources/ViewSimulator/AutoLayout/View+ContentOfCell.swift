// R18.17: items in a cell's content view may have constraints to the cell itself. The cell is then the root of the
// constraints that determine its size, and the content view has the same distances to its edges in every size in
// question.

extension View {
    /// Whether the view is the content view of its superview.
    var isContentOfSuperview: Bool {
        guard let fittingOwner, let parent else { return false }
        return fittingOwner === parent
    }

    /// Returns the frame that constraints use for this view, and the superview's size. A cell may be too small for its
    /// content view. Therefore a content view gets the frame that it would have in a very large cell. The size is then
    /// that of the large cell.
    func frameForConstraints(_ shares: FrameShares) -> (CGRect, outer: CGSize) {
        guard !shares.isZero, let parent else { return (alignmentFrame, .zero) }
        let outer = parent.bounds.size
        guard isContentOfSuperview, let fittingOwner, fittingOwner.contentFrame(in: outer) == frame else {
            return (alignmentFrame, outer)
        }
        // A cell may be too small for the area around its content view.
        let large = View.layoutFittingExpandedSize
        return (alignmentRect(forFrame: fittingOwner.contentFrame(in: large)), large)
    }

    /// Called when the frame of a cell's content view has changed. Requests layout of the content view and, unless the
    /// cell is being laid out, of the cell.
    func contentFrameDidChange() {
        noteConstants()
        setNeedsLayout()
        if let parent, !parent.isBeingLaidOut { parent.setNeedsLayout() }
    }
}
