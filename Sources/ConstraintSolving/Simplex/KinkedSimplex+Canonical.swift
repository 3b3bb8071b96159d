/// The choice of one solution if constraints leave several solutions open.
///
/// Each rule is one more rank, below all priorities, so that the outcome is a property of the system: it does not
/// depend on the vertex that the levels ended in, and thereby not on what happened before.
extension KinkedSimplex {
    /// Makes one size as small as possible without an increase of the costs that were minimised before.
    mutating func minimiseSize<T: Tableau>(
        of quantity: Int, _ tableau: inout T, _ system: SimplexSystem, _ rank: Int32
    ) {
        guard movableCount > 0 else { return }
        let place = places[quantity]
        if place < 0 {
            setDirections(movable[system.firstColumn + ~place].subtracting(.up), system.firstColumn + ~place)
        } else if sides[system.firstRow + place] > 0 {
            minimiseAlone(place, &tableau, system, rank)
        }
    }

    /// Brings a coordinate as close to 0 as possible without an increase of the costs that were minimised before.
    mutating func minimiseDistance<T: Tableau>(
        of quantity: Int, _ tableau: inout T, _ system: SimplexSystem, _ rank: Int32
    ) {
        guard movableCount > 0 else { return }
        let place = places[quantity]
        if place < 0 {
            setDirections([], system.firstColumn + ~place)
        } else if sides[system.firstRow + place] != 0 {
            minimiseAlone(place, &tableau, system, rank)
        }
    }

    /// Makes inequalities as tight as possible without an increase of the costs that were minimised before. The sum of
    /// their slack is minimised.
    mutating func minimiseSlack<T: Tableau>(_ tableau: inout T, _ system: SimplexSystem) {
        guard movableCount > 0 else { return }
        startGradient(tableau, system, ranks.slack)
        minimise(&tableau, system, ranks.slack)
        keepLevel(system, ranks.slack)
    }

    /// Minimises the cost of a single quantity. `rank` is the place of this cost in the order in which costs are
    /// minimised.
    ///
    /// The row of the quantity is the whole gradient. If the cost is already minimal, which is usual, only the columns
    /// of the row are examined.
    private mutating func minimiseAlone<T: Tableau>(
        _ row: Int, _ tableau: inout T, _ system: SimplexSystem, _ rank: Int32
    ) {
        let index = system.firstRow + row
        let slope = slope(basic[index], sides[index], rank)
        var isLeast = true
        tableau.forEachInRow(row) { column, coefficient in
            let directions = movable[system.firstColumn + column]
            let rate = slope * coefficient
            if rate < -SolverLimits.epsilon && directions.contains(.up) { isLeast = false }
            if rate > SolverLimits.epsilon && directions.contains(.down) { isLeast = false }
        }
        if isLeast {
            tableau.forEachInRow(row) { column, coefficient in
                guard abs(coefficient) > SolverLimits.epsilon else { return }
                setDirections([], system.firstColumn + column)
            }
        } else {
            for column in system.columns { gradient[column] = 0 }
            addToGradient(slope, tableau, system, row: row)
            minimise(&tableau, system, rank)
            keepLevel(system, rank)
        }
    }

    // MARK: Coordinates that equalities define

    /// Brings the value of a coordinate as close to 0 as possible. The coordinate's variable is not in the tableau,
    /// because equalities define it.
    ///
    /// It gets one of the system's pins, a row kept free for this. There is one more of them than free roots, and a pin
    /// at its kink takes away a root's freedom, so one is always basic.
    ///
    /// - Parameters:
    ///   - form: The coordinate in terms of the columns, for each column.
    ///   - target: The negative of its constant part: the form has this value where the coordinate is 0.
    mutating func pin<T: Tableau>(
        _ form: ContiguousArray<Double>, target: Double, _ tableau: inout T, _ system: SimplexSystem, _ rank: Int32
    ) {
        if let held = system.pins.first(where: { places[$0] < 0 && above[$0] == rank }) {
            setDirections([], system.firstColumn + ~places[held])
            return
        }
        guard let column = (0..<system.columnCount).first(where: { canMove($0, form, system) }) else { return }
        guard let pin = system.pins.first(where: { places[$0] >= 0 }) else { return }
        let row = places[pin]
        tableau.clear(row: row)
        for column in 0..<system.columnCount where form[column] != 0 { tableau.set(row, column, form[column]) }
        (above[pin], below[pin], targets[pin]) = (rank, rank, target)
        let index = system.firstRow + row
        var value = 0.0
        tableau.forEachInRow(row) { value += $1 * targets[nonbasic[system.firstColumn + $0]] }
        values[index] = value
        let distance = value - target
        sides[index] = distance > SolverLimits.lengthEpsilon ? 1 : distance < -SolverLimits.lengthEpsilon ? -1 : 0
        if sides[index] != 0 {
            minimiseAlone(row, &tableau, system, rank)
        } else {
            holdAtKink(row, column, &tableau, system)
        }
        releaseBasicPins(system)
    }

    /// Pins a coordinate whose value is 0, so that it stays 0. The pin is a quantity reserved for the coordinate. It
    /// leaves the basic quantities. The quantity of a column that could move the coordinate takes its place.
    private mutating func holdAtKink<T: Tableau>(
        _ row: Int, _ column: Int, _ tableau: inout T, _ system: SimplexSystem
    ) {
        let side: Int8 = movable[system.firstColumn + column].contains(.up) ? 1 : -1
        exchange(row, column, &tableau, system)
        sides[system.firstRow + row] = side
        values[system.firstRow + row] = targets[basic[system.firstRow + row]]
        setDirections([], system.firstColumn + column)
    }

    private func canMove(_ column: Int, _ form: ContiguousArray<Double>, _ system: SimplexSystem) -> Bool {
        abs(form[column]) > SolverLimits.epsilon && !movable[system.firstColumn + column].isEmpty
    }

    /// Removes the costs of all basic pins, so that these pins can be used for other coordinates. A pin is a quantity
    /// reserved for a coordinate that equalities define. It can keep its coordinate at 0 only while it is not basic.
    mutating func releaseBasicPins(_ system: SimplexSystem) {
        for pin in system.pins where places[pin] >= 0 { (above[pin], below[pin]) = (CostRanks.none, CostRanks.none) }
    }

    // MARK: Questions

    /// Returns whether an expression has only one value while the costs of all levels are minimal. Requires a call of
    /// `minimiseLevels` before.
    ///
    /// Call it on a copy: it walks to both ends of the range.
    ///
    /// - Parameter form: The coefficients of the columns, for each column, after `minimiseLevels`.
    mutating func findsOnlyOneValue<T: Tableau>(
        _ form: ContiguousArray<Double>, _ tableau: inout T, _ system: SimplexSystem
    ) -> Bool {
        for column in 0..<system.columnCount { gradient[system.firstColumn + column] = form[column] }
        progress = 0
        guard minimise(&tableau, system, ranks.question) else { return false }
        for column in system.columns { gradient[column] = -gradient[column] }
        guard minimise(&tableau, system, ranks.question) else { return false }
        return progress <= SolverLimits.lengthEpsilon
    }
}
