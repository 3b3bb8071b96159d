import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat

/// Scenarios that fail become small, and fail in the same way.
@MainActor
@Suite struct ShrinkCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let head = #"{"format": 2, "name": "Chat", "container": {"width": 320, "height": 480}, "#

    /// A list of 40 items, in which a step makes the first item too high.
    private static let growing = head + """
        "layout": {"estimatedItemSize": [320, 50], "footer": 20, "minimumLineSpacing": 4, "sectionInset": [0, 0, 8, 0]},
         "sections": [{"title": "Old", "items": [{"actual": [320, 60], "count": 25}]},
                      {"title": "New", "items": [{"actual": [320, 44.5]}, {"actual": [320, 70], "count": 14}]}],
         "steps": [{"scroll": {"by": [0, 9]}}, {"traits": {"displayScale": 3}},
                   {"update": [{"delete": "0-3"}, {"insert": "1-0", "items": [{"actual": [320, 30]}]}]},
                   {"resizeItems": {"0-0": [320, 90], "0-2": [320, 95]}}, {"look": "everything"},
                   {"expect": {"frames": {"0-0": [0, 0, 320, 60]}, "rows": 40}, "note": "the first item keeps its size"},
                   {"scroll": {"to": "end"}}]}
        """

    /// Runs the command, and the scenario that it wrote.
    private func shrunk(
        _ document: String, _ options: String...
    ) throws -> (result: CommandResult, scenario: Scenario, report: ScenarioReport) {
        let file = try folder.write("chat.json", document)
        let result = FlowsimCommand.run(["shrink", file] + options, terminal: Terminal(columns: 200))
        try #require(result.exitCode == 0, "\(result.errorOutput)")
        let scenario = try Scenario(contentsOfFile: folder.url.appendingPathComponent("chat-shrunk.json").path)
        return (result, scenario, try ScenarioRun(scenario).finish())
    }

    @Test("Steps, sections, items and properties go that have nothing to do with the failure, which stays")
    func expectation() throws {
        let (result, scenario, report) = try shrunk(Self.growing)
        #expect(report.differences.map(\.what) == ["frames.0-0"])
        #expect(report.differences.map(\.actual) == ["[0, 0, 320, 90]"])
        #expect(scenario.steps.count == 2)
        #expect(scenario.sections.count == 1)
        #expect(scenario.itemCount == 1)
        #expect(scenario.layout.sectionInset == .zero)
        #expect(scenario.layout.minimumLineSpacing == Scenario.Layout().minimumLineSpacing)
        #expect(scenario.name == "Chat")
        #expect(
            result.output.contains("fails in step 6, frames.0-0: expected [0, 0, 320, 60], found [0, 0, 320, 90]\n"))
        let sizes = "7 steps, 2 sections and 40 items became 2 steps, 1 section and 1 item in "
        #expect(result.output.contains(sizes))
    }

    @Test("The same file gives the same scenario, in as few runs as are allowed")
    func determinism() throws {
        let file = try folder.write("chat.json", Self.growing)
        func output(_ more: String...) -> CommandResult { FlowsimCommand.run(["shrink", "-o", "-", file] + more) }
        let result = output()
        #expect(result == output())
        #expect(try Scenario(json: result.output.utf8).json() == result.output, "what is piped is the scenario alone")
        #expect(result.errorOutput.contains("on standard output\n"))
        let few = output("--runs", "3")
        #expect(few.errorOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .contains("in 3 runs, and --runs N allows more, on standard output"))
        #expect(few.output.count > result.output.count)
    }

    @Test("A failure is chosen by its name, and by its step")
    func choice() throws {
        let document = Self.growing.replacingOccurrences(of: #""rows": 40"#, with: #""rows": 7"#)
        let (result, scenario, report) = try shrunk(document, "--failure", "rows")
        #expect(report.differences.map { "\($0.what) \($0.expected) \($0.actual)" } == ["rows 7 40"])
        #expect(scenario.itemCount == 40, "the wrong value is the same")
        #expect(result.output.contains("also frames.0-0 in step 6, with --failure frames.0-0\n"))
        let loose = try shrunk(document, "--failure", "rows", "--loose", "--step", "6")
        #expect(loose.report.differences.map(\.what) == ["rows"])
        #expect(loose.report.differences.map(\.expected) == ["7"], "what is expected does not change")
        #expect(loose.scenario.itemCount == 0)
        let file = try folder.write("chat.json", document)
        #expect(
            FlowsimCommand.run(["shrink", file, "--failure", "visible"]).errorOutput
                == "\(file): does not fail so; the failures are rows in step 6, frames.0-0 in step 6\n")
    }

    @Test("An error that the view reports is kept, though nothing is expected of it")
    func issue() throws {
        let (result, scenario, report) = try shrunk(Self.head + """
            "layout": {"estimatedItemSize": [320, 50], "options": {"asksAgainAfterResizing": true}},
             "sections": [{"items": [{"actual": [320, 60], "count": 3}, {"answers": [[320, 40], [320, 60]]},
                                     {"actual": [320, 60], "count": 9}]}],
             "steps": [{"scroll": {"by": [0, 100]}}, {"look": "everything"}, {"scroll": {"to": "end"}}]}
            """)
        #expect(result.output.contains("fails in step 0, layoutLoop is reported\n"))
        #expect(report.steps.flatMap(\.issues).contains { $0.kind == "layoutLoop" })
        #expect(scenario.steps.isEmpty)
        #expect(scenario.itemCount == 1)
    }

    @Test("A batch that is refused is one that is refused with the same numbers")
    func refusal() throws {
        let (_, scenario, report) = try shrunk(Self.head + """
            "sections": [{"items": [{"size": [320, 60], "count": 9}]}, {"items": [{"size": [320, 60], "count": 5}]}],
             "steps": [{"scroll": {"by": [0, 100]}}, {"update": [{"insert": "0-0", "items": [{"size": [9, 9]}]},
                       {"delete": "1-0"}, {"delete": "1-0"}]}]}
            """)
        #expect(report.steps.compactMap(\.refusal).count == 1)
        #expect(scenario.steps.count == 1)
        guard case .update(let operations)? = scenario.steps.first?.action else {
            Issue.record("the batch is gone")
            return
        }
        #expect(operations.count == 2)
    }

    @Test("Of several systems the first that fails is kept")
    func systems() throws {
        let (_, scenario, report) = try shrunk(#"{"format": 2, "container": {"width": 320, "height": 480}, "# + """
            "table": {"profiles": ["iOS9", "iOS15"], "estimatedRowHeight": 44}, "sections": [{"items": [{"actual": 60,
             "count": 20}]}], "steps": [{"scroll": {"by": [0, 9]}}, {"expect": {"contentOffset": [0, 8]}, "profiles": ["iOS15"]}]}
            """)
        #expect(scenario.table?.profile.rawValue == "iOS15")
        #expect(report.differences.map(\.what) == ["contentOffset"])
        #expect(scenario.itemCount < 20)
    }

    @Test("A scenario that holds is no input")
    func input() throws {
        let file = try folder.write("good.json", Self.head + #""sections": []}"#)
        #expect(
            FlowsimCommand.run(["shrink", file])
                == CommandResult(
                    exitCode: 2,
                    errorOutput: "\(file): every expectation holds and no error is reported, so there is nothing to "
                        + "shrink\n"))
        #expect(FlowsimCommand.run(["shrink"]).errorOutput.hasPrefix("flowsim: shrink needs one file, not 0\n"))
    }
}
