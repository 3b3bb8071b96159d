/// Items of a section that were replaced: `newItems`, in the present numbering, are where `oldCount` items were.
struct ItemReplacement: Hashable {
    var newItems: Range<Int>
    var oldCount: Int

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
        var progress = RebreakProgress()
        let (splice, rows) = rebreakNext(
            of: CollectionOfOne(replacement), &progress, items: items, rule: rule, scratch: detachScratch(),
            work: &work)
        replace(splice.removed, withScratch: rows)
        return splice
    }

    /// Breaks again what several replacements of items may have moved: around each of them, and rows that two of them
    /// reach once. So it is never more than breaking everything. The replacements rise, with items between them that
    /// stay.
    ///
    /// - Returns: The rows that were replaced, from the last to the first, in the numbering before.
    mutating func rebreak(
        _ replacements: ContiguousArray<ItemReplacement>, items: ItemList, rule: LineRule, work: inout BreakingWork
    ) -> [RowSplice] {
        var splices: [RowSplice] = []
        var changes: ContiguousArray<TreeReplacement<RowRun>> = []
        var progress = RebreakProgress()
        while progress.next < replacements.count {
            let (splice, rows) = rebreakNext(
                of: replacements, &progress, items: items, rule: rule, scratch: [], work: &work)
            splices.append(splice)
            changes.append(TreeReplacement(range: splice.removed, elements: rows))
        }
        replace(changes)
        return splices.reversed()
    }

    /// The rows around the next replacement, and around those behind it that breaking runs into.
    private func rebreakNext(
        of replacements: some RandomAccessCollection<ItemReplacement>, _ progress: inout RebreakProgress,
        items: borrowing ItemList, rule: LineRule, scratch: consuming ContiguousArray<RowRun>, work: inout BreakingWork
    ) -> (RowSplice, ContiguousArray<RowRun>) {
        let first = replacements[replacements.index(replacements.startIndex, offsetBy: progress.next)]
        let start = first.newItems.lowerBound - progress.shift
        // One descent finds where to restart; the old rows behind are looked for from there.
        let old = TreeCursor<RowPosition>(tree) { $0.itemCount >= start }
        var restart = (row: 0, item: 0)
        if start > 0 {
            precondition(!old.isAtEnd, "item \(start - 1) of a section with \(summary.itemCount) items")
            let length = old.element.itemsPerRow
            let rows = (start - 1 - old.before.itemCount) / length
            restart = (old.before.count + rows, old.before.itemCount + rows * length + progress.shift)
        }
        var sink = ResynchronizingSink(old: old, replacements: replacements, progress, scratch: scratch)
        var breaker = RowBreaker(rule: rule, startingAt: restart.item)
        let stop = breaker.breakRows(from: items.cursor(at: restart.item), into: &sink)
        work.add(breaker)
        progress = sink.progress
        if stop == nil { progress.next = replacements.count }
        return (RowSplice(removed: restart.row..<(sink.stop ?? count), insertedCount: sink.rowCount), sink.rows)
    }
}

/// How many replacements have been passed, and how far they shifted the items behind them.
private struct RebreakProgress {
    var next = 0
    var shift = 0
}

/// Collects new rows until one starts where an old row did.
private struct ResynchronizingSink<Replacements: RandomAccessCollection<ItemReplacement>>: RowSink {
    /// Four rows or so, as breaking often stops after that many; if it does not, it may not for long.
    var scanLength: Int { rowCount < 16 ? 16 : LineRule.scanLimit }

    private(set) var rows: ContiguousArray<RowRun>
    private(set) var rowCount = 0
    /// The old row at whose start breaking stops, once that is found.
    private(set) var stop: Int?
    private var old: TreeCursor<RowPosition>
    private let replacements: Replacements
    private var current: Replacements.Index
    private(set) var progress: RebreakProgress
    /// Where the items of the last replacement passed end; breaking goes on at least that far.
    private var changeEnd: Int { replacements[current].newItems.upperBound }
    /// Where the next replacement starts.
    private var nextStart: Int

