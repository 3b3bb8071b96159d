import FlowScenario
import FlowSimulator
import Foundation

// Laws of tables: some that hold of layouts, and what a column of rows promises beyond.

extension StressLaw {
    static let ofTables = [
        tableSum, tableFresh, tableMeasuring, tableStill, tableOffset,
    ] + [bounds, termination, idempotence, coverage, query, looking].map { $0.forTables { !$0.hasUndecidedCells } }

    /// What is in the table lies end to end, and the content is as long as all of it.
    static let tableSum = tableLaw("table-sum") { moment in
        let table = moment.run.table.tableView
        var end = Double(table.tableHeaderView?.frame.maxY ?? 0)
        for section in 0..<table.numberOfSections {
            let area = table.rect(forSection: section)
            guard abs(area.minY - end) <= 0.01 else {
                return (
                    "section \(section) does not begin where what is above it ends",
                    ["contentSize": .numbers(table.contentSize.width, 0)]
                )
            }
            let header = table.rectForHeader(inSection: section)
            var place = header.height > 0 ? header.maxY : area.minY
            for row in 0..<table.numberOfRows(inSection: section) {
                let frame = table.rectForRow(at: IndexPath(row: row, section: section))
                guard abs(frame.minY - place) <= 0.01 else {
                    return (
                        "\(section)-\(row) does not begin where what is above it ends",
                        ["frames": .object([.init(
                            key: "\(section)-\(row)",
                            value: CGRect(x: frame.minX, y: place, width: frame.width, height: frame.height).json)])]
                    )
                }
                place = frame.maxY
            }
            end = Double(area.maxY)
        }
        end += Double(table.tableFooterView?.frame.height ?? 0)
        guard abs(end - table.contentSize.height) > 0.01 else { return nil }
        return ("the content is not as long as what is in it", ["contentSize": .numbers(table.contentSize.width, end)])
    }

    /// Once everything was seen, a table to which all this was done is like one that is new.
    static let tableFresh = tourLaw("table-fresh") { run throws(ScenarioError) in
        let fresh = ScenarioRun(freshTable: run)
        try fresh.advance()
        fresh.tour(startingAtEnd: false)
        return fresh
    }

    /// Once everything was seen, it makes no difference in which order, and what rows were estimated at.
    static let tableMeasuring = tourLaw("table-measuring") { run throws(ScenarioError) in
        let other = ScenarioRun(freshTable: run)
        var table = run.table.values
        table.estimatedRowHeight = table.estimatedRowHeight == 37 ? 120 : 37
        other.table.apply(table)
        try other.advance()
        other.tour(startingAtEnd: true)
        return other
    }

    /// What is on screen stays where it is unless somebody scrolls, where the system's tables do that.
    static let tableStill: StressLaw = {
        var law = zeroDrift
        (law.name, law.subject) = ("table-still", .tables)
        law.applies = {
            !$0.hasUndecidedCells && $0.table?.anchor.holdsWhileMeasuring == true
                && $0.table?.profile.inTables.compensatesOffsetAboveAnchor == true
        }
        return law
    }()

    private static func tableLaw(
        _ name: String, _ look: @escaping @MainActor (StressMoment) -> (message: String, expectation: JSONValue)?
    ) -> StressLaw {
        var law = afterEveryStep(name, applies: { !$0.hasUndecidedCells }, look)
        law.subject = .tables
        return law
    }

    /// A law that compares a table that was seen whole with another one.
    private static func tourLaw(
        _ name: String, _ other: @escaping @MainActor (ScenarioRun) throws(ScenarioError) -> ScenarioRun
    ) -> StressLaw {
        // What changes in a row off screen is not seen before something else has it measured again.
        var law = StressLaw(
            name: name, excludes: [.resizeItems, .contents], applies: { !$0.hasUndecidedCells && $0.hasEstimates }
        ) { scenario throws(ScenarioError) in
            let run = ScenarioRun(scenario)
            try run.finish()
            if run.report.steps.contains(where: { $0.refusal != nil }) { return nil }
            run.tour(startingAtEnd: false)
            var shown = scenario
            shown.steps.append(Scenario.Step(.scroll(.through(.end))))
            guard run.host.itemState.estimated == 0 else {
                return StressViolation(
                    scenario: shown, message: "a row has an estimate although it was seen",
                    expectation: ["estimated": 0])
            }
            let (wanted, found) = (StressFrames(try other(run)), StressFrames(run))
            guard let seen = wanted.expectation(against: found, itemsOnly: run.host.pinsHeaders) else { return nil }
            return StressViolation(scenario: shown, message: seen.message, expectation: seen.expectation)
        }
        law.subject = .tables
        return law
    }
}

extension ScenarioRun {
    /// So that everything is seen, and measured.
    fileprivate func tour(startingAtEnd: Bool) {
        let (end, start) = (Scenario.Action.scroll(.through(.end)), Scenario.Action.scroll(.through(.start)))
        let jump = Scenario.Action.scroll(.toEdge(.end))
        for action in startingAtEnd ? [jump, start, end, start, end] : [start, end, start, end] {
            perform(unreported: action)
        }
    }
}

extension Scenario {
    /// Whether rows are measured as they come on screen: without estimates none sizes itself.
    fileprivate var hasEstimates: Bool {
        guard let table else { return false }
        return table.estimate(in: table.profile) != 0
            && allActions.allSatisfy { action in
                guard case .setTable(let change) = action else { return true }
                return change.table.estimate(in: change.table.profile) != 0
            }
            && sections.allSatisfy { $0.items.allSatisfy { !$0.row.estimates.contains(0) } }
    }
}
