/// A builder of a tree from elements in order.
struct TreeBuilder<Element: TreeElement> {
    private let shape: TreeShape
    private var leaves: ContiguousArray<TreeNode<Element>> = []
    private var open: ContiguousArray<Element> = []

    init(shape: TreeShape) {
        self.shape = shape
    }

    mutating func append(_ element: Element) {
        if let last = open.indices.last, open[last].absorb(element) { return }
        if open.count == shape.leafCapacity { closeLeaf() }
        open.append(element)
    }

    /// Ends a leaf and begins the next one.
    ///
    /// A full leaf keeps the buffer in which it was built, and the next leaf gets a buffer of that capacity at once.
    /// The last leaf gets only the capacity that it needs.
    private mutating func closeLeaf() {
        let isFull = open.count == shape.leafCapacity
        leaves.append(TreeNode(leaf: isFull ? open : ContiguousArray(open[...])))
        open = []
        if isFull { open.reserveCapacity(shape.leafCapacity) }
    }

    mutating func finish() -> SummaryTree<Element> {
        if !open.isEmpty {
            balanceLastLeaf()
            closeLeaf()
        }
        var level = leaves
        while level.count > 1 { level = TreeBuilder.parents(of: level, capacity: shape.branchCapacity) }
        return SummaryTree(root: level.first, shape: shape)
    }

    /// Fills a last leaf that is too small with elements of the leaf before it.
    private mutating func balanceLastLeaf() {
        guard open.count < shape.leafCapacity / 2, let previous = leaves.popLast() else { return }
        let all = previous.elements + open
        let half = all.count / 2
        leaves.append(TreeNode(leaf: ContiguousArray(all[..<half])))
        open = ContiguousArray(all[half...])
    }

    /// Builds the next level of the tree, with as few parents as can hold all nodes. The nodes are distributed evenly,
    /// so that no parent is less than half full.
    private static func parents(
        of nodes: ContiguousArray<TreeNode<Element>>, capacity: Int
    ) -> ContiguousArray<TreeNode<Element>> {
        let parentCount = (nodes.count + capacity - 1) / capacity
        return ContiguousArray((0..<parentCount).map { index in
            let range = nodes.count * index / parentCount..<nodes.count * (index + 1) / parentCount
            return TreeNode(branch: .init(nodes[range]))
        })
    }
}
