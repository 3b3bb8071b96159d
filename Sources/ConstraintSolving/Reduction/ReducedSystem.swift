/// A structure of constraints that is prepared for the simplex algorithm. Equalities are substituted, and the rest is
/// divided into independent systems, each with its own tableau.
///
/// Nothing but `constants` distinguishes two cells of a kind, so this is what ``PreparedStructures`` keeps.
struct ReducedSystem {
    /// The largest number of entries of a dense tableau; a larger system has a sparse tableau. A pivot costs about as
    /// much in both kinds of tableaus at this size.
    static let mostDenseEntries = 1 << 14

    var mostDenseEntries = ReducedSystem.mostDenseEntries

    private(set) var structure = ConstraintStructure()
    /// A flag for each constraint: true if the constraint was broken. The list is empty if no constraint was broken.
    private(set) var excluded: ContiguousArray<Bool> = []
    var substitution = Substitution()
    var rows = ResidualRows()
    private(set) var partition = RootPartition()
    /// The priorities of the optional constraints, each priority once, highest first.
    private(set) var levels: ContiguousArray<Float> = []
    private(set) var systems: ContiguousArray<SimplexSystem> = []

    var simplex = KinkedSimplex()
    var dense = DenseTableau()
    var sparse: ContiguousArray<SparseTableau> = []

    /// The row or the root variable that each quantity represents. The index in the array is the index of the quantity.
    /// A row is stored as its index, and a root as `~variable`. The variable may be a stand-in for the left side of a
    /// constraint. A pin is a quantity that is reserved for a coordinate; its entry has no meaning.
    var sources: ContiguousArray<Int> = []
    /// The index of each variable's quantity; −1 for a variable without a quantity. A root, which is a variable without
    /// a definition, has a quantity. A size with a definition has one if a row expresses the condition that the size is
    /// not negative.
    private(set) var quantities: ContiguousArray<Int> = []
    /// The variable of the oldest size in each system; −1 if the system has no size. A size is a variable for a width
    /// or a height. `nextVariables` links each size to the next one in the order of creation.
    private(set) var firstSizes: ContiguousArray<Int> = []
    private(set) var firstPositions: ContiguousArray<Int> = []
    private(set) var nextVariables: ContiguousArray<Int> = []
    /// The index of the quantity that belongs to each row.
    private(set) var quantitiesOfRows: ContiguousArray<Int> = []

    /// The values of variables and stand-ins, in points, before rounding. A stand-in is a variable for the left side of
    /// a constraint.
    var values: ContiguousArray<Double> = []
    /// A buffer for the coefficients with which a coordinate depends on the columns of a system.
    var form: ContiguousArray<Double> = []
    private var pivotsWhenLaidOut = 0
}

extension ReducedSystem {
    /// Builds the system of a structure, without the excluded constraints.
    ///
    /// - Complexity: O(*t* + *e*): *t* terms of constraints, *e* coefficients of what is left after substitution.
    mutating func build(_ structure: ConstraintStructure, excluding excluded: ContiguousArray<Bool>) {
        self.structure.assign(structure)
        self.excluded.assign(excluded)
        substitution.define(by: self.structure, excluding: self.excluded)
        rows.assign(self.structure, excluding: self.excluded, &substitution)
        partition.assign(self.structure, substitution, rows)
        collectLevels()
        values.assign(0, count: substitution.variableCount)
        layOut()
    }

    private mutating func collectLevels() {
        levels.removeAll(keepingCapacity: true)
        for constraint in 0..<structure.constraintCount where !structure.isRequired(constraint) {
            let priority = structure.heads[constraint].priority
            if levels.count < 16 && levels.contains(priority) { continue }
            levels.append(priority)
        }
        levels.sort(by: >)
        var kept = 0
        for index in levels.indices where index == 0 || levels[index] != levels[kept - 1] {
            levels[kept] = levels[index]
            kept += 1
        }
        levels.removeLast(levels.count - kept)
        simplex.ranks = CostRanks(levelCount: levels.count, variableCount: structure.variableCount)
    }

