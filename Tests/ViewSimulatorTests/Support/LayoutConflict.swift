@testable import ViewSimulator

/// Constraints that contradict each other, in the order in which they became active, and the one that was left out.
struct LayoutConflict {
    var constraints: [LayoutConstraint]
    var broken: LayoutConstraint?
}

extension ConstraintEngine {
    /// The contradictions that the last layout found.
    var conflicts: [LayoutConflict] {
        func constraint(_ label: Int) -> LayoutConstraint? { label < 0 ? nil : parts.constraints[label].constraint }
        return (layout?.conflicts ?? []).map { conflict in
            LayoutConflict(
                constraints: conflict.members.compactMap { constraint($0.label) }
                    .sorted { $0.activationNumber < $1.activationNumber },
                broken: constraint(conflict.broken.label))
        }
    }
}
