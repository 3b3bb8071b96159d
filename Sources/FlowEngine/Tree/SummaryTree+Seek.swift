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
            var next: TreeNode<Element>?
            for child in node.children {
                var after = before
                after.add(child.summary)
                if measure(after) > target {
                    next = child.node
                    break
                }
                before = after
            }
            guard let next else { return nil }
            node = next
        }
        for element in node.elements {
            var after = before
            after.add(element.summary)
            if measure(after) > target { return Place(before: before, element: element) }
            before = after
        }
        return nil
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
            for element in node.elements {
                let summary = element.summary
                if isWanted(before, summary) { body(before, element) }
                before.add(summary)
            }
        } else {
            for child in node.children {
                if isWanted(before, child.summary) {
                    visit(child.node, before: before, where: isWanted, body: body)
                }
                before.add(child.summary)
            }
        }
    }
}
