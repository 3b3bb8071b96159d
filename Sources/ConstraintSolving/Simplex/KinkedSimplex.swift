/// A simplex algorithm for costs with kinks, which are values at which a cost begins to rise. It minimises one level of
/// costs after the other.
///
/// Every variable and every constraint is a *quantity*, a linear form with a target: 0 for a size, the constant for a
/// constraint. Below the target and above it the quantity costs its distance, at the rank of that side, or nothing. So
/// an optional `<=` costs above its target, an optional `==` on both sides, and a required constraint costs at rank 0.
/// There are neither slack nor error variables: a constraint is one row, not three. A solution is a vertex: as many
/// quantities as there are columns are exactly at their target (their *kink*), and the others follow from the tableau.
///
///     above           cost │      ╱  rank of `above`
///       ▲                  │     ╱
///     target ── kink   ────┴────┘
///       ▼                    below: no cost
///     below
///
/// A step takes one quantity off its kink and walks down the slope of the cost that is being minimised. The others
/// cross their kinks on the way; the step ends where the slope turns, or where something of a smaller rank would suffer
/// (the long step rule: Fourer, "A simplex algorithm for piecewise-linear programming", 1985). Levels are minimised one
/// after the other, and each leaves to the next only the directions along which its cost stays: lexicographic, never
/// weighted.
///
/// After constants changed, the same quantities stay at their kinks, only those whose side changed are looked at again.
/// That takes the place of the dual simplex: no right side ever makes a vertex invalid here.
///
/// Termination: Bland's rule after a number of steps without progress, which is the textbook's once each quantity is on
/// a side. (Roads not taken: weights per priority give wrong answers; vectors of weights cost a factor on every number
/// and need as many components as there are levels.)
struct KinkedSimplex {
    var ranks = CostRanks(levelCount: 0, variableCount: 0)

    // Quantities.
    var above: ContiguousArray<Int32> = []
    var below: ContiguousArray<Int32> = []
    var targets: ContiguousArray<Double> = []
    /// The row of each basic quantity; for other quantities, `~column`. Rows and columns are numbered from the start of
    /// the system.
    var places: ContiguousArray<Int> = []

    // Columns.
    var nonbasic: ContiguousArray<Int> = []
    var movable: ContiguousArray<Directions> = []
    /// The slope of the cost in each column. This is the rate at which the basic quantities' total cost changes when
    /// the column moves.
    var gradient: ContiguousArray<Double> = []

    // Rows.
    var basic: ContiguousArray<Int> = []
    var values: ContiguousArray<Double> = []
    /// The position of each basic quantity relative to its kink: −1 below, 0 at, 1 above. The kink is the value at
    /// which the quantity's cost begins.
    var sides: ContiguousArray<Int8> = []

    /// The number of directions in which columns can move without an increase of the costs minimised so far.
    var movableCount = 0
    var pivots = 0
    /// The amount by which steps have lowered the cost that is being minimised. It is computed with the slope at the
    /// start of each step.
    var progress = 0.0

    private(set) var breakpoints: ContiguousArray<Breakpoint> = []
    private(set) var passed: ContiguousArray<Breakpoint> = []

    /// The directions in which the quantity of a column may leave its kink. The kink is the value at which the
    /// quantity's cost begins.
    struct Directions: OptionSet {
        var rawValue: UInt8
        static let up = Directions(rawValue: 1)
        static let down = Directions(rawValue: 2)
    }

    /// A point at which a basic quantity reaches its kink during a step. The kink is the value at which the quantity's
    /// cost begins.
    struct Breakpoint {
        var length: Double
        var row: Int
        var quantity: Int
        /// The amount by which the slope of the cost increases at this point.
        var jump: Double
        /// Whether a more important cost would increase if the step went beyond this point. Costs of smaller ranks are
        /// more important.
        var isBlocked: Bool
        var newSide: Int8

        static func < (a: Breakpoint, b: Breakpoint) -> Bool {
            a.length != b.length ? a.length < b.length : a.quantity < b.quantity
        }
    }

    struct Step {
        var column: Int
        var isUp: Bool
        var slope: Double
    }
}

// MARK: Minimising one rank

