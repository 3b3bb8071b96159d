/// A linear program in standard form, solved exactly: `A x = b`, `x >= 0`, and costs to be minimised one after the
/// other.
///
/// Naive on purpose: one dense table of whole numbers with a common denominator (Edmonds' integral pivoting), Bland's
/// rule, artificial columns at the start. After each cost, columns that would raise it are taken away for good.
struct ExactTableau {
    struct TooLarge: Error {}

    /// Rows of coefficients, the right side last. The real numbers are these over `denominator`.
    private var rows: [[Int]]
    private var denominator = 1
    private var basis: [Int]
    private var isOpen: [Bool]
    private let columnCount: Int

    /// - Returns: nil if there is no solution.
    init?(_ coefficients: [[Int]], _ rightSides: [Int], columnCount count: Int) throws {
        let rowCount = coefficients.count
        columnCount = count + rowCount
        rows = []
        for (index, row) in coefficients.enumerated() {
            let sign = rightSides[index] < 0 ? -1 : 1
            let artificial = (0..<rowCount).map { $0 == index ? 1 : 0 }
            rows.append(row.map { $0 * sign } + artificial + [rightSides[index] * sign])
        }
        basis = Array(count..<columnCount)
        isOpen = Array(repeating: true, count: columnCount)
        let cost = (0..<columnCount).map { $0 < count ? 0 : 1 }
        guard try minimise(cost).numerator == 0 else { return nil }
        for column in count..<columnCount { isOpen[column] = false }
        try expelArtificials(from: count)
    }

    /// A number over the denominator.
    struct Fraction {
        var numerator: Int
        var denominator: Int
        var value: Double { Double(numerator) / Double(denominator) }
    }

    func value(of column: Int) -> Fraction {
        let row = basis.firstIndex(of: column)
        return Fraction(numerator: row.map { rows[$0][columnCount] } ?? 0, denominator: denominator)
    }

    /// Minimises a cost over what earlier costs left, and leaves only what is best.
    mutating func minimiseAndKeep(_ cost: [Int]) throws -> Fraction {
        let cost = cost + Array(repeating: 0, count: columnCount - cost.count)
        let least = try minimise(cost)
        let reduced = try reducedCosts(cost)
        for column in 0..<columnCount where reduced[column] > 0 { isOpen[column] = false }
        return least
    }

    /// The least value of a cost over what earlier costs left; nil if there is none.
    func least(_ cost: [Int]) throws -> Fraction? {
        var copy = self
        let cost = cost + Array(repeating: 0, count: columnCount - cost.count)
        return try copy.minimise(cost, mayBeUnbounded: true)
    }
}

extension ExactTableau {
    private mutating func minimise(_ cost: [Int]) throws -> Fraction {
        guard let least = try minimise(cost, mayBeUnbounded: false) else { fatalError("costs are bounded") }
        return least
    }

    private mutating func minimise(_ cost: [Int], mayBeUnbounded: Bool) throws -> Fraction? {
        while true {
            let reduced = try reducedCosts(cost)
            guard let column = (0..<columnCount).first(where: { isOpen[$0] && reduced[$0] < 0 }) else {
                return Fraction(numerator: try totalCost(cost), denominator: denominator)
            }
            var best: Int?
            for row in rows.indices where rows[row][column] > 0 {
                guard let current = best else {
                    best = row
                    continue
                }
                let left = try Self.product(rows[row][columnCount], rows[current][column])
                let right = try Self.product(rows[current][columnCount], rows[row][column])
                if left < right || left == right && basis[row] < basis[current] { best = row }
            }
            guard let row = best else {
                precondition(mayBeUnbounded, "costs are bounded")
                return nil
            }
            try pivot(row, column)
        }
    }

    /// Costs of columns, times the denominator, after those of the basis are taken off.
    private func reducedCosts(_ cost: [Int]) throws -> [Int] {
        var reduced = try cost.map { try Self.product($0, denominator) }
        for (row, column) in basis.enumerated() where cost[column] != 0 {
            for index in 0..<columnCount { reduced[index] -= try Self.product(cost[column], rows[row][index]) }
        }
        return reduced
    }

    private func totalCost(_ cost: [Int]) throws -> Int {
        var sum = 0
        for (row, column) in basis.enumerated() { sum += try Self.product(cost[column], rows[row][columnCount]) }
        return sum
    }

    private mutating func pivot(_ row: Int, _ column: Int) throws {
        let pivot = rows[row][column]
        for other in rows.indices where other != row {
            let factor = rows[other][column]
            for index in 0...columnCount {
                let scaled = try Self.product(rows[other][index], pivot) - Self.product(factor, rows[row][index])
                rows[other][index] = scaled / denominator
            }
        }
        denominator = pivot
        basis[row] = column
        if denominator < 0 {
            denominator = -denominator
            for index in rows.indices { rows[index] = rows[index].map { -$0 } }
        }
    }

    /// Artificial columns in the basis are 0; they give way to any other, or their row says nothing.
    private mutating func expelArtificials(from first: Int) throws {
        for row in rows.indices where basis[row] >= first {
            if let column = (0..<first).first(where: { rows[row][$0] != 0 }) { try pivot(row, column) }
        }
        let kept = rows.indices.filter { basis[$0] < first }
        rows = kept.map { rows[$0] }
        basis = kept.map { basis[$0] }
    }

    private static func product(_ a: Int, _ b: Int) throws -> Int {
        let (value, isTooLarge) = a.multipliedReportingOverflow(by: b)
        guard !isTooLarge, abs(value) < 1 << 61 else { throw TooLarge() }
        return value
    }
}
