import FlowSimulator
import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// What a page says first.
@MainActor
@Suite struct TimelineProblemTests {
    private func timeline(_ steps: String, layout: String = "", items: String = #"{"actual": [200, 30], "count": 40}"#)
        throws -> Timeline
    {
        let document = """
            {"format": 2, "name": "Rows", "container": {"width": 200, "height": 100},
             "layout": {"estimatedItemSize": [200, 50], "minimumLineSpacing": 0\(layout)},
             "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
            """
        return try Timeline(recording: Scenario(json: document.utf8))
    }

    @Test("A run in which all is well has no problems, and its expectations are told with what was found")
    func none() throws {
        let timeline = try timeline(#"{"expect": {"rows": 40, "measured": 4, "frames": {"0-1": [0, 30, 200, 30]}}}"#)
        #expect(timeline.problems == [])
        let checks = timeline.steps[1].checks
        #expect(checks.map(\.what) == ["measured", "rows", "frames.0-1"])
        #expect(checks.allSatisfy { $0.holds && $0.expected == $0.found })
        let page = try PageData.runs(of: timeline.html())[0]
        #expect(page.steps[1].checks?[2] == .init("frames.0-1", "[0, 30, 200, 30]", "[0, 30, 200, 30]", holds: true))
        #expect(page.steps[1].checkCount == 3)
        #expect(page.steps[0].checks == nil)
    }

    @Test("Expectations that fail come first, by name, with the element that they are about")
    func failures() throws {
        let steps = #"""
            {"update": [{"delete": "0-7"}, {"delete": "0-7"}]}, {"scroll": {"by": [0, 60]}},
            {"expect": {"rows": 41, "visible": 4, "frames": {"0-1": [0, 30, 200, 31], "0-99": null}}}
            """#
        let timeline = try timeline(steps)
        let problems = timeline.problems
        #expect(problems.map(\.kind).prefix(3) == [.expectation, .expectation, .refusal])
        #expect(problems.map(\.title).prefix(3) == ["rows", "frames.0-1", "batch refused"])
        #expect(problems[0].text == "expected 41, found 40")
        #expect(problems[1].element == "0-1")
        // The rows are of the last moment with events; the first row came near the screen with the first layout.
        #expect(problems.prefix(3).map(\.step) == [2, 0, 1])
        #expect(problems.prefix(3).allSatisfy { $0.isSevere })
        #expect(problems[0].moment == timeline.moments.count - 2)
        #expect(problems.prefix(3).map(\.expectation) == [timeline.moments.count - 1, timeline.moments.count - 1, nil])
        #expect(timeline.steps[3].checks.map(\.holds) == [false, true, false, true])
        let page = try PageData.runs(of: timeline.html())[0]
        #expect(page.problems.map(\.title) == problems.map(\.title))
        #expect(page.problemCount == problems.count)
    }

    @Test("A metric is a problem at the moment with the largest share, and its elements are told by cause")
    func origins() throws {
        let timeline = try timeline(
            #"""
            {"scroll": {"to": [0, 1000]}}, {"scroll": {"by": [0, -90]}},
            {"expect": {"metrics": {"measured": 0, "maximumDrift": 0}, "contentOffset": [0, 0]}},
            {"scroll": {"by": [0, 60]}}, {"expect": {"metrics": {"measured": {"atMost": 1}}}}
            """#, layout: #", "anchor": "none""#)
        let failures = timeline.problems.filter { $0.kind == .expectation }
        func problem(_ title: String, _ step: Int) -> Timeline.Problem? {
            failures.first { $0.title == title && $0.step == step }
        }
        let drift = try #require(problem("metrics.maximumDrift", 2))
        #expect(timeline.moments[drift.moment].costs.maximumDrift == 40)
        #expect(drift.expectation == timeline.steps[3].moments.lowerBound)
        // The offset was last changed by the second scroll.
        #expect(problem("contentOffset", 2) != nil)
        let measured = try #require(problem("metrics.measured", 4))
        #expect(timeline.moments[measured.moment].costs.measured == 2)
        #expect(measured.work?.groups.map(\.cause) == ["came on screen"])
        #expect(measured.work?.groups.map(\.count) == [2])
        #expect(measured.work?.groups.map(\.elements.count) == [2])
        #expect(measured.text == "expected at most 1, found 2")
        let page = try PageData.runs(of: timeline.html())[0]
        let shown = try #require(page.problems.first { $0.step == 4 })
        #expect(shown.work?.map(\.elements) == measured.work?.groups.map(\.elements))
        #expect(shown.expectation == measured.expectation)
    }

    @Test("A refusal that is expected is no failure, and is said all the same")
    func expectedRefusal() throws {
        let timeline = try timeline(
            #"{"update": [{"delete": "0-7"}, {"delete": "0-7"}]}, {"expect": {"error": "two deletes"}}"#)
        #expect(timeline.problems.map(\.title) == ["batch refused, as expected"])
        #expect(timeline.problems[0].isSevere == false)
        #expect(timeline.problems[0].step == 1)
    }

    @Test("A loop and an issue are problems of their own kinds, where they were raised")
    func issues() throws {
        let file = try #require(Repository.scenarios(in: "gallery").first { $0.hasSuffix("/looping-cell.json") })
        let loop = try #require(Timeline(recording: Scenario(contentsOfFile: file)).problems.first { $0.kind == .loop })
        #expect(loop.isSevere)
        #expect(loop.element != nil)
        #expect(loop.title.hasPrefix("layoutLoop"))
        let wide = try timeline(
            #"{"scroll": {"through": "end"}}"#,
            items: #"{"actual": [200, 30], "count": 40}, {"actual": [230, 30], "count": 9}"#)
        let warning = try #require(wide.problems.first { $0.kind == .warning })
        #expect(warning.title.hasPrefix("invalidItemSize"))
        #expect(warning.step == 1)
        #expect(!warning.isSevere)
        // At the moment in which it was raised, not at the end of the step.
        let range = wide.steps[1].moments
        #expect(range.contains(warning.moment) && wide.moments[warning.moment].issues.count == 1)
    }

    @Test("Of a run that drifts the largest drift is a problem, where it is largest; one that does not has none")
    func drift() throws {
        let steps = #"{"scroll": {"to": [0, 1000]}}, {"scroll": {"by": [0, -50]}}, {"scroll": {"by": [0, -20]}}"#
        let drifting = try timeline(steps, layout: #", "anchor": "none""#)
        let problem = try #require(drifting.problems.last)
        let most = drifting.moments.map(\.costs.maximumDrift).max() ?? 0
        #expect(problem.kind == .drift)
        #expect(most > 0)
        #expect(drifting.moments[problem.moment].costs.maximumDrift == most)
        #expect(problem.title.contains("\(NumberText.grouped(Double(most))) points"))
        #expect(try timeline(steps).problems == [])
    }

    @Test("All that was read pushed off the screen is a problem, and the page knows how far", arguments: [2, 40])
    func lost(count: Int) throws {
        let timeline = try timeline(
            #"{"scroll": {"to": [0, 300]}}, "#
                + #"{"update": [{"insert": "0-0", "items": [{"actual": [200, 50], "count": \#(count)}]}]}"#,
            layout: #", "anchor": "none""#, items: #"{"actual": [200, 50], "count": 60}"#)
        let problem = try #require(timeline.problems.first { $0.kind == .lost })
        let page = try PageData.runs(of: timeline.html())[0]
        let moment = page.moments[problem.moment]
        #expect(moment.left == [2, 0, count * 50_000])
        #expect(moment.lost == true)
        #expect(problem.title == "all that was read is gone")
        #expect(!problem.isSevere)
        #expect(problem.step == 2)
        #expect(
            problem.text == "2 items were pushed off the screen, by \(NumberText.grouped(Double(count * 50))) points, "
                + "and nothing else that was on it is left")
        #expect(page.problems.contains { $0.kind == "lost" })
    }

    @Test("A cure is shown with its problem, and with no other")
    func cures() throws {
        var timeline = try timeline(
            #"{"scroll": {"to": [0, 1000]}}, {"scroll": {"by": [0, -50]}}, {"expect": {"rows": 41}}"#,
            layout: #", "anchor": "none""#)
        #expect(timeline.problems.allSatisfy { $0.cures.isEmpty })
        let drift = try #require(timeline.problems.first { $0.kind == .drift })
        timeline.cures[drift] = [
            .init(text: "An anchor keeps the reader's place."), .init(text: "See it.", command: "flowsim why"),
        ]
        let page = try PageData.runs(of: timeline.html())[0]
        #expect(page.problems.map(\.kind) == ["expectation", "drift"])
        #expect(page.problems[0].cures == nil)
        #expect(
            page.problems[1].cures == [
                .init(text: "An anchor keeps the reader's place."), .init(text: "See it.", command: "flowsim why"),
            ])
    }

    @Test("Many problems are listed up to a number, and counted all")
    func many() throws {
        let frames = (0..<300).map { #""0-\#($0)": [0, 0, 1, 1]"# }.joined(separator: ", ")
        let page = try PageData.runs(of: timeline(
            #"{"expect": {"frames": {\#(frames)}}}"#, items: #"{"actual": [200, 30], "count": 300}"#).html())[0]
        #expect(page.problemCount == 300)
        #expect(page.problems.count == 200)
        #expect(page.steps[1].checkCount == 300)
        #expect(page.steps[1].checks?.count == 200)
    }
}
