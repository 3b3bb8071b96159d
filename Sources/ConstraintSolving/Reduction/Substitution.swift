/// The definitions of variables by required equalities. Defined variables are left out of the simplex.
///
/// Most constraints are chains of required equalities: `x₂ = x₁ + w₁ + 8`. Each defines one variable. A definition
/// keeps the terms that its constraint has, unexpanded, because the last of *n* siblings in terms of widths alone has
/// *n* terms, and all of them together *n*²: definitions form a graph without cycles that is evaluated in one pass, and
/// expanded only for constraints that need it. Variables without a definition are *roots*.
///
/// Coordinates are defined before sizes, since a size that is defined still has to be checked against 0.
///
/// A coordinate that is still a root, and that no definition mentions, is defined by an inequality or an optional
/// constraint as well: its left side becomes a root in the coordinate's place, a *stand-in* whose kink is the
/// constraint's constant. So neither has a row. Stand-ins are numbered after the variables.
struct Substitution {
    static let undefined = -1

    /// The index of each variable's definition, or `undefined`.
    private(set) var definitions: ContiguousArray<Int> = []
    /// A flag for each variable: true if constants alone decide the variable's value. The expanded definition of such a
    /// variable has no root.
    var isFixed: ContiguousArray<Bool> = []
    /// The indices of definitions, each after the indices of the definitions on which it depends. The definitions of
    /// fixed variables are first.
    private(set) var order: ContiguousArray<Int> = []
    private(set) var fixedCount = 0
    /// The required equalities that define no variable. They hold with the present constants, or contradict other
    /// constraints.
    private(set) var leftOver: ContiguousArray<Int> = []

    /// The constraints that stand-ins represent. A stand-in is a variable for the left side of a constraint.
    private(set) var standIns: ContiguousArray<Int> = []
    private(set) var hasStandIn: ContiguousArray<Bool> = []
    private var givenCount = 0

    // By definition: the variable it gives, and where its terms and constants start; then once more where they all end.
    private(set) var variables: ContiguousArray<Int> = []
    private(set) var termStarts: ContiguousArray<Int> = []
    private(set) var constantStarts: ContiguousArray<Int> = []
    // Terms are variables with coefficients, constants are constraints whose constants are multiplied.
    private(set) var termVariables: ContiguousArray<Int> = []
    private(set) var termCoefficients: ContiguousArray<Double> = []
    private(set) var constantConstraints: ContiguousArray<Int> = []
    private(set) var constantCoefficients: ContiguousArray<Double> = []

    private var isReferenced: ContiguousArray<Bool> = []
    /// The result of the last expansion.
    var expansion = Expansion()

    /// Discards excluded equalities that are required and define no variable.
    mutating func drop(_ excluded: ContiguousArray<Bool>) {
        leftOver.removeAll { excluded[$0] }
    }

    func isRoot(_ variable: Int) -> Bool { definitions[variable] == Self.undefined }
}

// MARK: Making definitions

extension Substitution {
    /// Defines variables by required equalities. An equality defines at most one variable.
    mutating func define(by structure: ConstraintStructure, excluding excluded: ContiguousArray<Bool>) {
        removeAll(variableCount: structure.variableCount)
        hasStandIn.assign(false, count: structure.constraintCount)
        for constraint in 0..<structure.constraintCount
        where structure.heads[constraint].relation == .equal && structure.isRequired(constraint)
            && (excluded.isEmpty || !excluded[constraint])
        {
            define(by: constraint, structure)
        }
        for constraint in 0..<structure.constraintCount where excluded.isEmpty || !excluded[constraint] {
            if structure.heads[constraint].relation == .equal && structure.isRequired(constraint) { continue }
            defineByStandIn(constraint, structure)
        }
        sortDefinitions()
    }

    /// The number of variables and stand-ins.
    var variableCount: Int { definitions.count }

    /// Returns the constraint whose left side `variable` represents. Nil if `variable` does not represent a left side,
    /// that is, if it is not a stand-in.
    func constraint(ofStandIn variable: Int) -> Int? {
        variable < givenCount ? nil : standIns[variable - givenCount]
    }

    /// Returns whether a variable is a size, and neither a coordinate nor a stand-in for a constraint's left side.
    func isSize(_ variable: Int, _ structure: ConstraintStructure) -> Bool {
        variable < givenCount && structure.isSize[variable]
    }

    private mutating func removeAll(variableCount: Int) {
        definitions.assign(Self.undefined, count: variableCount)
        isFixed.assign(false, count: variableCount)
        isReferenced.assign(false, count: variableCount)
        standIns.removeAll(keepingCapacity: true)
        givenCount = variableCount
        expansion.coefficients.assign(0, count: variableCount)
        expansion.stamps.assign(0, count: variableCount)
        expansion.stamp = 0
        order.removeAll(keepingCapacity: true)
        leftOver.removeAll(keepingCapacity: true)
        variables.removeAll(keepingCapacity: true)
        termStarts.assign(0, count: 1)
        constantStarts.assign(0, count: 1)
        termVariables.removeAll(keepingCapacity: true)
        termCoefficients.removeAll(keepingCapacity: true)
        constantConstraints.removeAll(keepingCapacity: true)
        constantCoefficients.removeAll(keepingCapacity: true)
    }

