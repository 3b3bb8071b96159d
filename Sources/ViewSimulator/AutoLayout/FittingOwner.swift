/// An object that gets its size from the constraints in a view: a cell gets its size from the content view.
@MainActor
package protocol FittingOwner: AnyObject {
    /// Called before the next layout when constraints in the view, or contents that constraints place, have changed.
    /// `ConstraintChange.current` is the change, if the change is known.
    func constraintsDidChange()

    /// Called when the view's own content has another size.
    func contentSizeDidChange()

    /// Returns the view's frame in an owner of the given size. The distances to the owner's edges are equal for all
    /// sizes that are large enough.
    func contentFrame(in size: CGSize) -> CGRect

    /// Reports a problem with the constraints, in the middle of a layout. Returns whether the report was received.
    func report(_ diagnostic: ConstraintDiagnostic) -> Bool
}
