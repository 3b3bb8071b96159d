/// Units of a tree and the elements that replace them.
struct TreeReplacement<Element: TreeElement> {
    var range: Range<Int>
    var elements: ContiguousArray<Element>
}

extension SummaryTree {
    /// How many elements a sweep passes in the time that one replacement takes.
    private static var elementsPerReplacement: Int { 16 }

    /// Replaces several ranges by elements. The ranges rise and do not overlap.
    ///
    /// One by one, from the last to the first, or in one sweep when they are many: at most O(*n* + *m*), *n* elements
    /// of the tree and *m* new ones.
    mutating func replace(_ replacements: ContiguousArray<TreeReplacement<Element>>) {
        if isSweptFaster(than: replacements.count) {
            self = swept(replacements)
        } else {
            for replacement in replacements.reversed() { replace(replacement.range, with: replacement.elements) }
        }
    }

    /// Whether going through all elements costs less than that many replacements.
    func isSweptFaster(than replacementCount: Int) -> Bool {
        replacementCount * SummaryTree.elementsPerReplacement > roughElementCount
    }

    /// The number of elements if all nodes were as full as the leftmost ones. O(log *n*).
    var roughElementCount: Int {
        guard var node = root else { return 0 }
        var count = node.slotCount
        while !node.isLeaf {
            node = node.children.nodes[0]
            count *= node.slotCount
        }
        return count
    }

    /// Never inlined, and it holds the old tree to its end: the cursor does not, and nobody else may need it any more.
    @inline(never)
    private func swept(_ replacements: ContiguousArray<TreeReplacement<Element>>) -> SummaryTree {
        defer { withExtendedLifetime(self) {} }
        var builder = TreeBuilder<Element>(shape: shape)
        var cursor = TreeCursor<UnitPrefix<Element>>(self) { $0.count > 0 }
        var position = 0
        for replacement in replacements {
            cursor.copy(position..<replacement.range.lowerBound, into: &builder)
            for element in replacement.elements { builder.append(element) }
            position = replacement.range.upperBound
            cursor.skip(to: position)
        }
        cursor.copy(position..<count, into: &builder)
        return builder.finish()
    }
}

extension TreeCursor {
    /// Appends the units of a range, of which the cursor is at the first; it ends after them.
    fileprivate mutating func copy(_ range: Range<Int>, into builder: inout TreeBuilder<Element>) {
        while !range.isEmpty && !isAtEnd && before.count < range.upperBound {
            let (start, count) = (before.count, element.summary.count)
            if start >= range.lowerBound && start + count <= range.upperBound {
                builder.append(element)
                advance()
                continue
            }
            var part = element
            if start + count > range.upperBound { _ = part.split(at: range.upperBound - start) }
            if start < range.lowerBound { part = part.split(at: range.lowerBound - start) }
            builder.append(part)
            guard start + count <= range.upperBound else { return }
            advance()
        }
    }

    /// Moves forward to the element that holds `position`, or to the end.
    fileprivate mutating func skip(to position: Int) {
        while !isAtEnd && before.count + element.summary.count <= position { advance() }
    }
}
