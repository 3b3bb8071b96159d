/// The rows whose first items were removed since rows were last broken. The bits of leaves cannot record them. They are
/// stored by their former numbers, which no later edit changes.
struct LostRows: Sendable {
    /// Ranges of neighbouring rows in ascending order, with other rows between the ranges.
    private(set) var stretches = SmallList<Range<Int>>()
    private var rowCount = 0
    /// Whether a bit marks the start of the tree's first row. Also true if the row's first item was removed. Otherwise
    /// the first item has no bit, although it starts a row.
    var firstRowHasBit = false

    /// Adds neighbouring rows. Their numbers do not include the rows that were added before. O(1) if the new rows are
    /// after all rows that were added before.
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

    /// Returns the former number of a row, and the number of stretches of lost rows before the row. `row` is the row's
    /// number among the rows that are not lost.
    private func number(of row: Int) -> (number: Int, stretches: Int) {
        var (number, before) = (row + rowCount, stretches.count)
        while before > 0, number < stretches[before - 1].upperBound {
            before -= 1
            number -= stretches[before].count
        }
        return (number, before)
    }
}
