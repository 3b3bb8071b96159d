/// A pass over the leaves of items that breaks changed rows again. It collects the replaced rows. The pass proceeds
/// leaf by leaf, and has always reached the place directly in front of the next leaf.
struct SettlingWave {
    private let rule: LineRule
    private let lost: LostRows
    /// The work of this pass over the leaves so far. All replaced rows of a run of equal items add only 1. The number
    /// of replaced rows can therefore be lower than in `splices`.
    private(set) var work = BreakingWork()
    private(set) var splices = RowSplices()
    /// The edited leaves of equal items that may be joined with equal neighbours. Each leaf is represented by the index
    /// of its first item.
    private(set) var equalLeaves = EqualLeaves()
    /// The line that is unfinished in front of the next leaf. Nil if this line is no reason to determine the lines in
    /// the next leaf again. An edit of that leaf is still a reason.
    private var line: OpenLine?
    /// The last child that the wave passed without determining its lines again: its branch, and its slot there.
    private var passed: (branch: NodeRef, slot: Int)?
    /// The number of items, and the number of new rows, in front of the next leaf.
    private var (items, newRows) = (0, 0)
    /// The former index of the row that the pass has reached. It is the index that this row had before the edits. The
    /// row contains the last item in front of the next leaf.
    private var oldRow: Int
    /// The number of ranges in `lost.stretches` that are before the row `oldRow`. The rows in these ranges have lost
    /// their first items.
    private var lostBefore = 0
    /// The first row of the next stretch of rows whose first items were removed; `Int.max` if there is no such stretch.
    private var nextLost: Int
    /// The start of a replacement of rows whose end is not yet known. It has the number of the first new row and the
    /// former number of the first replaced row. Nil if no rows are being replaced.
    private var open: (new: Int, old: Int)?

    init(rule: LineRule, _ lost: LostRows) {
        (self.rule, self.lost) = (rule, lost)
        oldRow = lost.firstRowHasBit ? -1 : 0
        nextLost = lost.stretches.first?.lowerBound ?? .max
    }

    mutating func settle(_ node: NodeRef, _ summary: inout NodeSummary) {
        guard node.isBranch else { return settleLeaf(node, &summary) }
        let (rowsBefore, itemsBefore) = (newRows, items)
        var slot = 0
        while let next = nextToVisit(node, from: slot) {
            pass(node, slot..<next)
            let old = node.summary(next)
            var new = old
            settle(node.uniqueChild(next), &new)
            node.setSummary(next, new)
            summary.replace(old, by: new)
            slot = next + 1
        }
        if node.header.isRearranged { summary = node.sum } else { summary.isMixed = node.isMixed }
        if slot < node.count { passed = (node, node.count - 1) }
        pass(items: summary.items &- (items &- itemsBefore), rows: summary.rows &- (newRows &- rowsBefore))
        node.header.touched = 0
        node.header.isStale = false
        node.header.isRearranged = false
    }

    /// Returns the slot of the next child that this pass has to visit. The child was edited, or the line that is open
    /// before it has changed. Nil if no further child has to be visited.
    @inline(__always)
    private mutating func nextToVisit(_ node: NodeRef, from slot: Int) -> Int? {
        guard slot < node.count else { return nil }
        let stale = node.header.touched & ~NodeHeader.bits(below: slot)
        let next = stale == 0 ? node.count : stale.trailingZeroBitCount
        if line != nil, slot < next, continueWave(at: node.child(slot)) { return slot }
        return next < node.count ? next : nil
    }

    /// Skips some children of a branch. They keep their rows, and the pass continues behind them.
    @inline(__always)
    private mutating func pass(_ node: NodeRef, _ slots: Range<Int>) {
        if slots.isEmpty { return }
        let sum = node.counts(in: slots)
        pass(items: sum.items, rows: sum.rows)
        passed = (node, slots.upperBound - 1)
    }

    @inline(__always)
    private mutating func pass(items passedItems: Int, rows: Int) {
        items &+= passedItems
        newRows &+= rows
        passOld(rows)
    }

    /// Moves `oldRow` forward by `starts` rows whose first items still exist. Rows on the way whose first items were
    /// removed are passed, too. These lost rows are recorded as replaced, unless they belong to a replacement whose end
    /// is not yet known.
    @inline(__always)
    private mutating func passOld(_ starts: Int) {
        oldRow &+= starts
        while nextLost <= oldRow { passLostRows() }
    }

    private mutating func passLostRows() {
        let rows = lost.stretches[lostBefore]
        oldRow += rows.count
        lostBefore += 1
        nextLost = lostBefore < lost.stretches.count ? lost.stretches[lostBefore].lowerBound : .max
        if open == nil { replaceRows(rows, by: 0) }
    }

    /// Returns the index that a later row had before the edits. `starts` is the number of rows that still have their
    /// first items. These rows are behind `oldRow`, up to and including the later row.
    private mutating func oldRow(after starts: Int) -> Int {
        var (row, index) = (oldRow + starts, lostBefore)
        if row < nextLost { return row }
        while index < lost.stretches.count, lost.stretches[index].lowerBound <= row {
            row += lost.stretches[index].count
            index += 1
        }
        return row
    }

    /// Ends the wave at a node that begins as before.
    ///
    /// - Returns: Whether the node has to be visited.
    private mutating func continueWave(at node: NodeRef) -> Bool {
        if node.firstLeaf.header.entry != line { return true }
        endWave()
        return false
    }

    /// Stops breaking items into rows, because the rows of the next leaf are unchanged. If a replacement of rows has
    /// begun, its last row is the row that is unfinished in front of the next leaf.
    private mutating func endWave() {
        line = nil
        if open != nil { close(new: newRows + 1, old: oldRow + 1) }
    }

