/// One large system, of which only coefficients other than 0 are stored, with an index by column.
///
/// A pivot touches the rows of one column: in a chain of *n* siblings that is a few, not *n*.
struct SparseTableau: Tableau {
    private struct Row {
        var columns: ContiguousArray<Int> = []
        var coefficients: ContiguousArray<Double> = []

        func index(of column: Int) -> Int? {
            var (low, high) = (0, columns.count)
            while low < high {
                let middle = (low + high) / 2
                if columns[middle] < column { low = middle + 1 } else { high = middle }
            }
            return low < columns.count && columns[low] == column ? low : nil
        }
    }

    private var rows: ContiguousArray<Row>
    /// The rows that store a coefficient for each column, unsorted.
    private var rowsOfColumns: ContiguousArray<ContiguousArray<Int>>
    private var merged = Row()
    /// Columns that lost a row in a pivot.
    private var thinned: ContiguousArray<Int> = []

    init(rows: Int, columns: Int) {
        self.rows = ContiguousArray(repeating: Row(), count: rows)
        rowsOfColumns = ContiguousArray(repeating: [], count: columns)
    }

    func coefficient(_ row: Int, _ column: Int) -> Double {
        rows[row].index(of: column).map { rows[row].coefficients[$0] } ?? 0
    }

    @inline(__always)
    func forEachInRow(_ row: Int, _ body: (Int, Double) -> Void) {
        for index in rows[row].columns.indices { body(rows[row].columns[index], rows[row].coefficients[index]) }
    }

    @inline(__always)
    func forEachInColumn(_ column: Int, _ body: (Int, Double) -> Void) {
        for row in rowsOfColumns[column] {
            let coefficient = coefficient(row, column)
            if coefficient != 0 { body(row, coefficient) }
        }
    }

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
        for index in rows[row].columns.indices { rows[row].coefficients[index] = 0 }
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
            if factor != 0 && !addInPlace(row, times: factor, to: other) { add(row, times: factor, to: other) }
        }
        for column in thinned { rowsOfColumns[column].removeAll { rows[$0].index(of: column) == nil } }
    }

    /// Adds a short row to a long one that has all of its columns.
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

    /// Merges two sorted rows. What becomes 0 is left out, or rows would fill up with zeros.
    private mutating func add(_ source: Int, times factor: Double, to target: Int) {
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
            } else if a <= b && !thinned.contains(a) {
                thinned.append(a)
            }
            if a <= b { left += 1 }
            if b <= a { right += 1 }
        }
        swap(&rows[target], &merged)
    }
}
