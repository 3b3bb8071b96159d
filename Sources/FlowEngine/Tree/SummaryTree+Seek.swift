extension SummaryTree {
    /// The first element at whose end `isReached`; nil when the end of the tree does not reach it.
    ///
    /// `isReached` sees what stands before a place, and stays true once it is. O(log *n*).
    @inline(__always)
    func firstPlace<Prefix: TreePrefix>(
        _ prefix: Prefix.Type, where isReached: (Prefix) -> Bool
    ) -> TreePlace<Prefix>? where Prefix.Element == Element {
        guard var node = root else { return nil }
        var before = Prefix()
        while !node.isLeaf {
            guard let slot = node.childSlot(after: &before, where: isReached) else { return nil }
            node = node.children.nodes[slot]
        }
        guard let slot = node.elementSlot(after: &before, where: isReached) else { return nil }
        return TreePlace(before: before, element: node.elements[slot])
    }

    /// The element that holds the unit at `position`; nil at the end and behind it.
    @inline(__always)
    func place<Prefix: TreePrefix>(
        at position: Int, _ prefix: Prefix.Type
    ) -> TreePlace<Prefix>? where Prefix.Element == Element {
        firstPlace(prefix) { $0.count > position }
    }

    /// Calls `body` with every element in order.
    func forEach(_ body: (Element) -> Void) {
        guard let root else { return }
        root.forEach(body)
    }

    /// Calls `body` with the elements of all subtrees that `isWanted`, in order, with what stands before them.
    ///
    /// `isWanted` answers for neighbouring elements together, and for one element alone.
    @inline(__always)
    func visit<Prefix: TreePrefix>(
        _ prefix: Prefix.Type, where isWanted: (Prefix, Summary) -> Bool, body: (Prefix, Element) -> Void
    ) where Prefix.Element == Element {
        guard let root, isWanted(Prefix(), summary) else { return }
        root.visit(before: Prefix(), where: isWanted, body: body)
    }
}

extension TreeNode {
    /// The first child at whose end `isReached`. `before` grows by what stands before it.
    @inline(__always)
    func childSlot<Prefix: TreePrefix>(
        after before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> Int? where Prefix.Element == Element {
        for slot in 0..<children.count {
            var after = before
            after.pass(children.summaries[slot])
            if isReached(after) { return slot }
            before = after
        }
        return nil
    }

    /// The first element at whose end `isReached`. `before` grows by what stands before it.
    @inline(__always)
    func elementSlot<Prefix: TreePrefix>(
        after before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> Int? where Prefix.Element == Element {
        for slot in elements.indices {
            var after = before
            after.pass(elements[slot])
            if isReached(after) { return slot }
            before = after
        }
        return nil
    }

    fileprivate func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
        for node in children.nodes { node.forEach(body) }
    }

    fileprivate func visit<Prefix: TreePrefix>(
        before: Prefix, where isWanted: (Prefix, Summary) -> Bool, body: (Prefix, Element) -> Void
    ) where Prefix.Element == Element {
        var before = before
        for slot in elements.indices {
            if isWanted(before, elements[slot].summary) { body(before, elements[slot]) }
            before.pass(elements[slot])
        }
        for slot in 0..<children.count {
            let summary = children.summaries[slot]
            if isWanted(before, summary) { children.nodes[slot].visit(before: before, where: isWanted, body: body) }
            before.pass(summary)
        }
    }
}
