import FlowSimulator
import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// What a recording holds, and that recording changes nothing.
@MainActor
@Suite struct TimelineTests {
    @Test("A scroll of a section is kept with its way and the elements that it moves, mirrored or not")
    func sectionScrolls() throws {
        for (direction, way) in [(Scenario.LayoutDirection.leftToRight, -130.0), (.rightToLeft, 130)] {
            var scenario = try Scenario(json: ScrolledSectionDocument.text.utf8)
            scenario.container.layoutDirection = direction
            let timeline = try Timeline(recording: scenario)
            let scrolls = timeline.moments.flatMap(\.sectionScrolls)
            #expect(scrolls.map(\.way) == [CGPoint(x: way, y: 0)])
            let moved = Set(scrolls.first?.elements ?? [])
            let moment = try #require(timeline.moments.first { !$0.sectionScrolls.isEmpty })
            let roles = moment.elements.filter { moved.contains($0.identity) }.map(\.role)
            // Those on screen, and their badges.
            #expect(roles.count { $0 == .given } >= 3)
            #expect(roles.count { $0 == .supplementary } >= 3)
            #expect(!roles.contains(.header))
        }
    }

    @Test(
        "A run that is recorded comes out as one that is not",
        arguments: Repository.slice(of: ["gauntlet", "quirks", "invalidation", "stress", "updates", "gallery"])
    )
    func recordingChangesNothing(file: String) throws {
        let scenario = try Scenario(contentsOfFile: file)
        let report = try ScenarioRun(scenario).finish()
        let timeline = try Timeline(recording: scenario)
        #expect(timeline.steps.map(\.report) == report.steps)
        // Every moment belongs to one step, and the last of a step is what the step left behind.
        #expect(timeline.steps.flatMap { Array($0.moments) } == Array(timeline.moments.indices))
        for step in timeline.steps where !step.moments.isEmpty {
            let (end, state) = (timeline.moments[step.moments.upperBound - 1], step.report.state)
            #expect(end.contentSize == CGSize(width: state.contentSize.width, height: state.contentSize.height))
            #expect(end.viewport.origin == CGPoint(x: state.contentOffset.x, y: state.contentOffset.y))
            #expect(end.measured == state.measured)
            #expect(end.estimated == state.estimated)
        }
    }

    @Test(
        "Every cost of a step is the same whether nobody looks, a page is recorded or changes are drawn",
        arguments: Repository.slice(of: ["gauntlet", "quirks", "invalidation", "stress", "updates", "gallery"])
    )
    func lookingCostsNothing(file: String) throws {
        var scenario = try Scenario(contentsOfFile: file)
        var costs = Scenario.Expectation()
        // None of them can be so, so that the report says what each came to.
        costs.metrics = MetricName.all.map { .init(name: $0, atLeast: -1e9, atMost: -1e9) }
        scenario.steps = scenario.steps.flatMap { $0.action.isExpectation ? [] : [$0, Scenario.Step(.expect(costs))] }
        let plain = try ScenarioRun(scenario).finish()
        let told = plain.differences.filter { $0.what.hasPrefix("metrics.") }
        #expect(told.count == MetricName.all.count * scenario.steps.count / 2)
        // A layout that is left unfinished is prepared by whoever asks next.
        guard !plain.steps.contains(where: { $0.issues.contains { $0.kind == IssueName.layoutLoop.rawValue } }) else {
            return
        }
        #expect(try Timeline(recording: scenario).steps.map(\.report) == plain.steps)
        let drawn = ScenarioRun(scenario, tracing: true)
        drawn.recordsChanges = true
        #expect(try drawn.finish() == plain)
    }

