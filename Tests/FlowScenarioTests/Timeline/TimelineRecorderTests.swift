import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// What recording a run costs.
@MainActor
@Suite struct TimelineRecorderTests {
    @Test(
        "Each event is recorded once or twice, however long one step is and however many steps there are",
        arguments: [
            #"{"scroll": {"by": [0, 1]}, "times": 600}"#,
            Array(repeating: #"{"scroll": {"by": [0, 1]}}"#, count: 600).joined(separator: ", "),
            Array(repeating: #"{"scroll": {"by": [0, 1]}, "times": 150}"#, count: 4).joined(separator: ", "),
        ])
    func linear(steps: String) throws {
        let recorder = TimelineRecorder(momentLimit: 20)
        let scenario = try RowsDocument.scenario(steps: steps)
        let timeline = try Timeline(recording: scenario, with: recorder)
        let happened = recorder.trace.events.count
        #expect(happened > 600)
        #expect((happened...2 * happened).contains(recorder.eventsTold), "\(recorder.eventsTold) of \(happened)")
        #expect(timeline.moments.count <= 20 + scenario.steps.count)
        // Nothing that happened is lost, and the last moment of a step is what it left behind.
        #expect(timeline.moments.reduce(0) { $0 + $1.eventCount } == happened)
        let ends = timeline.steps.map { timeline.moments[$0.moments.upperBound - 1].viewport.origin.y }
        #expect(ends == timeline.steps.map(\.report.state.contentOffset.y))
        let whole = try Timeline(recording: scenario)
        #expect(
            whole.moments.reduce(0) { $0 + $1.costs.measured } == timeline.moments.reduce(0) { $0 + $1.costs.measured })
    }

    @Test("Items that the delegate was asked for are listed for a step whose end alone is kept")
    func askedOfDelegate() throws {
        let document = """
            {"format": 2, "container": {"width": 100, "height": 100},
             "sections": [{"items": [{"size": [[50, 20], [40, 30], [30, 10]], "count": 3}]}],
             "steps": [{"together": [{"invalidate": {"items": ["0-1"]}}], "times": 5}]}
            """
        let scenario = try Scenario(json: document.utf8)
        let timeline = try Timeline(recording: scenario, with: TimelineRecorder(momentLimit: 2))
        #expect(timeline.isAbridged)
        #expect(timeline.moments.count == 2)
        #expect(timeline.moments[1].elements.filter { $0.change == .asked }.map(\.label) == ["0-1"])
        #expect(timeline.moments[1].costs.delegateSizeQueries == 5)
    }
}
