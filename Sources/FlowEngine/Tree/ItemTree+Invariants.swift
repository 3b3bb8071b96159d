extension ItemTree {
    /// Traps with a message unless the tree is valid. Edited leaves must have been broken into rows again. O(*n*).
    func checkInvariants(_ rule: LineRule) {
        guard let root else {
            precondition(summary == NodeSummary() && estimatedCount == 0 && measuredCount == 0, "nothing is empty")
            return
        }
        var line = OpenLine()
        var counts = (estimated: 0, measured: 0)
        let sum = check(NodeRef(root), &line, &counts, rule, isRoot: true)
        precondition(sum == summary, "the tree adds up")
        precondition(lost.stretches.isEmpty && !lost.firstRowHasBit, "everything is settled")
        checkNeighbours()
        precondition(counts == (estimatedCount, measuredCount), "the counts of sources add up")
    }

    private func check(
        _ node: NodeRef, _ line: inout OpenLine, _ counts: inout (estimated: Int, measured: Int), _ rule: LineRule,
        isRoot: Bool
    ) -> NodeSummary {
        precondition(!node.header.isStale && node.header.touched == 0, "everything is settled")
        guard node.isBranch else { return check(leaf: node, &line, &counts, rule) }
        precondition(node.count >= 2 && node.count <= shape.branchCapacity, "a branch with children")
        precondition(isRoot || node.count >= shape.branchCapacity / 4, "a branch that is not nearly empty")
        for slot in 0..<node.count {
            precondition(node.child(slot).header.height + 1 == node.header.height, "all leaves are equally deep")
            let sum = check(node.child(slot), &line, &counts, rule, isRoot: false)
            precondition(sum == node.summary(slot), "the summary of a branch is the sum of its children")
        }
        return node.sum
    }

    /// Traps if the items of two neighbouring leaves are all equal. Such leaves have to be one leaf (R18.16).
    private func checkNeighbours() {
        var last: EqualItems?
        forEachLeaf { place in
            let equal = place.leaf.equalItems
            precondition(equal == nil || equal != last, "neighbouring leaves of equal items are one")
            last = equal
        }
    }

    private func check(
        leaf: NodeRef, _ line: inout OpenLine, _ counts: inout (estimated: Int, measured: Int), _ rule: LineRule
    ) -> NodeSummary {
        let header = leaf.header
        precondition(leaf.count > 0 && (leaf.kind == .run || leaf.count <= shape.leafCapacity), "a leaf with items")
        precondition(header.entry == line, "a leaf begins with the line that the one before ends with")
        precondition(!header.isStale && header.cuts == 0 && !header.entryIsCut, "everything is settled")
        precondition(header.measured & header.estimated == 0, "a size has one source")
        let sources = leaf.sourceCounts
        counts = (counts.estimated + sources.estimated, counts.measured + sources.measured)
        let node = leaf.copied()
        return withExtendedLifetime(node) {
            let copy = NodeRef(node)
            let sum = copy.scan(from: line, rule)
            precondition(copy.startsRows(where: leaf), "rows start where breaking says")
            precondition(copy.header.exit == header.exit, "a leaf ends with the line that breaking says")
            line = header.exit
            return sum
        }
    }
}

extension NodeRef {
    /// Returns whether rows start at the same items of two leaves.
    fileprivate func startsRows(where other: NodeRef) -> Bool {
        guard kind == .run else { return header.starts == other.header.starts }
        return startCount == other.startCount && (startCount == 0 || firstStart == other.firstStart)
            && rowStep == other.rowStep
    }
}
