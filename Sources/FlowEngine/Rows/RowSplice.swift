/// Which rows were replaced by how many.
struct RowSplice: Hashable {
    var removed: Range<Int>
    var insertedCount: Int
}

/// Splices from the first rows to the last, in the numbering before all of them. One allocates nothing.
struct RowSplices: ExpressibleByArrayLiteral {
    private var others: [RowSplice] = []
    private(set) var first: RowSplice?

    init() {}

    init(arrayLiteral splices: RowSplice...) {
        for splice in splices { append(splice) }
    }

    var last: RowSplice? { others.last ?? first }

    mutating func append(_ splice: RowSplice) {
        if first == nil { first = splice } else { others.append(splice) }
    }

    mutating func replaceLast(by splice: RowSplice) {
        if others.isEmpty { first = splice } else { others[others.count - 1] = splice }
    }

    /// Adds a row whose items stay: the one directly before the last splice, or any behind it.
    mutating func appendRow(_ row: Int) {
        guard var last, row <= last.removed.upperBound else {
            return append(RowSplice(removed: row..<row + 1, insertedCount: 1))
        }
        last.insertedCount += 1
        last.removed = min(row, last.removed.lowerBound)..<max(row + 1, last.removed.upperBound)
        replaceLast(by: last)
        joinLast()
    }

    /// Makes one of the last two, where no row is between them.
    private mutating func joinLast() {
        guard let last = others.last, let before = others.dropLast().last ?? first,
            before.removed.upperBound == last.removed.lowerBound
        else { return }
        others.removeLast()
        replaceLast(by: RowSplice(
            removed: before.removed.lowerBound..<last.removed.upperBound,
            insertedCount: before.insertedCount + last.insertedCount))
    }

    /// From the last to the first, so that earlier rows keep their numbers.
    func forEachReversed(_ body: (RowSplice) -> Void) {
        for splice in others.reversed() { body(splice) }
        if let first { body(first) }
    }
}
