extension Substitution {
    /// The definitions to evaluate: all, or only those that depend on roots. Roots are variables without a definition.
    enum Part {
        case all
        /// The definitions that depend on roots.
        case notFixed
    }

    /// Computes the values of the variables that have definitions. Roots are variables without a definition; `values`
    /// already contains their values. `constants` has the constants of all constraints.
    ///
    /// - Complexity: O(terms of all definitions).
    func evaluate(_ part: Part, _ constants: ContiguousArray<Double>, into values: inout ContiguousArray<Double>) {
        for index in (part == .all ? 0 : fixedCount)..<order.count {
            let definition = order[index]
            var value = 0.0
            for constant in self.constants(of: definition) {
                value += constantCoefficients[constant] * constants[constantConstraints[constant]]
            }
            for term in terms(of: definition) {
                value += termCoefficients[term] * values[termVariables[term]]
            }
            values[variables[definition]] = value
        }
    }

    /// Calls `body` with each pair of a defined variable and a variable in its definition. Fixed variables are left
    /// out.
    func forEachDependency(_ body: (_ variable: Int, _ mentioned: Int) -> Void) {
        for definition in variables.indices where !isFixed[variables[definition]] {
            for term in terms(of: definition) where !isFixed[termVariables[term]] {
                body(variables[definition], termVariables[term])
            }
        }
    }
}
