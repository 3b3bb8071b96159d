/// Rows that begin nowhere any more: their first items were removed since the last settling, and no leaf holds a bit of
/// them. They are known by their numbers before, which no later edit changes.
struct LostRows: Sendable {
    /// Rising, and apart. The first is stored here, as most edits lose no others: so one edit allocates nothing.
    private var first: Range<Int>?
    private var others: [Range<Int>] = []
    private var rowCount = 0
    /// Whether the first item of all before the edits has a bit like the first of any other row, or is gone.
    var firstRowHasBit = false

    /// How many stretches of neighbouring rows they are.
    var count: Int { first == nil ? 0 : 1 + others.count }

    subscript(index: Int) -> Range<Int> {
        if index > 0 { return others[index - 1] }
        guard let first else { preconditionFailure("a stretch of lost rows") }
        return first
    }

    /// Adds neighbours among the rows that were left. O(1) where they are behind all others.
    mutating func insert(_ rows: Range<Int>) {
        guard let last = rows.last else { return }
        var (lower, start) = number(of: rows.lowerBound)
        var (upper, end) = number(of: last)
        upper += 1
        rowCount += rows.count
        if start > 0, self[start - 1].upperBound == lower {
            start -= 1
            lower = self[start].lowerBound
        }
        if end < count, self[end].lowerBound == upper {
            upper = self[end].upperBound
            end += 1
        }
        replace(start..<end, by: lower..<upper)
    }

    /// The number before of a row among those that are left, and how many stretches are before it.
    private func number(of row: Int) -> (number: Int, stretches: Int) {
        var (number, stretches) = (row + rowCount, count)
        while stretches > 0, number < self[stretches - 1].upperBound {
            stretches -= 1
            number -= self[stretches].count
        }
        return (number, stretches)
    }

    private mutating func replace(_ stretches: Range<Int>, by stretch: Range<Int>) {
        if stretches.lowerBound > 0 {
            let known = stretches.lowerBound - 1..<stretches.upperBound - 1
            others.replaceSubrange(known, with: CollectionOfOne(stretch))
            return
        }
        if let first, stretches.isEmpty { others.insert(first, at: 0) }
        if stretches.count > 1 { others.removeSubrange(0..<stretches.upperBound - 1) }
        first = stretch
    }
}
