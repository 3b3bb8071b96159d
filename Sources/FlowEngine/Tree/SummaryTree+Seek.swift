extension SummaryTree {
    /// Returns the place of the first element at whose end a condition is true. The condition `isReached` receives the
    /// sums over all elements up to this end. Nil if there is no such element.
    ///
    /// `isReached` must also be true at the end of every later element. O(log *n*).
    @inline(__always)
    func firstPlace<Prefix: TreePrefix>(
        _ prefix: Prefix.Type, where isReached: (Prefix) -> Bool
    ) -> TreePlace<Prefix>? where Prefix.Element == Element {
        guard let root else { return nil }
        var before = Prefix()
        guard let found = BorrowedNode(root).descend(&before, where: isReached) else { return nil }
        return TreePlace(before: before, element: found.leaf.withElement(at: found.slot) { copy $0 })
    }

    /// Returns the place of the element that contains `position`. An element may contain several positions, as a run of
    /// sections contains one for each section. Nil for a position at the end of the tree or behind it.
    @inline(__always)
    func place<Prefix: TreePrefix>(
        at position: Int, _ prefix: Prefix.Type
    ) -> TreePlace<Prefix>? where Prefix.Element == Element {
        firstPlace(prefix) { $0.count > position }
    }

    /// Calls `body` with the element that contains `position`, read in place. An element may contain several positions,
    /// as a run of sections contains one for each section. The position must exist.
    @inline(__always)
    func withElement<Result>(at position: Int, _ body: (borrowing Element) -> Result) -> Result {
        body(borrowedPlace(at: position, UnitPrefix<Element>.self).element.value)
    }

    /// Returns the element that contains `position`, and the sums before the element. An element may contain several
    /// positions, as a run of sections contains one for each section. The caller reads the element in place. The
    /// position must exist.
    @inline(__always)
    func borrowedPlace<Prefix: TreePrefix>(
        at position: Int, _ prefix: Prefix.Type
    ) -> (before: Prefix, element: BorrowedElement<Element>) where Prefix.Element == Element {
        var before = Prefix()
        guard let root, let found = BorrowedNode(root).descend(&before, where: { $0.count > position }) else {
            preconditionFailure("position \(position) of a tree of \(count)")
        }
        return (before, found.leaf.element(at: found.slot))
    }

    /// Calls `body` with every element in order.
    func forEach(_ body: (Element) -> Void) {
        guard let root else { return }
        root.forEach(body)
    }

    /// Calls `body`, in order, with each element and the sums over all elements before it. Elements and subtrees for
    /// which `isWanted` returns false are left out.
    ///
    /// `isWanted` is called for neighbouring elements together, and for single elements.
    @inline(__always)
    func visit<Prefix: TreePrefix>(
        _ prefix: Prefix.Type, where isWanted: (Prefix, Summary) -> Bool,
        body: (Prefix, BorrowedElement<Element>) -> Void
    ) where Prefix.Element == Element {
        guard let root, isWanted(Prefix(), summary) else { return }
        BorrowedNode(root).visit(before: Prefix(), where: isWanted, body: body)
    }
}

extension TreeNode {
    fileprivate func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
        for node in children.nodes { node.forEach(body) }
    }
}

extension BorrowedNode {
    /// Finds the first element that makes `isReached` true, and returns its leaf and slot. The condition receives the
    /// sums over all elements up to an element's end. The sums over everything that was passed are added to `before`.
    /// Nil if there is no such element.
    @inline(__always)
    func descend<Prefix: TreePrefix>(
        _ before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> (leaf: BorrowedNode, slot: Int)? where Prefix.Element == Element {
        var node = self
        while !node.isLeaf {
            guard let slot = node.childSlot(after: &before, where: isReached) else { return nil }
            node = node.child(at: slot)
        }
        guard let slot = node.elementSlot(after: &before, where: isReached) else { return nil }
        return (node, slot)
    }

    /// Returns the slot of the first child with which the sums meet the condition `isReached`. The sums begin with
    /// `before`, and include all children up to this child. Nil if no child meets the condition. Adds the sums of the
    /// children before the result to `before`.
    @inline(__always)
    private func childSlot<Prefix: TreePrefix>(
        after before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> Int? where Prefix.Element == Element {
        withSummaries { summaries in
            for slot in 0..<summaries.count {
                var after = before
                after.pass(summaries[slot])
                if isReached(after) { return slot }
                before = after
            }
            return nil
        }
    }

    /// Returns the slot of the first element with which the sums meet the condition `isReached`. The sums begin with
    /// `before`, and include all elements up to this element. Nil if no element meets the condition. Adds the sums of
    /// the elements before the result to `before`.
    @inline(__always)
    private func elementSlot<Prefix: TreePrefix>(
        after before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> Int? where Prefix.Element == Element {
        withElements { elements in
            for slot in 0..<elements.count {
                var after = before
                after.pass(elements[slot])
                if isReached(after) { return slot }
                before = after
            }
            return nil
        }
    }
}
