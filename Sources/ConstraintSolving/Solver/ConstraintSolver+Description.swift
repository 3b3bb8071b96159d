/// The description of a solver in text: the variables, the constraints in order of activation, and the tableaus after
/// the last `solve`.
///
///     v0 = 75.0 size
///     c0: v0 == 120.0 @250.0
///     c1: v0 == 75.0 @750.0
///     system 0, at their targets: c1
///       c0 = c1 → 75.0 (target 120.0)
///       v0 = c1 → 75.0 (target 0.0)
extension ConstraintSolver: CustomStringConvertible {
    package var description: String {
        var lines = (0..<variableCount).map { variable in
            let value = state == .solved ? " = \(SolverLimits.snapped(system.values[variable]))" : ""
            return "v\(variable)\(value) \(structure.isSize[variable] ? "size" : "position")"
        }
        lines += owners.indices.map { "c\($0): \(text(ofConstraint: $0))" }
        guard state == .solved else { return (lines + ["not solved"]).joined(separator: "\n") }
        for index in system.systems.indices { lines += system.lines(ofSystem: index) }
        return lines.joined(separator: "\n")
    }

    private func text(ofConstraint constraint: Int) -> String {
        let terms = structure.terms(of: constraint).map { index in
            let term = structure.terms[index]
            return (term.coefficient == 1 ? "" : "\(term.coefficient) ") + "v\(term.variable)"
        }
        let head = structure.heads[constraint]
        let relation = ["<=", "==", ">="][Int(head.relation.rawValue)]
        let sum = terms.isEmpty ? "0" : terms.joined(separator: " + ")
        return "\(sum) \(relation) \(constants[constraint]) @\(head.priority)"
    }
}

extension ReducedSystem {
    fileprivate func lines(ofSystem index: Int) -> [String] {
        let system = systems[index]
        let kinks = system.columns.map { name(of: simplex.nonbasic[$0], system) }
        let title = "system \(index), at their targets: \(kinks.joined(separator: ", "))"
        if system.isSparse { return [title] + lines(system, sparse[system.tableau], kinks) }
        var tableau = dense
        tableau.select(system.tableau, rows: system.rowCount, columns: system.columnCount)
        return [title] + lines(system, tableau, kinks)
    }

    private func lines<T: Tableau>(_ system: SimplexSystem, _ tableau: T, _ kinks: [String]) -> [String] {
        system.rows.filter { !system.pins.contains(simplex.basic[$0]) }.map { row in
            var terms: [String] = []
            tableau.forEachInRow(row - system.firstRow) { column, coefficient in
                guard coefficient != 0 else { return }
                terms.append((coefficient == 1 ? "" : "\(coefficient) ") + kinks[column])
            }
            let quantity = simplex.basic[row]
            let sum = terms.isEmpty ? "0" : terms.joined(separator: " + ")
            let target = "(target \(simplex.targets[quantity]))"
            return "  \(name(of: quantity, system)) = \(sum) → \(simplex.values[row]) \(target)"
        }
    }

    private func name(of quantity: Int, _ system: SimplexSystem) -> String {
        if system.pins.contains(quantity) { return "pin\(quantity - system.firstPin)" }
        let source = sources[quantity]
        guard source >= 0 else {
            return substitution.constraint(ofStandIn: ~source).map { "c\($0)" } ?? "v\(~source)"
        }
        switch rows.sources[source] {
        case .size(let variable): return "v\(variable)"
        case .constraint(let constraint): return "c\(constraint)"
        }
    }
}
