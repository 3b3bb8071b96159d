import FlowSimulator
import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// A scenario that stays open, line by line.
@MainActor
@Suite struct ScenarioSessionTests {
    /// A session that has laid out, with the answers so far.
    @MainActor
    private final class Talk {
        let session: ScenarioSession
        private(set) var count = 0

        init(_ text: String, frames: Int = 100, explanations: Int = 5) throws {
            var limits = ScenarioSession.Limits()
            (limits.frames, limits.explanations) = (frames, explanations)
            session = try ScenarioSession(document: JSONParser.parse(Array(text.utf8)), limits: limits)
            _ = try session.begin()
        }

        @discardableResult
        func say(_ line: String) throws -> JSONValue {
            count += 1
            let answer = try #require(session.answer(to: Array(line.utf8), number: count))
            #expect(answer["line"] == .number(Double(count)))
            // Whatever it says can be read again, and is on one line.
            #expect(try JSONParser.parse(Array(answer.line.utf8)) == answer && !answer.line.contains("\n"))
            return answer
        }

        var state: JSONValue? { get throws { try say(#"{"state": true}"#)["state"] } }
    }

    private func rows(_ steps: String = "", items: String = #"{"actual": [200, 30], "count": 40}"#) -> String {
        RowsDocument.text(steps: steps, items: items)
    }

    private static func document(_ file: String) throws -> JSONValue {
        try JSONParser.parse(Array(Data(contentsOf: URL(fileURLWithPath: file))))
    }

    @Test(
        "A document's own steps come to what a run of it comes to: states, costs, issues and expectations",
        arguments: ["updates", "invalidation", "tables"])
    func ownSteps(folder: String) throws {
        var differences: [String] = []
        for file in Repository.scenarios(in: folder).prefix(12) {
            let url = URL(fileURLWithPath: file)
            let scenario = try Scenario(contentsOf: url)
            let run = ScenarioRun(scenario, tracing: true)
            let session = try ScenarioSession(
                document: Self.document(file), folder: url.deletingLastPathComponent())
            _ = try session.begin()
            try run.advance()
            for step in scenario.steps {
                let answer = try #require(session.answer(to: Array(#"{"next": true}"#.utf8), number: 1))
                try run.advance()
                let report = run.report.steps[run.report.steps.count - 1]
                if answer["state"] != .state(report.state) { differences.append("\(file): \(step.action): state") }
                if report.isExpectation {
                    if answer["passed"] != .bool(true) { differences.append("\(file): \(answer.line)") }
                    continue
                }
                let metrics = run.eventNumbers.last.map { TraceMetrics(run.events($0)) }
                for name in MetricName.all where name != "delegateSizeQueries" {
                    let value = metrics.flatMap { MetricName.value(name, in: $0) }
                    guard answer["metrics"]?[name] != value.map({ .length($0) }) else { continue }
                    differences.append("\(file): \(step.action): \(name) \(answer["metrics"]?[name] ?? .null)")
                }
            }
            #expect(session.ownSteps.isEmpty)
            let end = try #require(session.answer(to: Array(#"{"next": true}"#.utf8), number: 1))
            #expect(end["error"] == "next: all steps of the document are done")
        }
        #expect(differences == [])
    }

    @Test(
        "A line that makes no sense has an error for an answer, and changes nothing",
        arguments: [
            (#"{"scroll": {"by": [0, 60]}"#, "line 1, column 27: expected “,” or “}”"),
            (#"{"scrol": 1}"#, "unknown key “scrol”; did you mean “scroll”?"),
            (#"{"framez": 1}"#, "unknown key “framez”; did you mean “frames”?"),
            ("[1]", "expected an object, found a list"), ("7", "expected an object, found a number"),
            (#"{"scroll": {"by": [0, NaN]}}"#, "line 1, column 23: NaN is not a number in JSON"),
            (#"{"scroll": {"by": [0, 1e999]}}"#, "line 1, column 23: 1e999 is too large for a number"),
            (#"{"resizeItems": {"0-40": [200, 3]}}"#, "resizeItems.0-40: there is no item 40 in section 0"),
            (#"{"scrollTo": {"item": [3, 0]}}"#, "scrollTo.item: there is no section 3; the scenario has 1 section"),
            (#"{"rotate": true, "scroll": {"by": [0, 1]}}"#, "“scroll” and “rotate” need a step each"),
            (#"{"state": 1}"#, "state: expected true"), (#"{"why": "x"}"#, "why: “x” is no element; write “0-3”"),
            (#"{"elements": [0, 0, -1, 5]}"#, "elements: a rectangle has no width or height below 0"),
            (#"{"next": true}"#, "next: all steps of the document are done"),
            (#"{"state": true, "visible": true}"#, "unknown key “visible”; known here: state"),
            (#"{"resize": {"width": 1e9}}"#, "resize.width: 1000000000 is more than 10000000"),
            (#"{"set": {"estimatedItemSize": [0, 0]}}"#, "neither introduced nor taken away"),
        ])
    func mistakes(line: String, expected: String) throws {
        let talk = try Talk(rows())
        try talk.say(#"{"scroll": {"by": [0, 60]}}"#)
        let before = try talk.state
        let answer = try talk.say(line)
        guard case .string(let error)? = answer["error"] else {
            Issue.record("\(answer.line)")
            return
        }
        #expect(error.contains(expected))
        #expect(try talk.state == before)
        #expect(try talk.say(#"{"expect": {"contentOffset": [0, 60]}}"#)["passed"] == true)
    }

    @Test("Frames that changed are told with where they were, and items are followed through updates")
    func frames() throws {
        let talk = try Talk(rows(items: #"{"actual": [200, 50], "count": 3}"#))
        let moved = try talk.say(#"{"resizeItems": {"0-1": [200, 60]}}"#)
        #expect(moved["changed"] == 2)
        #expect(
            moved["frames"]?.line == """
                [{"element": "0-1", "before": [0, 70, 200, 50], "after": [0, 70, 200, 60]}, \
                {"element": "0-2", "before": [0, 120, 200, 50], "after": [0, 130, 200, 50]}]
                """)
        let batch = #"[{"delete": "0-0"}, {"insert": "0-2", "items": [{"actual": [200, 50]}]}]"#
        let updated = try talk.say(#"{"update": \#(batch)}"#)
        #expect(
            updated["frames"]?.line == """
                [{"element": "0-0", "was": "0-1", "before": [0, 70, 200, 60], "after": [0, 20, 200, 60]}, \
                {"element": "0-1", "was": "0-2", "before": [0, 130, 200, 50], "after": [0, 80, 200, 50]}, \
                {"element": "0-2", "before": null, "after": [0, 130, 200, 50]}, \
                {"element": "0-0", "before": [0, 20, 200, 50], "after": null}]
                """)
        #expect(updated["compared"] == "everything")
    }

    @Test("Of very many items those around the viewport are compared, and no more frames are listed than was asked for")
    func manyItems() throws {
        let talk = try Talk(rows(items: #"{"actual": [200, 30], "count": 1000000}"#), frames: 3)
        let answer = try talk.say(#"{"resizeItems": {"0-0": [200, 60]}}"#)
        #expect(answer["compared"] == "around the viewport")
        guard case .array(let frames)? = answer["frames"], case .number(let count)? = answer["changed"] else {
            Issue.record("\(answer.line)")
            return
        }
        #expect(frames.count == 3)
        #expect(count > 3)
        #expect(count < 20)
        let refused = try talk.say(#"{"elements": [0, 0, 200, 1e7]}"#)
        let reason = "elements: of this many items ask for at most 100 viewports at once, not for 100,000"
        #expect(refused["error"] == .string(reason))
    }

    @Test("Why is said of the layout and of what was asked for again, as far as wanted, and of any element when asked")
    func why() throws {
        let talk = try Talk(rows(), explanations: 1)
        let answer = try talk.say(#"{"resizeItems": {"0-0": [200, 60], "0-1": [200, 70]}}"#)
        guard case .array(let why)? = answer["why"], why.count == 2 else {
            Issue.record("\(answer.line)")
            return
        }
        #expect(why[0]["element"] == "layout")
        #expect(why[1]["element"] == "0-0")
        guard case .string(let sentence)? = why[1]["because"] else { return }
        #expect(sentence.hasPrefix("0-0 was laid out again because its cell answered 200×60 instead of 200×30"))
        #expect(answer["unexplained"] == 1)
        let asked = try talk.say(#"{"why": "0-1"}"#)["why"]
        guard case .string(let reason)? = asked?["because"], case .array(let chain)? = asked?["chain"] else {
            Issue.record("\(asked?.line ?? "")")
            return
        }
        #expect(reason.hasPrefix("0-1 was laid out again because its cell answered 200×70"))
        #expect(chain.count > 1)
        #expect(try Talk(rows(), explanations: 0).say(#"{"invalidate": "everything"}"#)["why"] == .array([]))
    }

    @Test("Questions say where things are, and change nothing")
    func questions() throws {
        let talk = try Talk(rows(#"{"scroll": {"by": [0, 1]}}"#))
        #expect(
            try talk.say(#"{"frames": ["0-1", "header 0", "0-99", "0-1"]}"#).line
                == #"{"line": 1, "frames": {"0-1": [0, 50, 200, 30], "header 0": [0, 0, 200, 20], "0-99": null}}"#)
        let elements = try talk.say(#"{"elements": [0, 0, 200, 30]}"#)
        #expect(
            elements["elements"]?.line
                == #"[{"element": "header 0", "frame": [0, 0, 200, 20]}, {"element": "0-0", "frame": [0, 20, 200, 30]}]"#)
        #expect(try talk.say(#"{"visible": true}"#)["count"] == 4)
        #expect(
            try talk.state?.line == """
                {"size": [200, 100], "contentSize": [200, 1960], "contentOffset": [0, 0], \
                "adjustedContentInset": [0, 0, 0, 0], "items": 40, "sections": [40], "sectionCount": 1, "measured": 3, \
                "estimated": 37, "rows": 40, "visible": 3, "selected": [], "steps": 0, "left": 1}
                """)
        #expect(talk.session.answer(to: Array("  \r".utf8), number: 9) == nil, "an empty line has no answer")
    }

    @Test("Items come and change that the document has nothing like: sizes are asked of a delegate from the start")
    func sizes() throws {
        let talk = try Talk(
            """
            {"format": 2, "container": {"width": 100, "height": 100},
             "sections": [{"items": [{"size": [100, 20], "count": 3}]}]}
            """)
        let resized = try talk.say(
            #"{"together": [{"resizeItems": {"0-1": [100, 40]}}, {"invalidate": "everything"}]}"#)
        #expect(resized["state"]?["contentSize"]?.line == "[100, 100]")
        let inserted = try talk.say(#"{"update": [{"insert": "0-0", "items": [{"size": [100, 30]}]}]}"#)
        #expect(inserted["state"]?["contentSize"]?.line == "[100, 140]")
    }

    @Test("A delegate of a table gets no method later, and says which it would need")
    func tables() throws {
        let talk = try Talk(
            """
            {"format": 2, "container": {"width": 100, "height": 100}, "table": {},
             "sections": [{"items": [{"actual": 50, "count": 3}]}]}
            """)
        let row = try talk.say(#"{"update": [{"insert": "0-0", "items": [{"height": 30}]}]}"#)
        #expect(
            row["error"] == """
                the table has no heightForRowAt, because nothing in its document needs it; let a row or a section there \
                need it from the start
                """)
        let title = try talk.say(#"{"update": [{"insertSection": 0, "section": {"header": "A", "items": []}}]}"#)
        guard case .string(let reason)? = title["error"] else { return }
        #expect(reason.hasPrefix("the table has no titleForHeaderInSection"))
        #expect(try talk.say(#"{"expect": {"calls": {"cellForRow": 0}}}"#)["passed"] == false)
    }

    @Test("A batch that does not add up is refused in UIKit's words, and the session goes on")
    func refusals() throws {
        let talk = try Talk(rows())
        let refused = try talk.say(#"{"update": [{"delete": "0-7"}, {"delete": "0-7"}]}"#)
        guard case .string(let sentence)? = refused["refused"] else {
            Issue.record("\(refused.line)")
            return
        }
        #expect(sentence.contains("attempt to perform two deletes") && refused["changed"] == 0)
        #expect(try talk.say(#"{"expect": {"error": "two deletes"}}"#)["passed"] == true)
        #expect(try talk.state?["items"] == 40)
    }

    @Test("However many steps are done, what is kept is that of the last ones, and every step has a run's whole budget")
    func memory() throws {
        let talk = try Talk(rows(), frames: 0, explanations: 0)
        for index in 0..<1500 {
            let answer = try talk.say(#"{"scroll": {"by": [0, \#(index % 2 == 0 ? 30 : -30)]}}"#)
            #expect(answer["step"] == .number(Double(index + 1)))
        }
        try talk.say(#"{"reload": "everything"}"#)
        let run = talk.session.run
        #expect(run.report.steps.count <= 2)
        #expect(run.eventNumbers.count <= 1)
        #expect(run.trace.map { $0.events.count <= 10_000 && $0.events.count > 100 } == true)
        #expect(run.issues.count == 0)
        #expect(run.dataSource.answerCount < 20)
    }

    @Test("A step that takes more than a run may ends early with an error, and the next has a whole budget again")
    func budget() throws {
        var scenario = try RowsDocument.scenario(steps: "")
        scenario.takesMoreSteps = true
        let run = ScenarioRun(scenario, tracing: true, recorder: nil, limits: RunLimits(layouts: 10))
        try run.advance()
        let long = try run.step(
            from: JSONParser.parse(Array(#"{"scroll": {"by": [0, 1]}, "times": 50}"#.utf8)), text: Scenario.TextStyle())
        #expect(throws: ScenarioError(place: "", reason: "11 layouts in one run; the limit is 10")) {
            try run.perform(long)
        }
        let short = try run.step(
            from: JSONParser.parse(Array(#"{"scroll": {"by": [0, 1]}, "times": 9}"#.utf8)), text: Scenario.TextStyle())
        try run.perform(short)
        #expect(run.view.contentOffset.y == 20)
    }

    @Test("A session can be saved as a scenario, which comes to the same")
    func saved() throws {
        let talk = try Talk(rows(#"{"scroll": {"to": "end"}}"#))
        try talk.say(#"{"scroll": {"by": [0, 300]}}"#)
        try talk.say(#"{"nonsense": 1}"#)
        try talk.say(#"{"update": [{"delete": "0-3"}]}"#)
        let offset = try #require(try talk.state?["contentOffset"])
        try talk.say(#"{"expect": {"contentOffset": \#(offset.line)}}"#)
        let document = try #require(try talk.say(#"{"scenario": true}"#)["scenario"])
        let scenario = try Scenario(document: document)
        #expect(scenario.steps.count == 3)
        #expect(try ScenarioRun(scenario).finish().differences == [])
    }
}
