import ElementsSimulator
import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// What commands print with `--json` is as `docs/output.schema.json` says.
@MainActor
@Suite struct OutputSchemaTests {
    private let checker: SchemaChecker
    private let schema: JSONValue
    private let folder: TemporaryFolder
    private let scenario: String
    private let failing: String
    private let cells: String

    init() throws {
        let file = Repository.docs.appendingPathComponent("output.schema.json")
        schema = try JSONParser.parse(Array(Data(contentsOf: file)))
        checker = SchemaChecker(schema: schema)
        folder = try TemporaryFolder()
        let head = #"{"format": 2, "name": "S", "container": {"width": 320, "height": 480}, "#
        scenario = try folder.write(
            "s.json",
            head + #""layout": {"estimatedItemSize": [320, 50], "header": 20}, "sections": [{"title": "T", "items": "#
                + #"[{"actual": [320, 60.3], "count": 9}, {"actual": [330, 60]}]}, {"items": [{"actual": [320, 9]}]}], "#
                + #""steps": [{"resizeItems": {"0-1": [320, 90]}}, {"update": [{"delete": "0-0"}]}]}"#)
        failing = try folder.write(
            "f.json",
            head + #""sections": [{"items": [{"size": [400, 50], "count": 9}]}], "steps": [{"scroll": {"by": [0, 5]}, "#
                + #""note": "n"}, {"invalidate": {"items": ["0-99"]}}, {"expect": {"rows": 1, "metrics": "#
                + #"{"invalidations": 7}}}, {"update": [{"delete": "0-0"}, {"delete": "0-0"}]}]}"#)
        cells = try folder.write(
            "c.json",
            head + #""layout": {"estimatedItemSize": [320, 50]}, "#
                + #""cells": {"c": {"views": {"t": {"label": {"text": "a"}}, "b": {}}, "constraints": ["t.top == top", "t.bottom == bottom"]}}, "#
                + #""sections": [{"items": [{"cell": "c", "count": 2}]}]}"#)
    }

    /// Checks what a command prints, and says which keys it has.
    @discardableResult
    private func check(
        _ arguments: [String], as definition: String, exitCode: Int32 = 0
    ) throws -> JSONValue {
        let result = FlowsimCommand.run(arguments)
        #expect(result.exitCode == exitCode, "\(arguments): \(result.errorOutput)")
        let document = try JSONParser.parse(Array(result.output.utf8))
        #expect(checker.errors(document, as: definition) == [], "\(arguments)")
        // The whole schema knows it as well.
        #expect(checker.errors(document) == [], "\(arguments)")
        #expect(document["version"] == .string(FlowsimCommand.version), "\(arguments)")
        #expect(document["format"] == .number(Double(MachineText.format)), "\(arguments)")
        #expect(document["command"] == .string(arguments[0]), "\(arguments)")
        #expect(namedPoints(in: document) == [], "\(arguments)")
        return document
    }

    /// Paths of points and sizes that have names for their numbers. What has more than two numbers is something else.
    private func namedPoints(in value: JSONValue, at place: String = "") -> [String] {
        switch value {
        case .object(let members):
            let keys = Set(members.map(\.key))
            let isNamed = keys == ["x", "y"] || keys == ["width", "height"] || keys.isSuperset(of: ["top", "left"])
            return (isNamed ? [place] : []) + members.flatMap { namedPoints(in: $0.value, at: "\(place).\($0.key)") }
        case .array(let values):
            return values.enumerated().flatMap { namedPoints(in: $1, at: "\(place)[\($0)]") }
        default: return []
        }
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    @Test("Runs, with what fails, with events, and with files that cannot be read")
    func runs() throws {
        try check(["run", "--json", scenario, failing, path("none")], as: "run", exitCode: 2)
        try check(["run", "--trace-json", scenario, failing], as: "run", exitCode: 1)
        let traced = ["gallery/contacts", "gallery/looping-cell", "gallery/rotation"].map {
            Repository.scenarios.path + "/\($0).json"
        }
        try check(["run", "--trace-json"] + traced, as: "run")
    }

    @Test("What commands find out")
    func findings() throws {
        try check(["why", "--json", scenario, "0-0"], as: "why")
        try check(["why", "--json", "--step", "1", scenario, "header-0"], as: "why")
        try check(["fit", "--json", "--widths", "320,100", "-o", path("c.svg"), cells, "c"], as: "fit")
        try check(["bench", "--json", "--runs", "1", scenario, path("none")], as: "bench", exitCode: 2)
        try check(["compare", "--json", scenario, failing], as: "compare", exitCode: 1)
        try check(["compare", "--json", scenario, scenario], as: "compare")
        try check(["answers", "--json", Repository.scenarios.path + "/questions"], as: "answers")
        try check(["advise", "--json", scenario], as: "advise")
        try check(["advise", "--json", Repository.scenarios.path + "/gallery/estimation-log.json"], as: "advise")
        try check(["sweep", "--json", "--widths", "320,390x800", "--scales", "2", failing], as: "sweep")
        try check(["validate", "--json", scenario], as: "validate")
        let wrong = try folder.write("w.json", #"{"format": 2, "container": {"width": -1, "heigh": 2}}"#)
        let found = try check(["validate", "--json", "--upgrade", scenario, wrong], as: "validate", exitCode: 2)
        guard case .array(let files)? = found["files"] else { throw CocoaError(.coderInvalidValue) }
        #expect(files[0]["isOk"] == .bool(true))
        #expect(files[1]["isOk"] == .bool(false))
        #expect(files[0]["mistakes"] == .array([]))
        guard case .array(let mistakes)? = files[1]["mistakes"] else { throw CocoaError(.coderInvalidValue) }
        #expect(mistakes.map { $0["line"] } == [.number(1), .number(1), .number(1)])
        #expect(mistakes.map { $0["column"] } == [.number(1), .number(38), .number(42)])
        #expect(mistakes.map { $0["place"] } == [.string(""), .string("container.width"), .string("container")])
        let run = FlowsimCommand.run(["run", "--json", wrong])
        let outcomes = try JSONDecoder().decode(RunDocument.self, from: Data(run.output.utf8)).files
        #expect(outcomes[0].mistakes?.map(\.place) == ["", "container.width", "container"])
        #expect(checker.errors(try JSONParser.parse(Array(run.output.utf8)), as: "run") == [])
    }

    @Test("Systems that play one table")
    func profiles() throws {
        let table = try folder.write(
            "t.json",
            """
            {"format": 2, "container": {"width": 375, "height": 660},
             "table": {"profiles": ["iOS8", "iOS9"], "estimatedRowHeight": 44},
             "sections": [{"items": [{"actual": 88, "count": 40}]}], "steps": [{"scroll": {"by": [0, 300]}}]}
            """)
        let told = try check(["compare", "--json", table], as: "compare", exitCode: 1)
        #expect(told["comparisons"]?.line.contains(#""profiles": ["iOS8", "iOS9"]"#) == true)
        try check(["compare", "--json", "--profiles", "all", table, scenario], as: "compare", exitCode: 2)
        try check(["run", "--json", table], as: "run")
    }

    @Test("Shards have a record of which they are, and comparisons of folders an entry a file")
    func shards() throws {
        for number in 1...3 {
            let shard = ["--shard", "\(number)/3"]
            let run = try check(["run", "--json", scenario, scenario] + shard, as: "run")
            #expect(run["shard"]?["number"] == .number(Double(number)))
            #expect(run["shard"]?["unitCount"] == 2)
            try check(["sweep", "--json", "--widths", "320,400", scenario] + shard, as: "sweep")
            try check(["compare", "--json", scenario, scenario] + shard, as: "compare")
        }
        let other = try TemporaryFolder()
        _ = try other.write("s.json", String(contentsOfFile: failing, encoding: .utf8))
        _ = try other.write("only.json", String(contentsOfFile: failing, encoding: .utf8))
        let folders = [folder.url.path, other.url.path]
        let told = try check(["compare", "--json"] + folders, as: "compare", exitCode: 1)
        guard case .array(let comparisons)? = told["comparisons"] else { throw CocoaError(.coderInvalidValue) }
        #expect(comparisons.map { $0["onlyIn"] } == [.string("a"), .string("a"), .string("b"), nil])
        let unread = try check(["compare", "--json", scenario, path("none")], as: "compare", exitCode: 2)
        #expect(unread["comparisons"]?.line.contains("there is no such file") == true)
    }

    @Test("Insets of events are four numbers, and so they are read, as is the form of earlier versions")
    func insets() throws {
        let file = try folder.write(
            "i.json",
            #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": [], "steps": [{"insets": {"content": [1, 2, 3, 4]}}]}"#)
        let told = try check(["run", "--trace-json", file], as: "run")
        #expect(told.line.contains(#""contentInsetChanged": {"from": [0, 0, 0, 0], "to": [1, 2, 3, 4]}"#))
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let event = TraceEvent(id: 1, cause: nil, kind: .contentInsetChanged(from: .zero, to: insets))
        let edges = #"{"top": 0, "left": 0, "bottom": 0, "right": 0}"#
        let to = #"{"top": 1, "left": 2, "bottom": 3, "right": 4}"#
        let old = #"{"id": 1, "kind": {"contentInsetChanged": {"from": \#(edges), "to": \#(to)}}}"#
        for text in [old, MachineText.json(event)] {
            #expect(try JSONDecoder().decode(TraceEvent.self, from: Data(text.utf8)) == event)
        }
        let short = #"{"id": 1, "kind": {"contentInsetChanged": {"from": [0, 0, 0], "to": [1, 2, 3, 4]}}}"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(TraceEvent.self, from: Data(short.utf8)) }
    }

    @Test("A failure that became small, beside others")
    func shrinking() throws {
        let document = try check(["shrink", "--json", "-o", path("small.json"), failing], as: "shrink")
        #expect(document["failure"]?["expected"] == .string("1"))
        guard case .array(let others)? = document["others"] else { throw CocoaError(.coderInvalidValue) }
        #expect(others.first?["name"] == .string("metrics.invalidations"))
        #expect(document["written"] == .string(path("small.json")))
    }

    @Test("The messages of a log, and a log without one")
    func messages() throws {
        let log = try folder.write(
            "crash.log",
            "Unable to simultaneously satisfy constraints.\n"
                + "attempt to delete item 5 from section 0 which only contains 3 items before the update")
        let document = try check(["explain", "--json", "-o", path("e.json"), log], as: "explain")
        guard case .array(let findings)? = document["findings"] else { throw CocoaError(.coderInvalidValue) }
        #expect(findings.map { $0["kind"] } == [.string("constraints"), .string("deletion")])
        #expect(findings.map { $0["written"] } == [nil, .string(path("e.json"))])
        #expect(findings[1]["numbers"] == .array([5, 3]))
        let kinds = schema["$defs"]?["explain"]?["properties"]?["findings"]?["items"]?["properties"]?["kind"]?["enum"]
        #expect(kinds == .array(ErrorSection.allCases.map { .string($0.rawValue) }))
        try check(["explain", "--json", failing], as: "explain", exitCode: 1)
    }

    @Test("What was written where, of commands whose result is a file")
    func files() throws {
        let picture = try check(["render", "--json", "-o", path("p.svg"), scenario + "#1"], as: "render")
        guard case .array(let written)? = picture["written"] else { throw CocoaError(.coderInvalidValue) }
        #expect(written[0]["file"] == .string(path("p.svg")))
        #expect(written[0]["step"] == .number(1))
        let size = try Data(contentsOf: folder.url.appendingPathComponent("p.svg")).count
        #expect(written[0]["bytes"] == .number(Double(size)))
        try check(["render", "--json", "-o", path("p.html"), scenario], as: "render")
        try check(["new", "--json", path("n.json")], as: "new")
        try check(["new", "--json", "package", "Reader", path("Reader")], as: "new")
        try check(["export", "--json", "-o", path("t.swift"), scenario], as: "export")
        let unwritten = [
            ["render", "--json", scenario], ["new", "--json", "-"], ["export", "--json", scenario],
            ["fit", "--json", "-o", "-", cells, "c"],
        ]
        for arguments in unwritten {
            let result = FlowsimCommand.run(arguments)
            #expect(result.exitCode == 2, "\(arguments)")
            #expect(result.errorOutput.hasPrefix("flowsim: --json "), "\(arguments)")
        }
    }

    @Test("Commands and their options, of which a tool can make its own help")
    func help() throws {
        for topic in [[]] + FlowsimCommand.names.map({ [$0] }) {
            let told = try check(["help", "--json"] + topic, as: "help")
            guard case .array(let commands)? = told["commands"] else { throw CocoaError(.coderInvalidValue) }
            #expect(commands.count == (topic.isEmpty ? FlowsimCommand.names.count : 1))
            for command in commands {
                guard case .array(let forms)? = command["usage"], case .string(let name)? = command["name"] else {
                    throw CocoaError(.coderInvalidValue)
                }
                #expect(topic.isEmpty || topic == [name])
                #expect(!forms.isEmpty)
                for form in forms {
                    #expect(form.line.hasPrefix("\"flowsim \(name)"), "\(form)")
                }
            }
        }
        #expect(FlowsimCommand.run(["help", "--json", "fly"]).exitCode == 2)
        let sweep = try check(["help", "sweep", "--json"], as: "help")
        #expect(sweep.line.contains("[--all] [--json] FILE"))
        #expect(sweep.line.contains(#"{"name": "--shard", "takesValue": true}"#))
        #expect(!sweep.line.contains("--worker"))
    }

    @Test("Mistakes are for machines, too, where there is nothing else to say; how a command is called is for people")
    func mistakes() throws {
        for command in [
            ["why", "--json", path("none"), "0-0"], ["why", "--json", scenario, "7-7"],
            ["advise", "--json", failing], ["compare", "--json", folder.url.path, scenario],
            ["sweep", "--json", path("none")], ["fit", "--json", scenario, "x"],
            ["render", "--json", "-o", path("y.svg"), path("none")],
        ] {
            let told = try check(command, as: "mistakes", exitCode: 2)
            #expect(told["errors"] != .array([]))
        }
        #expect(FlowsimCommand.run(["why", "--json", scenario]).output == "")
    }

    @Test("Every command that has results has --json, and a definition")
    func definitions() {
        let without = Set(FlowsimCommand.commands.filter { !$0.options.contains { $0.name == "--json" } }.map(\.name))
        #expect(without.isSubset(of: ["completions", "join", "session"]), "\(without)")
        for command in FlowsimCommand.commands where command.options.contains(where: { $0.name == "--json" }) {
            #expect(schema["$defs"]?[command.name] != nil, "\(command.name)")
        }
    }

    @Test("The schema refuses other keys, and the lack of those that are always there")
    func strictness() throws {
        let result = FlowsimCommand.run(["run", "--trace-json", failing])
        let document = try JSONParser.parse(Array(result.output.utf8))
        guard case .array(let outcomes)? = document["files"] else { throw CocoaError(.coderInvalidValue) }
        func errors(_ outcome: JSONValue) -> [String] {
            var changed = document
            changed["files"] = .array([outcome])
            return checker.errors(changed, as: "run")
        }
        var other = outcomes[0]
        other["rport"] = 1
        #expect(errors(other).count == 1)
        var less = outcomes[0]
        less["report"]?["steps"] = nil
        #expect(errors(less).count == 1)
        var event = outcomes[0]
        event["trace"] = [[["id": 1, "kind": ["slept": [:]]]]]
        #expect(errors(event) != [])
        var unnumbered = document
        unnumbered["format"] = nil
        #expect(checker.errors(unnumbered, as: "run").count == 1)
        var named = outcomes[0]
        named["report"]?["steps"] = [["state": ["contentOffset": ["x": 0, "y": 0]]]]
        #expect(errors(named).contains { $0.contains("contentOffset") })
    }
}