    private mutating func defineByStandIn(_ constraint: Int, _ structure: ConstraintStructure) {
        let terms = structure.terms(of: constraint)
        let best = terms.last { term in
            let variable = structure.terms[term].variable
            return !structure.isSize[variable] && isRoot(variable) && !isReferenced[variable]
        }
        guard let best else { return }
        let standIn = variableCount
        standIns.append(constraint)
        hasStandIn[constraint] = true
        definitions.append(Self.undefined)
        isFixed.append(false)
        isReferenced.append(true)
        expansion.coefficients.append(0)
        expansion.stamps.append(0)
        let scale = 1 / structure.terms[best].coefficient
        appendTerm(standIn, scale)
        for term in terms where term != best {
            appendTerm(structure.terms[term].variable, -structure.terms[term].coefficient * scale)
        }
        endDefinition(of: structure.terms[best].variable)
    }

    private mutating func define(by constraint: Int, _ structure: ConstraintStructure) {
        let terms = structure.terms(of: constraint)
        var best = Self.undefined
        for term in terms {
            let variable = structure.terms[term].variable
            // A variable that no definition mentions can be defined without a look at the others: no cycle can close.
            guard isRoot(variable), terms.count == 1 || !isReferenced[variable] else { continue }
            if best == Self.undefined || isBetter(variable, structure.terms[best].variable, structure) { best = term }
        }
        if best == Self.undefined {
            defineByExpansion(of: constraint, structure)
            return
        }
        let scale = 1 / structure.terms[best].coefficient
        for term in terms where term != best {
            appendTerm(structure.terms[term].variable, -structure.terms[term].coefficient * scale)
        }
        constantConstraints.append(constraint)
        constantCoefficients.append(scale)
        endDefinition(of: structure.terms[best].variable)
    }

    /// Defines a variable by a constraint, after expressing the constraint in terms of roots. Roots are variables
    /// without a definition; one of them becomes the defined variable. Each variable of the constraint is defined
    /// already, or occurs in a definition. If no root is left in the expression, the constraint defines no variable.
    private mutating func defineByExpansion(of constraint: Int, _ structure: ConstraintStructure) {
        expand(structure, constraint)
        var best = Self.undefined
        for root in expansion.roots where abs(expansion.coefficients[root]) > SolverLimits.epsilon {
            if best == Self.undefined || isBetter(root, best, structure) { best = root }
        }
        guard best != Self.undefined else {
            leftOver.append(constraint)
            return
        }
        let scale = 1 / expansion.coefficients[best]
        for root in expansion.roots where root != best && abs(expansion.coefficients[root]) > SolverLimits.epsilon {
            appendTerm(root, -expansion.coefficients[root] * scale)
        }
        constantConstraints.append(constraint)
        constantCoefficients.append(scale)
        forEachMultiplier { used, multiplier in
            constantConstraints.append(used)
            constantCoefficients.append(-multiplier * scale)
        }
        endDefinition(of: best)
    }

    private func isBetter(_ variable: Int, _ other: Int, _ structure: ConstraintStructure) -> Bool {
        let isSize = structure.isSize[variable]
        return isSize == structure.isSize[other] ? variable > other : !isSize
    }

    private mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
        termVariables.append(variable)
        termCoefficients.append(coefficient)
        isReferenced[variable] = true
    }

    private mutating func endDefinition(of variable: Int) {
        definitions[variable] = variables.count
        variables.append(variable)
        termStarts.append(termVariables.count)
        constantStarts.append(constantConstraints.count)
    }

    @inline(__always)
    func terms(of definition: Int) -> Range<Int> { termStarts[definition]..<termStarts[definition + 1] }

    @inline(__always)
    func constants(of definition: Int) -> Range<Int> {
        constantStarts[definition]..<constantStarts[definition + 1]
    }

    /// Brings the definitions of variables into the order in which they can be evaluated. A definition comes after the
    /// definitions on which it depends. The definitions of variables that depend on constants alone are first; these
    /// variables are marked in `isFixed`.
    private mutating func sortDefinitions() {
        expansion.begin()
        for definition in variables.indices where expansion.stamps[variables[definition]] != expansion.stamp {
            visit(variables[definition])
        }
        for definition in expansion.visited {
            let isConstant = terms(of: definition).allSatisfy { isFixed[termVariables[$0]] }
            isFixed[variables[definition]] = isConstant
            if isConstant { order.append(definition) }
        }
        fixedCount = order.count
        for definition in expansion.visited where !isFixed[variables[definition]] { order.append(definition) }
    }
}
