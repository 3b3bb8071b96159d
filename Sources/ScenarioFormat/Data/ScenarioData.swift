/// The content of a scenario's data source: the sections, with their items as editable lists.
package struct ScenarioData: Sendable {
    package struct Section: Sendable {
        /// The section's properties except its items, which are in `items`. The properties are the title, and the
        /// values that differ from those of the scenario's layout.
        package var measures: Scenario.Section
        package internal(set) var items: ItemRuns
        /// The number that identifies the section. A move does not change it.
        package internal(set) var number: Int
    }

    package internal(set) var sections: [Section] = []
    /// Whether the number of items in each section is known before a run. It is unknown after a finger drops an item,
    /// because the item may have moved to another section.
    package var hasKnownCounts = true
    /// The number that the next new item receives.
    private var number = 0
    private var nextSection = 0

    package init(_ sections: [Scenario.Section]) {
        self.sections = sections.map { made($0) }
    }

    /// Replaces the sections and their items. Each new item is identified by a number that no earlier item had, even if
    /// the item equals an old item.
    package mutating func replace(with sections: [Scenario.Section]) {
        self.sections = sections.map { made($0) }
        hasKnownCounts = true
    }

    mutating func made(_ section: Scenario.Section) -> Section {
        var measures = section
        measures.items = []
        defer { nextSection += 1 }
        return Section(measures: measures, items: ItemRuns(made(section.items)), number: nextSection)
    }

    mutating func made(_ groups: [Scenario.ItemGroup]) -> [ItemRuns.Run] {
        groups.map { group in
            defer { number += group.count }
            return ItemRuns.Run(group: group, start: 0, count: group.count, number: number)
        }
    }

    package var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// Returns the run that contains an item, and the item's index in the run. A run consists of neighbouring items
    /// that the scenario describes together. The arguments are the index of the section and the item's index in it. The
    /// result is nil if there is no such item.
    package func find(section: Int, item: Int) -> (run: ItemRuns.Run, index: Int)? {
        sections.indices.contains(section) ? sections[section].items.find(item) : nil
    }

    /// Returns the number that identifies an item. A move does not change it.
    package func number(section: Int, item: Int) -> Int? {
        find(section: section, item: item).map { $0.run.number + $0.index }
    }

    /// Returns the place of the item that has the given number; nil if the item no longer exists.
    ///
    /// - Complexity: O(*r*), *r* runs of items.
    package func place(ofNumber number: Int) -> Scenario.ItemPath? {
        for (index, section) in sections.enumerated() {
            if let item = section.items.item(withNumber: number) {
                return Scenario.ItemPath(section: index, item: item)
            }
        }
        return nil
    }

    /// The present sections, as a document would describe them.
    package var sectionsNow: [Scenario.Section] {
        sections.map { section in
            var described = section.measures
            described.items = section.items.runs.map { run in
                var group = run.group
                group.count = run.count
                return group
            }
            return described
        }
    }
}
