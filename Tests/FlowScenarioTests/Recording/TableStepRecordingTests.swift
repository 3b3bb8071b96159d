import FlowScenario
import FlowSimulator
import Foundation
import Testing

/// What is done to a table becomes steps, which do the same.
@MainActor
@Suite struct TableStepRecordingTests {
    private nonisolated static let rowMethods: [RowsTable.Methods] = [[], .heights, .estimates]

    /// Records changes with a layout after each, plays them, and compares.
    private func expectSteps(
        _ table: RowsTable, estimate: CGFloat = TableView.automaticDimension, count: Int? = nil,
        sourceLocation: SourceLocation = #_sourceLocation, _ changes: [(TableView) -> Void]
    ) throws {
        table.view.estimatedRowHeight = estimate
        table.view.layoutIfNeeded()
        let recording = try ScenarioRecording(of: table.view)
        for change in changes {
            change(table.view)
            table.view.layoutIfNeeded()
        }
        let scenario = try recording.scenario()
        if let count { #expect(scenario.steps.count == count + 1, sourceLocation: sourceLocation) }
        try expectRoundTrip(scenario, of: table.view, "\(table.methods)", sourceLocation: sourceLocation)
        #expect(recording.problems == [], sourceLocation: sourceLocation)
    }

    @Test("Scrolls, drags, sizes, insets, properties and traits, one layout a step", arguments: rowMethods)
    func scrolling(methods: RowsTable.Methods) throws {
        for estimate in [TableView.automaticDimension, 0] {
            let table = RowsTable([40, 9], methods)
            try expectSteps(
                table, estimate: estimate, count: 8,
                [
                    { $0.contentOffset.y = 300 }, { $0.frame.size = CGSize(width: 340, height: 500) },
                    { $0.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0) },
                    { $0.separatorStyle = .none }, { $0.overrideTraitCollection = TraitCollection(displayScale: 3) },
                    { $0.scrollToRow(at: [0, 30], at: .middle, animated: false) }, { $0.beginDragging() },
                    { $0.contentOffset.y = -80 }, { $0.endDragging() },
                ])
        }
    }

    @Test("Scrolls to rows at all places, and to sections", arguments: [0, 200, 900] as [CGFloat])
    func scrollingToRows(offset: CGFloat) throws {
        let table = RowsTable([40, 0, 9])
        try expectSteps(
            table,
            [
                { $0.contentOffset.y = offset }, { $0.scrollToRow(at: [0, 20], at: .top, animated: false) },
                { $0.scrollToRow(at: [0, 3], at: .bottom, animated: false) },
                { $0.scrollToRow(at: [2, 1], at: .none, animated: false) },
                { $0.scrollToRow(at: [1, NSNotFound], at: .top, animated: false) },
            ])
    }

    @Test("Rows come, go, move and are replaced, one by one and in batches", arguments: rowMethods)
    func rows(methods: RowsTable.Methods) throws {
        for estimate in [TableView.automaticDimension, 0] {
            let table = RowsTable([20, 6], methods)
            let tall = { RowsTable.Row(99, height: 111, estimate: 57) }
            try expectSteps(
                table, estimate: estimate,
                [
                    { $0.contentOffset.y = 200 },
                    { view in
                        view.performBatchUpdates {
                            table.sections[0].rows.remove(at: 4)
                            table.sections[0].rows.insert(tall(), at: 0)
                            table.sections[1].rows.insert(table.sections[1].rows.remove(at: 5), at: 0)
                            table.sections[0].rows[8] = tall()
                            view.deleteRows(at: [[0, 4]], with: .none)
                            view.insertRows(at: [[0, 0]], with: .none)
                            view.moveRow(at: [1, 5], to: [1, 0])
                            view.reloadRows(at: [[0, 8]], with: .none)
                        }
                    },
                    { view in
                        table.sections[0].rows[7] = tall()
                        view.reconfigureRows(at: [[0, 7]])
                    },
                    { view in
                        view.beginUpdates()
                        table.sections[0].rows.insert(tall(), at: 6)
                        view.insertRows(at: [[0, 6]], with: .none)
                        view.endUpdates()
                    },
                ])
        }
    }

