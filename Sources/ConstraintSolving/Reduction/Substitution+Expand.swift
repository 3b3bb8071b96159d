extension Substitution {
    /// Expresses the left side of a constraint by roots, the variables without a definition. The result is in
    /// `expansion`.
    ///
    /// - Complexity: O(the definitions that it depends on). Once definitions are sorted, fixed ones cost nothing.
    mutating func expand(_ structure: ConstraintStructure, _ constraint: Int) {
        expansion.begin()
        for term in structure.terms(of: constraint) {
            seed(structure.terms[term].variable, structure.terms[term].coefficient)
        }
        substitute()
    }

    /// Expresses one variable by roots, the variables without a definition. The result is in `expansion`.
    mutating func expand(variable: Int) {
        expansion.begin()
        seed(variable, 1)
        substitute()
    }

    /// Expresses a sum of different variables by roots, the variables without a definition. The result is in
    /// `expansion`. The definitions of fixed variables are included, so that `forEachMultiplier` also finds the
    /// constraints in these definitions.
    mutating func expandThroughFixed(_ sum: [(variable: Int, coefficient: Double)]) {
        let kept = isFixed
        isFixed.assign(false, count: isFixed.count)
        expansion.begin()
        for term in sum { seed(term.variable, term.coefficient) }
        substitute()
        isFixed = kept
    }

    /// Calls `body` with the multipliers of the constraints in the expansion. The constant part of the expanded
    /// expression is the sum of the constraints' constants, each times its multiplier. `body` may be called several
    /// times for a constraint.
    func forEachMultiplier(_ body: (_ constraint: Int, _ multiplier: Double) -> Void) {
        for definition in expansion.visited {
            let multiplier = expansion.coefficients[variables[definition]]
            guard multiplier != 0 else { continue }
            for constant in constants(of: definition) {
                body(constantConstraints[constant], multiplier * constantCoefficients[constant])
            }
        }
    }

    @inline(__always)
    private mutating func seed(_ variable: Int, _ coefficient: Double) {
        if expansion.stamps[variable] != expansion.stamp { visit(variable) }
        expansion.coefficients[variable] += coefficient
    }

    /// Visits the definitions on which a variable depends, depth first. Does not use recursion, because chains of
    /// definitions are long.
    mutating func visit(_ variable: Int) {
        expansion.stamps[variable] = expansion.stamp
        expansion.coefficients[variable] = 0
        if isFixed[variable] { return }
        guard !isRoot(variable) else {
            expansion.roots.append(variable)
            return
        }
        let definition = definitions[variable]
        expansion.stack.append(Expansion.Visit(definition: definition, nextTerm: terms(of: definition).lowerBound))
        while let top = expansion.stack.last {
            guard top.nextTerm < termStarts[top.definition + 1] else {
                expansion.visited.append(top.definition)
                expansion.stack.removeLast()
                continue
            }
            expansion.stack[expansion.stack.count - 1].nextTerm += 1
            enter(termVariables[top.nextTerm])
        }
    }

    private mutating func enter(_ variable: Int) {
        guard expansion.stamps[variable] != expansion.stamp else { return }
        expansion.stamps[variable] = expansion.stamp
        expansion.coefficients[variable] = 0
        if isFixed[variable] { return }
        if isRoot(variable) {
            expansion.roots.append(variable)
        } else {
            let definition = definitions[variable]
            let first = terms(of: definition).lowerBound
            expansion.stack.append(Expansion.Visit(definition: definition, nextTerm: first))
        }
    }

    /// Replaces defined variables by their terms. A definition is used before the definitions on which it depends.
    private mutating func substitute() {
        for index in stride(from: expansion.visited.count - 1, through: 0, by: -1) {
            let definition = expansion.visited[index]
            let coefficient = expansion.coefficients[variables[definition]]
            guard coefficient != 0 else { continue }
            for term in terms(of: definition) {
                expansion.coefficients[termVariables[term]] += coefficient * termCoefficients[term]
            }
        }
    }
}