extension KinkedSimplex {
    /// Minimises the costs that have the given rank. Costs of smaller ranks are more important, and do not increase.
    /// Takes steps until no direction that is still allowed lowers the costs of this rank. Returns false if these costs
    /// have no lower bound.
    ///
    /// - Returns: False where the cost has no bound, which is possible for questions only.
    @discardableResult
    mutating func minimise<T: Tableau>(_ tableau: inout T, _ system: SimplexSystem, _ rank: Int32) -> Bool {
        let patience = 2 * system.columnCount + 16
        // Bland's rule terminates; only rounding could prevent that.
        let limit = 64 * (system.columnCount + system.rowCount) + 1024
        var (idle, steps, start) = (0, 0, 0)
        while steps < limit, let step = improvingStep(system, rank, from: start, isStrict: idle > patience) {
            steps += 1
            if idle == patience { takeSides(tableau, system, rank) }
            collectBreakpoints(tableau, system, step, rank)
            guard let end = end(of: step, isStrict: idle >= patience) else {
                // A cost of a level is bounded by 0, so the slope is what rounding left.
                if rank == ranks.question { return false }
                gradient[system.firstColumn + step.column] = 0
                continue
            }
            idle = end.length > SolverLimits.lengthEpsilon ? 0 : idle + 1
            start = idle == 0 ? step.column : 0
            take(step, to: end, &tableau, system, rank)
        }
        return true
    }

    /// Returns a step that lowers the cost; nil if there is no such step.
    ///
    /// The step is along the first possible column from `start` on. With Bland's rule, it is along the possible column
    /// of the first quantity in order.
    private func improvingStep(
        _ system: SimplexSystem, _ rank: Int32, from start: Int, isStrict: Bool
    ) -> Step? {
        guard movableCount > 0 else { return nil }
        var best: Step?
        var bestQuantity = Int.max
        var column = start
        for _ in 0..<system.columnCount {
            if column >= system.columnCount { column = 0 }
            if let step = downhill(system.firstColumn + column, column, rank) {
                guard isStrict else { return step }
                let quantity = nonbasic[system.firstColumn + column]
                if quantity < bestQuantity { (best, bestQuantity) = (step, quantity) }
            }
            column += 1
        }
        return best
    }

    @inline(__always)
    private func downhill(_ index: Int, _ column: Int, _ rank: Int32) -> Step? {
        let directions = movable[index]
        guard !directions.isEmpty else { return nil }
        let quantity = nonbasic[index]
        if directions.contains(.up) {
            let slope = gradient[index] + (above[quantity] == rank ? 1 : 0)
            if slope < -SolverLimits.epsilon { return Step(column: column, isUp: true, slope: slope) }
        }
        if directions.contains(.down) {
            let slope = -gradient[index] + (below[quantity] == rank ? 1 : 0)
            if slope < -SolverLimits.epsilon { return Step(column: column, isUp: false, slope: slope) }
        }
        return nil
    }

    /// Finds the basic quantities that reach their kinks in a step. Also finds the length of the step up to each kink.
    /// A kink is the value at which a quantity's cost begins.
    private mutating func collectBreakpoints<T: Tableau>(
        _ tableau: T, _ system: SimplexSystem, _ step: Step, _ rank: Int32
    ) {
        breakpoints.removeAll(keepingCapacity: true)
        passed.removeAll(keepingCapacity: true)
        tableau.forEachInColumn(step.column) { row, coefficient in
            let isRising = (coefficient > 0) == step.isUp
            let side = sides[system.firstRow + row]
            let newSide: Int8 = isRising ? 1 : -1
            guard side != newSide, abs(coefficient) > SolverLimits.epsilon else { return }
            let quantity = basic[system.firstRow + row]
            let ahead = isRising ? above[quantity] : below[quantity]
            let behind = side == 0 ? CostRanks.none : isRising ? below[quantity] : above[quantity]
            guard min(ahead, behind) != CostRanks.none else { return }
            let distance = side == 0 ? 0 : max(0, Double(side) * (values[system.firstRow + row] - targets[quantity]))
            let kinks: Double = (ahead == rank ? 1 : 0) + (behind == rank ? 1 : 0)
            breakpoints.append(
                Breakpoint(
                    length: distance / abs(coefficient), row: row, quantity: quantity, jump: abs(coefficient) * kinks,
                    isBlocked: min(ahead, behind) < rank, newSide: newSide))
        }
    }

    /// Finds the breakpoint at which a step ends; nil if the cost falls without end. The step ends at the first
    /// breakpoint behind which the minimised cost would not fall, or a cost of a smaller rank would increase. If
    /// `isStrict` is true, it also ends where the cost begins to fall more slowly. The earlier breakpoints are moved to
    /// `passed`.
    private mutating func end(of step: Step, isStrict: Bool) -> Breakpoint? {
        var slope = step.slope
        let isSorted = breakpoints.count > 64
        if isSorted { breakpoints.sort { $1 < $0 } }
        while !breakpoints.isEmpty {
            var next = breakpoints.count - 1
            if !isSorted {
                for index in 0..<next where breakpoints[index] < breakpoints[next] { next = index }
                breakpoints.swapAt(next, breakpoints.count - 1)
            }
            let breakpoint = breakpoints.removeLast()
            slope += breakpoint.jump
            let isEnd = breakpoint.isBlocked || slope >= -SolverLimits.epsilon || isStrict && breakpoint.jump > 0
            if isEnd { return breakpoint }
            passed.append(breakpoint)
        }
        return nil
    }

