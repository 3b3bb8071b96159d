/// The collection or table view that shows a reusable view. The protocol has the members that the reusable view needs.
@MainActor
package protocol ReusableViewOwner: AnyObject {
    /// Whether the collection or table view is being edited. Cells are configured for this state.
    var isEditing: Bool { get }
    /// Whether a change of constraints inside a view is a reason to measure the view again.
    var measuresAfterConstraintChanges: Bool { get }
    /// Handles a view's request for a measurement. The view is on screen, and is measured in the next pass.
    func selfSizingWasInvalidated(for view: View)
    /// Reports a problem with constraints in a view.
    func report(_ diagnostic: ConstraintDiagnostic, in view: View)
}
