extension SummaryTree {
    /// Replaces the units of `range` by `elements`, merging neighbours that can be one.
    ///
    /// A range inside one leaf is replaced in place, without touching the rest of the tree; otherwise the tree is cut
    /// twice and joined. O(log *n* + *m*), *m* new elements.
    mutating func replace(_ range: Range<Int>, with elements: ContiguousArray<Element>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a replaced range lies inside the tree")
        if range.isEmpty && elements.isEmpty { return }
        let shape = shape
        let isDone = withRoot { root -> Bool in
            guard root != nil else { return false }
            return TreeNode.replaceInLeaf(&root!, range, with: elements, shape, isRoot: true)
        }
        if !isDone { replaceByCutting(range, with: elements) }
    }

    /// Edits the element that holds `position` in place: `body` gets it and the position's offset in it, and may return
    /// a second element to stand behind it. The element keeps at least one unit. O(log *n*).
    mutating func edit(at position: Int, _ body: (inout Element, Int) -> Element?) {
        precondition(position >= 0 && position < count, "an edited position lies inside the tree")
        let shape = shape
        withRoot { root in
            if let sibling = TreeNode.edit(&root!, at: position, shape, body) {
                root = TreeNode(branch: .init([root!, sibling]))
            }
        }
    }

    private mutating func replaceByCutting(_ range: Range<Int>, with elements: ContiguousArray<Element>) {
        var tail = split(at: range.upperBound)
        _ = split(at: range.lowerBound)
        var middle = elements
        if let last = popLast() { middle.insert(last, at: 0) }
        if let first = tail.popFirst() { middle.append(first) }
        append(SummaryTree(middle, shape: shape))
        append(tail)
    }

    private mutating func popLast() -> Element? {
        guard let last = place(at: count - 1) else { return nil }
        _ = split(at: last.before.count)
        return last.element
    }

    private mutating func popFirst() -> Element? {
        guard let first = place(at: 0) else { return nil }
        self = split(at: first.element.summary.count)
        return first.element
    }
}

extension TreeNode {
    /// Replaces a range that lies in one leaf; false, with nothing changed, if it does not or the leaf would not fit.
    static func replaceInLeaf(
        _ node: inout TreeNode, _ range: Range<Int>, with new: ContiguousArray<Element>, _ shape: TreeShape, isRoot: Bool
    ) -> Bool {
        if node.isLeaf {
            let (slots, replacement) = node.replacement(for: range, with: new)
            let count = node.elements.count - slots.count + replacement.count
            let minimum = isRoot ? 1 : shape.minimum(ofHeight: 0)
            guard count >= minimum && count <= shape.leafCapacity else { return false }
            makeUnique(&node)
            node.elements.replaceSubrange(slots, with: replacement)
            return true
        }
        var before = 0
        for index in 0..<node.children.count {
            let after = before + node.children.summaries[index].count
            if range.lowerBound < after || (range.isEmpty && index == node.children.count - 1) {
                guard range.upperBound <= after else { return false }
                makeUnique(&node)
                let local = range.lowerBound - before..<range.upperBound - before
                return node.children.update(index) { replaceInLeaf(&$0, local, with: new, shape, isRoot: false) }
            }
            before = after
        }
        return false
    }

    /// What replaces which slots of this leaf: the cut ends of old elements, the new ones between them, and the
    /// neighbours on both sides, as they may take in what now stands beside them.
    private func replacement(
        for range: Range<Int>, with new: ContiguousArray<Element>
    ) -> (slots: Range<Int>, elements: ContiguousArray<Element>) {
        var merged = Merger<Element>(capacity: new.count + 4)
        var (slot, before) = slotEnding(atOrAfter: range.lowerBound)
        let first = slot
        var tail: Element?
        while slot < elements.count && before < range.upperBound {
            var head = elements[slot]
            let after = before + head.summary.count
            if after > range.upperBound { tail = head.split(at: range.upperBound - before) }
            if before < range.lowerBound {
                if min(after, range.upperBound) > range.lowerBound { _ = head.split(at: range.lowerBound - before) }
                merged.append(head)
            }
            before = after
            slot += 1
        }
        for element in new { merged.append(element) }
        if let tail { merged.append(tail) }
        if slot < elements.count {
            merged.append(elements[slot])
            slot += 1
        }
        return (first..<slot, merged.elements)
    }

    /// The first element that ends at `position` or later, and where it starts.
    private func slotEnding(atOrAfter position: Int) -> (slot: Int, before: Int) {
        var before = 0
        for slot in elements.indices {
            let after = before + elements[slot].summary.count
            if after >= position { return (slot, before) }
            before = after
        }
        return (elements.count, before)
    }

    /// Edits one element; returns a new right neighbour if the node had to be cut in two.
    static func edit(
        _ node: inout TreeNode, at position: Int, _ shape: TreeShape, _ body: (inout Element, Int) -> Element?
    ) -> TreeNode? {
        makeUnique(&node)
        var before = 0
        if node.isLeaf {
            for index in node.elements.indices {
                let after = before + node.elements[index].summary.count
                if position < after {
                    guard let extra = body(&node.elements[index], position - before) else { return nil }
                    node.elements.insert(extra, at: index + 1)
                    return node.cutIfTooLarge(shape)
                }
                before = after
            }
        } else {
            for index in 0..<node.children.count {
                let after = before + node.children.summaries[index].count
                if position < after {
                    let sibling = node.children.update(index) { edit(&$0, at: position - before, shape, body) }
                    guard let sibling else { return nil }
                    node.children.insert(sibling, at: index + 1)
                    return node.cutIfTooLarge(shape)
                }
                before = after
            }
        }
        preconditionFailure("an edited position lies inside the node")
    }

    private func cutIfTooLarge(_ shape: TreeShape) -> TreeNode? {
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

/// Collects elements, merging neighbours that can be one.
private struct Merger<Element: TreeElement> {
    private(set) var elements: ContiguousArray<Element> = []

    init(capacity: Int) {
        elements.reserveCapacity(capacity)
    }

    mutating func append(_ element: Element) {
        if let last = elements.indices.last, elements[last].absorb(element) { return }
        elements.append(element)
    }
}
