/// A sum whose rounding error stays small, however many numbers are added.
///
/// Knuth's two-sum keeps what an addition loses; the error of the result is that of one addition, for texts of any
/// length.
struct CompensatedSum: Hashable, Sendable {
    private var sum = 0.0
    private var lost = 0.0

    /// The sum of the numbers that were added so far.
    var value: Double { sum + lost }

    mutating func add(_ number: Double) {
        let next = sum + number
        let added = next - sum
        lost += (sum - (next - added)) + (number - added)
        sum = next
    }
}