    private mutating func close(new: Int, old: Int) {
        guard let first = open else { return }
        open = nil
        replaceRows(first.old..<old, by: new - first.new)
    }

    /// Adds rows to the replaced rows. If they follow the last stretch of replaced rows, they are joined with it.
    private mutating func replaceRows(_ rows: Range<Int>, by count: Int) {
        guard !rows.isEmpty || count > 0 else { return }
        guard let last = splices.last, last.removed.upperBound >= rows.lowerBound else {
            return splices.append(RowSplice(removed: rows, insertedCount: count))
        }
        // A row that is in both was counted with the last.
        let shared = last.removed.upperBound - rows.lowerBound
        guard rows.upperBound >= last.removed.upperBound else { return }
        splices.replaceLast(by: RowSplice(
            removed: last.removed.lowerBound..<rows.upperBound,
            insertedCount: last.insertedCount + count - min(shared, count)))
    }

    private mutating func settleLeaf(_ leaf: NodeRef, _ summary: inout NodeSummary) {
        let entry = line ?? passed.map { $0.branch.child($0.slot).lastLeaf.header.exit } ?? OpenLine()
        let wasEdited = leaf.header.isStale
        if wasEdited, leaf.keepsRows(behind: entry) {
            if line != nil { endWave() }
            line = leaf.header.exit
            noteEqualItems(leaf, summary)
            leaf.settleHeader()
            return pass(items: leaf.count, rows: summary.rows)
        }
        let old = LeafStarts(leaf)
        scan(leaf, entry, &summary)
        note(old, LeafStarts(leaf))
        if wasEdited { noteEqualItems(leaf, summary) }
        items &+= leaf.count
        leaf.settleHeader()
    }

    private mutating func noteEqualItems(_ leaf: NodeRef, _ summary: NodeSummary) {
        if !summary.isMixed, let equal = leaf.equalItems { equalLeaves.append(equal, items..<items + leaf.count) }
    }

    private mutating func scan(_ leaf: NodeRef, _ entry: OpenLine, _ summary: inout NodeSummary) {
        summary = leaf.scan(from: entry, rule)
        line = leaf.header.exit
        work.leavesScanned += 1
        work.itemsRead += leaf.kind == .run ? 1 : leaf.count
    }

    /// Finds the changed rows of a leaf by comparing former and present row starts. They are added to the replaced
    /// rows.
    private mutating func note(_ old: LeafStarts, _ new: LeafStarts) {
        let isFirst = items == 0
        var (place, first) = (0, 0)
        while true {
            if open == nil {
                guard let mark = old.firstMark(from: place) else { break }
                open = rows(from: mark, old, new, isFirst: isFirst)
                (place, first) = (mark, mark)
            }
            guard let start = old.firstCommonStart(with: new, from: place, isFirst: isFirst) else { break }
            if new.isRun { work.rowsReplaced -= max(new.count(before: start) - new.count(before: first) - 1, 0) }
            close(new: newRows + new.count(before: start + 1), old: oldRow(after: old.count(before: start + 1)))
            place = start + 1
        }
        if new.isRun, open != nil { work.rowsReplaced -= max(new.total - new.count(before: first) - 1, 0) }
        newRows += new.total
        passOld(old.total)
    }

    /// Returns the first row that an edit in a leaf changed, as two indices. `new` is the row's index after the edits,
    /// and `old` is its index before them. `mark` is the slot of the edit in the leaf.
    ///
    /// This is the row of the previous item, unless a row ended at that item before the edit and still does.
    @inline(__always)
    private mutating func rows(
        from mark: Int, _ old: LeafStarts, _ new: LeafStarts, isFirst: Bool
    ) -> (new: Int, old: Int) {
        let row = oldRow(after: old.count(before: mark))
        let isIntact =
            isFirst && mark == 0 ? lost.firstRowHasBit : new.starts(at: mark) && old.endsRow(before: mark)
        return isIntact ? (newRows + new.count(before: mark + 1), row + 1) : (newRows + new.count(before: mark), row)
    }

    mutating func finish(rowsBefore: Int) {
        // The open row at the end of all items is the last; former rows behind it no longer exist.
        if open == nil, oldRow + 1 < rowsBefore { open = (newRows + 1, oldRow + 1) }
        if open != nil { close(new: newRows + 1, old: rowsBefore) }
    }

    mutating func breakAll(_ node: NodeRef, _ summary: inout NodeSummary) {
        guard node.isBranch else {
            scan(node, line ?? OpenLine(), &summary)
            if node.kind == .run { work.rowsReplaced -= max(summary.rows - 1, 0) }
            return
        }
        for slot in 0..<node.count {
            var sum = node.summary(slot)
            breakAll(node.uniqueChild(slot), &sum)
            node.setSummary(slot, sum)
        }
        summary = node.sum
    }
}

extension NodeRef {
    /// Whether an edited leaf keeps its rows. True if the edits changed only the sources of its items' sizes, and the
    /// line that is open before the leaf is the same as before the edits.
    fileprivate func keepsRows(behind entry: OpenLine) -> Bool {
        header.touched | header.cuts == 0 && !header.entryIsCut && header.exit.count > 0 && header.entry == entry
    }

    /// Returns the number of items in some children of a branch, and the number of rows that end in these children.
    @inline(__always)
    fileprivate func counts(in slots: Range<Int>) -> (items: Int, rows: Int) {
        var (items, rows) = (0, 0)
        for slot in slots {
            items &+= summary(slot).items
            rows &+= summary(slot).rows
        }
        return (items, rows)
    }
}
