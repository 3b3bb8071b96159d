import FlowScenario
import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowRecorder
@testable import FlowsimTools

/// A platform that does something else than the simulator is found out, and the report of the run says where.
@MainActor
@Suite struct DifferenceTests {
    /// Records a scenario on a view with a defect, and runs what was recorded on one without.
    private func differences(_ json: String, recordedWith quirks: UIKitQuirks) throws -> [ScenarioReport.Difference] {
        var scenario = try Scenario(json: json.utf8)
        scenario.layout.quirks = quirks
        let recorded = try RecordedRun(scenario)
        #expect(recorded.recorder.problems == [])
        let recording = try recorded.recorder.scenario()
        return try ScenarioRun(Scenario(json: recording)).finish().differences
    }

    private static let shrinking = """
        {"format": 2, "container": {"width": 375, "height": 667},
        "layout": {"estimatedItemSize": [375, 200], "minimumLineSpacing": 0},
        "sections": [{"items": [{"actual": [375, 44], "count": 100}]}], "steps": [{"scroll": {"by": [0, 1]}}]}
        """

    @Test("A gap where rows shrank shows as items that are not on screen, and as another content size")
    func gap() throws {
        let differences = try differences(Self.shrinking, recordedWith: .skipsRequeryAfterShrink)
        let visible = differences.filter { $0.what == "visible" }
        #expect(visible.first == .init(what: "visible", expected: "4", actual: "9"))
        #expect(differences.contains { $0.what == "contentSize" })
        #expect(try self.differences(Self.shrinking, recordedWith: []) == [])
    }

    private static let tall = """
        {"format": 2, "container": {"width": 320, "height": 480},
        "sections": [{"items": [{"size": [[320, 100], [320, 1000], [320, 50]], "count": 6}]}],
        "steps": [{"scroll": {"to": [0, 500]}}]}
        """

    @Test("A tall cell that vanishes is missed, and nothing else is")
    func vanishing() throws {
        let differences = try differences(Self.tall, recordedWith: .omitsPartlyVisibleCells)
        #expect(differences.allSatisfy { $0.what == "visible" })
        #expect(differences.last == .init(what: "visible", expected: "0", actual: "1"))
        #expect(try self.differences(Self.tall, recordedWith: []) == [])
    }

    private static let inserting = """
        {"format": 2, "container": {"width": 320, "height": 480},
        "layout": {"estimatedItemSize": [320, 50], "minimumLineSpacing": 0},
        "sections": [{"items": [{"actual": [320, 80], "count": 20}]}],
        "steps": [{"scroll": {"through": "end"}}, {"scroll": {"to": "start"}},
        {"update": [{"insert": "0-20", "items": [{"actual": [320, 80]}]}]}]}
        """

    @Test("Sizes that are lost when an item comes show in the content size of that step alone")
    func lostSizes() throws {
        let differences = try differences(Self.inserting, recordedWith: .losesMeasuredSizesWhenCountsChange)
        #expect(differences.map(\.what) == ["contentSize"])
        #expect(try self.differences(Self.inserting, recordedWith: []) == [])
    }

    @Test("flowsim names the difference, with its step, and has another exit code")
    func command() throws {
        let folder = try TemporaryFolder()
        for (quirks, exitCode) in [(UIKitQuirks.omitsPartlyVisibleCells, 1), ([], 0)] {
            var scenario = try Scenario(json: Self.tall.utf8)
            scenario.layout.quirks = quirks
            let recording = try RecordedRun(scenario).recorder.scenario()
            let file = try folder.write("recorded.json", String(decoding: recording, as: UTF8.self))
            let result = FlowsimCommand.run(["run", file])
            #expect(Int(result.exitCode) == exitCode)
            let difference = "3  expect 3 values   FAILED\n     visible  expected 0\n                 found 1\n"
            #expect(result.output.contains(difference) == (exitCode == 1), "\(result.output)")
            // As the page on the recorder shows it.
            #expect(try Repository.text("docs/recorder.md").text.contains(difference))
        }
    }
}
