/// An object that gets its size from the constraints in a view. For example, a cell gets its size from its content
/// view.
@MainActor
package protocol FittingOwner: AnyObject {
    /// Called before the next layout if constraints in the view have changed. Also called if contents that constraints
    /// place have changed. `ConstraintChange.current` is the change, if it is known.
    func constraintsDidChange()

    /// Called when the size of the view's own content has changed.
    func contentSizeDidChange()

    /// Returns the frame of the view in an owner of the given size. The distances between the view's edges and the
    /// owner's edges do not depend on the size. Sizes that are too small for the distances are an exception.
    func contentFrame(in size: CGSize) -> CGRect

    /// Reports a problem with the constraints while a layout is running. Returns whether the report was received.
    func report(_ diagnostic: ConstraintDiagnostic) -> Bool
}
