/// An expression in terms of roots, and the definitions that led to it.
struct Expansion {
    /// The roots that occur, and the factor of each, by variable.
    var roots: ContiguousArray<Int> = []
    var coefficients: ContiguousArray<Double> = []
    /// Definitions that were used, each after those that it depends on.
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
