/// Neighbouring rows that were replaced, and the number of rows that replace them.
struct RowSplice: Hashable {
    var removed: Range<Int>
    var insertedCount: Int
}

/// The replacements of rows in one change, in the order of the rows. All row numbers are those before the change.
typealias RowSplices = SmallList<RowSplice>

extension RowSplices {
    mutating func replaceLast(by splice: RowSplice) { self[count - 1] = splice }

    /// Adds a row to the replaced rows although its items are unchanged. The row must be directly before the last range
    /// of replaced rows, or behind this range.
    mutating func appendRow(_ row: Int) {
        guard var last, row <= last.removed.upperBound else {
            return append(RowSplice(removed: row..<row + 1, insertedCount: 1))
        }
        last.insertedCount += 1
        last.removed = Swift.min(row, last.removed.lowerBound)..<Swift.max(row + 1, last.removed.upperBound)
        replaceLast(by: last)
        joinLast()
    }

    /// Joins the last two replacements if no row is between them.
    private mutating func joinLast() {
        guard let last, let before = dropLast().last, before.removed.upperBound == last.removed.lowerBound
        else { return }
        removeLast()
        replaceLast(by: RowSplice(
            removed: before.removed.lowerBound..<last.removed.upperBound,
            insertedCount: before.insertedCount + last.insertedCount))
    }
}
