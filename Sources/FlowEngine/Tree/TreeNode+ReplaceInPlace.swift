extension TreeNode {
    /// What came of replacing in place.
    enum InPlaceResult {
        /// The node holds the new elements; a right neighbour, if it had to be cut in two.
        case done(sibling: TreeNode?)
        /// Nothing was changed: the range is spread too far, or a node would become too small.
        case refused
    }

    /// What came of it, and how the node's summary changed if that is known.
    typealias InPlaceEdit = (result: InPlaceResult, change: SummaryChange<Summary>?)

    /// Replaces a range that lies in one leaf, or in neighbouring leaves of one branch.
    static func replaceInPlace(
        _ node: inout TreeNode, _ range: Range<Int>, with new: ContiguousArray<Element>, _ shape: TreeShape,
        isRoot: Bool
    ) -> InPlaceEdit {
        if node.isLeaf { return replaceInLeaf(&node, range, with: new, shape, minimum: isRoot ? 1 : nil) }
        guard let slots = node.childSlots(of: range) else { return (.refused, nil) }
        let local = range.lowerBound - slots.before..<range.upperBound - slots.before
        if slots.first == slots.last {
            makeUnique(&node)
            let edit = node.children.edit(slots.first) {
                replaceInPlace(&$0, local, with: new, shape, isRoot: false)
            }
            if case .done(let sibling?) = edit.result {
                node.children.insert(sibling, at: slots.first + 1)
                return (.done(sibling: node.cutIfTooLarge(shape)), nil)
            }
            if case .done = edit.result { return edit }
        }
        guard node.height == 1 else { return (.refused, nil) }
        if let edit = replaceInTwoLeaves(&node, slots, local, with: new, shape) { return edit }
        return (replaceAcrossLeaves(&node, slots, local, with: new, shape, isRoot: isRoot), nil)
    }

    private static func replaceInLeaf(
        _ node: inout TreeNode, _ range: Range<Int>, with new: ContiguousArray<Element>, _ shape: TreeShape,
        minimum: Int?
    ) -> InPlaceEdit {
        if let edit = replaceWholeElements(&node, range, with: new, shape, minimum: minimum) { return edit }
        let (slots, elements) = node.elements.replacement(for: range, with: new)
        let count = node.elements.count - slots.count + elements.count
        guard count >= minimum ?? shape.minimum(ofHeight: 0), count <= 2 * shape.leafCapacity else {
            return (.refused, nil)
        }
        var change = SummaryChange<Summary>(old: .zero, new: Element.summary(of: elements))
        for slot in slots { change.old.add(node.elements[slot].summary) }
        makeUnique(&node)
        node.elements.replaceSubrange(slots, with: elements)
        guard let sibling = node.cutIfTooLarge(shape) else { return (.done(sibling: nil), change) }
        return (.done(sibling: sibling), nil)
    }

    /// The usual case: the range ends where elements do, and the new ones do not merge with their neighbours. Nil if
    /// not.
    private static func replaceWholeElements(
        _ node: inout TreeNode, _ range: Range<Int>, with new: ContiguousArray<Element>, _ shape: TreeShape,
        minimum: Int?
    ) -> InPlaceEdit? {
        guard let (slots, old) = BorrowedNode(node).wholeSlots(of: range) else { return nil }
        let count = node.elements.count - slots.count + new.count
        guard count >= minimum ?? shape.minimum(ofHeight: 0), count <= shape.leafCapacity else { return nil }
        guard let first = new.first, let last = new.last else { return nil }
        if slots.lowerBound > 0 {
            var before = node.elements[slots.lowerBound - 1]
            if before.absorb(first) { return nil }
        }
        if slots.upperBound < node.elements.count {
            var end = last
            if end.absorb(node.elements[slots.upperBound]) { return nil }
        }
        makeUnique(&node)
        if slots.count == new.count {
            for index in 0..<new.count { node.elements[slots.lowerBound + index] = new[index] }
        } else {
            node.elements.replaceSubrange(slots, with: new)
        }
        return (.done(sibling: nil), SummaryChange(old: old, new: Element.summary(of: new)))
    }

    /// Neighbouring children that hold a range, and the units before the first of them.
    private struct ChildSlots {
        var first: Int
        var last: Int
        var before: Int
    }

    private func childSlots(of range: Range<Int>) -> ChildSlots? {
        var before = 0
        var found: ChildSlots?
        for slot in 0..<children.count {
            let after = before + children.summaries[slot].count
            if found == nil, range.lowerBound < after || slot == children.count - 1 {
                found = ChildSlots(first: slot, last: slot, before: before)
            }
            if range.upperBound <= after, var found {
                found.last = slot
                return found
            }
            before = after
        }
        return nil
    }

    /// The place between two neighbouring branches that both hold a part of the range; nil if there is none.
    func seam(in range: Range<Int>) -> Int? {
        guard height > 1, let slots = childSlots(of: range) else { return nil }
        if slots.first == slots.last {
            let local = range.lowerBound - slots.before..<range.upperBound - slots.before
            return children.nodes[slots.first].seam(in: local).map { slots.before + $0 }
        }
        let end = slots.before + children.summaries[slots.first].count
        let isInside = end > range.lowerBound && end < range.upperBound
        return slots.last == slots.first + 1 && isInside ? end : nil
    }

    /// The usual case of a range in two leaves: the new elements go into the first, and enough is left in the second.
    /// Nil if not, and nothing was changed.
    private static func replaceInTwoLeaves(
        _ node: inout TreeNode, _ slots: ChildSlots, _ local: Range<Int>, with new: ContiguousArray<Element>,
        _ shape: TreeShape
    ) -> InPlaceEdit? {
        guard slots.last == slots.first + 1 else { return nil }
        let seam = node.children.summaries[slots.first].count
        let (first, second) = (local.lowerBound..<seam, 0..<local.upperBound - seam)
        // No more elements than units are removed, and of cut ones and neighbours two more may come.
        let minimum = shape.minimum(ofHeight: 0)
        let firstCount = node.children.nodes[slots.first].slotCount
        guard !first.isEmpty, !second.isEmpty, firstCount - first.count >= minimum + 1,
            firstCount + new.count + 2 <= 2 * shape.leafCapacity,
            node.children.nodes[slots.last].slotCount - second.count >= minimum + 1
        else { return nil }
        makeUnique(&node)
        let removal = node.children.edit(slots.last) { replaceInLeaf(&$0, second, with: [], shape, minimum: minimum) }
        let edit = node.children.edit(slots.first) { replaceInLeaf(&$0, first, with: new, shape, minimum: minimum) }
        guard case .done(nil) = removal.result, case .done(let sibling) = edit.result else {
            preconditionFailure("both leaves have the capacity")
        }
        if let sibling {
            node.children.insert(sibling, at: slots.first + 1)
            return (.done(sibling: node.cutIfTooLarge(shape)), nil)
        }
        guard var change = edit.change, let removed = removal.change else { return (.done(sibling: nil), nil) }
        change.old.add(removed.old)
        change.new.add(removed.new)
        return (.done(sibling: nil), change)
    }

    /// Spreads what a range of neighbouring leaves holds afterwards over as many leaves as it needs.
    private static func replaceAcrossLeaves(
        _ node: inout TreeNode, _ slots: ChildSlots, _ local: Range<Int>, with new: ContiguousArray<Element>,
        _ shape: TreeShape, isRoot: Bool
    ) -> InPlaceResult {
        var all: ContiguousArray<Element> = []
        for slot in slots.first...slots.last { all += node.children.nodes[slot].elements }
        let (range, elements) = all.replacement(for: local, with: new)
        all.replaceSubrange(range, with: elements)
        var (first, last) = (slots.first, slots.last)
        if all.count < shape.minimum(ofHeight: 0) {
            // Too little for a leaf of its own: merged with a neighbour.
            if last + 1 < node.children.count {
                last += 1
                all += node.children.nodes[last].elements
            } else if first > 0 {
                first -= 1
                all.insert(contentsOf: node.children.nodes[first].elements, at: 0)
            } else {
                return .refused
            }
        }
        let leafCount = (all.count + shape.leafCapacity - 1) / shape.leafCapacity
        let childCount = node.children.count - (last - first + 1) + leafCount
        let minimum = isRoot ? 2 : shape.minimum(ofHeight: 1)
        guard childCount >= minimum, childCount <= 2 * shape.branchCapacity else { return .refused }
        makeUnique(&node)
        node.children.replace(first...last, with: (0..<leafCount).map { index in
            let part = all.count * index / leafCount..<all.count * (index + 1) / leafCount
            return TreeNode(leaf: ContiguousArray(all[part]))
        })
        return .done(sibling: node.cutIfTooLarge(shape))
    }
}

