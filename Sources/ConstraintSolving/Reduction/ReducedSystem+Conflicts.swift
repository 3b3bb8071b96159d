/// The reasons why required constraints cannot be fulfilled together.
///
/// A contradiction is a sum of constraints, each with a multiplier, in which all variables cancel and the constants do
/// not. Its members are those whose multipliers are not 0. Substituted equalities come in with the multipliers by which
/// definitions were expanded, the others are read off the tableau's row of what cannot hold.
extension ReducedSystem {
    /// Checks the constraints and sizes that depend only on constants. Returns true if these constraints hold and none
    /// of these sizes is negative.
    func checksHold(_ constants: ContiguousArray<Double>) -> Bool {
        brokenSize == nil && substitution.leftOver.allSatisfy { isEqual($0, constants) }
            && rows.constantInequalities.allSatisfy { holds($0, constants) }
    }

    /// The index of the first size that is negative whatever the roots' values are; nil if there is no such size.
    private var brokenSize: Int? { rows.fixedSizes.first { values[$0] < -SolverLimits.lengthEpsilon } }

    /// Returns the required constraints that fail whatever the roots' values are, in order of activation. They depend
    /// on constants alone. If a size is negative, the caller uses the contradiction of that size instead, because it
    /// consists of fewer constraints.
    private func brokenChecks(_ constants: ContiguousArray<Double>) -> [Int] {
        let equalities = substitution.leftOver.filter { !isEqual($0, constants) }
        return (equalities + rows.constantInequalities.filter { !holds($0, constants) }).sorted()
    }

    private func isEqual(_ constraint: Int, _ constants: ContiguousArray<Double>) -> Bool {
        abs(leftSide(constraint) - constants[constraint]) <= tolerance(constraint)
    }

    private func holds(_ constraint: Int, _ constants: ContiguousArray<Double>) -> Bool {
        let distance = leftSide(constraint) - constants[constraint]
        return structure.heads[constraint].relation == .lessThanOrEqual
            ? distance <= tolerance(constraint) : distance >= -tolerance(constraint)
    }

    /// Returns the largest difference that is treated as a rounding error of a constraint. Large coefficients cause
    /// large rounding errors.
    private func tolerance(_ constraint: Int) -> Double {
        let size = structure.terms(of: constraint).reduce(0.0) {
            $0 + abs(structure.terms[$1].coefficient * values[structure.terms[$1].variable])
        }
        return SolverLimits.lengthEpsilon * max(1, size / SolverLimits.constant)
    }

    /// Calls `body` with sets of constraints that contradict each other, until `body` returns false. Each set is in
    /// order of activation. Requires a call of `build`, and a call of `solve` that failed.
    ///
    /// There is more than one set only where the last member of each is decided by constants alone, so that breaking it
    /// changes nothing else; `body` returns whether it did. None of the members can be left out. (Definitions are
    /// independent of each other, and so are the quantities at a vertex. But some of them may contradict the sign of a
    /// size outside of the set, so small sets are tried.)
    mutating func forEachContradiction(
        _ constants: ContiguousArray<Double>, _ body: (_ members: [Int], _ check: Int?) -> Bool
    ) {
        if let size = brokenSize {
            _ = body(reduced(members([], sizes: [(size, 1)]), constants), nil)
            return
        }
        let checks = brokenChecks(constants)
        for check in checks where !body(reduced(members([(check, 1)], sizes: []), constants), check) { return }
        guard checks.isEmpty else { return }
        for index in systems.indices {
            let system = systems[index]
            var found: [(quantity: Int, multiplier: Double)]
            if system.isSparse {
                found = simplex.contradiction(&sparse[system.tableau], system)
            } else {
                dense.select(system.tableau, rows: system.rowCount, columns: system.columnCount)
                found = simplex.contradiction(&dense, system)
            }
            guard found.isEmpty else {
                _ = body(reduced(members(of: found), constants), nil)
                return
            }
        }
    }

    private static let mostMembersTried = 64

    /// Removes the members that a contradiction does not need, and returns the other members. Members that were
    /// activated last are removed first.
    private func reduced(_ members: [Int], _ constants: ContiguousArray<Double>) -> [Int] {
        guard members.count > 1 && members.count <= Self.mostMembersTried else { return members }
        var members = members
        for member in members.reversed() where members.count > 1 {
            let fewer = members.filter { $0 != member }
            if !canHold(fewer, constants) { members = fewer }
        }
        return members
    }

    private func canHold(_ members: [Int], _ constants: ContiguousArray<Double>) -> Bool {
        var part = ConstraintStructure()
        part.append(members, of: structure)
        var system = ReducedSystem()
        system.build(part, excluding: [])
        return system.solve(ContiguousArray(members.map { constants[$0] }))
    }

