/// The collection or table view that shows a reusable view, with the properties that this view needs.
@MainActor
protocol ReusableViewOwner: AnyObject {
    /// Whether the collection or table view is being edited. Cells are configured for this state.
    var isEditing: Bool { get }
    /// Whether a change of constraints inside a view is a reason to measure the view again.
    var measuresAfterConstraintChanges: Bool { get }
    /// Handles the request of a view on screen for a measurement, which is done in the next pass.
    func selfSizingWasInvalidated(for view: View)
    /// Reports a problem with constraints in a view.
    func report(_ diagnostic: ConstraintDiagnostic, in view: View)
}
