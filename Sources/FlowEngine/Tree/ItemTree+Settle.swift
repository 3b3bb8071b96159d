// Breaking rows anew, where items changed and behind as far as it takes.

extension ItemTree {
    /// Breaks each leaf that was edited, and goes on behind it until the open line is the one that the next leaf began
    /// with. Answers which rows were replaced by how many, from the first to the last.
    ///
    /// - Parameters:
    ///   - rule: The one that the rows were broken by before.
    ///   - rowsBefore: How many rows there were at the last settling.
    mutating func settle(_ rule: LineRule, rowsBefore: Int, _ work: inout BreakingWork) -> RowSplices {
        guard root != nil else {
            summary = NodeSummary()
            return rowsBefore > 0 ? [RowSplice(removed: 0..<rowsBefore, insertedCount: 0)] : []
        }
        guard isStale else { return [] }
        var wave = Wave(rule: rule)
        wave.settle(uniqueRoot(), &summary)
        wave.finish(rowsBefore: rowsBefore)
        work.add(wave.work)
        wave.splices.forEachReversed { work.rowsReplaced += $0.insertedCount }
        return wave.splices
    }

    /// Breaks everything anew by another rule. O(*n*).
    mutating func breakAll(_ rule: LineRule, _ work: inout BreakingWork) {
        guard root != nil else { return }
        var wave = Wave(rule: rule)
        wave.breakAll(uniqueRoot(), &summary)
        work.add(wave.work)
        work.rowsReplaced += rowCount
    }

    private var isStale: Bool { root.map { NodeRef($0).header.isStale } ?? false }

    /// The root, safe to write to; there is one.
    @inline(__always)
    mutating func uniqueRoot() -> NodeRef {
        if !isKnownUniquelyReferenced(&root) { root = NodeRef(root!).copied() }
        return NodeRef(root!)
    }
}

/// What breaking cost.
struct BreakingWork: Hashable {
    /// Rows that came in the place of others; those of a run count as one.
    var rowsReplaced = 0
    var leavesScanned = 0
    /// A run counts as one.
    var itemsRead = 0

    mutating func add(_ other: BreakingWork) {
        rowsReplaced += other.rowsReplaced
        leavesScanned += other.leavesScanned
        itemsRead += other.itemsRead
    }
}

/// What goes from leaf to leaf while rows are broken anew.
private struct Wave {
    let rule: LineRule
    /// Of rows, how many less than `splices` say because those of a run are one.
    private(set) var work = BreakingWork()
    private(set) var splices = RowSplices()
    /// The line that is open at the end of the last leaf that was broken; nil where nothing was, or what was is done.
    private var line: OpenLine?
    /// What was passed last, where nothing was broken.
    private var passed: (branch: NodeRef, slot: Int)?
    /// Rows that end before here, now and before.
    private var (newRows, oldRows) = (0, 0)
    /// The first row of those that are being replaced.
    private var open: (new: Int, old: Int)?

    init(rule: LineRule) { self.rule = rule }

    mutating func settle(_ node: NodeRef, _ summary: inout NodeSummary) {
        guard node.isBranch else { return settleLeaf(node, &summary) }
        let rowsBefore = newRows
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
        let rest = summary.rows &- (newRows &- rowsBefore)
        newRows &+= rest
        oldRows &+= rest
        (node.header.touched, node.header.isStale, node.header.isRearranged) = (0, false, false)
    }

    /// The next child of a branch that is stale, or that the wave reaches.
    @inline(__always)
    private mutating func nextToVisit(_ node: NodeRef, from slot: Int) -> Int? {
        guard slot < node.count else { return nil }
        let stale = node.header.touched & ~NodeHeader.bits(below: slot)
        let next = stale == 0 ? node.count : stale.trailingZeroBitCount
        if line != nil, slot < next, mustVisit(node.child(slot)) { return slot }
        return next < node.count ? next : nil
    }

    /// Goes past children that stay as they are.
    @inline(__always)
    private mutating func pass(_ node: NodeRef, _ slots: Range<Int>) {
        if slots.isEmpty { return }
        let rows = node.rows(in: slots)
        newRows &+= rows
        oldRows &+= rows
        passed = (node, slots.upperBound - 1)
    }

    private mutating func mustVisit(_ node: NodeRef) -> Bool {
        if node.firstLeaf.header.entry != line { return true }
        endWave()
        return false
    }

