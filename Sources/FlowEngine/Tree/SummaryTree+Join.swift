extension SummaryTree {
    /// Appends `next` to this tree. O(log *n*). The last element of this tree and the first of `next` are not merged;
    /// see `replace`.
    mutating func append(_ next: SummaryTree) {
        guard let right = next.root else { return }
        guard let left = root else {
            self = next
            return
        }
        self = SummaryTree(root: TreeNode.join(left, right, shape), shape: shape)
    }

    /// Cuts the tree: keeps the first `position` units and returns the rest. An element consists of one or more units,
    /// as a run of sections consists of sections. An element that spans the cut is cut, too. O(log *n*).
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
    /// Joins two trees, with all elements of `left` before all elements of `right`. The two roots may have fewer
    /// children or elements than inner nodes must have.
    static func join(_ left: TreeNode, _ right: TreeNode, _ shape: TreeShape) -> TreeNode {
        if left.height == right.height { return joinEqual(left, right, shape) }
        if left.height > right.height {
            var children = left.children
            let joined = join(children.removeLast(), right, shape)
            if joined.height == left.height {
                children.append(contentsOf: joined.children)
            } else {
                children.append(joined)
            }
            return branch(children, shape)
        }
        var rest = right.children
        let joined = join(left, rest.removeFirst(), shape)
        var children = joined.height == right.height ? joined.children : Children([joined])
        children.append(contentsOf: rest)
        return branch(children, shape)
    }

    private static func joinEqual(_ left: TreeNode, _ right: TreeNode, _ shape: TreeShape) -> TreeNode {
        let capacity = shape.capacity(ofHeight: left.height)
        let isSmall = min(left.slotCount, right.slotCount) < capacity / 2
        if !isSmall && left.slotCount + right.slotCount > capacity { return TreeNode(branch: Children([left, right])) }
        if left.isLeaf { return leaf(left.elements + right.elements, shape) }
        var children = left.children
        children.append(contentsOf: right.children)
        return branch(children, shape)
    }

    /// Makes a leaf of the elements. If they are too many for one leaf, makes a branch of two leaves.
    static func leaf(_ elements: ContiguousArray<Element>, _ shape: TreeShape) -> TreeNode {
        guard elements.count > shape.leafCapacity else { return TreeNode(leaf: elements) }
        let half = elements.count / 2
        return TreeNode(branch: Children([
            TreeNode(leaf: ContiguousArray(elements[..<half])), TreeNode(leaf: ContiguousArray(elements[half...])),
        ]))
    }

    /// Makes a branch of the children. If they are too many for one branch, makes a root of two branches.
    static func branch(_ children: Children, _ shape: TreeShape) -> TreeNode {
        guard children.count > shape.branchCapacity else { return TreeNode(branch: children) }
        let half = children.count / 2
        return TreeNode(branch: Children([
            TreeNode(branch: children[0..<half]), TreeNode(branch: children[half..<children.count]),
        ]))
    }

    /// Returns the parts of a node before and behind `position`, which must be greater than 0 and less than `count`.
    static func split(_ node: TreeNode, at position: Int, _ shape: TreeShape) -> (TreeNode, TreeNode) {
        var before = 0
        if node.isLeaf {
            for index in node.elements.indices {
                let after = before + node.elements[index].summary.count
                if position < after { return splitLeaf(node, at: index, offset: position - before) }
                before = after
            }
        } else {
            for index in 0..<node.children.count {
                let after = before + node.children.summaries[index].count
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
        var left = wrap(node.children[0..<index])
        var right: TreeNode?
        if offset == 0 {
            right = node.children.nodes[index]
        } else {
            let (head, tail) = split(node.children.nodes[index], at: offset, shape)
            left = left.map { join($0, head, shape) } ?? head
            right = tail
        }
        let rest = wrap(node.children[index + 1..<node.children.count])
        guard let left, let right else { preconditionFailure("both sides of a split hold something") }
        return (left, rest.map { join(right, $0, shape) } ?? right)
    }

    /// Returns a node with these neighbouring children; nil if there is no child. If there is a single child, returns
    /// the child itself.
    private static func wrap(_ children: Children) -> TreeNode? {
        children.count > 1 ? TreeNode(branch: children) : children.nodes.first
    }
}
