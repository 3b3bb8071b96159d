/// The tableau of the simplex algorithm for one independent system. Its coefficients express basic quantities in terms
/// of the other quantities. Each of the others is at its kink, the value at which its cost begins.
///
/// A tableau stores no constants: they are added when values are computed, so that one tableau serves every cell of a
/// kind.
///
/// Laws: `pivot(row, column)` exchanges the quantity of the row and the quantity of the column, and every other row
/// keeps its meaning. The coefficient at a pivot must not be 0. Iteration visits each coefficient other than 0 once, in
/// ascending order within a row; it may visit zeros.
protocol Tableau {
    func forEachInRow(_ row: Int, _ body: (_ column: Int, _ coefficient: Double) -> Void)
    func forEachInColumn(_ column: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void)
    mutating func set(_ row: Int, _ column: Int, _ coefficient: Double)
    /// Makes every coefficient of a row 0.
    mutating func clear(row: Int)
    mutating func pivot(row: Int, column: Int)
}

/// Returns a coefficient, or 0 if it is so close to 0 that only a rounding error is left.
@inline(__always)
func cleaned(_ coefficient: Double) -> Double {
    abs(coefficient) < SolverLimits.epsilon * 0.01 ? 0 : coefficient
}
