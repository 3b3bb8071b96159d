extension SummaryTree {
    /// Puts `next` behind this tree. O(log *n*). Elements at the seam are not merged; see `replace`.
    mutating func append(_ next: SummaryTree) {
        guard let right = next.root else { return }
        guard let left = root else {
            self = next
            return
        }
        self = SummaryTree(root: TreeNode.join(left, right, shape), shape: shape)
    }

    /// Cuts the tree: keeps the first `position` units and returns the rest. An element in the way is cut, too.
    /// O(log *n*).
    mutating func split(at position: Int) -> SummaryTree {
        guard position < count, let node = root else { return SummaryTree(shape: shape) }
        guard position > 0 else {
            defer { self = SummaryTree(shape: shape) }
            return self
        }
        let (left, right) = TreeNode.split(node, at: position, shape)
        self = SummaryTree(root: left, shape: shape)
        return SummaryTree(root: right, shape: shape)
    }
}

extension TreeNode {
    /// One tree of two, all of `left` before all of `right`. Their roots may be too small to be inner nodes.
    static func join(_ left: TreeNode, _ right: TreeNode, _ shape: TreeShape) -> TreeNode {
        if left.height == right.height { return joinEqual(left, right, shape) }
        if left.height > right.height {
            var children = left.children
            let last = children.removeLast()
            let joined = join(last.node, right, shape)
            if joined.height == left.height { children += joined.children } else { children.append(Child(joined)) }
            return branch(children, shape)
        }
        var children = right.children
        let first = children.removeFirst()
        let joined = join(left, first.node, shape)
        let head = joined.height == right.height ? joined.children : [Child(joined)]
        return branch(head + children, shape)
    }

    private static func joinEqual(_ left: TreeNode, _ right: TreeNode, _ shape: TreeShape) -> TreeNode {
        let capacity = shape.capacity(ofHeight: left.height)
        let isSmall = min(left.slotCount, right.slotCount) < capacity / 2
        if !isSmall && left.slotCount + right.slotCount > capacity {
            return TreeNode(branch: [Child(left), Child(right)])
        }
        return left.isLeaf
            ? leaf(left.elements + right.elements, shape)
            : branch(left.children + right.children, shape)
    }

    /// A leaf of the elements, or a branch of two leaves if they are too many for one.
    static func leaf(_ elements: ContiguousArray<Element>, _ shape: TreeShape) -> TreeNode {
        guard elements.count > shape.leafCapacity else { return TreeNode(leaf: elements) }
        let half = elements.count / 2
        return TreeNode(branch: [
            Child(TreeNode(leaf: ContiguousArray(elements[..<half]))),
            Child(TreeNode(leaf: ContiguousArray(elements[half...]))),
        ])
    }

    /// A branch of the children, or two under a new root if they are too many for one.
    static func branch(_ children: ContiguousArray<Child>, _ shape: TreeShape) -> TreeNode {
        guard children.count > shape.branchCapacity else { return TreeNode(branch: children) }
        let half = children.count / 2
        return TreeNode(branch: [
            Child(TreeNode(branch: ContiguousArray(children[..<half]))),
            Child(TreeNode(branch: ContiguousArray(children[half...]))),
        ])
    }

    /// The nodes left and right of `position`, `0 < position < count`.
    static func split(_ node: TreeNode, at position: Int, _ shape: TreeShape) -> (TreeNode, TreeNode) {
        var before = 0
        if node.isLeaf {
            for (index, element) in node.elements.enumerated() {
                let after = before + element.summary.count
                if position < after { return splitLeaf(node, at: index, offset: position - before) }
                before = after
            }
        } else {
            for (index, child) in node.children.enumerated() {
                let after = before + child.summary.count
                if position < after { return splitBranch(node, at: index, offset: position - before, shape) }
                before = after
            }
        }
        preconditionFailure("a split position lies inside the tree")
    }

    private static func splitLeaf(_ node: TreeNode, at index: Int, offset: Int) -> (TreeNode, TreeNode) {
        var left = ContiguousArray(node.elements[..<index])
        var right = ContiguousArray(node.elements[index...])
        if offset > 0 {
            var head = right[0]
            right[0] = head.split(at: offset)
            left.append(head)
        }
        return (TreeNode(leaf: left), TreeNode(leaf: right))
    }

    private static func splitBranch(
        _ node: TreeNode, at index: Int, offset: Int, _ shape: TreeShape
    ) -> (TreeNode, TreeNode) {
        var left = wrap(node.children[..<index])
        var right: TreeNode?
        if offset == 0 {
            right = node.children[index].node
        } else {
            let (head, tail) = split(node.children[index].node, at: offset, shape)
            left = left.map { join($0, head, shape) } ?? head
            right = tail
        }
        let rest = wrap(node.children[(index + 1)...])
        guard let left, let right else { preconditionFailure("both sides of a split hold something") }
        return (left, rest.map { join(right, $0, shape) } ?? right)
    }

    /// A node over neighbouring children; the child itself when it is only one.
    private static func wrap(_ children: ContiguousArray<Child>.SubSequence) -> TreeNode? {
        children.count > 1 ? TreeNode(branch: ContiguousArray(children)) : children.first?.node
    }
}
