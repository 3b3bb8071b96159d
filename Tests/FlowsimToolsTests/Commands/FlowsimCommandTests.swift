import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// The command line, called as a function.
@MainActor
@Suite struct FlowsimCommandTests {
    private let folder: TemporaryFolder
    private let good: String
    private let failing: String
    private let broken: String

    init() throws {
        folder = try TemporaryFolder()
        let head =
            #"{"format": 2, "name": "Four", "container": {"width": 320, "height": 480}, "sections": [{"items": [{"size": [100, 50], "count": 4}]}], "steps": ["#
        good = try folder.write(
            "good.json", head + #"{"scroll": {"by": [0, 10]}}, {"expect": {"rows": 2, "visible": 4}}]}"#)
        failing = try folder.write("failing.json", head + #"{"expect": {"rows": 3, "contentSize": [320, 111]}}]}"#)
        broken = try folder.write("broken.json", head + #"{"expect": {"row": 3}}]}"#)
    }

    @Test("A scenario whose expectations hold is summed up, with exit code 0")
    func expectationsHold() {
        let result = FlowsimCommand.run(["run", good])
        #expect(result.exitCode == 0)
        #expect(result.errorOutput == "")
        #expect(
            result.output == """
                Four
                1 section, 4 items in 320 × 480 points at 2x

                   step             content    offset  visible  new  measured  rounds  rows
                0  load             320 × 110    0, 0        4    0         0       0     2
                1  scroll by 0, 10  320 × 110    0, 0        4    0         0       0     2
                2  expect 2 values  ok

                ok: 2 expectations hold

                """)
    }

    @Test("A width that stays is written once, so that sizes with thirds of points are on one line of 80 columns")
    func thirds() throws {
        let file = try folder.write(
            "thirds.json",
            #"""
            {"format": 2, "container": {"width": 390, "height": 844, "scale": 3},
             "layout": {"estimatedItemSize": [390, 44.333], "minimumLineSpacing": 0},
             "sections": [{"items": [{"actual": [390, 60.667], "count": 40}]}],
             "steps": [{"scroll": {"through": "end"}, "note": "n"}, {"resize": {"width": 402, "height": 874}}]}
            """#)
        let lines = FlowsimCommand.run(["run", file]).output.split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        #expect(lines.contains { $0.contains(" 390 × 1,773.32 → 2,100 ") }, "\(lines)")
        #expect(lines.contains { $0.contains(" 390 × 2,100 → 2,426.68 ") }, "\(lines)")
        #expect(lines.contains { $0.contains(" 390 × 2,426.68 → 402 × 2,426.68 ") }, "\(lines)")
    }

    @Test("A failed expectation is shown as a difference, with exit code 1")
    func expectationsFail() {
        let result = FlowsimCommand.run(["run", failing])
        #expect(result.exitCode == 1)
        #expect(
            result.output.hasSuffix(
                """
                1  expect 2 values  FAILED
                     contentSize  expected [320, 111]
                                     found [320, 110]
                     rows         expected 3
                                     found 2
                     see it:
                       flowsim render \(failing)#1 -o page.html

                FAILED: 2 of 2 expectations

                """))
    }

    @Test("Wrong input is one line on standard error, with exit code 2")
    func wrongInput() {
        let result = FlowsimCommand.run(["run", broken])
        #expect(
            result
                == CommandResult(
                    exitCode: 2,
                    errorOutput:
                        "\(broken):1:157: error: steps[0].expect: unknown key “row”; did you mean “rows”?\n"))
        for command in [["render"], ["why", "0-0"], ["bench"], ["sweep"], ["advise"], ["shrink"], ["fit", "a"]] {
            let arguments = [command[0], broken] + command.dropFirst()
            #expect(FlowsimCommand.run(arguments).errorOutput.hasSuffix(result.errorOutput), "\(arguments)")
        }
        let missing = folder.url.path + "/none.json"
        #expect(
            FlowsimCommand.run(["run", missing])
                == CommandResult(exitCode: 2, errorOutput: "\(missing): there is no such file\n"))
        #expect(
            FlowsimCommand.run(["render", missing])
                == CommandResult(exitCode: 2, errorOutput: "\(missing): there is no such file\n"))
        #expect(
            FlowsimCommand.run(["run", folder.url.path]).errorOutput == "\(folder.url.path): is a folder, not a file\n")
    }

    @Test("The run of several files ends with their total, which names those that fail and those that cannot be run")
    func total() {
        let lines = { (arguments: [String]) in
            FlowsimCommand.run(["run"] + arguments, terminal: Terminal(columns: 2000)).output
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(lines([good, good]).suffix(3) == ["", "ok: 2 files hold", ""])
        #expect(lines([failing, good]).suffix(3) == ["", "1 of 2 files holds; FAILED: \(failing)", ""])
        #expect(
            lines([good, failing, broken, good]).suffix(2)
                == ["2 of 4 files hold; FAILED: \(failing); NOT RUN: \(broken)", ""])
        #expect(lines([good]).suffix(2) == ["ok: 2 expectations hold", ""], "one file is its own total")
    }

    @Test("With --quiet a run prints the files that fail and the total, and nothing of those that hold")
    func quiet() {
        let run = { FlowsimCommand.run(["run", "--quiet"] + $0, terminal: Terminal(columns: 2000)) }
        #expect(run([good]) == CommandResult(output: "ok: 1 file holds\n"))
        #expect(run([good, good, good]) == CommandResult(output: "ok: 3 files hold\n"))
        let alone = FlowsimCommand.run(["run", failing], terminal: Terminal(columns: 2000)).output
        let all = run([good, failing, good])
        #expect(all.exitCode == 1)
        #expect(all.output == alone + "\n2 of 3 files hold; FAILED: \(failing)\n")
        let unread = run([broken])
        #expect(unread.exitCode == 2)
        #expect(unread.output == "0 of 1 file holds; NOT RUN: \(broken)\n")
        #expect(unread.errorOutput.hasPrefix(broken))
    }

    @Test("Several files are all run, and the worst outcome is the exit code")
    func severalFiles() {
        let result = FlowsimCommand.run(["run", good, failing, broken])
        #expect(result.exitCode == 2)
        #expect(result.output.contains("ok: 2 expectations hold\n\nFour\n"))
        #expect(FlowsimCommand.run(["run", failing, good]).exitCode == 1)
    }

    @Test("Reports for machines are the same every time and can be read back")
    func json() throws {
        struct Outcome: Decodable {
            var file: String
            var report: ScenarioReport?
            var error: String?
        }
        let result = FlowsimCommand.run(["run", "--json", good, failing, broken])
        #expect(result.exitCode == 2)
        #expect(result == FlowsimCommand.run(["run", "--json", good, failing, broken]))
        struct Document: Decodable {
            var files: [Outcome]
        }
        let outcomes = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8)).files
        #expect(outcomes.map(\.file) == [good, failing, broken])
        #expect(outcomes.map(\.report?.passed) == [true, false, nil])
        #expect(outcomes[2].error?.hasSuffix("did you mean “rows”?") == true)
        #expect(outcomes[1].report?.differences.map(\.what) == ["contentSize", "rows"])
    }

    @Test(
        "Wrong usage prints the reason with the nearest names, and one line of usage, with exit code 2",
        arguments: [
            ([], "no command given"), (["fly"], "unknown command “fly”"), (["run"], "run needs a file"),
            (["rnu"], "unknown command “rnu”; did you mean “run”?"),
            (["validat", "x"], "unknown command “validat”; did you mean “validate”?"),
            (["com"], "unknown command “com”; did you mean one of “compare”, “completions”?"),
            (["help", "com"], "there is no help on “com”; did you mean one of “compare”, “completions”?"),
            (["run", "--fast", "x"], "unknown option “--fast”"),
            (["run", "--jsno", "x"], "unknown option “--jsno”; did you mean “--json”?"),
            (["completions"], "completions needs the name of one shell: bash or zsh"),
            (["completions", "fish"], "completions has bash and zsh, not “fish”"),
            (["run", "--json", "--json", "x"], "--json is given twice"),
            (["run", "--json=1", "x"], "--json takes no value"), (["render"], "render needs one file, not 0"),
            (["render", "x", "-o"], "--output needs a value"),
            (["render", "x", "--step", "-1"], "--step takes a number from 0 on, not “-1”"),
            (["run", "--time", "--json", "x"], "--time is not for machines; leave out --time or --json"),
            (["run", "--quiet", "--json", "x"], "--quiet is not for machines; leave out --quiet or --json"),
            (["run", "--quiet", "--trace-json", "x"], "--quiet is not for machines; leave out --quiet or --trace-json"),
            (
                ["run", "--trace", "--json", "x"],
                "--trace is not for machines; leave it out, or say --trace-json alone"
            ),
        ] as [([String], String)])
    func misuse(arguments: [String], reason: String) {
        let result = FlowsimCommand.run(arguments)
        #expect(result.exitCode == 2)
        #expect(result.output == "")
        let isOfCommand = arguments.first.map(FlowsimCommand.names.contains) ?? false
        #expect(result.errorOutput.hasPrefix("flowsim: \(reason)\nusage: flowsim "))
        #expect(result.errorOutput.split(separator: "\n").count == 2)
        guard isOfCommand, arguments[0] != "help" else {
            return #expect(result.errorOutput.hasSuffix(" COMMAND [OPTION…] …; “flowsim help” lists the commands\n"))
        }
        let command = arguments[0]
        let forms = FlowsimCommand.commands.first { $0.name == command }.map { type(of: $0).description.forms } ?? []
        let line = "usage: flowsim \(command) [OPTION…] \(forms.joined(separator: ", or "))"
        #expect(result.errorOutput.hasSuffix("\n\(line); “flowsim help \(command)” lists the options\n"))
    }

    @Test(
        "Help goes to standard output",
        arguments: [["help"], ["--help"], ["-h"], ["run", "--help"], ["render", "x", "-h"]])
    func help(arguments: [String]) {
        let result = FlowsimCommand.run(arguments)
        #expect(result.exitCode == 0)
        #expect(result.output.hasPrefix("usage: flowsim "))
    }

    @Test("Every command has a page, and every option of a command stands on it")
    func helpPages() {
        let usage = FlowsimCommand.run(["help"]).output
        for (command, options) in FlowsimCommand.commands.map({ ($0.name, $0.ownOptions.filter { !$0.isInternal }) }) {
            let page = FlowsimCommand.run(["help", command])
            #expect(page.exitCode == 0)
            #expect(page.output.hasPrefix("usage: flowsim \(command) "))
            #expect(usage.contains(" flowsim \(command) "))
            #expect(usage.contains("\n  \(command) "))
            for option in options {
                #expect(
                    page.output.contains("\n\(option.name) ") || page.output.contains(", \(option.name) "),
                    "\(option.name)")
                let name = option.shortName ?? option.name
                if usage.contains(" \(name) OUT.html") { continue }
                #expect(usage.contains("[\(name)]") || usage.contains("[\(name) "), "\(name)")
            }
            #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
            #expect(FlowsimCommand.run([command, "--help"]) == page)
        }
        #expect(FlowsimCommand.run(["help", "fly"]).errorOutput.hasPrefix("flowsim: there is no help on “fly”"))
    }

    @Test("The trace of each step stands under it")
    func trace() throws {
        let result = FlowsimCommand.run(["run", "--trace", good])
        #expect(result.output.contains("\n     #1 data source changed\n"))
        #expect(
            result.output.contains(
                "1  scroll by 0, 10  320 × 110    0, 0        4    0         0       0     2\n2  expect"))
        #expect(result == FlowsimCommand.run(["run", "--trace", good]))
    }

    @Test("The trace for machines has a list of events a step")
    func traceForMachines() throws {
        struct Outcome: Decodable {
            var report: ScenarioReport
            var trace: [[TraceEvent]]
        }
        let result = FlowsimCommand.run(["run", "--trace-json", good])
        struct Document: Decodable {
            var files: [Outcome]
        }
        let outcomes = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8)).files
        #expect(outcomes[0].trace.count == outcomes[0].report.steps.count)
        #expect(outcomes[0].trace[0].first?.id == 1)
        #expect(outcomes[0].trace[2] == [])
    }

    @Test("An item that was laid out again has a reason, and one that does not exist has none")
    func why() throws {
        let file = try folder.write(
            "why.json",
            #"{"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 50]}, "#
                + #""sections": [{"items": [{"actual": [320, 50], "count": 9}]}], "steps": [{"resizeItems": {"0-3": [320, 80]}}]}"#
        )
        let result = FlowsimCommand.run(["why", file, "0-3"])
        #expect(result.output.hasPrefix("0-3 was laid out again because its cell answered 320×80 instead of 320×50"))
        #expect(result.output.hasSuffix("\n"))
        #expect(
            FlowsimCommand.run(["why", file, "0-9"])
                == CommandResult(exitCode: 2, errorOutput: "\(file): there is no item 0-9 at any time of the run\n"))
        #expect(
            FlowsimCommand.run(["why", file, "three"]).errorOutput.hasPrefix(
                "flowsim: “three” is not a path; write 0-3"))
        #expect(FlowsimCommand.run(["why", file]).errorOutput.hasPrefix("flowsim: why needs a file and a path"))
    }

    @Test("An item has a reason if it was there at any time of the run, whatever brought it and took it away")
    func whyOfTemporaryItems() throws {
        let items = #"[{"actual": [320, 60], "count": 5}]"#
        func reason(_ path: String, _ steps: String) throws -> CommandResult {
            let file = try folder.write(
                "updates.json",
                #"{"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 50]}, "#
                    + #""sections": [{"items": \#(items)}], "steps": [\#(steps)]}"#)
            return FlowsimCommand.run(["why", file, path])
        }
        let insert = #"{"update": [{"insert": "0-5", "items": [{"actual": [320, 70]}]}]}"#
        #expect(try reason("0-5", insert).output.hasPrefix("0-5 was laid out again because its cell answered 320×70"))
        let section = #"{"update": [{"insertSection": 1, "section": {"items": [{"actual": [320, 70]}]}}]}"#
        #expect(try reason("1-0", section).output.hasPrefix("1-0 was laid out again because its cell answered 320×70"))
        // Three are added, one layout after the other, and then the data begins anew.
        let gone = #"{"reload": {"sections": [{"items": []}]}}"#
        let filled = #"{"reload": {"sections": [{"items": \#(items)}]}}"#
        for steps in [
            "\(insert), \(gone)", #"{"together": [\#(insert), \#(insert)]}, \#(gone)"#, "\(gone), \(filled), \(insert)",
        ] {
            #expect(try reason("0-5", steps).exitCode == 0, "\(steps)")
        }
        #expect(try reason("0-6", insert).errorOutput.hasSuffix("there is no item 0-6 at any time of the run\n"))
        #expect(try reason("0-5", gone).exitCode == 2)
    }

    @Test("The command that tested the simulator says in one sentence where it went, and is in no list")
    func stress() {
        let result = FlowsimCommand.run(["stress", "--seeds", "100"])
        #expect(result.exitCode == 2)
        #expect(result.output == "")
        #expect(result.errorOutput.hasPrefix("flowsim: stress is now “swift run -c release flow-laws” "))
        #expect(result.errorOutput.split(separator: "\n").count == 1)
        #expect(!FlowsimCommand.run(["help"]).output.contains("stress"))
    }

    @Test(
        "A name that ends like another kind of file is refused before anything is run, with those that can be written")
    func unknownEndings() throws {
        let refusals = [
            (["render", "-o", "x.png", good], "--output writes .svg or .html, not .png as in “x.png”"),
            (["render", "--html", "-o", "x.svg", good], "--output writes .html, not .svg as in “x.svg”"),
            (["shrink", "-o", "x.svg", good], "--output writes .json, not .svg as in “x.svg”"),
            (["compare", "--html", "a.b/x.pdf", good, good], "--html writes .html, not .pdf as in “a.b/x.pdf”"),
        ]
        for (arguments, reason) in refusals {
            let result = FlowsimCommand.run(arguments)
            #expect(result.exitCode == 2, "\(result.errorOutput)")
            #expect(result.errorOutput.hasPrefix("flowsim: \(reason)\n"), "\(result.errorOutput)")
        }
        for name in ["x.SVG", "x", ".hidden", "x.HTML"] {
            let path = folder.url.appendingPathComponent(name).path
            #expect(FlowsimCommand.run(["render", "-o", path, good]) == CommandResult(), "\(name)")
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("A picture of changes shows what was asked, and a legend says so")
    func renderChanges() throws {
        let file = Repository.scenarios.path + "/invalidation/items.json"
        let svg = FlowsimCommand.run(["render", "--changes", "--step", "1", file]).output
        #expect(svg.contains("1 asked for its size</text>"))
        #expect(svg.contains(#"<rect class="ghost""#))
        #expect(svg.contains(">3 rows broken</text>"))
        #expect(!FlowsimCommand.run(["render", "--step", "1", file]).output.contains("asked for its size"))
    }

    @Test("A picture goes to a file or to standard output")
    func render() throws {
        let file = folder.url.path + "/out.svg"
        #expect(FlowsimCommand.run(["render", good, "-o", file]) == CommandResult())
        let printed = FlowsimCommand.run(["render", "--", good])
        #expect(printed.output.hasPrefix("<svg "))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
        let nowhere = folder.url.path + "/none/out.svg"
        #expect(
            FlowsimCommand.run(["render", good, "--output=\(nowhere)"]).errorOutput
                == "\(nowhere): cannot be written: No such file or directory\n"
        )
    }

    @Test("A picture can be taken after any step")
    func renderStep() {
        #expect(FlowsimCommand.run(["render", good, "--step", "0"]).output.contains("after “load”"))
        #expect(FlowsimCommand.run(["render", good, "--step", "1"]).output.contains("after “scroll by 0, 10”"))
        #expect(
            FlowsimCommand.run(["render", good, "--step", "3"]).errorOutput
                == "\(good):1:144: error: steps: there is no step 3; the last one is 2\n")
    }
}
