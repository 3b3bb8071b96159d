/// An expression in terms of roots, which are the variables without a definition. The definitions from which the
/// expression was computed are stored, too.
struct Expansion {
    /// The variables that are roots of the expression. The factor of each of them is in `coefficients`, at the
    /// variable's index.
    var roots: ContiguousArray<Int> = []
    var coefficients: ContiguousArray<Double> = []
    /// The indices of the definitions from which the expression was computed. Each definition comes after those on
    /// which it depends.
    var visited: ContiguousArray<Int> = []
    var stamps: ContiguousArray<Int> = []
    var stamp = 0
    var stack: ContiguousArray<Visit> = []

    struct Visit {
        var definition: Int
        var nextTerm: Int
    }
}

extension Expansion {
    mutating func begin() {
        stamp += 1
        roots.removeAll(keepingCapacity: true)
        visited.removeAll(keepingCapacity: true)
    }
}