    // MARK: Taking a step

    private mutating func take<T: Tableau>(
        _ step: Step, to end: Breakpoint, _ tableau: inout T, _ system: SimplexSystem, _ rank: Int32
    ) {
        let (row, column) = (system.firstRow + end.row, system.firstColumn + step.column)
        let signed = step.isUp ? end.length : -end.length
        progress -= step.slope * end.length
        if end.length > 0 {
            tableau.forEachInColumn(step.column) { values[system.firstRow + $0] += $1 * signed }
        }
        for crossing in passed {
            let index = system.firstRow + crossing.row
            let change = slope(crossing.quantity, crossing.newSide, rank) - slope(crossing.quantity, sides[index], rank)
            sides[index] = crossing.newSide
            addToGradient(change, tableau, system, row: crossing.row)
        }
        let side = sides[row]
        addToGradient(-slope(end.quantity, side, rank), tableau, system, row: end.row)
        exchange(end.row, step.column, &tableau, system)
        let entered = basic[row]
        sides[row] = step.isUp ? 1 : -1
        values[row] = targets[entered] + signed
        let rate = gradient[column] + slope(entered, sides[row], rank)
        gradient[column] = 0
        addToGradient(rate, tableau, system, row: end.row)
        allowDirections(of: end, from: side, column, rank)
    }

    /// Determines whether a quantity that left the basis may rise or fall. The quantity is now at the value at which
    /// its cost begins. It may always return to the side of this value from which it came. It may cross to the other
    /// side unless a more important cost, which is a cost of a smaller rank, would increase.
    private mutating func allowDirections(of end: Breakpoint, from side: Int8, _ column: Int, _ rank: Int32) {
        let (high, low) = (above[end.quantity], below[end.quantity])
        var directions: Directions = []
        if side > 0 || (side == 0 ? high : min(high, low)) >= rank { directions.insert(.up) }
        if side < 0 || (side == 0 ? low : min(high, low)) >= rank { directions.insert(.down) }
        setDirections(directions, column)
    }

    mutating func setDirections(_ directions: Directions, _ column: Int) {
        movableCount += directions.rawValue.nonzeroBitCount - movable[column].rawValue.nonzeroBitCount
        movable[column] = directions
    }

    /// Exchanges the basic quantity of a row for the quantity of a column, which becomes basic.
    mutating func exchange<T: Tableau>(_ row: Int, _ column: Int, _ tableau: inout T, _ system: SimplexSystem) {
        tableau.pivot(row: row, column: column)
        let (leaving, entering) = (basic[system.firstRow + row], nonbasic[system.firstColumn + column])
        basic[system.firstRow + row] = entering
        nonbasic[system.firstColumn + column] = leaving
        places[entering] = row
        places[leaving] = ~column
        pivots += 1
    }

    @inline(__always)
    func slope(_ quantity: Int, _ side: Int8, _ rank: Int32) -> Double {
        if side > 0 { return above[quantity] == rank ? 1 : 0 }
        if side < 0 { return below[quantity] == rank ? -1 : 0 }
        return 0
    }

    mutating func addToGradient<T: Tableau>(_ rate: Double, _ tableau: T, _ system: SimplexSystem, row: Int) {
        guard rate != 0 else { return }
        tableau.forEachInRow(row) { gradient[system.firstColumn + $0] += rate * $1 }
    }

    /// Treats basic quantities that are exactly at their kinks as above or below the kink. A kink is the value at which
    /// a quantity's cost begins. The side without a cost is chosen, or the side whose cost is minimised later. Bland's
    /// rule requires this choice.
    private mutating func takeSides<T: Tableau>(_ tableau: T, _ system: SimplexSystem, _ rank: Int32) {
        for row in system.rows where sides[row] == 0 {
            let quantity = basic[row]
            let side: Int8 = above[quantity] > below[quantity] ? 1 : -1
            guard max(above[quantity], below[quantity]) >= rank else { continue }
            sides[row] = side
            addToGradient(slope(quantity, side, rank), tableau, system, row: row - system.firstRow)
        }
    }
}
