/// A view whose size follows from its content, and which notifies the collection or table view that shows it.
@MainActor
protocol SelfSizingView: View, FittingOwner {
    /// The collection or table view that shows this view; nil if none does.
    var viewInCharge: (any ReusableViewOwner)? { get }
    /// The view whose inner constraints decide about the size: the view itself, or its content view.
    var viewForConstraints: View { get }
}

extension SelfSizingView {
    /// Handles a change of constraints inside the view, which is a reason to measure it again if the view in charge
    /// measures for such changes (R8.21).
    package func constraintsDidChange() {
        guard let viewInCharge, viewInCharge.measuresAfterConstraintChanges else { return }
        viewInCharge.selfSizingWasInvalidated(for: self)
    }

    /// Passes a request of a content view to be measured to its cell (R8.21).
    package func contentSizeDidChange() {
        if viewForConstraints !== self { invalidateIntrinsicContentSize() }
    }

    package func report(_ diagnostic: ConstraintDiagnostic) -> Bool {
        guard let viewInCharge else { return false }
        viewInCharge.report(diagnostic, in: self)
        return true
    }

    func askForMeasuring() { viewInCharge?.selfSizingWasInvalidated(for: self) }
}
