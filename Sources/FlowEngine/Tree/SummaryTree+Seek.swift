extension SummaryTree {
    /// An element and the summary of everything before it.
    struct Place {
        var before: Summary
        var element: Element
    }

    /// The first element after which `measure` is greater than `target`; nil when the whole tree does not reach it.
    ///
    /// `measure` must not fall from one prefix to the next. O(log *n*).
    @inline(__always)
    func firstPlace(where measure: (Summary) -> Int, exceeds target: Int) -> Place? {
        guard var node = root, measure(summary) > target else { return nil }
        var before = Summary.zero
        while !node.isLeaf {
            guard let slot = node.childSlot(after: &before, where: measure, exceeds: target) else { return nil }
            node = node.children.nodes[slot]
        }
        guard let slot = node.elementSlot(after: &before, where: measure, exceeds: target) else { return nil }
        return Place(before: before, element: node.elements[slot])
    }

    /// The element that holds the unit at `position`. `position < count`.
    @inline(__always)
    func place(at position: Int) -> Place? {
        firstPlace(where: { $0.count }, exceeds: position)
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
                before.add(summary)
            }
        } else {
            for index in 0..<node.children.count {
                let summary = node.children.summaries[index]
                if isWanted(before, summary) {
                    visit(node.children.nodes[index], before: before, where: isWanted, body: body)
                }
                before.add(summary)
            }
        }
    }
}

extension TreeNode {
    /// The first child after which `measure` is greater than `target`. `before` grows by what stands before it.
    @inline(__always)
    func childSlot(after before: inout Summary, where measure: (Summary) -> Int, exceeds target: Int) -> Int? {
        for slot in 0..<children.count {
            var after = before
            after.add(children.summaries[slot])
            if measure(after) > target { return slot }
            before = after
        }
        return nil
    }

    /// The first element after which `measure` is greater than `target`. `before` grows by what stands before it.
    @inline(__always)
    func elementSlot(after before: inout Summary, where measure: (Summary) -> Int, exceeds target: Int) -> Int? {
        for slot in elements.indices {
            var after = before
            after.add(elements[slot].summary)
            if measure(after) > target { return slot }
            before = after
        }
        return nil
    }
}