    /// `old` is at or before the end of the first replacement.
    init(
        old: TreeCursor<RowPosition>, replacements: Replacements, _ progress: RebreakProgress,
        scratch: consuming ContiguousArray<RowRun>
    ) {
        self.replacements = replacements
        current = replacements.index(replacements.startIndex, offsetBy: progress.next)
        let first = replacements[current]
        self.progress = RebreakProgress(next: progress.next + 1, shift: progress.shift + first.shift)
        nextStart = ResynchronizingSink.start(behind: current, in: replacements)
        let end = first.newItems.lowerBound - progress.shift + first.oldCount
        self.old = old
        rows = scratch
        rows.reserveCapacity(8)
        self.old.advance(toRowOf: end)
    }

    private mutating func passNext() {
        replacements.formIndex(after: &current)
        progress.next += 1
        progress.shift += replacements[current].shift
        nextStart = ResynchronizingSink.start(behind: current, in: replacements)
    }

    private static func start(behind index: Replacements.Index, in replacements: Replacements) -> Int {
        let next = replacements.index(after: index)
        return next == replacements.endIndex ? .max : replacements[next].newItems.lowerBound
    }

    @inline(__always)
    mutating func receive(_ new: BufferedElements<RowRun>, startingAt start: Int) -> (rows: Int, items: Int)? {
        var end = start
        for index in 0..<new.count {
            let row = new[index]
            let isLast = rowsUntilOldStart(row, startingAt: end) != nil
            end += row.itemsPerRow
            if isLast {
                append(new.prefix(index + 1))
                return (index + 1, end - start)
            }
        }
        append(new)
        return nil
    }

    @inline(__always)
    private mutating func append(_ new: BufferedElements<RowRun>) {
        guard new.count > 0 else { return }
        rowCount += new.count
        var new = new
        new.mergeNeighbours()
        if let last = rows.indices.last, rows[last].absorb(new[0]) { new.removeFirst(1) }
        new.append(to: &rows)
    }

    mutating func receive(_ new: RowRun, startingAt start: Int) -> Int? {
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
        // The end of the first row that reaches past the change.
        var rows = changeEnd <= start + step ? 1 : (changeEnd - start + step - 1) / step
        while rows <= new.rowCount {
            let newEnd = start + rows * step
            if nextStart <= newEnd {
                // A row that ends where the next change starts may have ended because of it.
                passNext()
                rows = max(rows, (changeEnd - start + step - 1) / step)
                continue
            }
            let end = newEnd - progress.shift
            guard let run = oldRun(at: end) else { return nil }
            let first = old.before.itemCount
            let row = run.rowCount == 1 ? 0 : (end - first) / run.itemsPerRow
            if row * run.itemsPerRow == end - first {
                stop = old.before.count + row
                return rows
            }
            if rows == new.rowCount { return nil }
            if run.itemsPerRow == step || run.rowCount == 1 {
                // Within this run of old rows the two never meet, unless a change comes between.
                let toNextChance = min(first + run.itemCount - end, nextStart - newEnd)
                rows += (toNextChance + step - 1) / step
            } else {
                rows += 1
            }
        }
        return nil
    }

    /// The run of old rows that holds `item`; asked with rising items.
    @inline(__always)
    private mutating func oldRun(at item: Int) -> RowRun? {
        old.advance(toRowOf: item)
        return old.isAtEnd ? nil : old.element
    }
}

extension TreeCursor<RowPosition> {
    /// Moves forward to the run of rows that holds `item`, or to the end: step by step if it is near.
    @inline(__always)
    fileprivate mutating func advance(toRowOf item: Int) {
        var steps = 0
        while !isAtEnd && before.itemCount &+ element.itemCount <= item {
            if steps == 16 { return move { $0.itemCount > item } }
            advance()
            steps += 1
        }
    }
}
