/// Everything about a system of constraints except the constants, in flat arrays: what two cells of a kind share.
///
/// Constraints are in order of activation. The hash is kept up while they are appended.
struct ConstraintStructure: Equatable {
    private(set) var isSize: ContiguousArray<Bool> = []
    private(set) var termEnds: ContiguousArray<Int> = []
    private(set) var termVariables: ContiguousArray<Int> = []
    private(set) var termCoefficients: ContiguousArray<Double> = []
    private(set) var relations: ContiguousArray<ConstraintRelation> = []
    private(set) var priorities: ContiguousArray<Float> = []
    private(set) var hash: UInt64 = 0

    var variableCount: Int { isSize.count }
    var constraintCount: Int { relations.count }

    /// Where the terms of a constraint are.
    func terms(of constraint: Int) -> Range<Int> {
        (constraint == 0 ? 0 : termEnds[constraint - 1])..<termEnds[constraint]
    }

    func isRequired(_ constraint: Int) -> Bool { priorities[constraint] >= LinearConstraint.required }

    static func == (left: Self, right: Self) -> Bool {
        left.hash == right.hash && left.termEnds == right.termEnds && left.termVariables == right.termVariables
            && left.termCoefficients == right.termCoefficients && left.relations == right.relations
            && left.priorities == right.priorities && left.isSize == right.isSize
    }
}

extension ConstraintStructure {
    mutating func appendVariable(isSize: Bool) {
        self.isSize.append(isSize)
        mix(isSize ? 3 : 5)
    }

    mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
        termVariables.append(variable)
        termCoefficients.append(coefficient)
        mix(UInt64(truncatingIfNeeded: variable))
        mix(coefficient.bitPattern)
    }

    /// Ends the constraint whose terms were appended.
    mutating func appendConstraint(_ relation: ConstraintRelation, _ priority: Float) {
        termEnds.append(termVariables.count)
        relations.append(relation)
        priorities.append(priority)
        mix(UInt64(relation.rawValue) << 32 | UInt64(priority.bitPattern))
    }

    mutating func removeAll() {
        isSize.removeAll(keepingCapacity: true)
        removeConstraints()
    }

    private mutating func removeConstraints() {
        termEnds.removeAll(keepingCapacity: true)
        termVariables.removeAll(keepingCapacity: true)
        termCoefficients.removeAll(keepingCapacity: true)
        relations.removeAll(keepingCapacity: true)
        priorities.removeAll(keepingCapacity: true)
        hash = 0
    }

    /// Keeps those constraints that `isKept` holds for, in their order.
    mutating func keep(_ isKept: (Int) -> Bool) {
        let old = self
        removeConstraints()
        for size in isSize { mix(size ? 3 : 5) }
        for constraint in 0..<old.constraintCount where isKept(constraint) {
            for term in old.terms(of: constraint) {
                appendTerm(old.termVariables[term], old.termCoefficients[term])
            }
            appendConstraint(old.relations[constraint], old.priorities[constraint])
        }
    }

    /// Copies another structure into the arrays of this one, whose memory is used again.
    mutating func assign(_ other: Self) {
        isSize.assign(other.isSize)
        termEnds.assign(other.termEnds)
        termVariables.assign(other.termVariables)
        termCoefficients.assign(other.termCoefficients)
        relations.assign(other.relations)
        priorities.assign(other.priorities)
        hash = other.hash
    }

    @inline(__always)
    private mutating func mix(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
    }
}

extension ContiguousArray {
    /// Becomes equal to another array without giving up its own memory.
    mutating func assign(_ other: Self) {
        removeAll(keepingCapacity: true)
        append(contentsOf: other)
    }

    /// Becomes `count` times `value` without giving up its own memory.
    mutating func assign(_ value: Element, count: Int) {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(value, count: count))
    }
}
