import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat
@testable import ScenarioLaws

/// Random steps against the laws of layout, and what becomes of a violation.
@MainActor
@Suite struct StressTests {
    nonisolated static let names = [
        "estimate-independence", "incremental", "coverage", "zero-drift", "idempotence", "bounds", "query",
        "termination", "pixel-grid", "mirror", "unchanged", "pulled", "all-gone", "order", "looking", "shown-once",
        "kept-offset", "table-sum", "table-fresh", "table-measuring", "table-still", "table-offset", "table-bounds",
        "table-termination", "table-idempotence", "table-coverage", "table-query", "table-looking",
    ] + compositionalNames

    nonisolated private static let compositionalNames = [
        "incremental", "section-scroll", "uniform", "bounds", "termination", "idempotence", "coverage", "query",
        "pixel-grid", "shown-once", "looking", "mirror", "mirror-sideways",
    ].map { "compositional-\($0)" }

    private static func run(_ arguments: [String], laws: [StressLaw] = StressLaw.all) -> CommandResult {
        var command = LawCommand()
        command.laws = laws
        return command.run(arguments)
    }

    @Test("A slice of what flow-laws does: every law holds for a few seeds", arguments: names)
    func slice(name: String) {
        let result = Self.run(["--law", name, "--seed", "1", "--seeds", "5", "--steps", "12"])
        #expect(result.exitCode == 0, "\(result.output)\(result.errorOutput)")
        #expect(result.output == "\(name): holds for 5 seeds\n")
    }

    @Test("Random steps fit chats, grids and tags, and laws hold for them", arguments: ["chat", "grid", "tags"])
    func starters(kind: String) throws {
        let text = try #require(StarterScenario.text(of: kind))
        var scenario = try Scenario(json: text.utf8)
        // Many steps of few items take no time.
        for section in scenario.sections.indices {
            for group in scenario.sections[section].items.indices {
                scenario.sections[section].items[group].count = min(scenario.sections[section].items[group].count, 9)
            }
        }
        let search = StressSearch(scenario: scenario, stepCount: 15)
        for seed in UInt64(1)...30 {
            let made = try #require(try search.sequence(seed: seed, for: .coverage))
            // Reading refuses a step that names what is not there.
            #expect(try Scenario(document: made.document) == made)
        }
        for law in [StressLaw.coverage, .bounds, .query, .idempotence] {
            #expect(try search.firstViolation(of: law, seeds: 1..<3) == nil, "\(law.name)")
        }
    }

