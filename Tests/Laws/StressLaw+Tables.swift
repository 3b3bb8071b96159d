import FlowScenario
import FlowSimulator
import Foundation

// Laws of tables: some are those of layouts, and others hold in a column of rows only.

extension StressLaw {
    static let ofTables =
        [
            tableSum, tableFresh, tableMeasuring, tableStill, tableOffset,
        ] + [bounds, termination, idempotence, coverage, query, looking].map { $0.forTables { !$0.hasUndecidedCells } }

    /// Elements of a table lie end to end, and the content is as long as all of them.
    static let tableSum = tableLaw("table-sum") { moment in
        let table = moment.run.table.tableView
        var end = Double(table.tableHeaderView?.frame.maxY ?? 0)
        for section in 0..<table.numberOfSections {
            let area = table.rect(forSection: section)
            guard abs(area.minY - end) <= 0.01 else {
                return (
                    "section \(section) does not begin where what is above it ends",
                    .of(\.contentSize, CGSize(width: table.contentSize.width, height: 0))
                )
            }
            let header = table.rectForHeader(inSection: section)
            var place = header.height > 0 ? header.maxY : area.minY
            for row in 0..<table.numberOfRows(inSection: section) {
                let frame = table.rectForRow(at: IndexPath(row: row, section: section))
                guard abs(frame.minY - place) <= 0.01 else {
                    let wanted = CGRect(x: frame.minX, y: place, width: frame.width, height: frame.height)
                    return (
                        "\(section)-\(row) does not begin where what is above it ends",
                        .frame(.item(section: section, item: row), wanted)
                    )
                }
                place = frame.maxY
            }
            end = Double(area.maxY)
        }
        end += Double(table.tableFooterView?.frame.height ?? 0)
        guard abs(end - table.contentSize.height) > 0.01 else { return nil }
        let wanted = CGSize(width: table.contentSize.width, height: end)
        return ("the content is not as long as what is in it", .of(\.contentSize, wanted))
    }

    /// Once all rows were shown, a table after any steps is equal to a new one.
    static let tableFresh = tourLaw("table-fresh") { run throws(ScenarioError) in
        let fresh = ScenarioRun(freshTable: run)
        try fresh.advance()
        fresh.tour(startingAtEnd: false)
        return fresh
    }

    /// Once all rows were shown, neither their order on screen nor their estimates make a difference.
    static let tableMeasuring = tourLaw("table-measuring") { run throws(ScenarioError) in
        let other = ScenarioRun(freshTable: run)
        var table = run.table.values
        table.estimatedRowHeight = table.estimatedRowHeight == 37 ? 120 : 37
        other.table.apply(table)
        try other.advance()
        other.tour(startingAtEnd: true)
        return other
    }

    /// Elements on screen keep their places without a scroll, in profiles whose tables do that.
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
        _ name: String, _ look: @escaping @MainActor (StressMoment) -> Breach?
    ) -> StressLaw {
        var law = afterEveryStep(name, applies: { !$0.hasUndecidedCells }, look)
        law.subject = .tables
        return law
    }

    /// Makes a law that compares a table of which all was shown with another one.
    private static func tourLaw(
        _ name: String, _ other: @escaping @MainActor (ScenarioRun) throws(ScenarioError) -> ScenarioRun
    ) -> StressLaw {
        // A change in a row off screen has no effect until another cause measures the row again.
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
                return StressViolation(shown, ("a row has an estimate although it was seen", .of(\.estimated, 0)))
            }
            let (wanted, found) = (StressFrames(try other(run)), StressFrames(run))
            let pins = run.host.pinsHeaders
            guard let seen = wanted.expectation(against: found, where: { $0.isItem || !pins }) else { return nil }
            return StressViolation(shown, seen)
        }
        law.subject = .tables
        return law
    }
}

extension ScenarioRun {
    /// Scrolls through the table, so that all rows are measured.
    fileprivate func tour(startingAtEnd: Bool) {
        let (end, start) = (Scenario.Action.scroll(.through(.end)), Scenario.Action.scroll(.through(.start)))
        let jump = Scenario.Action.scroll(.toEdge(.end))
        for action in startingAtEnd ? [jump, start, end, start, end] : [start, end, start, end] {
            perform(unreported: action)
        }
    }
}

extension Scenario {
    /// Whether rows are measured as they come on screen: self-sizing needs estimates.
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
