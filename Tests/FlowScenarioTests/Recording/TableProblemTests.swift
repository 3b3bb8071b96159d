import FlowScenario
import FlowSimulator
import Foundation
import Testing

/// What a scenario cannot say of a table is said in words.
@MainActor
@Suite struct TableProblemTests {
    private func problems(_ table: RowsTable, _ changes: (TableView) -> Void) throws -> [String] {
        table.view.layoutIfNeeded()
        let recording = try ScenarioRecording(of: table.view)
        changes(table.view)
        _ = try recording.scenario()
        return recording.problems
    }

    @Test("A header that gets another height, by its view or by the delegate")
    func headers() throws {
        let edge = RowsTable.Edge(view: 40)
        let views = RowsTable([.init(RowsTable.rows(4), header: edge)], .views)
        let grown = try problems(views) { view in
            views.sections[0].header.view = 60
            view.performBatchUpdates(nil)
            view.headerView(forSection: 0)?.invalidateIntrinsicContentSize()
        }
        #expect(grown == ["step 2: a header asked to be measured, which is left out"])
        let heights = RowsTable([.init(RowsTable.rows(4), header: .init(view: 9, height: 30))], [.views, .edgeHeights])
        let given = try problems(heights) { view in
            heights.sections[0].header.height = 50
            view.performBatchUpdates(nil)
        }
        #expect(given == ["step 1: the header of section 0 is given another height now, which a scenario cannot say"])
    }

    @Test("Estimates that a delegate changes, and another delegate")
    func delegates() throws {
        let table = RowsTable([30], .estimates)
        let estimates = try problems(table) { view in
            for row in table.sections[0].rows { row.estimate = 70 }
            view.frame.size.width = 300
        }
        #expect(estimates == ["step 1: the delegate gives other estimates now, which a scenario cannot say"])
        let other = RowsTable([30])
        let another = try problems(other) { $0.delegate = table }
        #expect(another == ["step 1: another delegate was set, of which only the heights are recorded"])
    }

    @Test("A refused batch is left out, and what comes after it holds")
    func refusal() throws {
        let table = RowsTable([20])
        table.view.layoutIfNeeded()
        let recording = try ScenarioRecording(of: table.view)
        #expect(throws: (any Error).self) {
            try table.view.performThrowingBatchUpdates { table.view.deleteRows(at: [[0, 3]], with: .none) }
        }
        table.sections[0].rows.remove(at: 3)
        table.view.deleteRows(at: [[0, 3]], with: .none)
        try expectRoundTrip(recording.scenario(), of: table.view)
        #expect(recording.problems == ["step 1: a batch was refused, and is left out"])
    }

    @Test("Several selected rows, and a safe area that counts otherwise")
    func surroundings() throws {
        let table = RowsTable([20])
        table.view.allowsMultipleSelection = true
        table.view.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        table.view.contentInsetAdjustmentBehavior = .never
        let found = try problems(table) { view in
            for row in 1...2 { view.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        }
        #expect(
            found == [
                "step 1: the safe area is added to the content inset in another way than in a scenario",
                "step 2: several items are selected, and in a scenario the last of them is",
            ])
    }

    @Test("What was measured before the recording is not forgotten with the rest")
    func forgetting() throws {
        let table = RowsTable([60])
        table.view.layoutIfNeeded()
        for offset in [400.0, 800, 1200] {
            table.view.contentOffset.y = offset
            table.view.layoutIfNeeded()
        }
        let found = try problems(table) { $0.frame.size.width = 300 }
        #expect(found.first?.contains("a scenario keeps those from before the recording") == true)
    }
}
