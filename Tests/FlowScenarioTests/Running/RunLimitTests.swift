import Foundation
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Documents that are read and whose runs take too much: they end with the number and the limit, and what is reported
/// of runs has bounds as well.
@MainActor
@Suite struct RunLimitTests {
    private func document(
        container: String = #"{"width": 320, "height": 480}"#, layout: String = "{}",
        sections: String = #"[{"items": [{"count": 9}]}]"#, steps: String = ""
    ) -> String {
        """
        {"format": 2, "container": \(container), "layout": \(layout), "sections": \(sections), "steps": [\(steps)]}
        """
    }

    private func runningError(
        _ document: String, _ limits: RunLimits = RunLimits(), tracing: Bool = false
    ) throws -> String? {
        let run = ScenarioRun(try Scenario(json: document.utf8), tracing: tracing, recorder: nil, limits: limits)
        do {
            try run.finish()
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func repeated(_ text: String, _ count: Int) -> String {
        Array(repeating: text, count: count).joined(separator: ", ")
    }

    @Test("A run makes at most so many layouts, handles so many elements, and raises so many issues and events")
    func runs() throws {
        let scrolling = document(
            layout: #"{"estimatedItemSize": [320, 50]}"#,
            sections: #"[{"items": [{"actual": [320, 40], "count": 1000}]}]"#,
            steps: #"{"rotate": true}, {"scroll": {"through": "end"}}"#)
        #expect(try runningError(scrolling) == nil)
        #expect(
            try runningError(scrolling, RunLimits(layouts: 20)) == "steps[1]: 21 layouts in one run; the limit is 20")
        let work = try #require(try runningError(scrolling, RunLimits(work: 6000)))
        #expect(work.hasPrefix("steps[1]: "))
        #expect(work.hasSuffix("units of work in one run; the limit is 6,000"))
        #expect(
            try runningError(scrolling, RunLimits(events: 50), tracing: true)?
                .hasSuffix("events in one run; the limit is 50") == true)
        let wide = document(
            sections: #"[{"items": [{"size": [400, 40], "count": 100}]}]"#,
            steps: #"{"invalidate": "everything", "times": 50}"#)
        #expect(try runningError(wide, RunLimits(issues: 30)) == "steps[0]: 31 issues in one run; the limit is 30")
        #expect(try runningError(scrolling, RunLimits(work: 1))?.hasPrefix("sections: ") == true, "the first layout")
    }

    @Test("Cells that cannot make up their minds are stopped after so many answers, however many rounds are allowed")
    func answers() throws {
        let restless = document(
            layout: #"{"estimatedItemSize": [32, 5], "minimumLineSpacing": 0, "#
                + #""options": {"maximumRounds": 10000, "asksAgainAfterResizing": true}}"#,
            sections: #"[{"items": [{"answers": [[30, 5], [30, 6]], "count": 500}]}]"#)
        let reason = try #require(try runningError(restless, RunLimits(answers: 3000)))
        #expect(reason.hasPrefix("sections: "))
        #expect(reason.hasSuffix("answers of cells in one run; the limit is 3,000"))
        // All that are on screen may answer once more before it is noticed.
        #expect(
            Int(reason.dropFirst(10).prefix { $0 != " " }.filter(\.isNumber)).map { $0 < 4500 } == true, "\(reason)")
    }

    @Test("A content that turns out to be far longer than estimated ends a “through” with an error, not without a word")
    func pages() throws {
        let growing = document(
            container: #"{"width": 10, "height": 10}"#,
            layout: #"{"estimatedItemSize": [10, 10], "minimumLineSpacing": 0}"#,
            sections: #"[{"items": [{"actual": [10, 1000000], "count": 1}]}]"#,
            steps: #"{"scroll": {"through": "end"}}"#)
        #expect(
            try runningError(growing, RunLimits(pages: 1000))
                == "steps[0].scroll.through: the content is 100,000 viewports long; the limit is 1,000")
        let later = document(
            container: #"{"width": 10, "height": 10}"#,
            layout: #"{"estimatedItemSize": [10, 10], "minimumLineSpacing": 0}"#,
            sections: #"[{"items": [{"actual": [10, 10000], "count": 200}]}]"#,
            steps: #"{"scroll": {"through": "end"}}"#)
        #expect(
            try runningError(later, RunLimits(pages: 2000))
                == "steps[0]: “through” is not at the end after 2,000 viewports, which is the limit")
    }

    @Test("A rectangle of a query holds at most so many elements, and reaches over so many viewports")
    func queries() throws {
        func query(_ rect: String, container: String = #"{"width": 320, "height": 480}"#) -> String {
            document(
                container: container, layout: #"{"itemSize": [320, 10], "minimumLineSpacing": 0}"#,
                sections: #"[{"items": [{"count": 1000000000}]}]"#,
                steps: #"{"expect": {"query": {"rect": \#(rect), "elements": ["0-0", "0-1"]}}}"#)
        }
        let few = ScenarioRun(try Scenario(json: query("[0, 0, 320, 15]").utf8))
        #expect(try few.finish().passed)
        #expect(
            try runningError(query("[-1e20, -1e20, 1e20, 2e19]")) == nil,
            "nothing is there, which is a failed expectation")
        #expect(
            try runningError(query("[0, 0, 320, 2000000]"))
                == "steps[0].expect: more than 100,000 elements stand in the rectangle, which is the limit")
        #expect(
            try runningError(query("[0, 0, 1e20, 1e20]"))?.hasSuffix("viewports of content; the limit is 100,000")
                == true)
    }

