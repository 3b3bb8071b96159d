/// What a scenario's data source holds: sections, with their items as a list that can be edited.
struct ScenarioData: Sendable {
    struct Section: Sendable {
        /// Its title and measures; its items are in `items`.
        var measures: Scenario.Section
        var items: ItemRuns
        /// What stays the same of it wherever it goes.
        var number: Int
    }

    var sections: [Section] = []
    /// The next item's.
    private var number = 0
    private var nextSection = 0

    init(_ sections: [Scenario.Section]) {
        self.sections = sections.map { made($0) }
    }

    /// The same with other sections. No item of theirs is one of the old.
    mutating func replace(with sections: [Scenario.Section]) {
        self.sections = sections.map { made($0) }
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

    var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// nil where there is no such item.
    func find(section: Int, item: Int) -> (run: ItemRuns.Run, index: Int)? {
        sections.indices.contains(section) ? sections[section].items.find(item) : nil
    }

    /// What stays the same of an item wherever it goes.
    func number(section: Int, item: Int) -> Int? {
        find(section: section, item: item).map { $0.run.number + $0.index }
    }
}
