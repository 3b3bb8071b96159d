/// A view whose size follows from its content. The view requests measurements from the collection or table view that
/// shows it.
@MainActor
package protocol SelfSizingView: View, FittingOwner {
    /// The collection or table view that shows this view; nil if no view shows it.
    var viewInCharge: (any ReusableViewOwner)? { get }
    /// The view whose inner constraints determine the size: this view itself, or its content view.
    var viewForConstraints: View { get }
}

extension SelfSizingView {
    /// Handles a change of constraints inside the view. The view is measured again if its collection or table view
    /// measures views after such changes (R8.21).
    package func constraintsDidChange() {
        guard let viewInCharge, viewInCharge.measuresAfterConstraintChanges else { return }
        viewInCharge.selfSizingWasInvalidated(for: self)
    }

    /// Passes a content view's request for a measurement to the cell (R8.21).
    package func contentSizeDidChange() {
        if viewForConstraints !== self { invalidateIntrinsicContentSize() }
    }

    package func report(_ diagnostic: ConstraintDiagnostic) -> Bool {
        guard let viewInCharge else { return false }
        viewInCharge.report(diagnostic, in: self)
        return true
    }

    package func askForMeasuring() { viewInCharge?.selfSizingWasInvalidated(for: self) }
}
