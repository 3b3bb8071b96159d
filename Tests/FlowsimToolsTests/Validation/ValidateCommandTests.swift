import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim validate` and `flowsim new`, and the comments that a document may have.
@MainActor
@Suite struct ValidateCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Without file, line and column.
    private func errors(_ json: String) throws -> [String] {
        try lines(json).map { String($0.drop { $0 != " " }.dropFirst(" error: ".count)) }
    }

    /// Without the file.
    private func lines(_ json: String) throws -> [String] {
        let file = try folder.write("document.json", json)
        let result = FlowsimCommand.run(["validate", file])
        #expect((result.exitCode == 0) == (result.output == "\(file): ok\n"))
        let lines = result.errorOutput.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("\(file):") && $0.contains(": error: ") })
        return lines.map { String($0.dropFirst("\(file):".count)) }
    }

    @Test("All mistakes of a document are reported, each with its place")
    func allMistakes() throws {
        let errors = try errors(
            """
            {"format": 2, "container": {"width": -1, "height": 9, "scal": 2},
             "layout": {"itemSize": 5, "options": {"queryRect": "x"}},
             "sections": [{"headr": 5, "items": [{"size": [5, 5], "count": 3}, {"actual": [5, 5], "count": 2}]}, 7],
             "steps": [{"scroll": {"by": 5}}, {"update": [{"delet": "0-0"}]}, {"scrollTo": {"item": [0, 99]}},
                       {"expect": {"frames": {"zero": null}, "comment": 7}}, {}]}
            """)
        #expect(
            errors.map { $0.split(separator: ":")[0] }.sorted() == [
                "container", "container.width", "layout.itemSize", "layout.options.queryRect", "sections[0]",
                "sections[0].items[1].actual", "sections[1]", "steps[0].scroll.by", "steps[1].update[0]",
                "steps[2].scrollTo.item", "steps[3].expect.comment", "steps[4]",
            ])
        #expect(errors.contains("steps[2].scrollTo.item: there is no item 99 in section 0, which has 4 items"))
    }

    @Test("A key that is mistyped is one mistake, whatever its value would be under the name that was meant")
    func mistypedKeys() throws {
        let start = #"{"format": 2, "container": {"width": 320, "height": 480}, "sections": [], "#
        let separators = try errors(start + #""table": {"separators": false}}"#)
        #expect(separators.count == 1 && separators[0].contains("unknown key “separators”"), "\(separators)")
        let size = try errors(start + #""layout": {"itemSiez": {"a": 1}, "headr": -1, "footer": "x"}}"#)
        #expect(size.map { $0.split(separator: ":")[0] } == ["layout", "layout", "layout.footer"], "\(size)")
        // The other key is there, and its value is a mistake of its own.
        let both = try errors(start + #""layout": {"itemSiez": [5, 5], "itemSize": "x"}}"#)
        #expect(both.map { $0.split(separator: ":")[0] }.sorted() == ["layout", "layout.itemSize"], "\(both)")
        // Where a required key was meant, its absence is none of the writer's.
        let width = try errors(#"{"format": 2, "container": {"widht": "x", "height": 480}, "sections": []}"#)
        #expect(width.count == 1, "\(width)")
    }

    @Test("All mistakes of cells are reported, those in constraints with line and column")
    func cells() throws {
        let lines = try lines(
            """
            {"format": 2, "container": {"width": 9, "height": 9},
             "cells": {"a": {"fits": "width", "views": {"t": {"label": {"font": "boddy", "lines": -1}}, "top": {}},
                             "constraints": ["t.top == top", "t.topp == top", "width == 5",
                                             "s.top == top"]},
                       "b": {"guides": 5, "views": {"p": {"size": [1, "x"]}}}},
             "sections": [{"items": [{"cell": "a", "content": {"t": 5}}, {"cell": "c"}]}]}
            """)
        #expect(
            lines.map { $0.split(separator: ": ")[2] } == [
                "cells.a", "cells.a.views.t.label.font", "cells.a.views.t.label.lines", "cells.a.views.top",
                "cells.a.constraints[1]", "cells.a.constraints[3]", "cells.b.guides", "cells.b.views.p.size[1]",
                "sections[0].items[0].content.t", "sections[0].items[1].cell",
            ])
        #expect(
            lines.contains {
                $0.hasPrefix("3:53: error: cells.a.constraints[1]: there is no attribute “topp”")
            })
        #expect(
            lines.contains {
                $0.hasPrefix("4:35: error: cells.a.constraints[3]: there is no view or guide “s”")
            }
        )
    }

    @Test("A mistaken batch does not make a mistake of what follows it")
    func afterABatch() throws {
        let errors = try errors(
            """
            {"format": 2, "container": {"width": 9, "height": 9}, "sections": [{"items": [{"count": 2}]}],
             "steps": [{"update": [{"insert": "0-2"}]}, {"scrollTo": {"item": [0, 2]}}, {"scroll": {"by": 1}}]}
            """)
        #expect(errors.map { $0.split(separator: ":")[0] } == ["steps[0].update[0]", "steps[2].scroll.by"])
    }

    @Test(
        "A mistake that prevents reading anything else is reported alone",
        arguments: [
            ("{", "expected a key in quotes"), ("[]", "expected an object, found a list"),
            ("{}", "“format” is missing"),
            (#"{"format": 3}"#, "format: format 3 is not known; this version reads format 2"),
            (#"{"format": 2, "container": 5, "sections": []}"#, "container: expected an object, found a number"),
        ])
    func alone(document: String, error: String) throws {
        #expect(try errors(document) == [error])
    }

    @Test("Every file is looked at, and one with a mistake makes the exit code 2")
    func files() throws {
        let good = try folder.write("good.json", StarterScenario.list)
        let missing = folder.url.path + "/none.json"
        let result = FlowsimCommand.run(["validate", good, missing, good])
        #expect(
            result
                == CommandResult(
                    exitCode: 2, output: "\(good): ok\n\(good): ok\n",
                    errorOutput: "\(missing): there is no such file\n"))
        #expect(FlowsimCommand.run(["validate", good]).exitCode == 0)
        #expect(FlowsimCommand.run(["validate"]).errorOutput.hasPrefix("flowsim: validate needs a file\n"))
    }

    @Test("Whatever is done to a document, looking for all mistakes comes to an end, and finds one where reading fails")
    func hostile() throws {
        let document = try JSONParser.parse(Array(StarterScenario.list.utf8))
        for change in DocumentChanges.all(of: document) {
            let isRead = (try? Scenario(document: change.document)) != nil
            #expect(ScenarioValidation(change.document).errors.isEmpty == isRead, "\(change.path)")
        }
    }

    @Test("The starter can be run as it is, and expects something that holds")
    func starter() throws {
        let file = folder.url.path + "/scenario.json"
        let result = FlowsimCommand.run(["new", file])
        #expect(result.exitCode == 0)
        #expect(result.output == "\(file): a scenario to begin with; see it with\n  flowsim run \(file)\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == StarterScenario.list)
        let run = FlowsimCommand.run(["run", file])
        #expect(run.exitCode == 0, "\(run.output)\(run.errorOutput)")
        #expect(run.output.contains("9 expectations hold"))
        #expect(FlowsimCommand.run(["new", "-"]).output == StarterScenario.list)
    }

    @Test(
        "Each kind of starter is as the schema says, names it, has no mistake, holds, and is well on every device",
        arguments: StarterScenario.kinds.map(\.0))
    func kinds(kind: String) throws {
        let file = folder.url.path + "/\(kind).json"
        let made = FlowsimCommand.run(["new", kind, file])
        #expect(made.exitCode == 0)
        #expect(made.output.hasPrefix("\(file): "))
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text == StarterScenario.text(of: kind))
        #expect(text == FlowsimCommand.run(["new", kind, "-"]).output)
        let document = try JSONParser.parse(Array(text.utf8))
        let schema = try JSONParser.parse(Array(Repository.text("docs/scenario.schema.json").text.utf8))
        #expect(SchemaChecker(schema: schema).errors(document) == [])
        #expect(document["$schema"] == "scenario.schema.json")
        #expect(FlowsimCommand.run(["validate", file]).output == "\(file): ok\n")
        let run = FlowsimCommand.run(["run", file])
        #expect(run.exitCode == 0, "\(run.output)\(run.errorOutput)")
        #expect(run.output.contains("expectations hold"), "\(run.output)\(run.errorOutput)")
        let sweep = FlowsimCommand.run([
            "sweep", "--widths", "320x568,402x874,1024x1366", "--categories", "large,accessibilityLarge", file,
        ])
        #expect(sweep.exitCode == 0, "\(sweep.output)")
        for word in ["clipped:", "issue:", "overlap:"] { #expect(!sweep.output.contains(word), "\(sweep.output)") }
        #expect(FlowsimCommand.run(["help", "new"]).output.contains("\n\(kind) "))
    }

    @Test("A word that is nearly a kind is no file, and what is one is written as before")
    func nearKinds() throws {
        func message(_ arguments: String...) -> String {
            let result = FlowsimCommand.run(["new"] + arguments)
            #expect(result.exitCode == 2)
            return String(result.errorOutput.prefix { $0 != "\n" })
        }
        #expect(message("caht") == "flowsim: there is no kind of scenario “caht”; did you mean “chat”?")
        #expect(
            message("wheel", "x.json")
                == "flowsim: there is no kind of scenario “wheel”; known are list, chat, grid, tags, store, table, "
                + "package")
        #expect(message("--table", "chat", "x.json") == "flowsim: --table and “chat” exclude each other")
        #expect(message("chat", "a", "b") == "flowsim: new writes one file, not 3")
        let file = folder.url.path + "/tables"
        #expect(FlowsimCommand.run(["new", "--table", file]).exitCode == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == StarterScenario.table)
    }

    @Test("A file that is there is left alone")
    func noOverwriting() throws {
        let file = try folder.write("mine.json", "mine")
        #expect(
            FlowsimCommand.run(["new", file]) == CommandResult(exitCode: 2, errorOutput: "\(file): is there already\n"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        let nowhere = folder.url.path + "/none/x.json"
        #expect(FlowsimCommand.run(["new", nowhere]).errorOutput == "\(nowhere): cannot be written\n")
        #expect(FlowsimCommand.run(["new", "a", "b"]).exitCode == 2)
    }

    @Test("Every object may have a comment, which means nothing")
    func comments() throws {
        let commented = """
            {"comment": "a", "$schema": "scenario.schema.json", "format": 2,
             "container": {"comment": ["a", "b"], "width": 9, "height": 9},
             "layout": {"comment": "", "options": {"comment": "c"}, "anchor": {"item": "0-0", "comment": "c"}},
             "sections": [{"comment": "d", "items": [{"comment": "e", "count": 2}]}],
             "steps": [{"comment": "f", "scroll": {"comment": "g", "by": [0, 1]}},
                       {"expect": {"comment": "h", "frames": {"comment": "i", "0-0": [0, 0, 9, 9]},
                                   "metrics": {"comment": "j", "measured": {"comment": "k", "atMost": 3}}}}]}
            """
        let plain = """
            {"format": 2, "container": {"width": 9, "height": 9}, "layout": {"options": {}, "anchor": {"item": "0-0"}},
             "sections": [{"items": [{"count": 2}]}],
             "steps": [{"scroll": {"by": [0, 1]}},
                       {"expect": {"frames": {"0-0": [0, 0, 9, 9]}, "metrics": {"measured": {"atMost": 3}}}}]}
            """
        #expect(try Scenario(json: commented.utf8) == Scenario(json: plain.utf8))
        #expect(
            try errors(commented.replacing(#"["a", "b"]"#, with: #"["a", 7]"#)) == [
                "container.comment[1]: expected a text, found a number"
            ])
        #expect(
            try errors(commented.replacing(#""scenario.schema.json""#, with: "7")) == [
                "$schema: expected a text, found a number"
            ])
    }
}
