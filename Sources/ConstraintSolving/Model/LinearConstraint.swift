/// The relation of the two sides of a constraint.
package enum ConstraintRelation: UInt8, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A constraint of the form `expression relation constant`, for example `x + width - containerWidth <= -8`, with a
/// priority.
///
///     var edge = LinearExpression(x)
///     edge.add(width)
///     try solver.add(LinearConstraint(edge, .lessThanOrEqual, 312, priority: 999))
package struct LinearConstraint: Hashable, Sendable {
    /// The priority of a constraint that must hold.
    package static let required: Float = 1000

    /// The linear expression on the side with the variables.
    package var expression: LinearExpression
    package var relation: ConstraintRelation
    /// The constant on the side without variables, in points.
    package var constant: Double
    /// The priority, 1…1000; a constraint of priority 1000 is required. An optional constraint has precedence over any
    /// number of constraints with lower priorities, however small the difference of the priorities is.
    package var priority: Float
    /// Whether the framework made the constraint. The framework makes constraints for sizes that a table gives, for
    /// fitting sizes and for autoresizing masks. ``ConstraintConflict/Member/latestOfDeveloper(in:)`` chooses such a
    /// constraint only if all members belong to the framework.
    package var isSystem: Bool
    /// A number that the caller chooses. Errors and conflicts name the constraint by this number.
    package var label: Int

    /// Makes a constraint. Nothing is checked before the constraint is added to a solver.
    package init(
        _ expression: LinearExpression, _ relation: ConstraintRelation, _ constant: Double,
        priority: Float = required, isSystem: Bool = false, label: Int = 0
    ) {
        self.expression = expression
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.isSystem = isSystem
        self.label = label
    }
}

/// An identifier of a constraint in a solver. It is valid until the constraint is removed. The solver traps if it
/// receives the identifier of a removed constraint.
package struct ConstraintIdentifier: Hashable, Sendable {
    /// The number of constraints that were added to the solver up to and including this constraint.
    let serial: Int
}
