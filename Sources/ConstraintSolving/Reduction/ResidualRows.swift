/// The rows that remain for the simplex algorithm after equalities are substituted. They are inequalities, optional
/// constraints and sizes. Each row is expressed by roots, which are the variables without a definition.
struct ResidualRows {
    /// The condition that a row expresses: a constraint, or that a size is not negative.
    enum Source: Equatable {
        /// An inequality or an optional constraint.
        case constraint(Int)
        /// The condition that a size is not negative. Equalities define this size.
        case size(Int)
    }

    private(set) var sources: ContiguousArray<Source> = []
    private var ends: ContiguousArray<Int> = []
    private(set) var roots: ContiguousArray<Int> = []
    private(set) var coefficients: ContiguousArray<Double> = []
    /// The indices of the required inequalities that depend on constants alone. An inequality that does not hold with
    /// the present constants contradicts other constraints.
    private(set) var constantInequalities: ContiguousArray<Int> = []
    /// The sizes whose values depend on constants alone.
    private(set) var fixedSizes: ContiguousArray<Int> = []

    /// Returns the range of a row's terms.
    func terms(of row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

    /// Removes the excluded constraints from `constantInequalities`.
    mutating func drop(_ excluded: ContiguousArray<Bool>) {
        constantInequalities.removeAll { excluded[$0] }
    }

    /// Finds the rows that remain for the simplex after equalities of `structure` are substituted. Optional constraints
    /// without a root are left out, because no choice of values changes their cost. Roots are the variables without a
    /// definition.
    mutating func assign(
        _ structure: ConstraintStructure, excluding excluded: ContiguousArray<Bool>, _ substitution: inout Substitution
    ) {
        removeAll()
        for variable in 0..<structure.variableCount where structure.isSize[variable] && !substitution.isRoot(variable) {
            if substitution.isFixed[variable] {
                fixedSizes.append(variable)
            } else {
                substitution.expand(variable: variable)
                if !append(substitution.expansion, .size(variable)) { fixedSizes.append(variable) }
            }
        }
        for constraint in 0..<structure.constraintCount where excluded.isEmpty || !excluded[constraint] {
            let isRequired = structure.isRequired(constraint)
            if isRequired && structure.heads[constraint].relation == .equal { continue }
            if substitution.hasStandIn[constraint] { continue }
            substitution.expand(structure, constraint)
            if !append(substitution.expansion, .constraint(constraint)) && isRequired {
                constantInequalities.append(constraint)
            }
        }
    }

    /// Sorts the terms of a row by the indices of the variables in these terms.
    mutating func sortTerms(of row: Int) {
        let range = terms(of: row)
        let sorted = range.map { (roots[$0], coefficients[$0]) }.sorted { $0.0 < $1.0 }
        for (index, term) in zip(range, sorted) { (roots[index], coefficients[index]) = term }
    }

    private mutating func removeAll() {
        sources.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        roots.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
        constantInequalities.removeAll(keepingCapacity: true)
        fixedSizes.removeAll(keepingCapacity: true)
    }

    /// Appends a row with the terms of an expansion, which is an expression in roots. Roots are the variables without a
    /// definition. Terms with a coefficient near 0 are left out. Returns false, and appends nothing, if no term is
    /// left.
    ///
    /// - Returns: Whether there was a root at all.
    private mutating func append(_ expansion: Expansion, _ source: Source) -> Bool {
        let start = roots.count
        for root in expansion.roots {
            let coefficient = expansion.coefficients[root]
            guard abs(coefficient) > SolverLimits.epsilon else { continue }
            roots.append(root)
            coefficients.append(coefficient)
        }
        guard roots.count > start else { return false }
        sources.append(source)
        ends.append(roots.count)
        return true
    }
}