    /// Returns the rank of a constraint's cost. Costs of smaller ranks are minimised first.
    func rank(ofConstraint constraint: Int) -> Int32 {
        if structure.isRequired(constraint) { return CostRanks.required }
        let priority = structure.heads[constraint].priority
        var (low, high) = (0, levels.count)
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return Int32(low + 1)
    }

    /// Whether rounding errors of many pivots may have added up. If so, the tableaus have to be made again.
    var isWorn: Bool { simplex.pivots - pivotsWhenLaidOut > 256 + 16 * rows.sources.count }

    // MARK: Laying out

    /// Makes the simplex systems and their tableaus again. In the new systems, all roots, which are the variables
    /// without a definition, have the value 0.
    mutating func layOut() {
        pivotsWhenLaidOut = simplex.pivots
        placeSystems()
        placeRoots()
        placeRows()
        linkVariables()
    }

    private mutating func placeSystems() {
        systems.removeAll(keepingCapacity: true)
        for _ in 0..<partition.systemCount {
            systems.append(
                SimplexSystem(
                    firstQuantity: 0, firstColumn: 0, columnCount: 0, firstRow: 0, rowCount: 0, tableau: 0,
                    isSparse: false, firstPin: 0, pinCount: 0))
        }
        for variable in 0..<substitution.variableCount {
            let system = partition.systems[variable]
            guard system >= 0 else { continue }
            if substitution.isRoot(variable) {
                systems[system].columnCount += 1
            } else if !substitution.isSize(variable, structure) {
                systems[system].pinCount = partition.freeRootCounts[system] + 1
            }
        }
        for row in rows.sources.indices { systems[system(ofRow: row)].rowCount += 1 }
        dense.removeAll()
        sparse.removeAll(keepingCapacity: true)
        var (quantity, column, row) = (0, 0, 0)
        for index in systems.indices {
            systems[index].firstPin = quantity + systems[index].columnCount + systems[index].rowCount
            systems[index].rowCount += systems[index].pinCount
            systems[index].firstQuantity = quantity
            systems[index].firstColumn = column
            systems[index].firstRow = row
            quantity += systems[index].columnCount + systems[index].rowCount
            column += systems[index].columnCount
            row += systems[index].rowCount
            placeTableau(of: index)
        }
        simplex.assign(quantities: quantity, columns: column, rows: row)
        sources.assign(0, count: quantity)
    }

    private mutating func placeTableau(of index: Int) {
        let (rowCount, columnCount) = (systems[index].rowCount, systems[index].columnCount)
        systems[index].isSparse = rowCount * columnCount > mostDenseEntries
        if systems[index].isSparse {
            systems[index].tableau = sparse.count
            sparse.append(SparseTableau(rows: rowCount, columns: columnCount))
        } else {
            systems[index].tableau = dense.append(rows: rowCount, columns: columnCount)
        }
    }

    private func system(ofRow row: Int) -> Int { partition.systems[rows.roots[rows.terms(of: row).lowerBound]] }

    private mutating func placeRoots() {
        quantities.assign(-1, count: substitution.variableCount)
        for index in systems.indices { systems[index].columnCount = 0 }
        for variable in 0..<substitution.variableCount where substitution.isRoot(variable) {
            let index = partition.systems[variable]
            let system = systems[index]
            let quantity = system.firstQuantity + system.columnCount
            let column = system.firstColumn + system.columnCount
            systems[index].columnCount += 1
            quantities[variable] = quantity
            sources[quantity] = ~variable
            setRanks(of: quantity, root: variable)
            simplex.nonbasic[column] = quantity
            simplex.places[quantity] = ~(column - system.firstColumn)
        }
    }

