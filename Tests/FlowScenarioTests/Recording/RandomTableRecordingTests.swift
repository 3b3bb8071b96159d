import FlowScenario
import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// Random tables with random steps are recorded, and the recordings come to the same.
@MainActor
@Suite struct RandomTableRecordingTests {
    private nonisolated static let count: UInt64 = longTestsAreWanted ? 2000 : 60

    @Test("Random tables are recorded while random things are done to them, and hold", arguments: 1...count)
    func steps(number: UInt64) throws {
        var random = SeededGenerator.fromEnvironment(otherwise: number)
        var table = RandomTable(&random)
        table.rows.view.layoutIfNeeded()
        let recording = try ScenarioRecording(of: table.rows.view)
        for _ in 0..<12 {
            table.change(&random, andLayOut: true)
        }
        try expectRoundTrip(recording.scenario(), of: table.rows.view, "\(random.reminder): \(table.history)")
        #expect(recording.problems == [], "\(random.reminder): \(table.history)")
    }

    @Test("Random tables of texts, with several changes in a turn, are recorded, and hold", arguments: 1...count)
    func turns(number: UInt64) throws {
        var random = SeededGenerator.fromEnvironment(otherwise: number)
        var table = RandomTable(&random, wraps: true)
        table.rows.view.layoutIfNeeded()
        let recording = try ScenarioRecording(of: table.rows.view)
        for _ in 0..<6 {
            table.turn(&random)
        }
        try expectRoundTrip(recording.scenario(), of: table.rows.view, "\(random.reminder): \(table.history)")
        #expect(recording.problems == [], "\(random.reminder): \(table.history)")
    }

    @Test("Random tables are as they are now, after random things were done to them", arguments: 1...count)
    func presentState(number: UInt64) throws {
        var random = SeededGenerator.fromEnvironment(otherwise: number)
        var table = RandomTable(&random)
        table.rows.view.layoutIfNeeded()
        for _ in 0..<5 {
            table.change(&random, andLayOut: true)
        }
        let scenario = try Scenario(recording: table.rows.view)
        try expectRoundTrip(scenario, of: table.rows.view, "\(random.reminder): \(table.history)")
    }

    @Test("Recordings that begin in the middle hold, or say what they cannot, and most hold")
    func stepsFromTheMiddle() throws {
        var holding = 0
        // In the last it makes a difference which rows off screen were measured, and not only how high they are.
        for number in Array(1...Self.count) + [364] {
            var random = SeededGenerator.fromEnvironment(otherwise: number)
            var table = RandomTable(&random)
            table.rows.view.layoutIfNeeded()
            for _ in 0..<5 { table.change(&random, andLayOut: true) }
            let recording = try ScenarioRecording(of: table.rows.view)
            for _ in 0..<7 { table.change(&random, andLayOut: true) }
            let scenario = try recording.scenario()
            guard recording.problems.isEmpty else { continue }
            holding += 1
            try expectRoundTrip(scenario, of: table.rows.view, "\(random.reminder): \(table.history)")
        }
        // Most of the others change their widths, and forget what was measured before.
        #expect(holding * 4 > Self.count * 3)
    }
}

/// A table with random rows and methods, and what was done to it.
@MainActor
private struct RandomTable {
    let rows: RowsTable
    private let wraps: Bool
    private(set) var history: [String] = []

