extension RowList: CustomStringConvertible, CustomDebugStringConvertible {
    /// So many rows are listed at most.
    private static let mostListed = 100

    /// The number of items in each row, however the tree holds them: `[3 3 1]`; of more than 100 rows the first. O(1).
    var description: String {
        var counts: [Int] = []
        tree.visit(RowPosition.self) { before, _ in
            before.count <= Self.mostListed
        } body: { before, run in
            let wanted = min(run.value.rowCount, Self.mostListed + 1 - before.count)
            if wanted > 0 { counts += Array(repeating: run.value.itemsPerRow, count: wanted) }
        }
        return "[\(PlainText.list(counts, most: Self.mostListed))]"
    }

    /// The tree that holds the rows, a line a run of equal ones; of large lists the first.
    var debugDescription: String { tree.debugDescription }
}
