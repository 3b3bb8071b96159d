extension FlowModel {
    /// The measured sizes of a section, in points, ascending.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the stretches that hold measured sizes; O(log *n*) without any.
    public func measuredSizes(in section: Int) -> [(path: ItemPath, size: FlowSize)] {
        let items = place(of: section).section.items
        defer { withExtendedLifetime(items) {} }
        guard items.count > 0, items.tree.summary.measuredCount > 0 else { return [] }
        var found: [(path: ItemPath, size: FlowSize)] = []
        found.reserveCapacity(items.tree.summary.measuredCount)
        var cursor = items.cursor(at: 0)
        while !cursor.isAtEnd {
            let (stretch, start) = (cursor.element, cursor.before.count)
            if stretch.summary.measuredCount > 0 {
                for offset in 0..<stretch.count where stretch.sizeSource(at: offset) == .measured {
                    let path = ItemPath(section: section, item: start + offset)
                    found.append((path, configuration.axis.flowSize(stretch.size(at: offset))))
                }
            }
            cursor.advance()
        }
        return found
    }
}
