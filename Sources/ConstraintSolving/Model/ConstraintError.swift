/// An error for a constraint with numbers that a solver cannot use. A call that throws the error does not change the
/// solver.
package enum ConstraintError: Error, Hashable, Sendable {
    /// A constraint's constant that is infinite or not a number.
    case constantIsNotFinite(label: Int, Double)
    /// A variable's coefficient that is infinite or not a number.
    case coefficientIsNotFinite(label: Int, SolverVariable, Double)
    /// A constraint's priority that is outside 1…1000.
    case priorityIsOutOfRange(label: Int, Float)
}

/// A finite number beyond ``SolverLimits`` that was cut to the limit.
///
/// People write `.greatestFiniteMagnitude` where they mean "as large as you like".
package struct CutNumber: Hashable, Sendable {
    /// The label of the constraint.
    package var label: Int
    /// The number that the caller gave.
    package var given: Double
    /// The number that the solver uses instead: the limit, with the sign of `given`.
    package var used: Double

    /// Makes a record of a number that is cut to a limit; nil for a number within the limit.
    init?(_ number: Double, to limit: Double, label: Int) {
        guard abs(number) > limit else { return nil }
        (self.label, given, used) = (label, number, number < 0 ? -limit : limit)
    }
}
