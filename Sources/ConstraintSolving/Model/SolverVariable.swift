/// A length or a coordinate that a ``ConstraintSolver`` finds a value for, in points.
///
/// The order in which variables are created decides where constraints leave a choice, so it belongs to the system.
package struct SolverVariable: Hashable, Sendable {
    /// The number of the variable in its solver: the first one created is 0.
    package let index: Int

    /// The meaning of a variable.
    package enum Kind: Hashable, Sendable {
        /// A coordinate: any number. It is 0 unless constraints decide it.
        case position
        /// A width or a height: never below 0. It is 0 unless constraints decide it.
        case size
    }

    package init(index: Int) {
        self.index = index
    }
}
