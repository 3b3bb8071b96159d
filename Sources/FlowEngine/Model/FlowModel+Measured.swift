extension FlowModel {
    /// The measured sizes of a section, in points, ascending.
    ///
    /// - Complexity: O(*l* + *m*), *l* leaves, *m* items in those that hold measured sizes; O(log *s*) without any.
    public func measuredSizes(in section: Int) -> [(path: ItemPath, size: FlowSize)] {
        let items = place(of: section).section.items
        guard items.measuredCount > 0 else { return [] }
        var found: [(path: ItemPath, size: FlowSize)] = []
        found.reserveCapacity(items.measuredCount)
        items.forEachLeaf { place in
            guard place.leaf.header.measured != 0 else { return }
            place.leaf.forEachSize(in: 0..<place.leaf.count) { slot, size, source in
                guard source == .measured else { return }
                let path = ItemPath(section: section, item: place.items + slot)
                found.append((path, configuration.axis.flowSize(size)))
            }
        }
        return found
    }
}
