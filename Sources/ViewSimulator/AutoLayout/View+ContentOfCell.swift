import Foundation

// R18.17: what is in a cell's content view may be tied to the cell itself. Then the cell is the root of the constraints
// that decide about its size, and the content view is as far from its edges in every size that is tried.

extension View {
    /// The view is the content view of its superview.
    var isContentOfSuperview: Bool {
        guard let fittingOwner, let parent else { return false }
        return fittingOwner === parent
    }

    /// The frame that constraints take for the view's own, and the superview's size that it was given in.
    func frameForConstraints(_ shares: FrameShares) -> (CGRect, outer: CGSize) {
        guard !shares.isZero, let parent else { return (alignmentFrame, .zero) }
        let outer = parent.bounds.size
        guard isContentOfSuperview, let fittingOwner, fittingOwner.contentFrame(in: outer) == frame else {
            return (alignmentFrame, outer)
        }
        // A cell may be too small for what is beside its content.
        let large = View.layoutFittingExpandedSize
        return (alignmentRect(forFrame: fittingOwner.contentFrame(in: large)), large)
    }

    /// The frame of a content view changed: what is in it is placed again, and what the cell places beside it, unless
    /// the cell's own layout is what changed the frame.
    func contentFrameDidChange() {
        noteConstants()
        setNeedsLayout()
        if let parent, !parent.isBeingLaidOut { parent.setNeedsLayout() }
    }
}
