extension ReducedSystem {
    /// Finds the values for constants, starting from the vertices of the last time.
    ///
    /// - Returns: False if constraints contradict each other; values are then of no use.
    /// - Complexity: O(terms + coefficients of the tableaus) where the vertices are still the best.
    mutating func solve(_ constants: ContiguousArray<Double>) -> Bool {
        if isWorn { layOut() }
        placeTargets(constants)
        guard firstBrokenCheck(constants) == nil else { return false }
        for index in systems.indices where !solve(system: index) { return false }
        takeValues(constants)
        return true
    }

    /// Evaluates everything that depends on constants alone, with roots at 0.
    mutating func placeTargets(_ constants: ContiguousArray<Double>) {
        for system in systems {
            for quantity in system.firstQuantity..<system.firstQuantity + system.columnCount {
                values[~sources[quantity]] = 0
            }
        }
        substitution.evaluate(.all, constants, into: &values)
        for row in rows.sources.indices {
            switch rows.sources[row] {
            case .size(let variable): simplex.targets[quantitiesOfRows[row]] = -values[variable]
            case .constraint(let constraint):
                simplex.targets[quantitiesOfRows[row]] = constants[constraint] - leftSide(constraint)
            }
        }
        for system in systems where system.pinCount > 0 {
            for pin in system.pins where simplex.places[pin] < 0 {
                let variable = Int(simplex.above[pin] - simplex.ranks.position(0))
                simplex.targets[pin] = -values[variable]
            }
        }
    }

    /// The left side of a constraint with the current values.
    func leftSide(_ constraint: Int) -> Double {
        var sum = 0.0
        for term in structure.terms(of: constraint) {
            sum += structure.termCoefficients[term] * values[structure.termVariables[term]]
        }
        return sum
    }

    private mutating func takeValues(_ constants: ContiguousArray<Double>) {
        for system in systems {
            for quantity in system.firstQuantity..<system.firstQuantity + system.columnCount {
                values[~sources[quantity]] = simplex.value(of: quantity, system)
            }
        }
        substitution.evaluate(.notFixed, constants, into: &values)
    }

    private mutating func solve(system index: Int) -> Bool {
        let system = systems[index]
        if system.rowCount == 0 {
            // Roots that nothing else depends on are 0, where they start.
            return true
        }
        let isFeasible: Bool
        if system.isSparse {
            isFeasible = simplex.minimiseLevels(&sparse[system.tableau], system)
        } else {
            dense.select(system.tableau, rows: system.rowCount, columns: system.columnCount)
            isFeasible = simplex.minimiseLevels(&dense, system)
        }
        guard isFeasible else { return false }
        if simplex.movableCount > 0 { choose(system: index) }
        if system.isSparse {
            simplex.placeValues(sparse[system.tableau], system)
        } else {
            simplex.placeValues(dense, system)
        }
        return true
    }
}

// MARK: The canonical choice

extension ReducedSystem {
    private mutating func choose(system index: Int) {
        let system = systems[index]
        if system.isSparse {
            // Taken out, so that the tableau and the rest can be changed together without a copy.
            var tableau = SparseTableau(rows: 0, columns: 0)
            swap(&tableau, &sparse[system.tableau])
            choose(&tableau, index)
            swap(&tableau, &sparse[system.tableau])
        } else {
            var tableau = DenseTableau()
            swap(&tableau, &dense)
            choose(&tableau, index)
            swap(&tableau, &dense)
        }
    }

    /// The smallest sizes first, then inequalities as tight as possible, then coordinates close to 0.
    private mutating func choose<T: Tableau>(_ tableau: inout T, _ index: Int) {
        let system = systems[index]
        var variable = firstSizes[index]
        while variable >= 0 && simplex.movableCount > 0 {
            simplex.minimiseSize(of: quantities[variable], &tableau, system, simplex.ranks.size(variable))
            variable = nextVariables[variable]
        }
        simplex.minimiseSlack(&tableau, system)
        variable = firstPositions[index]
        while variable >= 0 && simplex.movableCount > 0 {
            let rank = simplex.ranks.position(variable)
            if quantities[variable] >= 0 {
                simplex.minimiseDistance(of: quantities[variable], &tableau, system, rank)
            } else {
                findForm(of: variable, tableau, index)
                simplex.pin(form, target: pinTarget(variable), &tableau, system, rank)
            }
            variable = nextVariables[variable]
        }
        simplex.releaseBasicPins(system)
    }

    /// Values are still those with roots at 0.
    private func pinTarget(_ variable: Int) -> Double { -values[variable] }

    /// Writes a variable in terms of the columns of a system into `form`. Roots of other systems are left out.
    mutating func findForm<T: Tableau>(of variable: Int, _ tableau: T, _ index: Int) {
        let system = systems[index]
        form.assign(0, count: system.columnCount)
        substitution.expand(variable: variable)
        for root in substitution.expansion.roots where partition.systems[root] == index {
            let coefficient = substitution.expansion.coefficients[root]
            let place = simplex.places[quantities[root]]
            if place < 0 {
                form[~place] += coefficient
            } else {
                tableau.forEachInRow(place) { form[$0] += coefficient * $1 }
            }
        }
    }
}
