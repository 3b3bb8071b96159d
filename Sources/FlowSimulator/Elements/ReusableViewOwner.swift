import Foundation
import ViewSimulator

/// What a reusable view knows of the collection or table view that shows it.
@MainActor
protocol ReusableViewOwner: AnyObject {
    /// Whether views are edited: part of the state that cells are configured for.
    var isEditing: Bool { get }
    /// Whether a change of what is in a view's constraints is a reason to measure it again.
    var measuresAfterConstraintChanges: Bool { get }
    /// A view on screen asks to be measured again, in the next pass.
    func selfSizingWasInvalidated(for view: View)
    /// Something is wrong with the constraints in a view.
    func report(_ diagnostic: ConstraintDiagnostic, in view: View)
}
