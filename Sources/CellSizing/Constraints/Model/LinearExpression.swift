/// A sum of variables with coefficients, without a constant: `x + width - containerWidth`.
///
/// Six terms are stored in the value itself, so that expressions of usual constraints (a trailing edge against another
/// one has four terms) need no heap. A variable that comes twice has the sum of both coefficients; a term whose coefficient
/// is 0 counts for nothing.
package struct LinearExpression: Hashable, Sendable {
    /// A variable and what it is multiplied with.
    package struct Term: Hashable, Sendable {
        package var variable: SolverVariable
        package var coefficient: Double

        package init(_ variable: SolverVariable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    private static let none = Term(SolverVariable(index: 0), 0)
    private static let inlineCapacity = 6

    private var first = none
    private var second = none
    private var third = none
    private var fourth = none
    private var fifth = none
    private var sixth = none
    private var others: [Term] = []

    /// The number of terms.
    package private(set) var count = 0

    /// The expression 0.
    package init() {}

    /// One variable times a coefficient.
    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        first = Term(variable, coefficient)
        count = 1
    }

    /// The sum of terms.
    package init(_ terms: [Term]) {
        for term in terms { add(term.variable, term.coefficient) }
    }

    /// Adds a variable times a coefficient.
    ///
    /// - Complexity: O(*n*): *n* terms.
    package mutating func add(_ variable: SolverVariable, _ coefficient: Double = 1) {
        for index in 0..<count where self[index].variable == variable {
            self[index].coefficient += coefficient
            return
        }
        count += 1
        if count > Self.inlineCapacity {
            others.append(Term(variable, coefficient))
        } else {
            self[count - 1] = Term(variable, coefficient)
        }
    }

    /// The terms in the order in which their variables were first added. Traps where there is none at the index.
    package private(set) subscript(index: Int) -> Term {
        get {
            precondition(index >= 0 && index < count, "An expression of \(count) terms has no term \(index).")
            switch index {
            case 0: return first
            case 1: return second
            case 2: return third
            case 3: return fourth
            case 4: return fifth
            case 5: return sixth
            default: return others[index - Self.inlineCapacity]
            }
        }
        set {
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            case 3: fourth = newValue
            case 4: fifth = newValue
            case 5: sixth = newValue
            default: others[index - Self.inlineCapacity] = newValue
            }
        }
    }
}
