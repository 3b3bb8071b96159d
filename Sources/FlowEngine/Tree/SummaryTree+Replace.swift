extension SummaryTree {
    /// Replaces the units of `range` by `elements`, and merges neighbours if possible. An element consists of one or
    /// more units, as a run of sections consists of sections. The tree is cut twice and joined again. O(log *n* + *m*),
    /// where *m* is the number of new elements.
    mutating func replace(_ range: Range<Int>, with elements: ContiguousArray<Element>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a replaced range lies inside the tree")
        if range.isEmpty && elements.isEmpty { return }
        var tail = split(at: range.upperBound)
        _ = split(at: range.lowerBound)
        var middle: ContiguousArray<Element> = []
        middle.reserveCapacity(elements.count + 2)
        if let last = popLast() { middle.append(last) }
        middle += elements
        if let first = tail.popFirst() { middle.append(first) }
        append(SummaryTree(middle, shape: shape))
        append(tail)
    }

    /// Replaces each of several ranges of units, such as sections, by new elements. An element may consist of several
    /// units. The ranges ascend and do not overlap. O(*k* log *n* + *m*), where *k* is the number of ranges and *m*
    /// that of new elements.
    mutating func replace(_ replacements: ContiguousArray<TreeReplacement<Element>>) {
        // From the last on, so that the others stay where they are.
        for replacement in replacements.reversed() { replace(replacement.range, with: replacement.elements) }
    }

    /// Edits, in place, the element that contains `position`. `body` receives the element and the position's offset in
    /// the element. It may return a second element, which is inserted behind the first. The edited element must not
    /// become empty. O(log *n*).
    mutating func edit(at position: Int, _ body: (inout Element, Int) -> Element?) {
        precondition(position >= 0 && position < count, "an edited position lies inside the tree")
        let shape = shape
        editRoot { root in
            let (sibling, change) = TreeNode.edit(&root!, at: position, shape, body)
            if let sibling { root = TreeNode(branch: .init([root!, sibling])) }
            return change
        }
    }

    /// Edits every element in place, in order; no edit may change an element's count. O(*n*).
    mutating func editAll(_ body: (inout Element) -> Void) {
        editRoot { root in
            if root != nil { TreeNode.editAll(&root!, body) }
            return nil
        }
    }

    private mutating func popLast() -> Element? {
        guard let last = root?.lastElement else { return nil }
        _ = split(at: count - last.summary.count)
        return last
    }

    private mutating func popFirst() -> Element? {
        guard let first = root?.firstElement else { return nil }
        self = split(at: first.summary.count)
        return first
    }
}

extension TreeNode {
    static func editAll(_ node: inout TreeNode, _ body: (inout Element) -> Void) {
        makeUnique(&node)
        for index in node.elements.indices { body(&node.elements[index]) }
        for index in 0..<node.children.count {
            _ = node.children.edit(index) { child in
                editAll(&child, body)
                return ((), nil)
            }
        }
    }

    /// Calls `body` to edit the element at a position below a node. If the node became too large, it is cut in two, and
    /// the returned `result` is its new right neighbour. Otherwise `result` is nil. The returned `change` is the change
    /// of the node's summary; nil if the summary has to be computed again.
    static func edit(
        _ node: inout TreeNode, at position: Int, _ shape: TreeShape, _ body: (inout Element, Int) -> Element?
    ) -> (result: TreeNode?, change: SummaryChange<Summary>?) {
        makeUnique(&node)
        var before = 0
        if node.isLeaf {
            for index in node.elements.indices {
                let after = before + node.elements[index].count
                if position < after {
                    let old = node.elements[index].summary
                    if let extra = body(&node.elements[index], position - before) {
                        node.elements.insert(extra, at: index + 1)
                        return (node.cutIfTooLarge(shape), nil)
                    }
                    return (nil, SummaryChange(old: old, new: node.elements[index].summary))
                }
                before = after
            }
        } else {
            for index in 0..<node.children.count {
                let after = before + node.children.summaries[index].count
                if position < after {
                    let edited = node.children.edit(index) { edit(&$0, at: position - before, shape, body) }
                    guard let sibling = edited.result else { return edited }
                    node.children.insert(sibling, at: index + 1)
                    return (node.cutIfTooLarge(shape), nil)
                }
                before = after
            }
        }
        preconditionFailure("an edited position lies inside the node")
    }

    func cutIfTooLarge(_ shape: TreeShape) -> TreeNode? {
        guard slotCount > shape.capacity(ofHeight: height) else { return nil }
        let half = slotCount / 2
        if isLeaf {
            let right = TreeNode(leaf: ContiguousArray(elements[half...]))
            elements.removeSubrange(half...)
            return right
        }
        let right = TreeNode(branch: children[half..<slotCount])
        children.removeSubrange(half..<slotCount)
        return right
    }
}

/// A range of units of a tree, such as sections, and the elements that replace them.
struct TreeReplacement<Element: TreeElement> {
    var range: Range<Int>
    var elements: ContiguousArray<Element>
}
