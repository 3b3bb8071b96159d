/// The tableaus of small systems, one after the other in one array. One of them is selected at a time.
///
/// A typical cell leaves systems of a few rows and columns; there a full array is fastest.
struct DenseTableau: Tableau {
    private var entries: ContiguousArray<Double> = []
    private var start = 0
    private var width = 0
    private var height = 0

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
    }

    /// Appends a tableau with the given numbers of rows and columns. All its coefficients are 0. Returns the offset of
    /// the tableau in the array.
    ///
    /// - Returns: Where it is, for `select`.
    mutating func append(rows: Int, columns: Int) -> Int {
        entries.append(contentsOf: repeatElement(0, count: rows * columns))
        return entries.count - rows * columns
    }

    mutating func select(_ start: Int, rows: Int, columns: Int) {
        (self.start, height, width) = (start, rows, columns)
    }

    @inline(__always)
    func forEachInRow(_ row: Int, _ body: (Int, Double) -> Void) {
        let base = start + row * width
        for column in 0..<width { body(column, entries[base + column]) }
    }

    @inline(__always)
    func forEachInColumn(_ column: Int, _ body: (Int, Double) -> Void) {
        var index = start + column
        for row in 0..<height {
            let coefficient = entries[index]
            if coefficient != 0 { body(row, coefficient) }
            index += width
        }
    }

    mutating func set(_ row: Int, _ column: Int, _ coefficient: Double) {
        entries[start + row * width + column] = coefficient
    }

    mutating func clear(row: Int) {
        for column in 0..<width { entries[start + row * width + column] = 0 }
    }

    mutating func pivot(row: Int, column: Int) {
        let base = start + row * width
        let inverse = 1 / entries[base + column]
        for index in 0..<width { entries[base + index] *= -inverse }
        entries[base + column] = inverse
        for other in 0..<height where other != row {
            let target = start + other * width
            let factor = entries[target + column]
            guard factor != 0 else { continue }
            entries[target + column] = 0
            for index in 0..<width {
                entries[target + index] = cleaned(entries[target + index] + factor * entries[base + index])
            }
        }
    }
}