    @Test("Every round of measuring is a moment: what was asked, then what came of it")
    func rounds() throws {
        let timeline = try Timeline(recording: RowsDocument.scenario(steps: ""))
        #expect(timeline.moments.map(\.round) == [1, 2, nil])
        #expect(timeline.moments.map(\.contentSize.height) == [2020, 1980, 1960])
        #expect(timeline.moments.map(\.costs.measured) == [2, 1, 0])
        let (first, second, last) = (timeline.moments[0], timeline.moments[1], timeline.moments[2])
        func labels(_ moment: Timeline.Moment) -> [String] {
            moment.elements.filter { $0.change == .asked }.map(\.label)
        }
        #expect(labels(first) == ["0-0", "0-1"])
        #expect(labels(second) == ["0-2"])
        #expect(labels(last) == [])
        #expect(first.elements.map(\.role) == [.header, .estimated, .estimated, .estimated])
        #expect(last.elements.prefix(4).map(\.role) == [.header, .measured, .measured, .measured])
        #expect(second.brokenRows.contains(CGRect(x: 0, y: 20, width: 200, height: 30)))
        #expect(first.reason == "The layout was made because the data source was set.")
        #expect(second.reason.hasPrefix("The layout was made again because 0-0's cell answered 200×30 instead of"))
        #expect(last.events.last?.contains("pass ended: 2 rounds") == true)
    }

    @Test("A step that lays out often has as many moments, and one that lays out nothing has one")
    func repetitions() throws {
        let steps = #"{"scroll": {"by": [0, 30]}, "times": 3}, {"scroll": {"by": [0, 0]}}, {"expect": {"rows": 40}}"#
        let timeline = try Timeline(recording: RowsDocument.scenario(steps: steps))
        #expect(timeline.steps.map(\.moments.count) == [3, 6, 1, 1])
        #expect(timeline.moments[timeline.steps[1].moments].map(\.layout) == [1, 1, 2, 2, 3, 3])
        #expect(timeline.moments[timeline.steps[2].moments.lowerBound].events == [])
    }

    @Test("An item is the same one wherever an update takes it")
    func identity() throws {
        let steps = #"{"update": [{"insert": "0-0", "items": [{"actual": [200, 30]}]}, {"move": "0-1", "to": "0-1"}]}"#
        let timeline = try Timeline(recording: RowsDocument.scenario(steps: steps))
        let before = timeline.moments[timeline.steps[0].moments.upperBound - 1]
        let after = timeline.moments[timeline.moments.count - 1]
        func identity(_ label: String, _ moment: Timeline.Moment) -> String? {
            moment.elements.first { $0.label == label }?.identity
        }
        #expect(identity("0-0", before) != nil)
        #expect(identity("0-0", before) == identity("0-2", after) || identity("0-1", before) == identity("0-1", after))
        #expect(Set(after.elements.map(\.identity)).count == after.elements.count)
        #expect(identity("0-0", after) != identity("0-0", before))
    }

    @Test("Sizes that a delegate gave count as asked")
    func askedOfDelegate() throws {
        let document = """
            {"format": 2, "container": {"width": 100, "height": 100},
             "sections": [{"items": [{"size": [[50, 20], [40, 30]], "count": 2}]}],
             "steps": [{"invalidate": {"items": ["0-1"]}}]}
            """
        let timeline = try Timeline(recording: Scenario(json: document.utf8))
        let asked = timeline.moments.map { $0.elements.filter { $0.change == .asked }.map(\.label) }
        #expect(asked == [["0-0", "0-1"], ["0-1"]])
        #expect(timeline.moments[1].costs.delegateSizeQueries == 1)
    }

    @Test("Of a run with very many moments or elements later steps keep their ends, and nothing that happened is lost")
    func abridged() throws {
        let step = #"{"scroll": {"by": [0, 30]}, "times": 100}, {"scroll": {"to": "start"}}"#
        let steps = Array(repeating: step, count: 3).joined(separator: ", ")
        let scenario = try RowsDocument.scenario(steps: steps, items: #"{"actual": [200, 30], "count": 200}"#)
        #expect(try !Timeline(recording: scenario).isAbridged)
        for recorder in [TimelineRecorder(momentLimit: 150), TimelineRecorder(elementLimit: 2000)] {
            let timeline = try Timeline(recording: scenario, with: recorder)
            #expect(timeline.isAbridged)
            #expect(timeline.moments.count < 160)
            #expect(timeline.steps.allSatisfy { !$0.moments.isEmpty })
            let measured = timeline.moments.reduce(0) { $0 + $1.costs.measured }
            #expect(measured == timeline.steps.reduce(0) { $0 + $1.report.measurements })
        }
    }
}
