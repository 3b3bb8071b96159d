import Foundation

/// Whose size follows from a view's constraints, as a cell's from those in its content view.
@MainActor
package protocol FittingOwner: AnyObject {
    /// Constraints of the view or of what is in it changed, or a content that they place. Called when it happens,
    /// perhaps many times; nothing is laid out yet. `ConstraintChange.current` says what it was, where that is known.
    func constraintsDidChange()

    /// The view says that its own content has another size.
    func contentSizeDidChange()

    /// Where the view is in an owner of a size, if it is a subview of that: the distances to the edges are the same for
    /// all sizes that are large enough.
    func contentFrame(in size: CGSize) -> CGRect

    /// Something is wrong with the constraints. Answers whether anybody is told; called in the middle of a layout.
    func report(_ diagnostic: ConstraintDiagnostic) -> Bool
}
