extension ItemTree {
    /// Makes a tree of valid sizes. The items of each leaf are broken into rows while the leaf is in the processor's
    /// cache.
    init(_ items: ItemSizes, _ axis: ScrollAxis, _ rule: LineRule, shape: TreeShape, work: inout BreakingWork) {
        self.init(shape: shape)
        guard items.count > 0 else { return }
        var builder = LeafBuilder(shape: shape, rule: rule)
        switch items {
        case .estimated(let count, let size):
            builder.append(RunRecord(count, axis.size(size), .estimated))
            estimatedCount = count
        case .equal(let count, let size): builder.append(RunRecord(count, axis.size(size), .given))
        case .each(let sizes): builder.append(sizes, axis)
        }
        let tree = Subtree.build(builder.leaves, shape)
        (root, summary) = (tree?.node, tree?.summary ?? NodeSummary())
        work.add(builder.work)
        // The last row ends with the items.
        work.rowsReplaced += 1
    }

    /// Exchanges the two lengths of each item, along and across the scroll axis. Computes all line breaks again.
    /// O(*n*).
    mutating func transpose(_ rule: LineRule, _ work: inout BreakingWork) {
        guard root != nil else { return }
        var builder = LeafBuilder(shape: shape, rule: rule)
        forEachLeaf { place in builder.append(place.leaf.transposed()) }
        let tree = Subtree.build(builder.leaves, shape)
        (root, summary) = (tree?.node, tree?.summary ?? NodeSummary())
        work.add(builder.work)
        // The last row ends with the items.
        work.rowsReplaced += 1
    }
}

extension NodeRef {
    /// Returns a copy of the leaf in which each item's lengths along and across the scroll axis are exchanged.
    fileprivate func transposed() -> ItemNode {
        let node = copied()
        let leaf = NodeRef(node)
        for slot in 0..<(kind == .run ? 1 : count) { _ = leaf.setSize(size(at: slot).transposed, at: slot) }
        return node
    }

    /// Clears the marks of edits in the node's header, because the node's rows are up to date.
    func settleHeader() {
        header.touched = 0
        header.cuts = 0
        header.isStale = false
        header.entryIsCut = false
    }
}
