/// Where a section's lines break: how many items each row holds and how long it is. It never stores sizes, and offsets
/// are derived, so that a new line spacing or header moves rows without touching them.
struct RowList: Sendable {
    private(set) var tree: SummaryTree<RowRun>
    /// Scratch buffer that a re-breaking writes its rows to, kept from one to the next; empty in between.
    private var scratch: ContiguousArray<RowRun> = []

    static let shape = TreeShape(leafCapacity: 32, branchCapacity: 16)

    /// No rows yet.
    init(shape: TreeShape = RowList.shape) {
        tree = SummaryTree(shape: shape)
    }

    /// Breaks all items from scratch. O(*s*), *s* dense items and runs.
    init(breaking items: ItemList, rule: LineRule, shape: TreeShape = RowList.shape, work: inout BreakingWork) {
        var sink = RowCollector(shape: shape)
        var breaker = RowBreaker(rule: rule, startingAt: 0)
        _ = breaker.breakRows(from: items.cursor(at: 0), into: &sink)
        work.add(breaker)
        tree = sink.builder.finish()
    }

    var count: Int { tree.count }
    var summary: RowSummary { tree.summary }

    /// The length of all rows and the spacing between them.
    func length(spacing: Extent) -> Extent {
        summary.length + spacing * max(count - 1, 0)
    }

    /// The row at an index.
    func row(at index: Int) -> Row {
        guard index >= 0, let place = tree.place(at: index, RowPrefix.self) else {
            preconditionFailure("row \(index) of a section with \(count) rows")
        }
        return Row(in: place, at: index - place.before.count)
    }

    /// The row that holds an item.
    func row(containing item: Int) -> Row {
        guard item >= 0, let place = tree.firstPlace(RowPrefix.self, where: { $0.itemCount > item }) else {
            preconditionFailure("the row of item \(item) of a section with \(summary.itemCount) items")
        }
        return Row(in: place, at: (item - place.before.itemCount) / place.element.itemsPerRow)
    }

    /// Moves out the scratch buffer, empty.
    mutating func detachScratch() -> ContiguousArray<RowRun> {
        let detached = scratch
        scratch = []
        return detached
    }

    /// Replaces rows by those in the scratch buffer, and keeps it unless it has grown large.
    mutating func replace(_ range: Range<Int>, withScratch runs: consuming ContiguousArray<RowRun>) {
        tree.replace(range, with: runs)
        guard runs.capacity <= RowList.largestScratch else { return }
        runs.removeAll(keepingCapacity: true)
        scratch = runs
    }

    private static let largestScratch = 64

    mutating func replace(_ replacements: ContiguousArray<TreeReplacement<RowRun>>) {
        tree.replace(replacements)
    }

    /// Traps with a message if the rows do not tile the items or are not what breaking from scratch gives. O(*n*).
    func checkInvariants(items: ItemList, rule: LineRule) {
        tree.checkInvariants()
        precondition(summary.itemCount == items.count, "the rows tile the items")
        var work = BreakingWork()
        let fresh = RowList(breaking: items, rule: rule, work: &work)
        precondition(runs == fresh.runs, "the rows are those that breaking from scratch gives")
    }

    /// All rows in order, equal neighbours together, however the tree holds them.
    private var runs: ContiguousArray<RowRun> {
        var runs: ContiguousArray<RowRun> = []
        tree.forEach { run in
            if let last = runs.indices.last, runs[last].absorb(run) { return }
            runs.append(run)
        }
        return runs
    }
}

/// One row of a section.
struct Row {
    var index: Int
    /// The index of its first item.
    var start: Int
    var itemCount: Int
    var length: Double
    /// The lengths of all rows before it, without spacing.
    var lengthBefore: Extent

    var items: Range<Int> { start..<start + itemCount }
    var content: RowItems { RowItems(index: index, start: start, count: itemCount, length: length) }

    init(in place: TreePlace<RowPrefix>, at offset: Int) {
        let run = place.element
        index = place.before.count + offset
        start = place.before.itemCount + offset * run.itemsPerRow
        itemCount = run.itemsPerRow
        length = run.length
        lengthBefore = offset == 0 ? place.before.length : place.before.length + Extent(run.length) * offset
    }
}

/// What breaking cost.
struct BreakingWork: Hashable {
    var rowsBroken = 0
    var itemsRead = 0

    mutating func add(_ breaker: RowBreaker) {
        rowsBroken += breaker.rowsBroken
        itemsRead += breaker.itemsRead
    }
}

/// Takes all rows into a new tree.
private struct RowCollector: RowSink {
    var scanLength: Int { LineRule.scanLimit }

    var builder: TreeBuilder<RowRun>

    init(shape: TreeShape) {
        builder = TreeBuilder(shape: shape)
    }

    mutating func receive(_ rows: RowRun, startingAt start: Int) -> Int? {
        builder.append(rows)
        return nil
    }

    @inline(__always)
    mutating func receive(_ rows: BufferedElements<RowRun>, startingAt start: Int) -> (rows: Int, items: Int)? {
        builder.append(usingUp: rows)
        return nil
    }
}
