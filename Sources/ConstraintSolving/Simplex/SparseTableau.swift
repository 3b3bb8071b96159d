/// The tableau of one large system. Only coefficients other than 0 are stored, row by row.
///
/// A pivot touches the rows of one column: in a chain of *n* siblings that is a few, not *n*. Rows that pivots fill are
/// stored in full from a quarter of their width on, since to merge long sorted rows costs ten times as much as to add
/// them.
struct SparseTableau: Tableau {
    private struct Row {
        /// The column indices of the stored coefficients, ascending; empty for a row that stores all coefficients.
        var columns: ContiguousArray<Int> = []
        var coefficients: ContiguousArray<Double> = []
        var isFull = false

        @inline(__always)
        func index(of column: Int) -> Int? {
            if isFull { return column }
            var (low, high) = (0, columns.count)
            while low < high {
                let middle = (low + high) / 2
                if columns[middle] < column { low = middle + 1 } else { high = middle }
            }
            return low < columns.count && columns[low] == column ? low : nil
        }
    }

    private var rows: ContiguousArray<Row>
    /// A list for each column. It contains the rows that store a coefficient in this column, unsorted.
    private var rowsOfColumns: ContiguousArray<ContiguousArray<Int>>
    private var merged = Row()
    /// The columns whose lists in `rowsOfColumns` are too long after a pivot. Each of these lists contains a row that
    /// has no coefficient in the column any more.
    private var thinned: ContiguousArray<Int> = []
    private var isThinned: ContiguousArray<Bool>

    init(rows: Int, columns: Int) {
        self.rows = ContiguousArray(repeating: Row(), count: rows)
        rowsOfColumns = ContiguousArray(repeating: [], count: columns)
        isThinned = ContiguousArray(repeating: false, count: columns)
    }

    func coefficient(_ row: Int, _ column: Int) -> Double {
        rows[row].index(of: column).map { rows[row].coefficients[$0] } ?? 0
    }

    @inline(__always)
    func forEachInRow(_ row: Int, _ body: (Int, Double) -> Void) {
        if rows[row].isFull {
            for column in rows[row].coefficients.indices { body(column, rows[row].coefficients[column]) }
        } else {
            for index in rows[row].columns.indices { body(rows[row].columns[index], rows[row].coefficients[index]) }
        }
    }

    @inline(__always)
    func forEachInColumn(_ column: Int, _ body: (Int, Double) -> Void) {
        for row in rowsOfColumns[column] {
            let coefficient = coefficient(row, column)
            if coefficient != 0 { body(row, coefficient) }
        }
    }

    /// Sets the coefficient of a row in a column.
    ///
    /// - Complexity: O(log *c*) for *c* coefficients of a row that come in ascending order; O(*c*) otherwise.
    mutating func set(_ row: Int, _ column: Int, _ coefficient: Double) {
        if let index = rows[row].index(of: column) {
            rows[row].coefficients[index] = coefficient
            return
        }
        let isLast = rows[row].columns.last.map { $0 < column } ?? true
        let end = rows[row].columns.count
        let index = isLast ? end : rows[row].columns.firstIndex { $0 > column } ?? end
        rows[row].columns.insert(column, at: index)
        rows[row].coefficients.insert(coefficient, at: index)
        rowsOfColumns[column].append(row)
    }

    mutating func clear(row: Int) {
        for index in rows[row].coefficients.indices { rows[row].coefficients[index] = 0 }
    }

    mutating func pivot(row: Int, column: Int) {
        guard let index = rows[row].index(of: column) else { preconditionFailure("a pivot's coefficient is not 0") }
        let inverse = 1 / rows[row].coefficients[index]
        for other in rows[row].coefficients.indices { rows[row].coefficients[other] *= -inverse }
        rows[row].coefficients[index] = inverse
        thinned.removeAll(keepingCapacity: true)
        for other in rowsOfColumns[column] where other != row {
            guard let place = rows[other].index(of: column) else { continue }
            let factor = rows[other].coefficients[place]
            rows[other].coefficients[place] = 0
            if factor != 0 { add(row, times: factor, to: other) }
        }
        for column in thinned {
            rowsOfColumns[column].removeAll { rows[$0].index(of: column) == nil }
            isThinned[column] = false
        }
    }
}

