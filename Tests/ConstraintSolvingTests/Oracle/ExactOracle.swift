import ConstraintSolving

/// The answers to a system of constraints by exact arithmetic, one priority after the other. It shares nothing with the
/// solver: every constraint has columns for what it has to spare and for by how much it is violated.
struct ExactOracle: Equatable {
    /// The least cost of each optional priority, highest first.
    private(set) var costs: [Double] = []
    /// The value of each variable, by the canonical choice where constraints leave one.
    private(set) var values: [Double] = []
    /// Whether each variable could have another value at the same costs.
    private(set) var isAmbiguous: [Bool] = []

    /// - Returns: nil if the required constraints contradict each other.
    init?(_ system: PlainSystem) throws {
        let columns = Columns(system)
        guard var tableau = try columns.tableau() else { return nil }
        for level in system.levels { costs.append(try tableau.minimiseAndKeep(columns.cost(of: level)).value) }
        for variable in system.kinds.indices {
            let form = columns.form(of: variable)
            let least = try tableau.least(form)
            let greatest = try tableau.least(form.map { -$0 })
            if let least, let greatest {
                isAmbiguous.append(least.numerator * greatest.denominator != -greatest.numerator * least.denominator)
            } else {
                isAmbiguous.append(true)
            }
        }
        for variable in system.kinds.indices where system.kinds[variable] == .size {
            _ = try tableau.minimiseAndKeep(columns.magnitude(of: variable))
        }
        _ = try tableau.minimiseAndKeep(columns.slack)
        for variable in system.kinds.indices where system.kinds[variable] == .position {
            _ = try tableau.minimiseAndKeep(columns.magnitude(of: variable))
        }
        values = system.kinds.indices.map { variable in
            let parts = columns.parts[variable].map { tableau.value(of: $0.column).value * Double($0.sign) }
            return parts.reduce(0, +)
        }
    }

    /// Whether required constraints can hold together.
    static func isFeasible(_ system: PlainSystem) throws -> Bool {
        var required = system
        required.constraints.removeAll { !$0.isRequired }
        return try Columns(required).tableau() != nil
    }
}

/// Which column stands for what.
private struct Columns {
    let system: PlainSystem
    /// A size is one column, a coordinate the difference of two.
    var parts: [[(column: Int, sign: Int)]] = []
    /// What a constraint's left side is above and below its constant; nil where it may not be.
    var above: [Int?] = []
    var below: [Int?] = []
    var count = 0

    init(_ system: PlainSystem) {
        self.system = system
        for kind in system.kinds {
            parts.append([(count, 1)])
            count += 1
            guard kind == .position else { continue }
            parts[parts.count - 1].append((count, -1))
            count += 1
        }
        for constraint in system.constraints {
            let mayBeAbove = !constraint.isRequired || constraint.relation == .greaterThanOrEqual
            let mayBeBelow = !constraint.isRequired || constraint.relation == .lessThanOrEqual
            above.append(mayBeAbove ? count : nil)
            count += mayBeAbove ? 1 : 0
            below.append(mayBeBelow ? count : nil)
            count += mayBeBelow ? 1 : 0
        }
    }

    /// Everything in halves, so that coefficients are whole.
    func tableau() throws -> ExactTableau? {
        var rows: [[Int]] = []
        for (index, constraint) in system.constraints.enumerated() {
            var row = [Int](repeating: 0, count: count)
            for (variable, half) in constraint.halves.enumerated() {
                for part in parts[variable] { row[part.column] = half * part.sign }
            }
            if let column = above[index] { row[column] = -2 }
            if let column = below[index] { row[column] = 2 }
            rows.append(row)
        }
        return try ExactTableau(rows, system.constraints.map { $0.constant * 2 }, columnCount: count)
    }

    func cost(of level: Float) -> [Int] {
        cost { $0.priority == level && $0.relation != .greaterThanOrEqual } below: {
            $0.priority == level && $0.relation != .lessThanOrEqual
        }
    }

    var slack: [Int] {
        cost { $0.relation == .greaterThanOrEqual } below: { $0.relation == .lessThanOrEqual }
    }

    private func cost(
        above isAbove: (PlainSystem.Constraint) -> Bool, below isBelow: (PlainSystem.Constraint) -> Bool
    ) -> [Int] {
        var cost = [Int](repeating: 0, count: count)
        for (index, constraint) in system.constraints.enumerated() {
            if let column = above[index], isAbove(constraint) { cost[column] = 1 }
            if let column = below[index], isBelow(constraint) { cost[column] = 1 }
        }
        return cost
    }

    func form(of variable: Int) -> [Int] {
        var form = [Int](repeating: 0, count: count)
        for part in parts[variable] { form[part.column] = part.sign }
        return form
    }

    func magnitude(of variable: Int) -> [Int] { form(of: variable).map { abs($0) } }
}
