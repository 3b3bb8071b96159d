/// The items of a section, and the rows into which they are broken.
///
///     [ 112 items, 31 rows, 2,480 pt ][ 60 items, 17 rows, 1,190 pt ]    branch: what each child adds up to
///        │                               │
///     |··|··|·|…  |··|··|…            |··|··|·|…  |··|··|…              leaves: sizes, and bits where rows start
///
/// A leaf holds up to 64 sizes one by one, or a run of any number of equal items. Rows are not stored: a bit of each
/// item marks whether it starts a row; a run has two numbers for this. Lengths and places of rows follow from sizes and
/// bits. The line that is open at the border of two leaves is stored in both, so that breaking can begin and stop
/// there.
///
/// A value: copies share nodes, and an edit copies one path. Edits note in the leaves what they changed; `settle` then
/// breaks each of these leaves once, and those behind as far as the open line is another than before.
///
/// Not chosen: rows in a tree of their own (twice the work and memory of everything), positions stored (an insertion
/// would move all that follow), row lengths stored (more memory, and as slow to keep as to find again).
struct ItemTree: Sendable {
    /// The root node; nil without items. Only the tree itself writes to nodes, and only if no other tree holds them.
    nonisolated(unsafe) var root: ItemNode?
    /// The sums over all leaves of the tree. After an edit, only the number of items is right, until rows are broken
    /// again.
    var summary = NodeSummary()
    var estimatedCount = 0
    var measuredCount = 0
    /// The rows whose first items were removed since rows were last broken. They are recorded here, because leaves
    /// record only items that exist.
    var lost = LostRows()
    let shape: TreeShape

    static let shape = TreeShape(
        leafCapacity: EngineTuning.itemLeafCapacity, branchCapacity: EngineTuning.itemBranchCapacity)

    init(shape: TreeShape = ItemTree.shape) {
        precondition(
            2...64 ~= shape.leafCapacity && 4...64 ~= shape.branchCapacity, "as many slots as a word has bits, at most")
        self.shape = shape
    }

    var count: Int { summary.items }
    var rowCount: Int { summary.items > 0 ? summary.rows + 1 : 0 }

    /// Whether all items have the same size (R3.5). O(log *n*).
    var uniformity: SizeUniformity {
        guard let root else { return .empty }
        return summary.isMixed ? .mixed : .same(NodeRef(root).firstLeaf.size(at: 0))
    }

    /// The tree's last row. It is a line that is still open after the last item.
    var lastLine: OpenLine { root.map { NodeRef($0).lastLeaf.header.exit } ?? OpenLine() }

    /// The sum of the lengths of all rows, without spacing.
    var rowsLength: Extent { summary.length + Extent(notNegative: lastLine.length) }

    /// Returns the total length of all rows and of the spacing between them.
    func length(spacing: Extent) -> Extent { rowsLength + spacing * max(rowCount - 1, 0) }
}

// MARK: - Places

/// A leaf, and the sums over all leaves before it. The tree must exist, and must not change, while this value is used.
struct LeafPlace {
    var leaf: NodeRef
    /// The number of items before the leaf.
    var items = 0
    var rows = 0
    /// The sum of the lengths of the rows that end before the leaf, without spacing.
    var length = Extent.zero
    /// The index, in the leaf, of the item that was searched for. After a search for a row, this is the index of the
    /// row's first item.
    var slot = 0
    /// The branch that holds the leaf.
    private(set) var branch: NodeRef?
    private(set) var branchSlot = 0
    /// The path to the leaf: for each height, the index of the next child on the path.
    private var path = SIMD16<UInt8>.zero

    init(leaf: NodeRef) { self.leaf = leaf }

    var range: Range<Int> { items..<items + leaf.count }

    /// Returns the index of the child that leads to the leaf, in the branch at a height.
    func slot(at height: Int) -> Int { Int(path[height]) }

    @inline(__always)
    mutating func pass(_ summary: NodeSummary) {
        items &+= summary.items
        rows &+= summary.rows
        length += summary.length
    }

    /// Moves from a branch to one of its children.
    @inline(__always)
    mutating func descend(_ slot: Int) {
        (branch, branchSlot) = (leaf, slot)
        path[Int(leaf.header.height)] = UInt8(truncatingIfNeeded: slot)
        leaf = leaf.child(slot)
    }

    /// Moves to the next leaf, which must exist.
    mutating func advance(in tree: BorrowedTree) {
        guard let branch, branchSlot + 1 < branch.count else { return self = tree.leaf(of: range.upperBound) }
        pass(branch.summary(branchSlot))
        leaf = branch
        descend(branchSlot + 1)
        slot = 0
    }
}

/// The nodes of a tree that is not empty, without reference counting. The tree must exist, and must not change, while
/// this value is used.
struct BorrowedTree {
    let root: NodeRef
    let count: Int

    /// The tree's last row. It is a line that is still open after the last item.
    var lastLine: OpenLine { root.lastLeaf.header.exit }

    /// Returns the leaf that holds an item. The item must exist. O(log *n*).
    func leaf(of item: Int) -> LeafPlace {
        precondition(item >= 0 && item < count, "an item of the section")
        var place = LeafPlace(leaf: root)
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
}

extension ItemTree {
    /// A view of the nodes without reference counting; nil without items.
    var borrowed: BorrowedTree? { root.map { BorrowedTree(root: NodeRef($0), count: count) } }

    /// Returns the leaf that holds an item. The item must exist. O(log *n*).
    func leaf(of item: Int) -> LeafPlace {
        guard let borrowed, item >= 0, item < count else {
            preconditionFailure("item \(item) of a section with \(count) items")
        }
        return borrowed.leaf(of: item)
    }

    /// Returns the leaf in which a row starts. The row must not be the first. O(log *n*).
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

    func source(at item: Int) -> SizeSource { self.item(at: item).source }

    func item(at item: Int) -> (size: AxisSize, source: SizeSource) {
        let place = leaf(of: item)
        return (place.leaf.size(at: place.slot), place.leaf.source(at: place.slot))
    }

    /// Calls `body`, in order, with each leaf and the sums over all leaves before it. Subtrees for which `isWanted`
    /// returns false are left out.
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
    /// The first leaf below a branch. For a leaf, it is the leaf itself.
    var firstLeaf: NodeRef {
        var node = self
        while node.isBranch { node = node.child(0) }
        return node
    }

    /// The last leaf below a branch. For a leaf, it is the leaf itself.
    var lastLeaf: NodeRef {
        var node = self
        while node.isBranch { node = node.child(node.count - 1) }
        return node
    }

    /// The sum of the summaries of a branch's children.
    var sum: NodeSummary {
        var sum = NodeSummary()
        for slot in 0..<count { sum.add(summary(slot)) }
        sum.isMixed = isMixed
        return sum
    }

    /// Whether two items below a branch have different sizes. The summaries of the branch's children have to be right.
    @inline(__always)
    var isMixed: Bool {
        for slot in 0..<count where summary(slot).isMixed { return true }
        return holdsDifferentLeaves
    }

    /// Whether two leaves below a branch have items of different sizes. In each leaf, all items must have the same
    /// size.
    @inline(never)
    private var holdsDifferentLeaves: Bool {
        let size = firstLeaf.size(at: 0)
        return (1..<count).contains { child($0).firstLeaf.size(at: 0) != size }
    }
}
