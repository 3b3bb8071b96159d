import FlowScenario
import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// The tables of the documentation become scenarios while they are played, and these come to the same.
@MainActor
@Suite struct TableScenarioRecordingTests {
    /// All scenarios in these folders that have a table.
    private nonisolated static let tables = ["tables", "gallery"].flatMap(Repository.scenarios(in:)).filter { path in
        (try? Scenario(contentsOf: URL(fileURLWithPath: path)))?.table != nil
    }

    @Test("A table that is recorded while a scenario is played comes to the same frames", arguments: tables)
    func steps(path: String) throws {
        for scenario in try Scenario(contentsOf: URL(fileURLWithPath: path)).inEachProfile {
            let run = ScenarioRun(scenario)
            try run.advance()
            let recording = try ScenarioRecording(of: run.tableView)
            try run.finish()
            let name = "\(scenario.name), \(scenario.profiles)"
            try expectRoundTrip(recording.scenario(), of: run.tableView, name)
            #expect(recording.problems == [], "\(name)")
        }
    }

    @Test("A table that a scenario has been played with is as it is now", arguments: tables)
    func presentState(path: String) throws {
        for scenario in try Scenario(contentsOf: URL(fileURLWithPath: path)).inEachProfile {
            let run = ScenarioRun(scenario)
            while !run.isFinished {
                try run.advance()
                let now = try Scenario(recording: run.tableView)
                try expectRoundTrip(now, of: run.tableView, "\(scenario.name), \(scenario.profiles)")
            }
        }
    }
}
