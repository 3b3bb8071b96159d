extension SummaryTree {
    /// The first element at whose end `isReached`; nil when the end of the tree does not reach it.
    ///
    /// `isReached` sees what stands before a place, and stays true once it is. O(log *n*).
    @inline(__always)
    func firstPlace<Prefix: TreePrefix>(
        _ prefix: Prefix.Type, where isReached: (Prefix) -> Bool
    ) -> TreePlace<Prefix>? where Prefix.Element == Element {
        guard let root else { return nil }
        var before = Prefix()
        guard let found = BorrowedNode(root).descend(&before, where: isReached) else { return nil }
        return TreePlace(before: before, element: found.leaf.withElement(at: found.slot) { copy $0 })
    }

    /// The element that holds the unit at `position`; nil at the end and behind it.
    @inline(__always)
    func place<Prefix: TreePrefix>(
        at position: Int, _ prefix: Prefix.Type
    ) -> TreePlace<Prefix>? where Prefix.Element == Element {
        firstPlace(prefix) { $0.count > position }
    }

    /// Calls `body` with the element that holds the unit at `position`, read where it stands; there is one.
    @inline(__always)
    func withElement<Result>(at position: Int, _ body: (borrowing Element) -> Result) -> Result {
        withPlace(at: position, UnitPrefix<Element>.self) { _, element in body(element) }
    }

    /// The same, with what stands before the element.
    @inline(__always)
    func withPlace<Prefix: TreePrefix, Result>(
        at position: Int, _ prefix: Prefix.Type, _ body: (Prefix, borrowing Element) -> Result
    ) -> Result where Prefix.Element == Element {
        var before = Prefix()
        guard let root, let found = BorrowedNode(root).descend(&before, where: { $0.count > position }) else {
            preconditionFailure("position \(position) of a tree of \(count)")
        }
        return found.leaf.withElement(at: found.slot) { body(before, $0) }
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
