/// An object whose size follows from a view's constraints, such as a cell and its content view.
@MainActor
package protocol FittingOwner: AnyObject {
    /// Called when constraints of the view or of views in it have changed, or contents that they place. It is called at
    /// the change, perhaps many times; nothing is laid out yet. `ConstraintChange.current` is the change, if known.
    func constraintsDidChange()

    /// Called when the view's own content has another size.
    func contentSizeDidChange()

    /// Returns the frame of the view in an owner of a size, if it is a subview of the owner: distances to the edges are
    /// the same for all sizes that are large enough.
    func contentFrame(in size: CGSize) -> CGRect

    /// Reports a problem with the constraints, in the middle of a layout. Returns whether there was a receiver.
    func report(_ diagnostic: ConstraintDiagnostic) -> Bool
}
