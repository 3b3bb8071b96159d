import ConstraintSolving

/// Systems written in few words: variables by name, made where they are first used.
struct SolverSketch {
    var solver: ConstraintSolver
    private var variables: [String: SolverVariable] = [:]

    init(_ solver: ConstraintSolver = ConstraintSolver()) {
        self.solver = solver
    }

    /// A name that begins with w or h is a size, any other a coordinate.
    mutating func variable(_ name: String) -> SolverVariable {
        if let variable = variables[name] { return variable }
        let variable = solver.addVariable(name.hasPrefix("w") || name.hasPrefix("h") ? .size : .position)
        variables[name] = variable
        return variable
    }

    /// Adds, for example, `x + 2 w == 75 @750`. Labels count up from 0.
    @discardableResult
    mutating func add(_ text: String, isSystem: Bool = false) throws -> ConstraintIdentifier {
        var words = text.split(separator: " ").map(String.init)
        var priority = LinearConstraint.required
        if let last = words.last, last.hasPrefix("@") {
            priority = Float(last.dropFirst())!
            words.removeLast()
        }
        let constant = Double(words.removeLast())!
        let relations: [String: ConstraintRelation] = [
            "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
        ]
        let relation = relations[words.removeLast()]!
        var expression = LinearExpression()
        var (sign, factor) = (1.0, 1.0)
        for word in words {
            if word == "+" || word == "-" {
                sign = word == "+" ? 1 : -1
            } else if let number = Double(word) {
                factor = number
            } else {
                expression.add(variable(word), sign * factor)
                factor = 1
            }
        }
        defer { labelCount += 1 }
        return try solver.add(
            LinearConstraint(
                expression, relation, constant, priority: priority, isSystem: isSystem, label: labelCount))
    }

    private var labelCount = 0

    mutating func add(_ lines: [String]) throws {
        for line in lines { try add(line) }
    }

    mutating func solve() {
        solver.solve()
        solver.checkInvariants()
    }

    func value(_ name: String) -> Double { solver.value(of: variables[name]!) }

    func values(_ names: String...) -> [Double] { names.map { value($0) } }

    func isAmbiguous(_ name: String) -> Bool { solver.isAmbiguous(variables[name]!) }

    /// The labels of each conflict's members, and which was broken.
    var conflicts: [[Int]] { solver.conflicts.map { $0.members.map(\.label) } }
    var broken: [Int] { solver.conflicts.map(\.broken.label) }
}

/// The values of a system that is made and solved at once.
func solved(_ lines: String...) throws -> SolverSketch {
    var sketch = SolverSketch()
    try sketch.add(lines)
    sketch.solve()
    return sketch
}