    @Test("A large query finds, viewport by viewport, what a small one finds at once")
    func queriesInParts() throws {
        let items = #"{"actual": [[300, 700], [90, 20], [40, 900]], "count": 300}"#
        let text = document(
            layout: #"{"estimatedItemSize": [90, 40], "header": 9, "footer": 30, "pinHeaders": true}"#,
            sections: "[" + repeated(#"{"items": [\#(items)]}"#, 3) + "]",
            steps: #"{"scroll": {"to": [0, 3000]}}"#)
        let run = ScenarioRun(try Scenario(json: text.utf8))
        try run.finish()
        for rect in [
            CGRect(x: 0, y: 0, width: 320, height: 20_000), CGRect(x: -50, y: 2700, width: 400, height: 0),
            CGRect(x: 100, y: 1234, width: 10, height: 4567), CGRect(x: 0, y: -500, width: 320, height: 1_000_000),
        ] {
            let whole = run.collectionView.elementSnapshots(in: rect).map(\.name.description)
            #expect(run.elementNames(in: rect, inParts: true).map(\.description).sorted() == whole.sorted(), "\(rect)")
            #expect(run.elementNames(in: rect, inParts: false).map(\.description) == whole)
        }
    }

    @Test("A page holds at most so many elements")
    func pageElements() throws {
        let rows = document(
            sections: #"[{"items": [{"size": [5, 5], "count": 5000}]}]"#,
            steps: #"{"scroll": {"by": [0, 1]}, "times": 9}"#)
        let scenario = try Scenario(json: rows.utf8)
        #expect(throws: ScenarioError.self) {
            try Timeline(recording: scenario, with: TimelineRecorder(elementLimit: 1000))
        }
        #expect(try Timeline(recording: scenario, with: TimelineRecorder(elementLimit: 3000)).isAbridged)
        #expect(throws: Never.self) { try Timeline(recording: scenario) }
    }

    @Test("What a step did together is reported in a few words, however much it was")
    func reportedActions() throws {
        let together = repeated(#"{"rotate": true}"#, 1000)
        let run = ScenarioRun(try Scenario(json: document(steps: #"{"together": [\#(together)]}"#).utf8))
        let action = try run.finish().steps[1].action
        #expect(action == repeated("rotate", 8).replacing(", ", with: " + ") + " and 992 more")
    }

    @Test("A list that is not as expected is reported from where it differs, and no longer than people read")
    func differences() throws {
        func difference(_ expected: String, steps: String) throws -> ScenarioReport.Difference? {
            let text = document(
                sections: #"[{"items": [{"size": [400, 40], "count": 100}]}]"#,
                steps: #"\#(steps), {"expect": {\#(expected)}}"#)
            return try ScenarioRun(Scenario(json: text.utf8)).finish().differences.first
        }
        let often = #"{"invalidate": "everything", "times": 5000}"#
        let issues = try #require(try difference(#""issues": []"#, steps: often))
        #expect(issues.expected == "[]")
        let told = repeated("invalidItemSize", 12)
        #expect(issues.actual == "[\(told), and 4,988 more]")
        let almost = repeated(#""invalidItemSize""#, 4000) + #", "layoutLoop""#
        let late = try #require(try difference(#""issues": [\#(almost)]"#, steps: often))
        #expect(late.expected == "[3,999 the same, invalidItemSize, layoutLoop]")
        #expect(late.actual == "[3,999 the same, \(told), and 989 more]")
        let few = try #require(
            try difference(#""issues": ["layoutLoop", "invalidItemSize"]"#, steps: #"{"invalidate": "everything"}"#))
        #expect(few.expected == "[layoutLoop, invalidItemSize]")
        #expect(few.actual == "[invalidItemSize]")
    }
}
