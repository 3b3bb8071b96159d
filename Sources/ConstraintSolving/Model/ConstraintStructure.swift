/// The variables, terms, relations and priorities of constraints, in flat arrays. The constants of the constraints are
/// not part of a structure. Constraints that differ only in their constants therefore have equal structures, for
/// example the constraints of two cells of one kind.
///
/// Constraints are in order of activation. The hash is kept up while they are appended.
struct ConstraintStructure: Equatable, Sendable {
    struct Term: Equatable {
        var variable: Int
        var coefficient: Double
    }

    struct Head: Equatable {
        /// The index that follows the index of the constraint's last term. The constraint's first term follows the
        /// previous constraint's last term.
        var termEnd: Int32
        var priority: Float
        var relation: ConstraintRelation
    }

    private(set) var isSize: ContiguousArray<Bool> = []
    private(set) var terms: ContiguousArray<Term> = []
    private(set) var heads: ContiguousArray<Head> = []
    private(set) var hash: UInt64 = 0

    var variableCount: Int { isSize.count }
    var constraintCount: Int { heads.count }

    /// Returns the range of indices at which `terms` contains the terms of a constraint.
    @inline(__always)
    func terms(of constraint: Int) -> Range<Int> {
        Int(constraint == 0 ? 0 : heads[constraint - 1].termEnd)..<Int(heads[constraint].termEnd)
    }

    @inline(__always)
    func isRequired(_ constraint: Int) -> Bool { heads[constraint].priority >= LinearConstraint.required }

    static func == (left: Self, right: Self) -> Bool {
        left.hash == right.hash && left.heads == right.heads && left.terms == right.terms && left.isSize == right.isSize
    }
}

extension ConstraintStructure {
    mutating func appendVariable(isSize: Bool) {
        self.isSize.append(isSize)
        mix(isSize ? 3 : 5)
    }

    @inline(__always)
    mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
        terms.append(Term(variable: variable, coefficient: coefficient))
        mix(coefficient.bitPattern &+ UInt64(truncatingIfNeeded: variable))
    }

    /// Appends a constraint. Its terms are those that were appended after the previous constraint.
    @inline(__always)
    mutating func appendConstraint(_ relation: ConstraintRelation, _ priority: Float) {
        heads.append(Head(termEnd: Int32(terms.count), priority: priority, relation: relation))
        mix(UInt64(relation.rawValue) << 32 | UInt64(priority.bitPattern))
    }

    mutating func reserve(variables: Int, constraints: Int) {
        isSize.reserveCapacity(variables)
        heads.reserveCapacity(constraints)
        // An edge against another one has up to four.
        terms.reserveCapacity(constraints * 3)
    }

    mutating func removeAll() {
        isSize.removeAll(keepingCapacity: true)
        terms.removeAll(keepingCapacity: true)
        heads.removeAll(keepingCapacity: true)
        hash = 0
    }

    /// Appends all variables of another structure. Also appends those of its constraints whose indices are given.
    mutating func append(_ constraints: [Int], of other: Self) {
        for isSize in other.isSize { appendVariable(isSize: isSize) }
        for constraint in constraints {
            for term in other.terms(of: constraint) {
                appendTerm(other.terms[term].variable, other.terms[term].coefficient)
            }
            appendConstraint(other.heads[constraint].relation, other.heads[constraint].priority)
        }
    }

    /// Makes this structure equal to another structure. The arrays keep their memory.
    mutating func assign(_ other: Self) {
        isSize.assign(other.isSize)
        terms.assign(other.terms)
        heads.assign(other.heads)
        hash = other.hash
    }

    @inline(__always)
    private mutating func mix(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
    }
}

extension ContiguousArray {
    /// Makes this array equal to another array. The array keeps its memory.
    mutating func assign(_ other: Self) {
        removeAll(keepingCapacity: true)
        append(contentsOf: other)
    }

    /// Fills the array with `count` copies of a value, in the memory that the array has.
    mutating func assign(_ value: Element, count: Int) {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(value, count: count))
    }
}
