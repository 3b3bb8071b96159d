import Foundation
import ViewSimulator

/// A view whose size follows from what is in it, and which tells the collection or table view that shows it.
@MainActor
protocol SelfSizingView: View, FittingOwner {
    /// Who shows it, while it is in use.
    var viewInCharge: (any ReusableViewOwner)? { get }
    /// In which the constraints are that decide about the size: the view itself, or its content view.
    var viewForConstraints: View { get }
}

extension SelfSizingView {
    /// Where the view in charge says so, a change of what is in the view is a reason to measure it again (R8.21).
    package func constraintsDidChange() {
        guard let viewInCharge, viewInCharge.measuresAfterConstraintChanges else { return }
        viewInCharge.selfSizingWasInvalidated(for: self)
    }

    /// A content view passes the wish to be measured on to its cell (R8.21).
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
