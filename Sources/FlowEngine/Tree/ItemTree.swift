/// The items of a section, and the rows that they break into.
///
///     [ 112 items, 31 rows, 2,480 pt ][ 60 items, 17 rows, 1,190 pt ]    branch: what each child adds up to
///        │                               │
///     |··|··|·|…  |··|··|…            |··|··|·|…  |··|··|…              leaves: sizes, and bits where rows start
///
/// A leaf holds up to 64 sizes one by one, or a run of any number of equal items. Rows are not stored: a bit beside
/// each item says whether a row starts there, in a run two numbers do. Lengths and places of rows follow from sizes and
/// bits. The line that is open at the border of two leaves is known to both, so that breaking can begin and stop there.
///
/// A value: copies share nodes, and an edit copies one path. Edits note in the leaves what they changed; `settle` then
/// breaks each of these leaves once, and those behind as far as the open line is another than before.
///
/// Not chosen: rows in a tree of their own (twice the work and memory of everything), positions stored (an insertion
/// would move all that follow), row lengths stored (more memory, and as slow to keep as to find again).
struct ItemTree: Sendable {
    /// Nil without items. Only the tree itself writes to nodes, and only where nobody else holds them.
    nonisolated(unsafe) var root: ItemNode?
    /// What the root adds up to. While leaves are stale, only the number of items is right.
    var summary = NodeSummary()
    var estimatedCount = 0
    var measuredCount = 0
    let shape: TreeShape

    /// Leaves of 64 items, as many as a word has bits.
    static let shape = TreeShape(leafCapacity: 64, branchCapacity: 32)

    init(shape: TreeShape = ItemTree.shape) {
        self.shape = shape
    }

    var count: Int { summary.items }
    var rowCount: Int { summary.items > 0 ? summary.rows + 1 : 0 }

    /// Whether all items have the same size (R3.5 asks). O(log *n*).
    var uniformity: SizeUniformity {
        guard let root else { return .empty }
        return summary.isMixed ? .mixed : .same(NodeRef(root).firstLeaf.size(at: 0))
    }

    /// The line that is open behind the last item: the last row.
    var lastLine: OpenLine { root.map { NodeRef($0).lastLeaf.header.exit } ?? OpenLine() }

    /// The lengths of all rows, without spacing.
    var rowsLength: Extent { summary.length + Extent(notNegative: lastLine.length) }

    /// The length of all rows and the spacing between them.
    func length(spacing: Extent) -> Extent { rowsLength + spacing * max(rowCount - 1, 0) }
}

// MARK: - Places

/// A leaf, and what is before it. The tree has to outlive it, and to stay as it is.
struct LeafPlace {
    var leaf: NodeRef
    /// Items, and rows that end, before the leaf.
    var items = 0
    var rows = 0
    /// Of those rows, without spacing.
    var length = Extent.zero
    /// The item or row that was looked for, from the leaf's first on.
    var slot = 0
    /// The branch that holds the leaf, and where.
    private(set) var branch: NodeRef?
    private(set) var branchSlot = 0

    init(leaf: NodeRef) { self.leaf = leaf }

    var range: Range<Int> { items..<items + leaf.count }

    @inline(__always)
    mutating func pass(_ summary: NodeSummary) {
        items &+= summary.items
        rows &+= summary.rows
        length += summary.length
    }

    /// From a branch to one of its children.
    @inline(__always)
    mutating func descend(_ slot: Int) {
        (branch, branchSlot) = (leaf, slot)
        leaf = leaf.child(slot)
    }

    /// To the next leaf; there is one.
    mutating func advance(in tree: borrowing ItemTree) {
        guard let branch, branchSlot + 1 < branch.count else { return self = tree.leaf(of: range.upperBound) }
        pass(branch.summary(branchSlot))
        branchSlot += 1
        (leaf, slot) = (branch.child(branchSlot), 0)
    }
}

extension ItemTree {
    /// The leaf that holds an item; there is one. O(log *n*).
    func leaf(of item: Int) -> LeafPlace {
        guard let root, item >= 0, item < count else {
            preconditionFailure("item \(item) of a section with \(count) items")
        }
        var place = LeafPlace(leaf: NodeRef(root))
        while place.leaf.isBranch {
            let node = place.leaf
            var slot = 0
            while place.items &+ node.summary(slot).items <= item {
                place.pass(node.summary(slot))
                slot &+= 1
            }
            place.descend(slot)
        }
        place.slot = item - place.items
        return place
    }

    /// The leaf in which a row starts that is not the first. O(log *n*).
    func leaf(ofStart row: Int) -> LeafPlace {
        guard let root, row > 0, row < rowCount else {
            preconditionFailure("row \(row) of a section with \(rowCount) rows")
        }
        var place = LeafPlace(leaf: NodeRef(root))
        while place.leaf.isBranch {
            let node = place.leaf
            var slot = 0
            while place.rows &+ node.summary(slot).rows < row {
                place.pass(node.summary(slot))
                slot &+= 1
            }
            place.descend(slot)
        }
        place.slot = place.leaf.start(row - place.rows - 1)
        return place
    }

    func size(at item: Int) -> AxisSize {
        let place = leaf(of: item)
        return place.leaf.size(at: place.slot)
    }

    func source(at item: Int) -> SizeSource {
        let place = leaf(of: item)
        return place.leaf.source(at: place.slot)
    }

    /// Calls `body` with all leaves and what is before them, in order, but for subtrees that are not wanted.
    func forEachLeaf(
        where isWanted: (LeafPlace, NodeSummary) -> Bool = { _, _ in true }, body: (LeafPlace) -> Void
    ) {
        guard let root else { return }
        var place = LeafPlace(leaf: NodeRef(root))
        ItemTree.visit(NodeRef(root), summary, &place, isWanted, body)
    }

    private static func visit(
        _ node: NodeRef, _ summary: NodeSummary, _ place: inout LeafPlace,
        _ isWanted: (LeafPlace, NodeSummary) -> Bool, _ body: (LeafPlace) -> Void
    ) {
        guard isWanted(place, summary) else { return place.pass(summary) }
        guard node.isBranch else {
            place.leaf = node
            body(place)
            return place.pass(summary)
        }
        for slot in 0..<node.count {
            visit(node.child(slot), node.summary(slot), &place, isWanted, body)
        }
    }
}

extension NodeRef {
    /// The first leaf below, or this one.
    var firstLeaf: NodeRef {
        var node = self
        while node.isBranch { node = node.child(0) }
        return node
    }

    /// The last leaf below, or this one.
    var lastLeaf: NodeRef {
        var node = self
        while node.isBranch { node = node.child(node.count - 1) }
        return node
    }

    /// What the children of a branch add up to.
    var sum: NodeSummary {
        var sum = NodeSummary()
        for slot in 0..<count { sum.add(summary(slot)) }
        if !sum.isMixed { sum.isMixed = !isUniform }
        return sum
    }

    /// Whether all leaves, of which none is mixed, hold the same size.
    @inline(never)
    private var isUniform: Bool {
        let size = firstLeaf.size(at: 0)
        return (1..<count).allSatisfy { child($0).firstLeaf.size(at: 0) == size }
    }
}
