extension ReducedSystem {
    /// Finds the values of all variables for the given constants. Returns false if constraints contradict each other.
    /// The search starts from the vertices of the previous solution.
    ///
    /// - Returns: False if constraints contradict each other; values are then of no use.
    /// - Complexity: O(terms + coefficients of the tableaus) where the vertices are still the best.
    mutating func solve(_ constants: ContiguousArray<Double>) -> Bool {
        if isWorn { layOut() }
        placeTargets(constants)
        guard checksHold(constants) else { return false }
        for index in systems.indices where !solve(system: index) { return false }
        takeValues(constants)
        return true
    }

    /// Computes, from the constants, the value at which each quantity's cost begins. This value is the quantity's
    /// target. Afterwards, `values` has the values that all variables have if the roots are 0. Roots are variables
    /// without a definition.
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
        for (offset, constraint) in substitution.standIns.enumerated() {
            simplex.targets[quantities[structure.variableCount + offset]] = constants[constraint]
        }
        for system in systems where system.pinCount > 0 {
            for pin in system.pins where simplex.places[pin] < 0 {
                let variable = Int(simplex.above[pin] - simplex.ranks.position(0))
                simplex.targets[pin] = -values[variable]
            }
        }
    }

    /// Returns the current value of a constraint's left side. Each variable's value is multiplied by its coefficient,
    /// and the products are added.
    func leftSide(_ constraint: Int) -> Double {
        var sum = 0.0
        for term in structure.terms(of: constraint) {
            sum += structure.terms[term].coefficient * values[structure.terms[term].variable]
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
        // Roots that nothing else depends on are 0, where they start.
        guard system.rowCount > 0 else { return true }
        let pivots = simplex.pivots
        if system.isSparse {
            guard simplex.minimiseLevels(&sparse[system.tableau], system) else { return false }
            Self.minimiseSizes(&simplex, &sparse[system.tableau], system, firstSizes[index], nextVariables, quantities)
            if simplex.movableCount > 0 { choosePositions(sparse: index) }
            if simplex.pivots != pivots { simplex.placeValues(sparse[system.tableau], system) }
        } else {
            dense.select(system.tableau, rows: system.rowCount, columns: system.columnCount)
            guard simplex.minimiseLevels(&dense, system) else { return false }
            Self.minimiseSizes(&simplex, &dense, system, firstSizes[index], nextVariables, quantities)
            if simplex.movableCount > 0 { choosePositions(dense: index) }
            if simplex.pivots != pivots { simplex.placeValues(dense, system) }
        }
        return true
    }
}

// MARK: The canonical choice

// The smallest sizes first, then inequalities as tight as possible, then coordinates close to 0.

extension ReducedSystem {
    private static func minimiseSizes<T: Tableau>(
        _ simplex: inout KinkedSimplex, _ tableau: inout T, _ system: SimplexSystem, _ first: Int,
        _ nextVariables: ContiguousArray<Int>, _ quantities: ContiguousArray<Int>
    ) {
        guard simplex.movableCount > 0 else { return }
        var variable = first
        while variable >= 0 && simplex.movableCount > 0 {
            simplex.minimiseSize(of: quantities[variable], &tableau, system, simplex.ranks.size(variable))
            variable = nextVariables[variable]
        }
        simplex.minimiseSlack(&tableau, system)
    }

    /// Chooses values for a system's coordinates if constraints leave these values open.
    ///
    /// The tableau is moved out of its property meanwhile, so that it can be changed together with the other properties
    /// without a copy.
    private mutating func choosePositions(dense index: Int) {
        var tableau = DenseTableau()
        swap(&tableau, &dense)
        choosePositions(&tableau, index)
        swap(&tableau, &dense)
    }

    private mutating func choosePositions(sparse index: Int) {
        var tableau = SparseTableau(rows: 0, columns: 0)
        swap(&tableau, &sparse[systems[index].tableau])
        choosePositions(&tableau, index)
        swap(&tableau, &sparse[systems[index].tableau])
    }

    private mutating func choosePositions<T: Tableau>(_ tableau: inout T, _ index: Int) {
        let system = systems[index]
        var variable = firstPositions[index]
        while variable >= 0 && simplex.movableCount > 0 {
            let rank = simplex.ranks.position(variable)
            if quantities[variable] >= 0 {
                simplex.minimiseDistance(of: quantities[variable], &tableau, system, rank)
            } else {
                findForm(of: variable, tableau, index)
                // Values are still those with roots at 0.
                simplex.pin(form, target: -values[variable], &tableau, system, rank)
            }
            variable = nextVariables[variable]
        }
        simplex.releaseBasicPins(system)
    }

    /// Writes into `form` the coefficients with which a variable depends on the columns of a system. Roots of other
    /// systems are ignored.
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
