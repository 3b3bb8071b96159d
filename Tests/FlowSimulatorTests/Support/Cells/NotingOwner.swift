@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// Stands in for the table that shows cells, and notes what they tell it.
@MainActor
final class NotingOwner: ReusableViewOwner {
    var isEditing = false
    var measuresAfterConstraintChanges = false
    private(set) var requests = 0
    private(set) var diagnostics: [ConstraintDiagnostic] = []

    func selfSizingWasInvalidated(for view: View) { requests += 1 }
    func report(_ diagnostic: ConstraintDiagnostic, in view: View) { diagnostics.append(diagnostic) }

    /// Requests to be measured since the last time.
    func takeRequests() -> Int {
        defer { requests = 0 }
        return requests
    }

    /// What each contradiction leaves out, and how many constraints it has.
    var conflicts: [(members: [String], broken: String)] {
        diagnostics.compactMap { diagnostic in
            guard case .conflict(let members, let broken) = diagnostic.kind else { return nil }
            return (members.map(\.constraint), members[broken].constraint)
        }
    }
}
