import CallerChecks

/// A sum of variables with coefficients, without a constant.
///
///     let edge = x + width - containerWidth
///
/// Four terms are stored in the value itself, as many as usual constraints have (a trailing edge against another one);
/// only longer ones need the heap. A variable that comes twice has the sum of both coefficients, and none if that is 0.
package struct LinearExpression: Hashable, Sendable {
    /// A variable and its factor.
    package struct Term: Hashable, Sendable {
        package var variable: SolverVariable
        package var coefficient: Double

        package init(_ variable: SolverVariable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    private var variables = SIMD4<Int32>()
    private var coefficients = SIMD4<Double>()
    private var others: [Term] = []

    /// The number of terms.
    package private(set) var count = 0

    /// Makes an expression without terms, whose value is 0.
    package init() {}

    /// Makes an expression of one variable times a coefficient.
    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        guard coefficient != 0 else { return }
        variables[0] = variable.index32
        coefficients[0] = coefficient
        count = 1
    }

    /// Makes the sum of terms.
    package init(_ terms: [Term]) {
        for term in terms { add(term.variable, term.coefficient) }
    }

    /// Adds a variable times a coefficient.
    ///
    /// - Complexity: O(*n*): *n* terms.
    package mutating func add(_ variable: SolverVariable, _ coefficient: Double = 1) {
        for index in 0..<min(count, 4) where variables[index] == variable.index32 {
            coefficients[index] += coefficient
            if coefficients[index] == 0 { remove(index) }
            return
        }
        if count > 4, let index = others.firstIndex(where: { $0.variable == variable }) {
            others[index].coefficient += coefficient
            if others[index].coefficient == 0 { remove(index + 4) }
            return
        }
        guard coefficient != 0 else { return }
        if count < 4 {
            variables[count] = variable.index32
            coefficients[count] = coefficient
        } else {
            others.append(Term(variable, coefficient))
        }
        count += 1
    }

    /// Removes a term. The last term of the expression takes the place of the removed term.
    private mutating func remove(_ index: Int) {
        self[index] = self[count - 1]
        count -= 1
        if count >= 4 {
            others.removeLast()
        } else {
            // Expressions are equal if all that is stored is.
            variables[count] = 0
            coefficients[count] = 0
        }
    }

    /// The term at an index; each variable is in only one term. Traps if there is no term at the index.
    package private(set) subscript(index: Int) -> Term {
        get {
            require(index >= 0 && index < count, "An expression of \(count) terms has no term \(index).")
            if index >= 4 { return others[index - 4] }
            return Term(SolverVariable(index: Int(variables[index])), coefficients[index])
        }
        set {
            if index < 4 {
                variables[index] = newValue.variable.index32
                coefficients[index] = newValue.coefficient
            } else {
                others[index - 4] = newValue
            }
        }
    }
}

extension LinearExpression {
    package static func + (expression: LinearExpression, variable: SolverVariable) -> LinearExpression {
        var sum = expression
        sum.add(variable)
        return sum
    }

    package static func - (expression: LinearExpression, variable: SolverVariable) -> LinearExpression {
        var sum = expression
        sum.add(variable, -1)
        return sum
    }
}

extension SolverVariable {
    package static func + (left: SolverVariable, right: SolverVariable) -> LinearExpression {
        LinearExpression(left) + right
    }

    package static func - (left: SolverVariable, right: SolverVariable) -> LinearExpression {
        LinearExpression(left) - right
    }

    fileprivate var index32: Int32 { Int32(truncatingIfNeeded: index) }
}
