/// A length or a coordinate whose value a ``ConstraintSolver`` finds, in points.
///
/// The order in which variables are created decides where constraints leave a choice, so it belongs to the system.
package struct SolverVariable: Hashable, Sendable {
    /// The number of the variable in its solver: 0 for the first variable.
    package let index: Int

    /// The kinds of variables.
    package enum Kind: Hashable, Sendable {
        /// A coordinate, which may be any number. Its value is 0 unless constraints determine another value.
        case position
        /// A width or a height, which is never below 0. Its value is 0 unless constraints determine another value.
        case size
    }

    package init(index: Int) {
        self.index = index
    }
}
