import ConstraintSolving

/// Constraints that contradict each other, in the order in which they became active, and the one that was left out.
struct LayoutConflict {
    var constraints: [LayoutConstraint]
    var broken: LayoutConstraint?

    @MainActor
    init(_ conflict: ConstraintConflict, in engine: ConstraintEngine) {
        func constraint(_ member: ConstraintConflict.Member) -> LayoutConstraint? {
            member.label < 0 ? nil : engine.parts.constraints[member.label].constraint
        }
        constraints = conflict.members.compactMap(constraint).sorted { $0.activationNumber < $1.activationNumber }
        broken = constraint(conflict.broken)
    }
}

extension ConstraintEngine {
    /// The conflicts of the last layout.
    var conflicts: [LayoutConflict] { (layout?.conflicts ?? []).map { LayoutConflict($0, in: self) } }
}
