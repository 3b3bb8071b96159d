/// A section by its number, with the numbers of its items.
package struct RecordedSection {
    package var number: Int
    package var items: [Int]

    package init(number: Int, items: [Int]) {
        self.number = number
        self.items = items
    }

    package init(_ section: ScenarioData.Section) {
        self.init(
            number: section.number, items: section.items.runs.flatMap { $0.number..<$0.number + $0.count })
    }
}

extension [Scenario.ItemGroup] {
    /// The groups of some items, of which equal neighbours are one.
    ///
    /// - Parameter group: A group of one item.
    package init(ofItems numbers: [Int], _ group: (Int) -> Scenario.ItemGroup) {
        self = []
        for number in numbers {
            var group = group(number)
            group.count = last?.count ?? 1
            if group == last {
                self[count - 1].count += 1
            } else {
                group.count = 1
                append(group)
            }
        }
    }
}