    private mutating func members(of quantities: [(quantity: Int, multiplier: Double)]) -> [Int] {
        var constraints: [(Int, Double)] = []
        var sizes: [(Int, Double)] = []
        for (quantity, multiplier) in quantities {
            let source = sources[quantity]
            guard source >= 0 else {
                if let constraint = substitution.constraint(ofStandIn: ~source) {
                    constraints.append((constraint, multiplier))
                } else {
                    sizes.append((~source, multiplier))
                }
                continue
            }
            switch rows.sources[source] {
            case .size(let variable): sizes.append((variable, multiplier))
            case .constraint(let constraint): constraints.append((constraint, multiplier))
            }
        }
        return members(constraints, sizes: sizes)
    }

    private mutating func members(_ constraints: [(Int, Double)], sizes: [(Int, Double)]) -> [Int] {
        var sum: [Int: Double] = [:]
        for (variable, multiplier) in sizes { sum[variable, default: 0] += multiplier }
        var multipliers: [Int: Double] = [:]
        for (constraint, multiplier) in constraints {
            multipliers[constraint] = multiplier
            for term in structure.terms(of: constraint) {
                sum[structure.terms[term].variable, default: 0] += multiplier * structure.terms[term].coefficient
            }
        }
        let terms = sum.sorted { $0.key < $1.key }
        substitution.expandThroughFixed(terms.map { (variable: $0.key, coefficient: $0.value) })
        substitution.forEachMultiplier { multipliers[$0, default: 0] -= $1 }
        return multipliers.filter { abs($0.value) > SolverLimits.epsilon }.keys.sorted()
    }

    /// Discards excluded constraints whose left side is a constant. No other part of the system depends on these
    /// constraints.
    mutating func dropChecks(_ excluded: ContiguousArray<Bool>) {
        substitution.drop(excluded)
        rows.drop(excluded)
    }
}

extension KinkedSimplex {
    /// Returns quantities whose required limits contradict each other; empty if there is no contradiction. A quantity
    /// stands for the left side of a required constraint, or for a size. The quantities, each times its `multiplier`,
    /// always have the sum 0. No values within the limits have this sum.
    ///
    /// Quantities that can hold are kept, and the others are taken one by one. The first one that fails depends only on
    /// the quantities in its row.
    mutating func contradiction<T: Tableau>(
        _ tableau: inout T, _ system: SimplexSystem
    ) -> [(quantity: Int, multiplier: Double)] {
        if minimiseLevels(&tableau, system) { return [] }
        let kept = (ranks, above, below)
        defer { (ranks, above, below) = kept }
        ranks = CostRanks(levelCount: 1, variableCount: 0)
        for quantity in system.quantities {
            if above[quantity] != CostRanks.required { above[quantity] = CostRanks.none }
            if below[quantity] != CostRanks.required { below[quantity] = CostRanks.none }
        }
        let violated = system.rows.filter { isViolated($0) }.map { basic[$0] }.sorted()
        for quantity in violated { (above[quantity], below[quantity]) = (CostRanks.none, CostRanks.none) }
        for quantity in violated {
            let (high, low) = (kept.1[quantity], kept.2[quantity])
            let isRequired = (above: high == CostRanks.required, below: low == CostRanks.required)
            setRank(1, of: quantity, isRequired)
            _ = minimiseLevels(&tableau, system)
            setRank(CostRanks.required, of: quantity, isRequired)
            let row = places[quantity]
            guard row >= 0, isViolated(system.firstRow + row) else { continue }
            return members(ofRow: row, tableau, system)
        }
        return []
    }

    private mutating func setRank(_ rank: Int32, of quantity: Int, _ isRequired: (above: Bool, below: Bool)) {
        if isRequired.above { above[quantity] = rank }
        if isRequired.below { below[quantity] = rank }
    }

    private func members<T: Tableau>(
        ofRow row: Int, _ tableau: T, _ system: SimplexSystem
    ) -> [(quantity: Int, multiplier: Double)] {
        var found = [(quantity: basic[system.firstRow + row], multiplier: 1.0)]
        tableau.forEachInRow(row) { column, coefficient in
            guard abs(coefficient) > SolverLimits.epsilon else { return }
            found.append((nonbasic[system.firstColumn + column], -coefficient))
        }
        return found
    }

    private func isViolated(_ row: Int) -> Bool {
        let distance = values[row] - targets[basic[row]]
        return distance > SolverLimits.lengthEpsilon && above[basic[row]] == CostRanks.required
            || distance < -SolverLimits.lengthEpsilon && below[basic[row]] == CostRanks.required
    }
}
