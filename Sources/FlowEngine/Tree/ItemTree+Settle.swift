// Breaking rows again, where items changed and behind as far as it takes.

extension ItemTree {
    /// Breaks each edited leaf, and goes on behind it until the open line is the one with which the next leaf began.
    /// Returns the replaced rows and the numbers of rows that replace them, in order: exactly the rows with other
    /// items, or items of another size, than before. Neighbouring leaves of equal items become one.
    ///
    /// - Parameters:
    ///   - rule: The one that the rows were broken by before.
    ///   - rowsBefore: How many rows there were at the last settling.
    mutating func settle(_ rule: LineRule, rowsBefore: Int, _ work: inout BreakingWork) -> RowSplices {
        defer { lost = LostRows() }
        guard root != nil else {
            summary = NodeSummary()
            return rowsBefore > 0 ? [RowSplice(removed: 0..<rowsBefore, insertedCount: 0)] : []
        }
        guard isStale else { return [] }
        var wave = SettlingWave(rule: rule, lost)
        wave.settle(uniqueRoot(), &summary)
        wave.finish(rowsBefore: rowsBefore)
        work.add(wave.work)
        for splice in wave.splices { work.rowsReplaced += splice.insertedCount }
        joinEqualLeaves(wave.equalLeaves, rule)
        return wave.splices
    }

    /// Breaks all rows again by another rule. O(*n*).
    mutating func breakAll(_ rule: LineRule, _ work: inout BreakingWork) {
        guard root != nil else { return }
        var wave = SettlingWave(rule: rule, lost)
        wave.breakAll(uniqueRoot(), &summary)
        work.add(wave.work)
        work.rowsReplaced += rowCount
    }

    private var isStale: Bool { root.map { NodeRef($0).header.isStale } ?? false }

    /// The root, which must exist, safe to write to.
    @inline(__always)
    mutating func uniqueRoot() -> NodeRef {
        if !isKnownUniquelyReferenced(&root) { root = NodeRef(root!).copied() }
        return NodeRef(root!)
    }
}

/// The cost of breaking items into rows.
struct BreakingWork: Hashable {
    /// The number of rows that replaced others; those of a run are one.
    var rowsReplaced = 0
    var leavesScanned = 0
    /// The number of items that were read; a run is one.
    var itemsRead = 0

    mutating func add(_ other: BreakingWork) {
        rowsReplaced += other.rowsReplaced
        leavesScanned += other.leavesScanned
        itemsRead += other.itemsRead
    }
}

