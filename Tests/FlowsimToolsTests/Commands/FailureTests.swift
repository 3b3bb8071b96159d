import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// What is said of what went wrong: which items it is about, and how to see it.
@MainActor
@Suite struct FailureTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ name: String = "f.json", layout: String = "{}", items: String, steps: String) throws -> String {
        try folder.write(
            name,
            """
            {"format": 2, "container": {"width": 50, "height": 90}, "layout": \(layout),
             "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
            """)
    }

    private func report(_ file: String) throws -> ScenarioReport {
        let outcomes = try JSONDecoder().decode(
            RunDocument.self, from: Data(FlowsimCommand.run(["run", "--json", file]).output.utf8)).files
        return try #require(outcomes[0].report)
    }

    @Test("A warning names its items in its first line, in the text and for machines")
    func warnings() throws {
        let file = try file(
            items: #"{"size": [40, 20]}, {"size": [60, 20]}, {"size": [70, 20]}"#,
            steps: #"{"invalidate": {"items": ["0-99"], "headers": [7]}}"#)
        let text = FlowsimCommand.run(["run", file]).output
        #expect(text.contains("warning: invalidItemSize of 0-2\n"), "\(text)")
        #expect(text.contains("warning: unknownInvalidation of 0-99 and header 7, 2 times\n"), "\(text)")
        let issues = try report(file).steps.flatMap(\.issues)
        #expect(issues.map(\.element) == ["0-2", "0-99", "header 7"])
        #expect(issues.map(\.item) == ["0-2", nil, nil])
    }

    @Test("A change that is refused is no expectation that fails, and is counted by itself")
    func refusals() throws {
        let refused = try file(items: #"{"count": 1}"#, steps: #"{"update": [{"delete": "0-7"}]}"#)
        #expect(FlowsimCommand.run(["run", refused]).output.hasSuffix("\nFAILED: 1 change was refused\n"))
        let both = try file(
            items: #"{"count": 1}"#, steps: #"{"update": [{"delete": "0-7"}]}, {"expect": {"visible": 5}}"#)
        let text = FlowsimCommand.run(["run", both]).output
        #expect(text.hasSuffix("\nFAILED: 1 of 1 expectation, 1 change was refused\n"), "\(text)")
    }

    @Test("A metric that fails names the items that used it up, and their step")
    func metrics() throws {
        let file = try file(
            layout: #"{"estimatedItemSize": [50, 20], "minimumLineSpacing": 0}"#,
            items: #"{"actual": [50, 20], "count": 40}"#,
            steps: #"""
                {"note": "reads on", "scroll": {"by": [0, 40]}}, {"resizeItems": {"0-4": [50, 21], "0-5": [50, 22]}},
                {"expect": {"metrics": {"measured": {"atMost": 1}, "passes": 7}}}, {"scroll": {"through": "end"}},
                {"expect": {"metrics": {"measured": 1}}}
                """#)
        let text = FlowsimCommand.run(["run", file]).output
        #expect(text.contains("  expected at most 1\n"), "\(text)")
        #expect(text.contains("found 2: 0-4 and 0-5 in step 2\n"), "\(text)")
        #expect(text.contains("found 1 in step 2\n"), "a metric that is of no items has its step")
        #expect(text.contains(": 0-7, 0-8, 0-9, 0-10, 0-11 and "), "\(text)")
        let differences = try report(file).differences
        #expect(differences[0].elements == ["0-4", "0-5"])
        #expect(differences[0].step == 2)
        #expect(differences[0].actual == "2")
        #expect(differences[1].elements == nil)
        #expect(differences[1].step == 2)
        #expect(differences[2].elements?.count == 33 && differences[2].step == 4)
    }

    @Test("A metric that fails is told by its causes where it has several")
    func causes() throws {
        let file = try folder.write(
            "causes.json",
            #"""
            {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 300]},
             "sections": [{"items": [{"actual": [320, 300], "count": 1}, {"actual": [320, 60], "count": 30}]}],
             "steps": [{"update": [{"reconfigure": "0-0", "items": [{"actual": [320, 60]}]}]},
                       {"expect": {"metrics": {"measured": {"atMost": 1}}}}]}
            """#)
        let difference = try #require(try report(file).differences.first)
        #expect(difference.causes == "4 cells measured: 1 reconfigured, 3 came on screen", "\(difference)")
        #expect(difference.found.hasSuffix(" in step 1 (\(difference.causes ?? ""))"), "\(difference.found)")
    }

    @Test("Content that drifts names the anchor that did not stay")
    func drift() throws {
        let event = TraceEvent(id: 1, cause: nil, kind: .passEnded(summary: .init()))
        #expect(MetricName.row("maximumDrift")?.elements(in: [event]) == [])
        var summary = TraceEvent.PassSummary()
        (summary.drift, summary.anchor) = (-40, TraceEvent.Element(category: .item, kind: nil, path: [0, 12]))
        let jump = TraceEvent(id: 2, cause: nil, kind: .passEnded(summary: summary))
        for name in ["maximumDrift", "lastDrift"] {
            #expect(MetricName.row(name)?.elements(in: [event, jump, event]) == ["0-12"])
        }
    }

    /// The command behind “see it”, as the text has it.
    private func command(_ text: String) -> [String] {
        let line = text.split(separator: "\n").first { $0.contains("flowsim render ") } ?? ""
        return line.split(separator: " ").map(String.init).drop { $0 != "render" }.map { $0 }
    }

    @Test("A failed step says how to see it, with a command that works: a page that opens at the step")
    func seeIt() throws {
        let file = try file(items: #"{"size": [40, 20]}"#, steps: #"{"look": "everything"}, {"expect": {"rows": 3}}"#)
        let text = FlowsimCommand.run(["run", file], terminal: Terminal(columns: 500)).output
        #expect(text.contains("     see it: flowsim render \(file)#2 -o page.html\n"), "\(text)")
        var words = command(text)
        #expect(words == ["render", "\(file)#2", "-o", "page.html"])
        let page = folder.url.appendingPathComponent("page.html").path
        words[3] = page
        #expect(FlowsimCommand.run(words) == CommandResult(output: "step 2 is at \(page)#2\n"))
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<html"))
        // The same name gives a picture after the step.
        let picture = FlowsimCommand.run(["render", file + "#1"])
        #expect(picture == FlowsimCommand.run(["render", file, "--step", "1"]))
        #expect(picture.exitCode == 0)
    }

    @Test("A step in a file's name has to be there, be the only one, and gives way to a file of that name")
    func stepsOfFiles() throws {
        let file = try file(items: #"{"size": [40, 20]}"#, steps: "")
        let missing = FlowsimCommand.run(["render", file + "#4"])
        #expect(missing.errorOutput.hasSuffix("there is no step 4; the last one is 0\n"))
        #expect(
            FlowsimCommand.run(["render", "--step", "0", file + "#1"]).errorOutput.hasPrefix(
                "flowsim: --step 0 and “"))
        let moving = FlowsimCommand.run(["render", "--animate", file + "#0"])
        #expect(moving.errorOutput.contains("” names a step; --animate"))
        let other = try self.file("f#7", items: #"{"size": [40, 20]}"#, steps: "")
        #expect(FlowsimCommand.run(["render", other]).exitCode == 0)
        #expect(try StepOfFile("a#b").file == "a#b" && StepOfFile("#3").file == "#3")
        for wrong in ["x", "-1", "1.5", ""] {
            let result = FlowsimCommand.run(["render", "\(file)#\(wrong)"])
            let reason = "flowsim: “\(wrong)” is no step of \(file); write \(file)#7 for step 7\n"
            #expect(result.exitCode == 2, "\(result.errorOutput)")
            #expect(result.errorOutput.hasPrefix(reason), "\(result.errorOutput)")
        }
    }

    @Test("Names that a shell would read otherwise are quoted, and standard input cannot be seen again")
    func names() throws {
        #expect(ShellWord("a b").description == "'a b'")
        #expect(ShellWord("it's").description == "'it'\\''s'")
        #expect(ShellWord("a/b-1.json#7").description == "a/b-1.json#7")
        #expect(ShellWord("").description == "''")
        let file = try file("two words.json", items: #"{"size": [40, 20]}"#, steps: #"{"expect": {"rows": 3}}"#)
        #expect(FlowsimCommand.run(["run", file]).output.contains("flowsim render '\(file)#1' -o page.html\n"))
        let report = try ScenarioRun(Scenario(contentsOfFile: file)).finish()
        #expect(!ReportText([report], file: "-", traces: [nil]).text.contains("see it"))
    }
}
