/// Items of a section that were replaced: `newItems`, in today's numbering, stand where `oldCount` items stood.
struct ItemReplacement: Hashable {
    var newItems: Range<Int>
    var oldCount: Int

    var oldEnd: Int { newItems.lowerBound + oldCount }
    /// How far the items behind moved.
    var shift: Int { newItems.count - oldCount }
}

/// Which rows a re-breaking replaced by how many.
struct RowSplice: Hashable {
    var removed: Range<Int>
    var insertedCount: Int
}

extension RowList {
    /// Breaks again what a replacement of items may have moved, and nothing else.
    ///
    /// Breaking restarts at the row that holds the item before the first change, as the new first item may fit in
    /// there. It stops at the first row start past the last change that, shifted, was a row start before: from there on
    /// the same items would break the same way. Inside a run of equal items two phases coincide at once or never, so
    /// the run is replaced whole.
    ///
    /// O(log *n* + *r*), *r* rows broken; in the worst case all that follow.
    mutating func rebreak(
        _ replacement: ItemReplacement, items: ItemList, rule: LineRule, work: inout BreakingWork
    ) -> RowSplice {
        let (splice, rows) = rowsToReplace(replacement, items: items, rule: rule, work: &work)
        replace(splice.removed, with: rows)
        return splice
    }

    private func rowsToReplace(
        _ replacement: ItemReplacement, items: ItemList, rule: LineRule, work: inout BreakingWork
    ) -> (RowSplice, ContiguousArray<RowRun>) {
        var restart = (row: 0, item: 0)
        if replacement.newItems.lowerBound > 0 {
            restart = position(ofRowContaining: replacement.newItems.lowerBound - 1)
        }
        var sink = ResynchronizingSink(old: tree, replacement: replacement)
        var breaker = RowBreaker(rule: rule, startingAt: restart.item)
        let stop = breaker.breakRows(from: items.cursor(at: restart.item), into: &sink)
        work.add(breaker)
        let end = stop.map { position(ofRowContaining: $0 - replacement.shift).row } ?? count
        return (RowSplice(removed: restart.row..<end, insertedCount: sink.rowCount), sink.rows)
    }
}

/// Collects new rows until one starts where an old row did.
private struct ResynchronizingSink: RowSink {
    private(set) var rows: ContiguousArray<RowRun> = []
    private(set) var rowCount = 0
    private var old: TreeCursor<RowPosition>
    private let replacement: ItemReplacement

    init(old tree: SummaryTree<RowRun>, replacement: ItemReplacement) {
        self.replacement = replacement
        let end = replacement.oldEnd
        old = TreeCursor(tree) { $0.itemCount > end }
    }

    mutating func take(_ new: RowRun, startingAt start: Int) -> Int? {
        let wanted = rowsUntilOldStart(new, startingAt: start)
        let accepted = new.limited(to: wanted ?? new.rowCount)
        rowCount += accepted.rowCount
        if let last = rows.indices.last, rows[last].absorb(accepted) { return wanted }
        rows.append(accepted)
        return wanted
    }

    /// How many of the new rows end where an old row starts, counting to the first that does.
    private mutating func rowsUntilOldStart(_ new: RowRun, startingAt start: Int) -> Int? {
        let step = new.itemsPerRow
        // The end of the first row that reaches past the change, in the old numbering.
        let toChange = replacement.newItems.upperBound - start
        var rows = max(1, (toChange + step - 1) / step)
        while rows <= new.rowCount {
            let end = start + rows * step - replacement.shift
            guard let run = oldRun(at: end) else { return nil }
            let first = old.before.itemCount
            if (end - first) % run.itemsPerRow == 0 { return rows }
            if run.itemsPerRow == step || run.rowCount == 1 {
                // Within this run of old rows the two never meet.
                let runEnd = first + run.itemCount
                rows += (runEnd - end + step - 1) / step
            } else {
                rows += 1
            }
        }
        return nil
    }

    /// The run of old rows that holds `item`; asked with rising items.
    private mutating func oldRun(at item: Int) -> RowRun? {
        while !old.isAtEnd {
            let run = old.element
            if old.before.itemCount + run.itemCount > item { return run }
            old.advance()
        }
        return nil
    }
}