    @Test("All laws are in the slice, and documentation lists them")
    func documented() throws {
        #expect(StressLaw.all.map(\.name) == Self.names)
        let page = try String(contentsOfFile: Repository.docs.path + "/testing.md", encoding: .utf8)
        for name in Self.names { #expect(page.contains("`\(name)`")) }
    }

    /// A law of our own, broken by batches that insert and delete.
    private static let fault = StressLaw.afterEveryStep("fault") { moment in
        guard case .update(let operations)? = moment.action else { return nil }
        let inserts = operations.contains { if case .insertItems = $0.kind { true } else { false } }
        let deletes = operations.contains { if case .deleteItems = $0.kind { true } else { false } }
        guard inserts, deletes else { return nil }
        return ("in with one, out with another", .of(\.rows, 77_777))
    }

    @Test("A violation is found, and made as small as it gets", arguments: [3, 40, 77] as [UInt64])
    func shrinking(seed: UInt64) throws {
        let search = StressSearch(scenario: nil, stepCount: 25)
        let finding = try #require(try search.firstViolation(of: Self.fault, seeds: seed..<seed + 20))
        let scenario = finding.violation.scenario
        let text = scenario.document.text
        #expect(scenario.steps.count <= 4, "\(text)")
        #expect(scenario.sections.count <= 3, "\(text)")
        #expect(scenario.itemCount <= 2, "\(text)")
        guard case .update(let operations)? = scenario.steps.last?.action else {
            Issue.record("the last step is no batch: \(text)")
            return
        }
        #expect(operations.count == 2, "one to insert, one to delete: \(text)")
    }

    @Test("The same seed gives the same steps and the same file")
    func determinism() throws {
        let search = StressSearch(scenario: nil, stepCount: 15)
        let files = try (0..<2).map { _ in
            try search.firstViolation(of: Self.fault, seeds: 5..<30).map {
                $0.violation.file(of: "fault", seed: $0.seed)
            }
        }
        #expect(files[0] != nil)
        #expect(files[0] == files[1])
    }

    @Test("The file is a scenario that fails where the law is broken")
    func file() throws {
        let search = StressSearch(scenario: nil, stepCount: 25)
        let finding = try #require(try search.firstViolation(of: Self.fault, seeds: 3..<30))
        let text = finding.violation.file(of: "fault", seed: finding.seed)
        let report = try ScenarioRun(Scenario(json: text.utf8)).finish()
        #expect(report.differences.map(\.what) == ["rows"])
        #expect(report.steps.last?.note == "in with one, out with another")
        #expect(try JSONParser.parse(Array(text.utf8)).text == text, "what is written reads back")
    }

    @Test("Steps that are made up fit their scenario, and their batches add up")
    func validity() throws {
        for seed in 1...60 as ClosedRange<UInt64> {
            let search = StressSearch(scenario: nil, stepCount: 12)
            let scenario = try #require(try search.sequence(seed: seed, for: .bounds))
            let report = try ScenarioRun(scenario).finish()
            #expect(report.steps.compactMap(\.refusal) == [], "seed \(seed)")
        }
    }

    @Test("A file's scenario is stressed instead, without its own steps")
    func givenFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "list.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 40]},
             "sections": [{"items": [{"actual": [320, 60], "count": 30}]}], "steps": [{"expect": {"rows": 3}}]}
            """)
        let result = Self.run(["--law", "bounds", "--seed", "4", "--seeds", "5", file])
        #expect(result.output == "bounds: holds for 5 seeds\n", "\(result.errorOutput)")
    }

    @Test(
        "Wrong usage is reported",
        arguments: [
            (["--law", "gravity"], "there is no law “gravity”; known are estimate-independence, incremental, "),
            (["--steps", "0"], "--steps takes a number from 1 to 1000, not “0”"),
            (["a.json", "b.json"], "flow-laws takes one file, not 2"),
            (["-o", "x.json"], "--output goes with one --law"),
        ])
    func misuse(arguments: [String], reason: String) {
        let result = Self.run(arguments)
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.hasPrefix("flow-laws: \(reason)"))
    }

    @Test("A finding is written, on standard output alone, and as a test")
    func writing() throws {
        let folder = try TemporaryFolder()
        let law = StressLaw.afterEveryStep("fault") { _ in ("always", .of(\.rows, 77_777)) }
        func result(_ output: String, _ more: String...) -> CommandResult {
            Self.run(["--law", "fault", "--seed", "3", "-o", output] + more, laws: [law])
        }
        let file = folder.url.appendingPathComponent("finding.json").path
        let found = result(file, "--json")
        #expect(found.exitCode == 1, "\(found.errorOutput)")
        #expect(found.output.contains(#""written" : "\#(file)""#))
        let piped = result("-")
        #expect(piped.exitCode == 1)
        #expect(piped.output == (try String(contentsOfFile: file, encoding: .utf8)))
        #expect(piped.errorOutput.hasPrefix("fault: BROKEN by seed 3: always\n  0 steps in -; found by\n"))
        let test = folder.url.appendingPathComponent("finding.swift").path
        #expect(result(test).exitCode == 1)
        let text = try String(contentsOfFile: test, encoding: .utf8)
        #expect(text.contains("@Suite(\"Against the law “fault”, seed 3\")"))
        #expect(text.contains("77777"))
    }

    @Test("More items than can be compared one by one are refused with one line")
    func tooMany() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "many.json",
            #"{"format": 2, "container": {"width": 320, "height": 480}, "sections": [{"items": [{"count": 30000}]}]}"#)
        let result = Self.run(["--law", "bounds", file])
        #expect(
            result.errorOutput
                == "\(file): sections: the laws look at every item, and 30,000 are more than 20,000\n")
    }
}