    @Test("Sections come, go, move and are replaced, and everything is reloaded", arguments: rowMethods)
    func sections(methods: RowsTable.Methods) throws {
        for estimate in [TableView.automaticDimension, 0] {
            let table = RowsTable([12, 6, 4], methods.union(.titles))
            table.sections[0].header.title = "First"
            try expectSteps(
                table, estimate: estimate,
                [
                    { view in
                        let header = RowsTable.Edge(title: "New")
                        table.sections.insert(.init(RowsTable.rows(3), header: header), at: 1)
                        view.insertSections([1], with: .none)
                    },
                    { view in
                        table.sections[0] = .init(RowsTable.rows(2), footer: RowsTable.Edge(title: "Below"))
                        view.reloadSections([0], with: .none)
                    },
                    { view in
                        table.sections.swapAt(1, 2)
                        view.moveSection(1, toSection: 2)
                    },
                    { view in
                        table.sections.remove(at: 3)
                        view.deleteSections([3], with: .none)
                    },
                    { view in
                        table.sections.append(.init(RowsTable.rows(30), header: RowsTable.Edge(title: "Last")))
                        view.reloadData()
                    },
                    { $0.contentOffset.y = 400 },
                ])
        }
    }

    @Test("Rows that ask to be measured, and heights that a delegate changes for an empty batch")
    func otherHeights() throws {
        let cells = RowsTable([20])
        try expectSteps(
            cells,
            [
                { view in
                    cells.sections[0].rows[2].content = 120
                    view.cellForRow(at: [0, 2])?.invalidateIntrinsicContentSize()
                }, { $0.contentOffset.y = 90 },
                { view in
                    cells.sections[0].rows[3].content = 20
                    view.performBatchUpdates(nil)
                }, { $0.cellForRow(at: [0, 4])?.invalidateIntrinsicContentSize() },
            ])
        for estimate in [TableView.automaticDimension, 0] {
            let given = RowsTable([20], .heights)
            try expectSteps(
                given, estimate: estimate,
                [
                    { $0.contentOffset.y = 90 },
                    { view in
                        given.sections[0].rows[2].height = 120
                        view.beginUpdates()
                        view.endUpdates()
                    },
                    { view in
                        given.sections[0].rows[3].height = 20
                        given.sections[0].rows.remove(at: 1)
                        view.deleteRows(at: [[0, 1]], with: .none)
                    },
                    { view in
                        given.sections[0].rows[2].height = 77
                        view.frame.size.width = 300
                    },
                ])
        }
    }

    @Test("A batch without operations and without new heights is one")
    func emptyBatch() throws {
        let table = RowsTable([20])
        table.view.layoutIfNeeded()
        let scenario = try Scenario(recording: table.view) { $0.performBatchUpdates(nil) }
        #expect(scenario.steps.first?.action == .remeasure(nil))
    }

    @Test("Another data source is other sections, and none is none")
    func otherData() throws {
        let (table, other) = (RowsTable([20]), RowsTable([3, 4]))
        try expectSteps(
            table,
            [
                { $0.contentOffset.y = 90 },
                { view in
                    table.sections = other.sections
                    view.dataSource = nil
                }, { $0.dataSource = table },
            ])
    }

    @Test("The selected row is selected, at the beginning and later")
    func selection() throws {
        let table = RowsTable([20])
        table.view.layoutIfNeeded()
        table.view.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
        let now = ScenarioRun(try Scenario(recording: table.view))
        try now.finish()
        #expect(now.tableView.indexPathForSelectedRow == [0, 3])
        let scenario = try Scenario(recording: table.view) { view in
            table.sections[0].rows.remove(at: 0)
            view.deleteRows(at: [[0, 0]], with: .none)
            view.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
        }
        let run = ScenarioRun(scenario)
        try run.finish()
        #expect(run.tableView.indexPathForSelectedRow == [0, 7])
    }

    @Test("A recording goes on for as long as it is there, passes events on, and stops")
    func recording() throws {
        let table = RowsTable([20])
        let trace = LayoutTrace()
        table.view.traceObserver = trace
        let recording = try ScenarioRecording(of: table.view)
        #expect(recording.tableView === table.view)
        let count = trace.events.count
        table.view.contentOffset.y = 100
        table.view.layoutIfNeeded()
        #expect(trace.events.count > count)
        #expect(try recording.scenario().steps.count == 2)
        table.view.contentOffset.y = 200
        try expectRoundTrip(recording.scenario(), of: table.view)
        recording.stop()
        #expect(table.view.traceObserver === trace)
    }
}