    /// Behind a leaf all is as it was: the row that is open there is the last that was replaced.
    private mutating func endWave() {
        line = nil
        if open != nil { close(new: newRows + 1, old: oldRows + 1) }
    }

    private mutating func close(new: Int, old: Int) {
        guard let first = open else { return }
        open = nil
        if let last = splices.last, last.removed.upperBound >= first.old {
            // Its last row is among those replaced now.
            let shared = last.removed.upperBound - first.old
            let inserted = last.insertedCount + new - first.new - shared
            return splices.replaceLast(by: RowSplice(removed: last.removed.lowerBound..<old, insertedCount: inserted))
        }
        splices.append(RowSplice(removed: first.old..<old, insertedCount: new - first.new))
    }

    private mutating func settleLeaf(_ leaf: NodeRef, _ summary: inout NodeSummary) {
        let entry = line ?? exitOfPassed
        let old = LeafStarts(leaf)
        scan(leaf, entry, &summary)
        note(old, LeafStarts(leaf))
        leaf.settleHeader()
    }

    private var exitOfPassed: OpenLine {
        passed.map { $0.branch.child($0.slot).lastLeaf.header.exit } ?? OpenLine()
    }

    private mutating func scan(_ leaf: NodeRef, _ entry: OpenLine, _ summary: inout NodeSummary) {
        summary = leaf.scan(from: entry, rule)
        line = leaf.header.exit
        work.leavesScanned += 1
        work.itemsRead += leaf.kind == .run ? 1 : leaf.count
    }

    /// Finds out which rows are others, from where they started and start.
    private mutating func note(_ old: LeafStarts, _ new: LeafStarts) {
        // Which of several changes lost which rows is not known: then they are one.
        var place = old.lost > 0 && open != nil ? old.lastMark : 0
        var lost = old.lost
        while true {
            if open == nil {
                guard let mark = old.firstMark(from: place) else { break }
                open = (newRows + new.count(before: mark), oldRows + old.count(before: mark))
                place = old.lost > 0 ? max(mark, old.lastMark) : mark
            }
            oldRows += lost
            lost = 0
            guard let start = old.firstCommonStart(with: new, from: place) else { break }
            if new.isRun { work.rowsReplaced -= max(new.count(before: start + 1) - 1, 0) }
            close(new: newRows + new.count(before: start + 1), old: oldRows + old.count(before: start + 1))
            place = start + 1
        }
        if new.isRun, open != nil { work.rowsReplaced -= max(new.total - 1, 0) }
        newRows += new.total
        oldRows += old.total + lost
    }

    mutating func finish(rowsBefore: Int) {
        // What is open at the end of all items is the last row.
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

/// Where rows start in a leaf, and what was edited there.
private struct LeafStarts {
    let isRun: Bool
    private let bits: UInt64
    private let (first, step): (Int, Int)
    private let count: Int
    private let touched: UInt64
    private let marks: UInt64
    /// Rows that started at items that are gone.
    let lost: Int
    let total: Int

    init(_ leaf: NodeRef) {
        isRun = leaf.kind == .run
        bits = leaf.header.starts
        (first, step) = isRun ? (leaf.firstStart, leaf.rowStep) : (0, 1)
        count = leaf.count
        touched = leaf.header.touched
        marks = leaf.header.touched | leaf.header.cuts
        lost = leaf.header.lostStarts
        total = leaf.startCount
    }

    func count(before slot: Int) -> Int {
        if isRun { return slot <= first ? 0 : 1 + (min(slot, count) - 1 - first) / step }
        return (bits & NodeHeader.bits(below: slot)).nonzeroBitCount
    }

    func firstMark(from slot: Int) -> Int? {
        if isRun { return slot == 0 && marks != 0 ? 0 : nil }
        let rest = marks & ~NodeHeader.bits(below: slot)
        return rest == 0 ? nil : rest.trailingZeroBitCount
    }

    var lastMark: Int { isRun || marks == 0 ? 0 : 63 - marks.leadingZeroBitCount }

    /// From there on rows are as they were, up to the next mark.
    func firstCommonStart(with new: LeafStarts, from slot: Int) -> Int? {
        if isRun {
            guard touched == 0, step == new.step, first < count, new.first < count, (first - new.first) % step == 0
            else { return nil }
            return slot <= max(first, new.first) ? max(first, new.first) : nil
        }
        let common = bits & new.bits & ~touched & ~NodeHeader.bits(below: slot)
        return common == 0 ? nil : common.trailingZeroBitCount
    }
}