    private mutating func placeRows() {
        quantitiesOfRows.removeAll(keepingCapacity: true)
        for index in systems.indices { systems[index].rowCount = 0 }
        for row in rows.sources.indices {
            let index = system(ofRow: row)
            let quantity = appendRow(to: index)
            sources[quantity] = row
            quantitiesOfRows.append(quantity)
            setRanks(of: quantity, rows.sources[row])
            if systems[index].isSparse { rows.sortTerms(of: row) }
            for term in rows.terms(of: row) {
                // Roots and columns have one order.
                let column = ~simplex.places[quantities[rows.roots[term]]]
                set(systems[index].rowCount - 1, column, rows.coefficients[term], index)
            }
        }
        for index in systems.indices {
            for _ in 0..<systems[index].pinCount { _ = appendRow(to: index) }
        }
    }

    private mutating func appendRow(to index: Int) -> Int {
        let system = systems[index]
        let quantity = system.firstQuantity + system.columnCount + system.rowCount
        simplex.basic[system.firstRow + system.rowCount] = quantity
        simplex.places[quantity] = system.rowCount
        systems[index].rowCount += 1
        return quantity
    }

    private mutating func set(_ row: Int, _ column: Int, _ coefficient: Double, _ index: Int) {
        if systems[index].isSparse {
            sparse[systems[index].tableau].set(row, column, coefficient)
        } else {
            dense.select(systems[index].tableau, rows: systems[index].rowCount, columns: systems[index].columnCount)
            dense.set(row, column, coefficient)
        }
    }

    private mutating func setRanks(of quantity: Int, root variable: Int) {
        if let constraint = substitution.constraint(ofStandIn: variable) {
            setRanks(of: quantity, .constraint(constraint))
        } else if structure.isSize[variable] {
            setRanks(of: quantity, .size(variable))
        } else {
            let rank = simplex.ranks.position(variable)
            (simplex.below[quantity], simplex.above[quantity]) = (rank, rank)
        }
    }

    private mutating func setRanks(of quantity: Int, _ source: ResidualRows.Source) {
        switch source {
        case .size(let variable):
            quantities[variable] = quantity
            (simplex.below[quantity], simplex.above[quantity]) = (CostRanks.required, simplex.ranks.size(variable))
        case .constraint(let constraint):
            let rank = rank(ofConstraint: constraint)
            let relation = structure.heads[constraint].relation
            simplex.above[quantity] = relation == .greaterThanOrEqual ? simplex.ranks.slack : rank
            simplex.below[quantity] = relation == .lessThanOrEqual ? simplex.ranks.slack : rank
        }
    }

    /// Makes two lists for each system: of its sizes, and of its coordinates. Both lists are in the order in which the
    /// variables were created.
    private mutating func linkVariables() {
        firstSizes.assign(-1, count: systems.count)
        firstPositions.assign(-1, count: systems.count)
        nextVariables.assign(-1, count: structure.variableCount)
        for variable in stride(from: structure.variableCount - 1, through: 0, by: -1) {
            if structure.isSize[variable] {
                guard let system = systemOfSize(variable) else { continue }
                nextVariables[variable] = firstSizes[system]
                firstSizes[system] = variable
            } else if partition.systems[variable] >= 0 {
                nextVariables[variable] = firstPositions[partition.systems[variable]]
                firstPositions[partition.systems[variable]] = variable
            }
        }
    }

    private func systemOfSize(_ variable: Int) -> Int? {
        if substitution.isRoot(variable) { return partition.systems[variable] }
        let quantity = quantities[variable]
        return quantity < 0 ? nil : system(ofRow: sources[quantity])
    }
}

extension KinkedSimplex {
    /// Makes the arrays for the given numbers of quantities, columns and rows. All numbers in the arrays are 0, and no
    /// quantity has a cost.
    mutating func assign(quantities: Int, columns: Int, rows: Int) {
        above.assign(CostRanks.none, count: quantities)
        below.assign(CostRanks.none, count: quantities)
        targets.assign(0, count: quantities)
        places.assign(0, count: quantities)
        nonbasic.assign(0, count: columns)
        movable.assign([], count: columns)
        gradient.assign(0, count: columns)
        basic.assign(0, count: rows)
        values.assign(0, count: rows)
        sides.assign(0, count: rows)
    }
}
