extension SummaryTree {
    /// An element and the summary of everything before it.
    struct Place {
        var before: Summary
        var element: Element
    }

    /// The first element at whose end `isReached`; nil when the end of the tree does not reach it.
    ///
    /// `isReached` sees what stands before a place, as `pass(over:)` adds it up, and stays true once it is. O(log *n*).
    @inline(__always)
    func firstPlace(where isReached: (Summary) -> Bool) -> Place? {
        guard var node = root else { return nil }
        var before = Summary.zero
        while !node.isLeaf {
            guard let slot = node.childSlot(after: &before, where: isReached) else { return nil }
            node = node.children.nodes[slot]
        }
        guard let slot = node.elementSlot(after: &before, where: isReached) else { return nil }
        return Place(before: before, element: node.elements[slot])
    }

    /// The element that holds the unit at `position`; nil at the end and behind it.
    @inline(__always)
    func place(at position: Int) -> Place? {
        firstPlace { $0.count > position }
    }

    /// Calls `body` with every element in order.
    func forEach(_ body: (Element) -> Void) {
        visit { _, _ in true } body: { _, element in body(element) }
    }

    /// Calls `body` with the elements of all subtrees that `isWanted`, in order, with the summary of everything before.
    ///
    /// `isWanted(before, summary)` answers for neighbouring elements together, and for one element alone.
    @inline(__always)
    func visit(where isWanted: (Summary, Summary) -> Bool, body: (Summary, Element) -> Void) {
        guard let root, isWanted(.zero, summary) else { return }
        SummaryTree.visit(root, before: .zero, where: isWanted, body: body)
    }

    private static func visit(
        _ node: TreeNode<Element>, before: Summary,
        where isWanted: (Summary, Summary) -> Bool, body: (Summary, Element) -> Void
    ) {
        var before = before
        if node.isLeaf {
            for index in node.elements.indices {
                let summary = node.elements[index].summary
                if isWanted(before, summary) { body(before, node.elements[index]) }
                before.pass(over: summary)
            }
        } else {
            for index in 0..<node.children.count {
                let summary = node.children.summaries[index]
                if isWanted(before, summary) {
                    visit(node.children.nodes[index], before: before, where: isWanted, body: body)
                }
                before.pass(over: summary)
            }
        }
    }
}

extension TreeNode {
    /// The first child at whose end `isReached`. `before` grows by what stands before it.
    @inline(__always)
    func childSlot(after before: inout Summary, where isReached: (Summary) -> Bool) -> Int? {
        for slot in 0..<children.count {
            var after = before
            after.pass(over: children.summaries[slot])
            if isReached(after) { return slot }
            before = after
        }
        return nil
    }

    /// The first element at whose end `isReached`. `before` grows by what stands before it.
    @inline(__always)
    func elementSlot(after before: inout Summary, where isReached: (Summary) -> Bool) -> Int? {
        for slot in elements.indices {
            var after = before
            after.pass(over: elements[slot].summary)
            if isReached(after) { return slot }
            before = after
        }
        return nil
    }
}
