// How trees are cut, put together and built: by whole leaves.

/// A tree of items, given by its root, with the sums over the tree.
struct Subtree {
    var node: ItemNode
    var summary: NodeSummary

    var height: Int { Int(NodeRef(node).header.height) }

    /// Returns a tree of some neighbouring children of a branch; nil if there are no such children.
    private static func part(of branch: NodeRef, _ slots: Range<Int>) -> Subtree? {
        if slots.isEmpty { return nil }
        if slots.count == 1 {
            return Subtree(node: branch.node(slots.lowerBound), summary: branch.summary(slots.lowerBound))
        }
        let header = branch.header
        let node = ItemNode.make(NodeHeader(.branch, height: Int(header.height), capacity: Int(header.capacity)))
        let part = NodeRef(node)
        for slot in slots { part.append(branch.node(slot), branch.summary(slot)) }
        return Subtree(node: node, summary: part.sum)
    }

    /// Cuts a tree in two before an item. The item must be the first of its leaf. O(log *n*).
    static func split(_ tree: Subtree?, at item: Int, _ shape: TreeShape) -> (Subtree?, Subtree?) {
        guard let tree, item > 0 else { return (nil, tree) }
        if item == tree.summary.items { return (tree, nil) }
        let branch = NodeRef(tree.node)
        precondition(branch.isBranch && item < tree.summary.items, "a cut between leaves")
        return withExtendedLifetime(tree.node) {
            var (slot, rest) = (0, item)
            while branch.summary(slot).items <= rest {
                rest -= branch.summary(slot).items
                slot += 1
            }
            let left = part(of: branch, 0..<slot)
            guard rest > 0 else { return (left, part(of: branch, slot..<branch.count)) }
            let child = Subtree(node: branch.node(slot), summary: branch.summary(slot))
            let (before, behind) = split(child, at: rest, shape)
            return (join(left, before, shape), join(behind, part(of: branch, slot + 1..<branch.count), shape))
        }
    }

    /// Joins two trees, one behind the other. O(difference of heights).
    static func join(_ left: Subtree?, _ right: Subtree?, _ shape: TreeShape) -> Subtree? {
        guard let left, let right else { return left ?? right }
        if left.height == right.height {
            return parent(of: merged(left, right), height: left.height + 1, shape.branchCapacity)
        }
        var tree = left.height > right.height ? left : right
        if !isKnownUniquelyReferenced(&tree.node) { tree.node = NodeRef(tree.node).copied() }
        let root = NodeRef(tree.node)
        let overflow =
            left.height > right.height ? insert(right, into: root, atEnd: true) : insert(left, into: root, atEnd: false)
        tree.summary = root.sum
        guard let overflow else { return tree }
        return parent(of: [tree, overflow], height: tree.height + 1, shape.branchCapacity)
    }

    static func parent(of trees: [Subtree], height: Int, _ capacity: Int) -> Subtree {
        if trees.count == 1 { return trees[0] }
        let node = ItemNode.make(NodeHeader(.branch, height: height, capacity: capacity))
        let branch = NodeRef(node)
        for tree in trees { branch.append(tree.node, tree.summary) }
        return Subtree(node: node, summary: branch.sum)
    }

    /// Joins two neighbouring trees of equal height if a branch can hold all of their children. Otherwise returns two
    /// trees. The children are first distributed about evenly if one of the trees has too few.
    private static func merged(_ left: Subtree, _ right: Subtree) -> [Subtree] {
        let (first, second) = (NodeRef(left.node), NodeRef(right.node))
        let total = first.count + second.count
        let least = EngineTuning.leastChildren(first.capacity)
        guard first.isBranch, total <= first.capacity || min(first.count, second.count) < least else {
            return [left, right]
        }
        let children = first.children(0..<first.count) + second.children(0..<second.count)
        if total <= first.capacity { return [parent(of: children, height: left.height, first.capacity)] }
        return [children[..<(total / 2)], children[(total / 2)...]].map {
            parent(of: Array($0), height: left.height, first.capacity)
        }
    }

    /// Inserts a lower tree at the start or the end of a branch. The branch must not be shared with another tree.
    /// Returns the part that did not fit, as a tree behind the branch; nil if everything fitted.
    private static func insert(_ tree: Subtree, into branch: NodeRef, atEnd: Bool) -> Subtree? {
        let slot = atEnd ? branch.count - 1 : 0
        var neighbours: [Subtree]
        if tree.height + 1 == Int(branch.header.height) {
            let edge = Subtree(node: branch.node(slot), summary: branch.summary(slot))
            neighbours = atEnd ? merged(edge, tree) : merged(tree, edge)
        } else {
            let child = branch.uniqueChild(slot)
            let overflow = insert(tree, into: child, atEnd: atEnd)
            neighbours = [Subtree(node: branch.node(slot), summary: child.sum)]
            if let overflow { neighbours.append(overflow) }
        }
        branch.replaceChild(slot, by: neighbours[0].node)
        branch.setSummary(slot, neighbours[0].summary)
        branch.noteStaleness(of: slot)
        if neighbours.count == 1 { return nil }
        if !branch.isFull {
            branch.insert(neighbours[1].node, neighbours[1].summary, at: slot + 1)
            return nil
        }
        let node = ItemNode.make(
            NodeHeader(.branch, height: Int(branch.header.height), capacity: branch.capacity))
        let second = NodeRef(node)
        let half = branch.count / 2
        branch.moveChildren(from: half, to: second)
        if slot + 1 <= half {
            branch.insert(neighbours[1].node, neighbours[1].summary, at: slot + 1)
        } else {
            second.insert(neighbours[1].node, neighbours[1].summary, at: slot + 1 - half)
        }
        return Subtree(node: node, summary: second.sum)
    }

    /// Builds a tree of leaves, with evenly filled branches.
    static func build(_ leaves: [Subtree], _ shape: TreeShape) -> Subtree? {
        var level = leaves
        var height = 0
        while level.count > 1 {
            height += 1
            let fill = EngineTuning.builtChildren(shape.branchCapacity)
            let count = (level.count + fill - 1) / fill
            level = (0..<count).map { index in
                let part = level[level.count * index / count..<level.count * (index + 1) / count]
                return parent(of: Array(part), height: height, shape.branchCapacity)
            }
        }
        return level.first
    }
}

extension NodeRef {
    /// Returns the children of a branch at the given slots, each with its sums.
    func children(_ slots: Range<Int>) -> [Subtree] {
        slots.map { Subtree(node: node($0), summary: summary($0)) }
    }

    /// Updates the branch's mark for the child at a slot. The mark is set if the child is out of date. Called after the
    /// child was replaced or edited.
    func noteStaleness(of slot: Int) {
        let bit = UInt64(1) << UInt64(slot)
        if child(slot).header.isStale { header.touched |= bit } else { header.touched &= ~bit }
        header.isStale = header.touched != 0
    }
}
