extension KinkedSimplex {
    /// Minimises the costs of a system, one level after the other. Starts from the vertex of the previous solution.
    /// Returns false if a required constraint stays violated, or if a size stays negative.
    ///
    /// - Returns: Whether what is required holds. If not, nothing after rank 0 was looked at.
    /// - Complexity: O(coefficients) where the vertex is still the best, plus the pivots otherwise.
    mutating func minimiseLevels<T: Tableau>(_ tableau: inout T, _ system: SimplexSystem) -> Bool {
        placeValues(tableau, system)
        for row in system.rows { sides[row] = side(ofRow: row) }
        for column in system.columns { movable[column] = [.up, .down] }
        movableCount = 2 * system.columnCount
        var last: Int32 = -1
        while let rank = nextCost(after: last, system) {
            dropOwnCosts(between: last, and: rank, system)
            startGradient(tableau, system, rank)
            minimise(&tableau, system, rank)
            if rank == CostRanks.required && hasViolation(system) { return false }
            keepLevel(system, rank)
            last = rank
        }
        dropOwnCosts(between: last, and: ranks.question, system)
        return true
    }

    /// Computes the values of basic quantities again, from the targets of the other quantities. A target is the value
    /// at which a quantity's cost begins. Rounding errors of earlier steps do not add up then.
    mutating func placeValues<T: Tableau>(_ tableau: T, _ system: SimplexSystem) {
        for row in 0..<system.rowCount {
            var value = 0.0
            tableau.forEachInRow(row) { value += $1 * targets[nonbasic[system.firstColumn + $0]] }
            values[system.firstRow + row] = value
        }
    }

    /// Returns the value of a quantity.
    func value(of quantity: Int, _ system: SimplexSystem) -> Double {
        places[quantity] < 0 ? targets[quantity] : values[system.firstRow + places[quantity]]
    }

    private func side(ofRow row: Int) -> Int8 {
        let distance = values[row] - targets[basic[row]]
        return distance > SolverLimits.lengthEpsilon ? 1 : distance < -SolverLimits.lengthEpsilon ? -1 : 0
    }

    /// Returns the next rank after `last` with a cost at present. Nil if there is no such rank before `ranks.question`.
    /// Ranks give the order in which costs are minimised (`CostRanks`). A rank without a cost is skipped.
    private func nextCost(after last: Int32, _ system: SimplexSystem) -> Int32? {
        var next = ranks.question
        for row in system.rows {
            let rank = costRank(row)
            if rank > last && rank < next { next = rank }
        }
        return next < ranks.question ? next : nil
    }

    @inline(__always)
    private func costRank(_ row: Int) -> Int32 {
        let side = sides[row]
        return side == 0 ? CostRanks.none : side > 0 ? above[basic[row]] : below[basic[row]]
    }

    func hasViolation(_ system: SimplexSystem) -> Bool {
        system.rows.contains { costRank($0) == CostRanks.required && side(ofRow: $0) != 0 }
    }

    mutating func startGradient<T: Tableau>(_ tableau: T, _ system: SimplexSystem, _ rank: Int32) {
        for column in system.columns { gradient[column] = 0 }
        for row in 0..<system.rowCount {
            let index = system.firstRow + row
            addToGradient(slope(basic[index], sides[index], rank), tableau, system, row: row)
        }
    }

    /// Returns the directions in which a column can move without a change of the cost that was minimised last.
    func keptDirections(_ column: Int, _ rank: Int32) -> Directions {
        var directions = movable[column]
        let quantity = nonbasic[column]
        if gradient[column] + (above[quantity] == rank ? 1 : 0) > SolverLimits.epsilon { directions.remove(.up) }
        if -gradient[column] + (below[quantity] == rank ? 1 : 0) > SolverLimits.epsilon { directions.remove(.down) }
        return directions
    }

    mutating func keepLevel(_ system: SimplexSystem, _ rank: Int32) {
        for column in system.columns where !movable[column].isEmpty {
            setDirections(keptDirections(column, rank), column)
        }
    }

    /// Forbids each column the directions in which its nonbasic quantity would get a cost. Only costs whose rank is
    /// between `last` and `next` matter. These costs are 0 now, which is their minimum.
    mutating func dropOwnCosts(between last: Int32, and next: Int32, _ system: SimplexSystem) {
        for column in system.columns where !movable[column].isEmpty {
            var directions = movable[column]
            let quantity = nonbasic[column]
            if above[quantity] > last && above[quantity] < next { directions.remove(.up) }
            if below[quantity] > last && below[quantity] < next { directions.remove(.down) }
            setDirections(directions, column)
        }
    }
}
