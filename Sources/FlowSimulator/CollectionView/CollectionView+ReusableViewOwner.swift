import Foundation
import ViewSimulator

extension CollectionView: ReusableViewOwner {
    var measuresAfterConstraintChanges: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    func selfSizingWasInvalidated(for view: View) {
        if let view = view as? CollectionReusableView { selfSizingWasInvalidated(for: view) }
    }

    func report(_ diagnostic: ConstraintDiagnostic, in view: View) {
        if let view = view as? CollectionReusableView { report(diagnostic, in: view) }
    }
}
