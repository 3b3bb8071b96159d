extension ConstraintSolver {
    /// Traps unless the parts of the solver fit each other. After `solve`, also traps unless required constraints hold.
    package func checkInvariants() {
        precondition(owners.count == structure.constraintCount, "each constraint has an owner")
        precondition(constants.count == structure.constraintCount, "each constraint has a constant")
        for (one, next) in zip(owners, owners.dropFirst()) {
            precondition(one.serial + 1 == next.serial, "serials ascend without a gap")
        }
        guard state == .solved else { return }
        system.checkInvariants()
        let broken = Set(conflicts.map { position(of: $0.broken.identifier) })
        for constraint in 0..<structure.constraintCount
        where structure.isRequired(constraint) && !broken.contains(constraint) {
            let distance = system.leftSide(constraint) - constants[constraint]
            let isBelow = distance < -1e-6 * max(1, abs(constants[constraint]))
            let isAbove = distance > 1e-6 * max(1, abs(constants[constraint]))
            let relation = structure.heads[constraint].relation
            precondition(!isBelow || relation == .lessThanOrEqual, "a required constraint holds: \(constraint)")
            precondition(!isAbove || relation == .greaterThanOrEqual, "a required constraint holds: \(constraint)")
        }
        for variable in 0..<structure.variableCount where structure.isSize[variable] {
            precondition(system.values[variable] > -1e-6, "a size is not negative")
        }
    }
}

extension ReducedSystem {
    /// Traps unless every tableau is equivalent to the rows from which it was made.
    func checkInvariants() {
        for index in systems.indices {
            let system = systems[index]
            if system.isSparse {
                check(sparse[system.tableau], index)
            } else {
                var tableau = dense
                tableau.select(system.tableau, rows: system.rowCount, columns: system.columnCount)
                check(tableau, index)
            }
        }
    }

    private func check<T: Tableau>(_ tableau: T, _ index: Int) {
        let system = systems[index]
        for column in system.columns {
            let place = ~(column - system.firstColumn)
            precondition(simplex.places[simplex.nonbasic[column]] == place, "the place of a quantity is its column")
        }
        for row in system.rows {
            let quantity = simplex.basic[row]
            precondition(simplex.places[quantity] == row - system.firstRow, "the place of a quantity is its row")
            if system.pins.contains(quantity) { continue }
            var form = coefficients(of: quantity)
            var isPinned = false
            tableau.forEachInRow(row - system.firstRow) { column, coefficient in
                let other = simplex.nonbasic[system.firstColumn + column]
                guard !system.pins.contains(other) else {
                    isPinned = isPinned || coefficient != 0
                    return
                }
                for (root, part) in coefficients(of: other) { form[root, default: 0] -= coefficient * part }
            }
            precondition(isPinned || form.values.allSatisfy { abs($0) < 1e-6 }, "a row of the tableau is true")
        }
    }

    /// Returns the coefficients with which a quantity depends on roots, the variables without a definition. The key is
    /// the index of the root.
    private func coefficients(of quantity: Int) -> [Int: Double] {
        let source = sources[quantity]
        if source < 0 { return [~source: 1] }
        var result: [Int: Double] = [:]
        for term in rows.terms(of: source) { result[rows.roots[term], default: 0] += rows.coefficients[term] }
        return result
    }
}
