// R18.13: whether items that get other sizes move the last line of their section.

extension FlowModel {
    /// Returns the items of a section's last line if a new item size moves them. Otherwise returns nil. The item with
    /// the new size may be anywhere in the section.
    ///
    /// The line moves if the section's items become equal in size or stop being equal (R3.5). Changes of line breaks
    /// are not considered.
    ///
    /// - Parameters:
    ///   - earlier: Items that got another size before, but not in this model, and their size; nil where they got
    ///     several: then nothing moves.
    ///   - item: One that gets another size after these.
    /// - Complexity: O(log *n*) where all items of the model are equal; else O(*m* log *n*), *m* items that get another
    ///   size. With more than 256 of them the result is empty then.
    package func lastLineMoving(
        in section: Int, after earlier: (items: Set<Int>, size: FlowSize?), setting size: FlowSize, at item: Int
    ) -> Range<Int>? {
        let place = place(of: section)
        let items = place.section.items
        guard configuration.options.usesUniformGrid, items.count > 1, earlier.items.isEmpty || earlier.size != nil
        else { return nil }
        let axis = configuration.axis
        let before = items.uniformity(of: earlier.size.map { axis.size($0) }, at: earlier.items, and: nil)
        let isSame = earlier.size == nil || earlier.size == size
        let after = isSame ? items.uniformity(of: axis.size(size), at: earlier.items, and: item) : SizeUniformity.mixed
        if (before == .mixed) == (after == .mixed) { return nil }
        let row = items.row(at: items.rowCount - 1)
        let content = items.content(of: row, isLast: true)
        let placements = [before, after].map {
            RowPlacer(place.section.metrics, items.count, $0, in: configuration).place(content)
        }
        return placements[0].isSame(as: placements[1], of: content.count) ? nil : row.items
    }
}

extension ItemTree {
    /// Returns whether all items have the same size after a change, and which size. The change gives the size `size` to
    /// the item `item` and to all items in `items`. If more than 256 items change, the result may be `mixed` although
    /// the sizes are equal.
    fileprivate func uniformity(of size: AxisSize?, at items: Set<Int>, and item: Int?) -> SizeUniformity {
        guard let size, item != nil || !items.isEmpty else { return uniformity }
        let others = items.count + (item.map { items.contains($0) ? 0 : 1 } ?? 0)
        if others < count, case .same(let own) = uniformity { return own == size ? .same(size) : .mixed }
        guard others <= 256 else { return .mixed }
        return hasOnly(size, besides: items.union(item.map { [$0] } ?? []).sorted()) ? .same(size) : .mixed
    }

    /// Returns whether all items, except the listed items, have the given size.
    private func hasOnly(_ size: AxisSize, besides items: [Int]) -> Bool {
        guard let root else { return true }
        return withExtendedLifetime(self) { ItemTree.hasOnly(NodeRef(root), summary, size, items[...], 0) }
    }

    private static func hasOnly(
        _ node: NodeRef, _ summary: NodeSummary, _ size: AxisSize, _ items: ArraySlice<Int>, _ start: Int
    ) -> Bool {
        if items.isEmpty { return !summary.isMixed && node.firstLeaf.size(at: 0) == size }
        guard node.isBranch else {
            if node.kind == .run { return items.count == node.count || node.size(at: 0) == size }
            return (0..<node.count).allSatisfy { node.size(at: $0) == size || items.contains(start + $0) }
        }
        var (first, rest) = (start, items)
        for slot in 0..<node.count {
            let end = first + node.summary(slot).items
            let inside = rest.prefix { $0 < end }
            guard hasOnly(node.child(slot), node.summary(slot), size, inside, first) else { return false }
            rest = rest.dropFirst(inside.count)
            first = end
        }
        return true
    }
}