extension BorrowedNode {
    /// The slots of a leaf that hold exactly the units of a range that is not empty, and their summary.
    fileprivate func wholeSlots(of range: Range<Int>) -> (slots: Range<Int>, summary: Element.Summary)? {
        withElements { elements in
            var (slot, position) = (0, 0)
            while position < range.lowerBound && slot < elements.count {
                position &+= elements[slot].count
                slot += 1
            }
            guard position == range.lowerBound else { return nil }
            let first = slot
            var summary = Element.Summary.zero
            while position < range.upperBound && slot < elements.count {
                let next = elements[slot].summary
                summary.add(next)
                position &+= next.count
                slot += 1
            }
            return position == range.upperBound && slot > first ? (first..<slot, summary) : nil
        }
    }
}

extension ContiguousArray where Element: TreeElement {
    /// What replaces which slots when the units of `range` are replaced by `new`: the cut ends of old elements, the new
    /// ones between them, and the neighbours on both sides, as they may absorb what is beside them now.
    func replacement(
        for range: Range<Int>, with new: ContiguousArray
    ) -> (slots: Range<Int>, elements: ContiguousArray) {
        var merged = ContiguousArray()
        merged.reserveCapacity(new.count + 4)
        var (slot, before) = slotEnding(atOrAfter: range.lowerBound)
        let first = slot
        var tail: Element?
        while slot < count && before < range.upperBound {
            var head = self[slot]
            let after = before + head.count
            if after > range.upperBound { tail = head.split(at: range.upperBound - before) }
            if before < range.lowerBound {
                if Swift.min(after, range.upperBound) > range.lowerBound {
                    _ = head.split(at: range.lowerBound - before)
                }
                merged.appendMerging(head)
            }
            before = after
            slot += 1
        }
        for element in new { merged.appendMerging(element) }
        if let tail { merged.appendMerging(tail) }
        if slot < count {
            merged.appendMerging(self[slot])
            slot += 1
        }
        return (first..<slot, merged)
    }

    /// The first element that ends at `position` or later, and where it starts.
    private func slotEnding(atOrAfter position: Int) -> (slot: Int, before: Int) {
        var before = 0
        for slot in indices {
            let after = before + self[slot].count
            if after >= position { return (slot, before) }
            before = after
        }
        return (count, before)
    }

    /// Appends an element, or lets the last one absorb it.
    mutating func appendMerging(_ element: Element) {
        if let last = indices.last, self[last].absorb(element) { return }
        append(element)
    }
}
