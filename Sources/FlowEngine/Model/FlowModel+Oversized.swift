extension FlowModel {
    /// Returns the widest item of each section in which an item is wider than the section's lines. If several items are
    /// equally wide, the first is returned. Items that carry an estimate are ignored.
    ///
    /// Nothing is kept for this query: it is made after the available length became smaller, when all lines were broken
    /// again.
    ///
    /// - Complexity: O(*s* + *k*), *s* runs of different sections, and items outside of runs, *k* paths found.
    public func oversizedItems() -> [ItemPath] {
        var found: [ItemPath] = []
        sections.visit(SectionPrefix.self) { _, _ in true } body: { before, run in
            guard let item = run.value.section.oversizedItem(in: configuration) else { return }
            for section in before.count..<before.count + run.value.sectionCount {
                found.append(ItemPath(section: section, item: item))
            }
        }
        return found
    }

    /// Returns a section's widest item if it is wider than the section's lines, otherwise nil. Items with estimated
    /// sizes are left out. O(*s*), where *s* is the number of items. A run of equal items adds one.
    public func oversizedItem(in section: Int) -> ItemPath? {
        place(of: section).section.oversizedItem(in: configuration).map { ItemPath(section: section, item: $0) }
    }
}

extension Section {
    fileprivate func oversizedItem(in configuration: FlowConfiguration) -> Int? {
        var widest = metrics.available(in: configuration) + configuration.options.fitTolerance
        var found: Int?
        items.forEachLeaf { place in
            // The first of a run stands for all.
            let slots = 0..<(place.leaf.kind == .run ? 1 : place.leaf.count)
            place.leaf.forEachSize(in: slots) { slot, size, source in
                guard source != .estimated, size.across > widest else { return }
                (widest, found) = (size.across, place.items + slot)
            }
        }
        return found
    }
}
