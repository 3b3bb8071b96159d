extension SummaryTree {
    /// Traps with a message unless the tree is valid. O(*n*).
    func checkInvariants() {
        precondition(root != nil || summary == .zero, "an empty tree has the zero summary")
        guard let root else { return }
        precondition(summary == root.computedSummary, "the tree's summary is the sum of its root")
        precondition(root.slotCount >= (root.isLeaf ? 1 : 2), "the root holds something to choose from")
        check(root, isRoot: true)
    }

    private func check(_ node: TreeNode<Element>, isRoot: Bool) {
        let capacity = shape.capacity(ofHeight: node.height)
        precondition(node.slotCount <= capacity, "no node is too large")
        precondition(isRoot || node.slotCount >= shape.minimum(ofHeight: node.height), "no node is too small")
        for element in node.elements {
            precondition(element.summary.count > 0, "no element is empty")
        }
        for (child, summary) in zip(node.children.nodes, node.children.summaries) {
            precondition(child.height == node.height - 1, "all leaves have the same depth")
            precondition(summary == child.computedSummary, "a child's summary is the sum of its content")
            check(child, isRoot: false)
        }
    }
}
