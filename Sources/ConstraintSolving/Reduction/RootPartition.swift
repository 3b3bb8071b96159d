/// The division of the roots into independent systems. Roots are the variables without a definition; all roots of a row
/// are in the same system.
///
/// Where a system has a root that is not a size, the canonical choice looks at coordinates defined by it as well, so
/// that whatever definitions connect with it is one system.
struct RootPartition {
    private var parents: ContiguousArray<Int> = []
    /// The parent of each variable in a forest with one tree for each group. The variable at the top of a tree is its
    /// own parent. A group has all variables that rows or definitions connect. It also includes the variables that have
    /// a definition. `parents` is another forest, in which each tree has the roots of one system.
    private var groups: ContiguousArray<Int> = []
    private var freeRootOfGroup: ContiguousArray<Int> = []
    /// The index of the independent system to which each variable belongs; −1 for none. Every root, which is a variable
    /// without a definition, belongs to a system. A defined variable belongs to one if it depends on a root, and if its
    /// group in `groups` has a root that is not a size.
    private(set) var systems: ContiguousArray<Int> = []
    private(set) var systemCount = 0
    /// The number of free roots in each system, by the system's index. A free root is a root that is not a size.
    private(set) var freeRootCounts: ContiguousArray<Int> = []

    mutating func assign(_ structure: ConstraintStructure, _ substitution: Substitution, _ rows: ResidualRows) {
        let count = substitution.variableCount
        parents.removeAll(keepingCapacity: true)
        parents.append(contentsOf: 0..<count)
        for row in rows.sources.indices {
            let terms = rows.terms(of: row)
            for term in terms.dropFirst() { unite(rows.roots[terms.lowerBound], rows.roots[term], &parents) }
        }
        let hasFreeRoot = (0..<count).contains { substitution.isRoot($0) && !substitution.isSize($0, structure) }
        if hasFreeRoot { joinAroundFreeRoots(structure, substitution) }
        number(structure, substitution)
        if hasFreeRoot { assignDefinedVariables(substitution) }
    }

    private mutating func joinAroundFreeRoots(_ structure: ConstraintStructure, _ substitution: Substitution) {
        let count = substitution.variableCount
        groups.assign(parents)
        substitution.forEachDependency { unite($0, $1, &groups) }
        freeRootOfGroup.assign(-1, count: count)
        for variable in 0..<count where substitution.isRoot(variable) && !substitution.isSize(variable, structure) {
            let group = find(variable, &groups)
            if freeRootOfGroup[group] < 0 { freeRootOfGroup[group] = variable }
        }
        for variable in 0..<count where substitution.isRoot(variable) {
            let free = freeRootOfGroup[find(variable, &groups)]
            if free >= 0 { unite(variable, free, &parents) }
        }
    }

    /// Gives each independent system a number, in the order of the systems' first roots. Roots are variables without a
    /// definition. Each root gets the number of its system.
    private mutating func number(_ structure: ConstraintStructure, _ substitution: Substitution) {
        let count = substitution.variableCount
        systems.assign(-1, count: count)
        freeRootCounts.removeAll(keepingCapacity: true)
        systemCount = 0
        for variable in 0..<count where substitution.isRoot(variable) {
            let first = find(variable, &parents)
            if systems[first] < 0 {
                systems[first] = systemCount
                systemCount += 1
                freeRootCounts.append(0)
            }
            systems[variable] = systems[first]
            if !substitution.isSize(variable, structure) { freeRootCounts[systems[variable]] += 1 }
        }
    }

    private mutating func assignDefinedVariables(_ substitution: Substitution) {
        for variable in systems.indices where !substitution.isRoot(variable) && !substitution.isFixed[variable] {
            let free = freeRootOfGroup[find(variable, &groups)]
            if free >= 0 { systems[variable] = systems[free] }
        }
    }

    private func find(_ variable: Int, _ forest: inout ContiguousArray<Int>) -> Int {
        var root = variable
        while forest[root] != root {
            forest[root] = forest[forest[root]]
            root = forest[root]
        }
        return root
    }

    /// Joins two trees of a forest. The smaller of their two root indices becomes the root, so that the outcome does
    /// not depend on the order of calls.
    private func unite(_ left: Int, _ right: Int, _ forest: inout ContiguousArray<Int>) {
        let (a, b) = (find(left, &forest), find(right, &forest))
        forest[max(a, b)] = min(a, b)
    }
}
