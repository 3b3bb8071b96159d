import FlowScenario
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// A small app's table, recorded as the page says.
@MainActor
@Suite struct TableViewRecorderTests {
    private let app = Mailbox(heights: Array(repeating: 60, count: 30))
    private let recorder: TableViewRecorder

    init() {
        recorder = TableViewRecorder(recording: app.table, name: "Mailbox")
        recorder.step("first layout") {}
    }

    /// The actions that were written, by name.
    private func replay() throws -> (actions: [String], report: ScenarioReport) {
        let scenario = try recorder.scenario()
        let report = try ScenarioRun(Scenario(json: scenario)).finish()
        #expect(report.differences == [], "\(String(decoding: scenario, as: UTF8.self))")
        let document = try JSONParser.parse(Array(scenario))
        guard case .array(let steps)? = document["steps"] else { return ([], report) }
        let names = ["scroll", "scrollTo", "update", "reload", "remeasure", "resizeItems", "set", "together", "drag"]
        return (steps.compactMap { step in names.first { step[$0] != nil } }, report)
    }

    @Test("Each step is written as what the app did, and comes out the same")
    func steps() throws {
        recorder.step("a message comes") {
            app.heights.insert(80, at: 0)
            app.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        recorder.step("down") { app.table.contentOffset.y += 120 }
        recorder.step("to one") { app.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false) }
        recorder.step("asked again") {
            app.table.beginUpdates()
            app.table.endUpdates()
        }
        recorder.step("a property") { app.table.estimatedRowHeight = 70 }
        recorder.step("all is new") {
            app.heights = [40, 50]
            app.table.reloadData()
        }
        let (actions, report) = try replay()
        #expect(actions == ["update", "scroll", "scrollTo", "remeasure", "set", "reload"])
        #expect(report.expectationCount > 20)
        #expect(recorder.problems == [])
    }

    @Test("Several operations are one batch, and a reloaded row is written with its new height")
    func batches() throws {
        recorder.step("a batch") {
            app.table.performBatchUpdates {
                app.heights[5] = 90
                app.heights.remove(at: 0)
                app.heights.insert(30, at: 2)
                app.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                app.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
                app.table.reloadRows(at: [IndexPath(row: 5, section: 0)], with: .none)
            }
        }
        recorder.step("down") { app.table.contentOffset.y = 150 }
        let (actions, _) = try replay()
        #expect(actions == ["update", "scroll"])
        #expect(recorder.problems == [])
        #expect(String(decoding: try recorder.scenario(), as: UTF8.self).contains("\"actual\": 90"))
    }

    @Test("Contents that change are written where they are announced")
    func contents() throws {
        recorder.step("a photo was loaded") {
            recorder.announceChanges(at: [IndexPath(row: 1, section: 0)])
            app.change(1, to: 100)
        }
        #expect(try replay().actions == ["resizeItems"])
        #expect(app.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100.5)
    }

    @Test("What happens between steps is a step of its own")
    func between() throws {
        app.table.contentOffset.y = 90
        app.table.layoutIfNeeded()
        recorder.settle()
        app.heights.removeLast()
        app.table.deleteRows(at: [IndexPath(row: 29, section: 0)], with: .none)
        recorder.step("up") { app.table.contentOffset.y = 10 }
        #expect(try replay().actions == ["scroll", "update", "scroll"])
        #expect(recorder.problems == [])
    }

    @Test("Data that change without a word are said to have done so")
    func silence() throws {
        recorder.step("nothing is said") {
            app.heights.removeLast(5)
            app.table.dataSource = nil
            app.table.dataSource = app
        }
        #expect(recorder.problems.count == 1)
        #expect(recorder.problems.first?.contains("without an update") == true)
        #expect(try replay().actions == ["reload"])
    }
}
