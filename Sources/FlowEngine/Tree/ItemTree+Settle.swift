// Breaking rows again, where items changed and behind as far as it takes.

extension ItemTree {
    /// Breaks the items of edited leaves into rows again, and returns the replaced rows.
    ///
    /// Breaking goes on in the leaves behind an edited leaf, until the line that is open at a leaf's end is the line
    /// with which the next leaf began before. The result has, in order, exactly the rows that have other items than
    /// before, or items of other sizes, and the number of rows that replace them. Neighbouring leaves of equal items
    /// become one leaf.
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

    /// Breaks all rows again with another line rule. O(*n*).
    mutating func breakAll(_ rule: LineRule, _ work: inout BreakingWork) {
        guard root != nil else { return }
        var wave = SettlingWave(rule: rule, lost)
        wave.breakAll(uniqueRoot(), &summary)
        work.add(wave.work)
        work.rowsReplaced += rowCount
    }

    private var isStale: Bool { root.map { NodeRef($0).header.isStale } ?? false }

    /// Returns the root, after copying it if another tree holds it, so that writing to the root is safe. The tree must
    /// not be empty.
    @inline(__always)
    mutating func uniqueRoot() -> NodeRef {
        if !isKnownUniquelyReferenced(&root) { root = NodeRef(root!).copied() }
        return NodeRef(root!)
    }
}

/// The work of breaking items into rows, as numbers of rows, leaves and items.
struct BreakingWork: Hashable {
    /// The number of rows that replaced other rows. All rows of a run of equal items add only 1.
    var rowsReplaced = 0
    var leavesScanned = 0
    /// The number of items that were read. All items of a run of equal items add only 1.
    var itemsRead = 0

    mutating func add(_ other: BreakingWork) {
        rowsReplaced += other.rowsReplaced
        leavesScanned += other.leavesScanned
        itemsRead += other.itemsRead
    }
}

