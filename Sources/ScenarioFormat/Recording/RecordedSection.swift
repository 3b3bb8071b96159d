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
