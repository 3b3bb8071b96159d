import Foundation

/// Finds items by index without ever listing them: the groups of every section, with the index each one starts at.
struct ItemIndex: Sendable {
    private let sections: [[(start: Int, group: Scenario.ItemGroup)]]

    init(_ sections: [Scenario.Section]) {
        self.sections = sections.map { section in
            var start = 0
            return section.items.map { group in
                defer { start += group.count }
                return (start, group)
            }
        }
    }

    /// The group that holds an item, and the item's index in it.
    ///
    /// - Complexity: O(log *g*) in the number of groups of the section.
    func find(section: Int, item: Int) -> (group: Scenario.ItemGroup, index: Int) {
        let groups = sections[section]
        var low = 0
        var high = groups.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if groups[middle].start <= item { low = middle } else { high = middle }
        }
        // An empty group starts where the next one does, so the last start that is not past the item is the right one.
        return (groups[low].group, item - groups[low].start)
    }
}
