/// The rows that have lost their first items since items were last divided into rows. The bits of leaves cannot record
/// these rows. Each row is stored by the index that it had before all edits since then.
struct LostRows: Sendable {
    /// Ranges of neighbouring rows in ascending order, with other rows between the ranges.
    private(set) var stretches = SmallList<Range<Int>>()
    private var rowCount = 0
    /// Whether the start of the tree's former first row was recorded. The record is in a leaf or in `stretches`. Before
    /// the edits, leaves record the starts of all rows except this row. An edit that removes the first item, or inserts
    /// items before it, records the start.
    var firstRowHasBit = false

    /// Adds neighbouring rows to the list of lost rows. `rows` has their indices, counted without the rows that are
    /// already in the list. O(1) if the new rows are after all rows of the list.
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

    /// Returns a row's index before the edits, and the number of `stretches` before the row. `row` is the row's index
    /// among the rows that are not in `stretches`.
    private func number(of row: Int) -> (number: Int, stretches: Int) {
        var (number, before) = (row + rowCount, stretches.count)
        while before > 0, number < stretches[before - 1].upperBound {
            before -= 1
            number -= stretches[before].count
        }
        return (number, before)
    }
}
