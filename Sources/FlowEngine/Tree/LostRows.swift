/// Rows that begin nowhere any more: their first items were removed since the last settling, and no leaf holds a bit of
/// them. They are known by their numbers before, which no later edit changes.
struct LostRows: Sendable {
    /// Stretches of neighbouring rows, rising and apart.
    private(set) var stretches = SmallList<Range<Int>>()
    private var rowCount = 0
    /// Whether the first item of all before the edits has a bit like the first of any other row, or is gone.
    var firstRowHasBit = false

    /// Adds neighbours among the rows that were left. O(1) where they are behind all others.
    mutating func insert(_ rows: Range<Int>) {
        guard let last = rows.last else { return }
        var (lower, start) = number(of: rows.lowerBound)
        var (upper, end) = number(of: last)
        upper += 1
        rowCount += rows.count
        if start > 0, stretches[start - 1].upperBound == lower {
            start -= 1
            lower = stretches[start].lowerBound
        }
        if end < stretches.count, stretches[end].lowerBound == upper {
            upper = stretches[end].upperBound
            end += 1
        }
        stretches.replaceSubrange(start..<end, with: CollectionOfOne(lower..<upper))
    }

    /// The number before of a row among those that are left, and how many stretches are before it.
    private func number(of row: Int) -> (number: Int, stretches: Int) {
        var (number, before) = (row + rowCount, stretches.count)
        while before > 0, number < stretches[before - 1].upperBound {
            before -= 1
            number -= stretches[before].count
        }
        return (number, before)
    }
}
