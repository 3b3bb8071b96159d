import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `--fonts`: scenarios measured in recorded fonts.
@MainActor
@Suite(.serialized) struct FontOptionTests {
    private let folder: TemporaryFolder
    private let scenario: String
    private let fonts: String

    init() throws {
        folder = try TemporaryFolder()
        scenario = try folder.write(
            "scenario.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [50, 50]},
             "cells": {"row": {"views": {"t": {"label": {"font": 17}}}, "constraints": ["t.leading == leading",
               "t.trailing == trailing", "t.top == top", "t.bottom == bottom"]}},
             "sections": [{"items": [{"text": "AVA"}, {"cell": "row", "content": {"t": "VV"}}]}],
             "steps": [{"expect": {"frames": {"0-0": [0, 0, 26, 30]}}}]}
            """)
        fonts = try folder.write(
            "fonts.json",
            """
            {"format": 1, "fonts": [{"size": 17, "lineHeight": 30, "ascender": 25, "descender": -5, "leading": 0,
              "capHeight": 12, "xHeight": 9, "advances": {"A": 10, "V": 10}, "kerning": {"AV": -2, "VA": -2}}]}
            """)
    }

    @Test("A run measures with the fonts that are given, prints what is missing, and the next one is as before")
    func run() {
        #expect(FlowsimCommand.run(["run", scenario]).exitCode == 1)
        let result = FlowsimCommand.run(["run", "--fonts", fonts, scenario])
        #expect(result.exitCode == 0, "\(result.output)")
        #expect(result.output.contains("the kerning of “VV”"))
        #expect(FlowsimCommand.run(["run", scenario]).exitCode == 1)
    }

    @Test("They take the place of those that a scenario names")
    func instead() throws {
        let table = try String(contentsOfFile: fonts, encoding: .utf8)
        let wider = try folder.write(
            "wider.json", table.replacingOccurrences(of: "\"A\": 10", with: "\"A\": 11"))
        let text = try String(contentsOfFile: scenario, encoding: .utf8)
        let head = "{\"format\": 2,"
        let named = try folder.write(
            "named.json", text.replacingOccurrences(of: head, with: head + " \"fonts\": \"wider.json\","))
        #expect(FlowsimCommand.run(["run", named]).exitCode == 1)
        #expect(FlowsimCommand.run(["run", "--fonts", fonts, named]).exitCode == 0)
        #expect(FlowsimCommand.run(["run", "--fonts", wider, scenario]).exitCode == 1)
        // Those are not even read.
        let lost = try folder.write(
            "lost.json", text.replacingOccurrences(of: head, with: head + " \"fonts\": \"none.json\","))
        #expect(FlowsimCommand.run(["run", lost]).exitCode == 2)
        #expect(FlowsimCommand.run(["run", "--fonts", fonts, lost]).exitCode == 0)
        #expect(FlowsimCommand.run(["run", "--fonts", "-", "-"]).errorOutput.contains("cannot both be standard input"))
    }

    @Test("A scenario that becomes small in another folder finds its fonts there")
    func shrinking() throws {
        let text = try String(contentsOfFile: scenario, encoding: .utf8)
        let named = try folder.write(
            "named.json",
            text.replacingOccurrences(of: "{\"format\": 2,", with: "{\"format\": 2, \"fonts\": \"fonts.json\",")
                .replacingOccurrences(of: "[0, 0, 26, 30]", with: "[0, 0, 26, 31]"))
        let other = try TemporaryFolder()
        let small = other.url.appendingPathComponent("small.json").path
        #expect(FlowsimCommand.run(["shrink", "-o", small, named]).exitCode == 0)
        #expect(FlowsimCommand.run(["run", small]).output.contains("found [0, 0, 26, 30]"))
        #expect(FlowsimCommand.run(["shrink", named]).exitCode == 0)
        let near = folder.url.appendingPathComponent("named-shrunk.json").path
        #expect(try String(contentsOfFile: near, encoding: .utf8).contains("\"fonts\": \"fonts.json\""))
    }

    @Test("Every command that runs scenarios takes it, and says so in its page; others refuse it")
    func commands() {
        let without = ["explain", "export", "new", "validate", "completions", "help", "join"]
        for command in FlowsimCommand.commands {
            let takes = command.options.contains { $0.name == "--fonts" }
            #expect(takes == !without.contains(command.name), "\(command.name)")
            #expect(command.helpPage.contains("--fonts FILE") == takes)
        }
        let refused = FlowsimCommand.run(["validate", "--fonts", fonts, scenario])
        #expect(refused.errorOutput.contains("unknown option “--fonts”"))
    }

    @Test("Each of them works with it")
    func all() throws {
        let output = folder.url.appendingPathComponent("out.html").path
        let calls: [[String]] = [
            ["render", scenario], ["render", "-o", output, scenario], ["why", scenario, "0-0"],
            ["fit", scenario, "row"],
            ["compare", scenario, scenario], ["bench", "--runs", "1", scenario], ["advise", scenario],
            ["sweep", "--widths", "320", "--scales", "2", scenario],
        ]
        for call in calls {
            let result = FlowsimCommand.run([call[0], "--fonts", fonts] + call.dropFirst())
            #expect(result.exitCode != 2, "\(call[0]): \(result.errorOutput)")
        }
        #expect(FlowsimCommand.run(["render", "--fonts", fonts, scenario]).output.contains("textLength=\"26\""))
        #expect(FlowsimCommand.run(["fit", "--fonts", fonts, scenario, "row"]).output.contains("20      30  t 1"))
        #expect(FlowsimCommand.run(["compare", "--fonts", fonts, scenario, scenario]).exitCode == 0)
    }

    @Test("A file that cannot be used is an error with its name and place, for machines as well")
    func errors() throws {
        let broken = try folder.write("broken.json", "{\"format\": 1,\n \"fonts\": 3}")
        for command in ["run", "render", "session", "sweep", "bench", "advise"] {
            let result = FlowsimCommand.run([command, "--fonts", broken, scenario])
            #expect(result.exitCode == 2)
            #expect(result.errorOutput == "\(broken):2:11: error: fonts: expected a list, found a number\n")
        }
        let machines = FlowsimCommand.run(["run", "--json", "--fonts", broken, scenario])
        #expect(machines.exitCode == 2)
        #expect(machines.output.contains("expected a list, found a number"))
        let missing = FlowsimCommand.run(["run", "--fonts", "/nowhere/fonts.json", scenario])
        #expect(missing.errorOutput == "/nowhere/fonts.json: there is no such file\n")
    }
}
