import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// Scenarios from pipes, and what was made into them.
@Suite(.enabled(if: FlowsimProgram.isBuilt, "flowsim is not built beside the tests"))
struct PipeTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("s.json", RowsDocument.text(steps: #"{"expect": {"rows": 40}}"#))
    }

    /// The same line with the file by its name, and by other means.
    private func outputs(_ command: (String) -> String) throws -> [String] {
        let ways = [
            command("$FILE"), "cat $FILE | \(command("-"))", "cat $FILE | \(command("/dev/stdin"))",
            "mkfifo $FILE.pipe; cat $FILE > $FILE.pipe & \(command("$FILE.pipe")); rm $FILE.pipe",
            "bash -c '\(command("<(cat $FILE)"))'",
        ]
        return try ways.map { line in
            let told = try FlowsimProgram.shell(line, file: file)
            #expect(told.errors == "", "\(line)")
            return told.output
        }
    }

    /// What is printed, but for the name of the file.
    private func text(_ output: String) -> String {
        output.split(separator: "\n").filter { !$0.contains("\"file\"") }.joined(separator: "\n")
    }

    @Test("A scenario is read from standard input, a pipe with a name and another process as from a file")
    func ways() throws {
        let texts = Set(try outputs { "$FLOWSIM run --json \($0)" }.map(text))
        #expect(texts.count == 1)
        #expect(texts.allSatisfy { $0.count > 100 })
    }

    @Test(
        "Commands that need their scenario again find what came from a pipe",
        arguments: ["why - 0-1", "sweep --json --jobs 2 --widths 320 --scales 1,2 -", "run --json - -"])
    func again(command: String) throws {
        let named = command.split(separator: " ").map { $0 == "-" ? "$FILE" : $0 }.joined(separator: " ")
        let piped = try FlowsimProgram.shell("cat $FILE | $FLOWSIM \(command)", file: file)
        let plain = try FlowsimProgram.shell("$FLOWSIM \(named)", file: file)
        #expect(piped.errors == "")
        #expect(text(piped.output) == text(plain.output))
        #expect(piped.output.count > 50)
    }

    @Test("A page of two runs is made from pipes that can be read once, and goes to standard output alone")
    func comparison() throws {
        let page = try FlowsimProgram.shell("cat $FILE | $FLOWSIM compare --html - - $FILE", file: file)
        #expect(page.output.hasPrefix("<!DOCTYPE html>"))
        #expect(page.output.hasSuffix("</html>\n"))
        #expect(page.errors.hasPrefix("A  -: Rows\n"), "what is said to people goes elsewhere")
    }

    @Test("A catalogue that a piped scenario names is looked for in the current folder")
    func catalogue() throws {
        _ = try folder.write("names.tsv", "a\tone\na\ttwo\n")
        let text = #"{"format": 2, "container": {"width": 200, "height": 100}, "catalogue": {"file": "names.tsv"}}"#
        let scenario = try folder.write("c.json", text)
        let runs = ["-", "/dev/stdin"].map { "cat $FILE | $FLOWSIM run \($0) | sed -n 2p" }
        let line = "cd \(folder.url.path); " + runs.joined(separator: "; ")
        let told = try FlowsimProgram.shell(line, file: scenario)
        let expected = "1 section, 2 items in 200 × 100 points at 2x\n"
        #expect(told.output == expected + expected)
    }

    @Test("Folders, names of nothing and what may not be read have a sentence each")
    func refusals() throws {
        for (path, reason) in [
            (folder.url.path, "is a folder, not a file"), (folder.url.path + "/none", "there is no such file"),
            (file + "/in-a-file", "there is no such file"),
        ] {
            #expect(throws: ScenarioError(place: "", reason: reason)) { try FileReading.bytes(atPath: path) }
        }
        guard getuid() != 0 else { return }
        chmod(file, 0)
        #expect(throws: ScenarioError(place: "", reason: "cannot be read: Permission denied")) {
            try FileReading.bytes(atPath: file)
        }
    }
}
