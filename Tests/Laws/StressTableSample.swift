import FlowScenario
import SeededRandom

/// Small random tables for runs without a file.
struct StressTableSample {
    private var random: SeededGenerator

    static func scenario(seed: UInt64) -> Scenario {
        var sample = StressTableSample(random: SeededGenerator(seed: seed &* 37 &+ 11))
        let table = sample.table()
        let container = sample.container()
        var scenario = Scenario(container: container, sections: sample.sections())
        scenario.table = table
        return scenario
    }

    private mutating func table() -> Scenario.Table {
        var table = Scenario.Table()
        table.profiles = [random.pick([.iOS8, .iOS9, .iOS11, .iOS15, .iOS15, .iOS26])]
        table.style = random.pick([.plain, .plain, .grouped, .insetGrouped])
        table.estimatedRowHeight = random.pick([Scenario.Table.automaticHeight, 20, 44, 100, 150])
        if random.isHeads(oneIn: 3) { table.separatorStyle = .none }
        if random.isHeads(oneIn: 4) { table.headerViewHeight = Double(random.within(1...8) * 10) }
        if random.isHeads(oneIn: 5) { table.footerViewHeight = 35 }
        if random.isHeads(oneIn: 6) { table.sectionHeaderTopPadding = 0 }
        if random.isHeads(oneIn: 8) { table.dequeuesForPath = false }
        var copy = random
        if copy.isHeads() { table.anchorRule = .top }
        return table
    }

    private mutating func container() -> Scenario.Container {
        var container = Scenario.Container(width: 300, height: 400, scale: random.pick([1, 2, 3]))
        if random.isHeads(oneIn: 4) {
            container.insets = .init(top: random.pick([0, 30]), left: 0, bottom: random.pick([0, 60]), right: 0)
        }
        if random.isHeads(oneIn: 5) { container.safeArea = .init(top: 47, left: 10, bottom: 34, right: 10) }
        if random.isHeads(oneIn: 5) { container.layoutDirection = .rightToLeft }
        return container
    }

    private mutating func sections() -> [Scenario.Section] {
        (0..<random.within(1...3)).map { _ in
            var section = Scenario.Section(items: (0..<random.within(0...3)).map { _ in group() })
            if random.isHeads(oneIn: 3) { section.header = edge() }
            if random.isHeads(oneIn: 3) { section.footer = edge() }
            // The reader sets it: a document has one place for the two.
            section.title = section.header?.title
            return section
        }
    }

    private mutating func edge() -> Scenario.SectionView {
        random.pick([
            .init(.title("Title")), .init(.plain, height: 30), .init(.actual(50)), .init(.actual(50), estimate: 20),
        ])
    }

    private mutating func group() -> Scenario.ItemGroup {
        let count = random.within(0...12)
        let height = Double(random.within(1...12) * 10)
        var group: Scenario.ItemGroup
        if random.isHeads(oneIn: 5) {
            group = .init(.plain, count: count)
            group.row.heights = [.points(height)]
        } else {
            group = .init(.actual([.init(width: 0, height: .points(height))]), count: count)
            if random.isHeads(oneIn: 5) {
                group.actualByCategory = [
                    .small: [.init(width: 0, height: 25)], .extraExtraLarge: [.init(width: 0, height: 95)],
                ]
            }
        }
        if random.isHeads(oneIn: 6) { group.row.estimates = [.points(Double(random.within(1...12) * 10))] }
        if random.isHeads(oneIn: 6) { group.row.accessory = .disclosureIndicator }
        return group
    }
}