    init(_ random: inout SeededGenerator, wraps: Bool = false) {
        self.wraps = wraps
        var methods: RowsTable.Methods = []
        for method in [RowsTable.Methods.heights, .estimates, .index] where random.isHeads(oneIn: 3) {
            methods.insert(method)
        }
        // One way to have headers and footers; programs do not mix them.
        methods.formUnion(random.pick([[], .titles, .views, [.views, .edgeHeights], .edgeHeights]))
        let sections = (0..<random.within(1...4)).map { _ in Self.section(&random, methods) }
        rows = RowsTable(sections, methods, style: random.pick([.plain, .grouped, .insetGrouped]))
        let view = rows.view
        view.profile = random.pick([.iOS8, .iOS9, .iOS11, .iOS15, .iOS26])
        view.estimatedRowHeight = random.pick([TableView.automaticDimension, 44, 60.5, 0])
        if random.isHeads(oneIn: 4) { view.rowHeight = 52 }
        if random.isHeads() { view.separatorStyle = .none }
        if random.isHeads(oneIn: 4) { view.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 0, height: 70)) }
        if wraps { for section in sections { for row in section.rows { row.wraps = true } } }
        history = ["\(view.style) \(view.profile.name) methods \(methods.rawValue) estimate \(view.estimatedRowHeight)"]
    }

    private static func section(_ random: inout SeededGenerator, _ methods: RowsTable.Methods) -> RowsTable.Section {
        let section = RowsTable.Section((0..<random.within(0...25)).map { _ in row(&random) })
        section.header = edge(&random, methods)
        section.footer = edge(&random, methods)
        return section
    }

    private static func row(_ random: inout SeededGenerator) -> RowsTable.Row {
        RowsTable.Row(
            CGFloat(random.within(20...300)) / 2, height: CGFloat(random.within(20...300)) / 2,
            estimate: CGFloat(random.within(60...120)) / 2)
    }

    private func newRow(_ random: inout SeededGenerator) -> RowsTable.Row {
        let row = Self.row(&random)
        row.wraps = wraps
        return row
    }

    private static func edge(_ random: inout SeededGenerator, _ methods: RowsTable.Methods) -> RowsTable.Edge {
        var edge = RowsTable.Edge(height: CGFloat(random.within(40...120)) / 2)
        if methods.contains(.views) { edge.view = CGFloat(random.within(40...120)) / 2 }
        if methods.contains(.titles), random.isHeads() { edge.title = "Title" }
        return edge
    }

    // MARK: Changes

    /// A rotation with a batch, in either order, and at times a scroll before both.
    mutating func turn(_ random: inout SeededGenerator) {
        if random.isHeads(oneIn: 3) { scroll(&random) }
        let rotatesFirst = random.isHeads()
        if rotatesFirst { resize(&random) }
        batch(&random)
        if !rotatesFirst, random.isHeads() { resize(&random) }
        rows.view.layoutIfNeeded()
        note("layout")
    }

    mutating func change(_ random: inout SeededGenerator, andLayOut: Bool) {
        change(&random)
        if andLayOut { rows.view.layoutIfNeeded() }
    }

    private mutating func change(_ random: inout SeededGenerator) {
        switch random.below(12) {
        case 0...3: scroll(&random)
        case 4: resize(&random)
        case 5: insert(&random)
        case 6: delete(&random)
        case 7: move(&random)
        case 8: replace(&random)
        case 9: changeSections(&random)
        case 10: remeasure(&random)
        default: scrollToRow(&random)
        }
    }

    /// The data change in the block: what waits for a layout is laid out before it.
    private mutating func batch(_ random: inout SeededGenerator) {
        guard let path = randomPath(&random) else { return }
        let (rows, new, kind) = (rows, newRow(&random), random.below(4))
        let section = rows.sections[path.section]
        let target = IndexPath(row: random.below(section.rows.count), section: path.section)
        note("\(["insert", "delete", "move to \(target)", "reload"][kind]) \(path)")
        rows.view.performBatchUpdates {
            switch kind {
            case 0:
                section.rows.insert(new, at: path.row)
                rows.view.insertRows(at: [path], with: .none)
            case 1:
                section.rows.remove(at: path.row)
                rows.view.deleteRows(at: [path], with: .none)
            case 2:
                section.rows.insert(section.rows.remove(at: path.row), at: target.row)
                rows.view.moveRow(at: path, to: target)
            default:
                section.rows[path.row] = new
                rows.view.reloadRows(at: [path], with: .none)
            }
        }
    }

    private mutating func note(_ text: String) { history.append(text) }

    private func randomPath(_ random: inout SeededGenerator) -> IndexPath? {
        let filled = rows.sections.indices.filter { !rows.sections[$0].rows.isEmpty }
        guard !filled.isEmpty else { return nil }
        let section = random.pick(filled)
        return IndexPath(row: random.below(rows.sections[section].rows.count), section: section)
    }

    private mutating func scroll(_ random: inout SeededGenerator) {
        let view = rows.view
        let end = max(0, view.contentSize.height - view.bounds.height)
        let offset = random.isHeads() ? view.contentOffset.y + CGFloat(random.within(-300...300)) : end * 0.7
        view.contentOffset.y = min(max(0, offset.rounded()), end)
        note("scroll to \(view.contentOffset.y)")
    }

    private mutating func scrollToRow(_ random: inout SeededGenerator) {
        guard let path = randomPath(&random) else { return }
        let position = random.pick([TableView.ScrollPosition.top, .middle, .bottom, .none])
        rows.view.scrollToRow(at: path, at: position, animated: false)
        note("scroll to \(path) \(position)")
    }

    private mutating func resize(_ random: inout SeededGenerator) {
        rows.view.frame.size = CGSize(width: random.pick([320, 375, 430]), height: random.pick([300, 400, 555]))
        note("size \(rows.view.frame.size)")
    }

    private mutating func insert(_ random: inout SeededGenerator) {
        let section = random.below(rows.sections.count)
        let row = random.within(0...rows.sections[section].rows.count)
        rows.sections[section].rows.insert(newRow(&random), at: row)
        rows.view.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
        note("insert \(section)-\(row)")
    }

    private mutating func delete(_ random: inout SeededGenerator) {
        guard let path = randomPath(&random) else { return }
        rows.sections[path.section].rows.remove(at: path.row)
        rows.view.deleteRows(at: [path], with: .none)
        note("delete \(path)")
    }

    private mutating func move(_ random: inout SeededGenerator) {
        guard let path = randomPath(&random) else { return }
        let row = rows.sections[path.section].rows.remove(at: path.row)
        let section = random.below(rows.sections.count)
        let target = random.within(0...rows.sections[section].rows.count)
        rows.sections[section].rows.insert(row, at: target)
        rows.view.moveRow(at: path, to: IndexPath(row: target, section: section))
        note("move \(path) to \(section)-\(target)")
    }

    private mutating func replace(_ random: inout SeededGenerator) {
        guard let path = randomPath(&random) else { return }
        rows.sections[path.section].rows[path.row] = newRow(&random)
        if random.isHeads() {
            rows.view.reloadRows(at: [path], with: .none)
            note("reload \(path)")
        } else {
            rows.view.reconfigureRows(at: [path])
            note("reconfigure \(path)")
        }
    }

    private mutating func changeSections(_ random: inout SeededGenerator) {
        let section = random.below(rows.sections.count)
        switch random.below(4) {
        case 0:
            rows.sections.insert(Self.section(&random, rows.methods), at: section)
            rows.view.insertSections([section], with: .none)
            note("insert section \(section)")
        case 1 where rows.sections.count > 1:
            rows.sections.remove(at: section)
            rows.view.deleteSections([section], with: .none)
            note("delete section \(section)")
        case 2:
            rows.sections[section] = Self.section(&random, rows.methods)
            rows.view.reloadSections([section], with: .none)
            note("reload section \(section)")
        default:
            rows.sections[section] = Self.section(&random, rows.methods)
            rows.view.reloadData()
            note("reload all")
        }
    }

    private mutating func remeasure(_ random: inout SeededGenerator) {
        guard let path = rows.view.indexPathsForVisibleRows.map({ random.pick($0) }) else { return }
        let row = rows.sections[path.section].rows[path.row]
        (row.content, row.height) = (CGFloat(random.within(20...300)) / 2, CGFloat(random.within(20...300)) / 2)
        if random.isHeads() {
            rows.view.cellForRow(at: path)?.invalidateIntrinsicContentSize()
            note("remeasure \(path)")
        } else {
            rows.view.performBatchUpdates(nil)
            note("empty batch, \(path) changed")
        }
    }
}