// MARK: Adding rows

extension SparseTableau {
    private mutating func add(_ source: Int, times factor: Double, to target: Int) {
        if rows[source].isFull && !rows[target].isFull { fill(target) }
        if rows[target].isFull {
            addToFull(source, times: factor, to: target)
        } else if !addInPlace(source, times: factor, to: target) {
            merge(source, times: factor, into: target)
            if rows[target].columns.count * 4 > rowsOfColumns.count { fill(target) }
        }
    }

    private mutating func addToFull(_ source: Int, times factor: Double, to target: Int) {
        // Taken out, so that one row is changed while the other is read.
        var sum = ContiguousArray<Double>()
        swap(&sum, &rows[target].coefficients)
        let added = rows[source].coefficients
        if rows[source].isFull {
            for index in sum.indices { sum[index] = cleaned(sum[index] + factor * added[index]) }
        } else {
            let columns = rows[source].columns
            for place in columns.indices {
                sum[columns[place]] = cleaned(sum[columns[place]] + factor * added[place])
            }
        }
        swap(&sum, &rows[target].coefficients)
    }

    /// Stores all coefficients of a row, even those that are 0. The lists of all columns then contain the row.
    private mutating func fill(_ row: Int) {
        var coefficients = ContiguousArray(repeating: 0.0, count: rowsOfColumns.count)
        var next = 0
        for column in coefficients.indices {
            if next < rows[row].columns.count && rows[row].columns[next] == column {
                coefficients[column] = rows[row].coefficients[next]
                next += 1
            } else if !isThinned[column] || !rowsOfColumns[column].contains(row) {
                rowsOfColumns[column].append(row)
            }
        }
        rows[row] = Row(columns: [], coefficients: coefficients, isFull: true)
    }

    /// Adds a multiple of a short row to a long row, in the long row's memory. The long row must be much longer, and
    /// must have a coefficient in each of the short row's columns. Otherwise returns false and changes nothing.
    private mutating func addInPlace(_ source: Int, times factor: Double, to target: Int) -> Bool {
        let columns = rows[source].columns
        guard columns.count * 8 < rows[target].columns.count else { return false }
        guard columns.allSatisfy({ rows[target].index(of: $0) != nil }) else { return false }
        for (place, column) in columns.enumerated() {
            guard let index = rows[target].index(of: column) else { return false }
            let sum = rows[target].coefficients[index] + factor * rows[source].coefficients[place]
            rows[target].coefficients[index] = cleaned(sum)
        }
        return true
    }

    /// Merges two sorted rows. Coefficients that become 0 are left out, so that rows do not fill up with zeros.
    private mutating func merge(_ source: Int, times factor: Double, into target: Int) {
        merged.columns.removeAll(keepingCapacity: true)
        merged.coefficients.removeAll(keepingCapacity: true)
        var (left, right) = (0, 0)
        while left < rows[target].columns.count || right < rows[source].columns.count {
            let a = left < rows[target].columns.count ? rows[target].columns[left] : Int.max
            let b = right < rows[source].columns.count ? rows[source].columns[right] : Int.max
            var coefficient = 0.0
            if a <= b { coefficient = rows[target].coefficients[left] }
            if b <= a { coefficient += factor * rows[source].coefficients[right] }
            coefficient = cleaned(coefficient)
            if coefficient != 0 {
                if b < a { rowsOfColumns[b].append(target) }
                merged.columns.append(min(a, b))
                merged.coefficients.append(coefficient)
            } else if a <= b && !isThinned[a] {
                isThinned[a] = true
                thinned.append(a)
            }
            if a <= b { left += 1 }
            if b <= a { right += 1 }
        }
        swap(&rows[target], &merged)
    }
}
