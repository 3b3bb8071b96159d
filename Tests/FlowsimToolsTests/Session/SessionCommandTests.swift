import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim session`: lines in, lines out.
@MainActor
@Suite struct SessionCommandTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("rows.json", RowsDocument.text(steps: ""))
    }

    /// A pipe that holds a text and then ends.
    private func pipe(holding bytes: [UInt8]) -> Int32 {
        let name = folder.url.appendingPathComponent("input").path
        #expect(FileManager.default.createFile(atPath: name, contents: Data(bytes)))
        return open(name, O_RDONLY)
    }

    /// - Parameter document: The file that is kept open, in place of a few rows.
    private func talk(
        _ bytes: [UInt8], options: [String] = [], of document: String? = nil
    ) throws -> (result: CommandResult, lines: [String]) {
        let input = pipe(holding: bytes)
        let name = folder.url.appendingPathComponent("output").path
        let output = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { for descriptor in [input, output] { close(descriptor) } }
        var command = try SessionCommand(options + [document ?? file])
        command.input = input
        command.output = output
        let result = command.perform()
        let text = try String(contentsOfFile: name, encoding: .utf8)
        return (result, text.split(separator: "\n").map(String.init))
    }

    @Test("Each line has an answer with its number, after that of the first layout; the end of the input is no error")
    func conversation() throws {
        let steps = "{\"scroll\": {\"by\": [0, 60]}}\r\n\n{\"nonsense\": 1}\n{\"state\": true}"
        let (result, lines) = try talk(Array(steps.utf8), options: ["--frames", "0", "--why=0"])
        #expect(result == CommandResult())
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix(#"{"line": 0, "step": 0, "action": "load", "#))
        #expect(lines[1].hasPrefix(#"{"line": 1, "step": 1, "action": "scroll by 0, 60", "#))
        #expect(lines[2].hasPrefix(#"{"line": 3, "error": "unknown key “nonsense”"#))
        #expect(lines[3].hasPrefix(#"{"line": 4, "state": {"size": [200, 100]"#))
        #expect(lines[1].contains(#""frames": []"#) && lines[1].contains(#""why": []"#))
    }

    @Test("Every answer is as the schema of what flowsim prints says")
    func schema() throws {
        let schema = Repository.docs.appendingPathComponent("output.schema.json")
        let checker = SchemaChecker(schema: try JSONParser.parse(Array(Data(contentsOf: schema))))
        let steps = """
            {"scroll": {"by": [0, 60]}, "note": "n"}
            {"invalidate": {"items": ["0-99"]}}
            {"expect": {"visible": 77}}
            {"update": [{"delete": "0-0"}]}
            {"update": [{"delete": "0-0"}, {"delete": "0-0"}]}
            {"nonsense": 1}
            {"state": true}
            {"visible": true}
            {"frames": ["0-0", "0-99"]}
            {"elements": [0, 0, 9, 9]}
            {"why": "0-1"}
            {"next": true}
            {"scenario": true}
            """
        let (_, lines) = try talk(Array(steps.utf8))
        #expect(lines.count == 14)
        for line in lines {
            #expect(checker.errors(try JSONParser.parse(Array(line.utf8)), as: "session") == [], "\(line)")
        }
    }

    @Test("The first line says of which command, shape and version all are, and no other does")
    func heading() throws {
        let (_, lines) = try talk(Array("{\"scroll\": {\"by\": [0, 10]}}\n{\"state\": true}".utf8))
        let values = try lines.map { try JSONParser.parse(Array($0.utf8)) }
        #expect(values.map { $0["command"] } == ["session", nil, nil])
        #expect(values.map { $0["format"] } == [.number(Double(MachineText.format)), nil, nil])
        #expect(values.map { $0["version"] } == [.string(FlowsimCommand.version), nil, nil])
    }

    @Test("A line may be as long as the limit; a longer one is refused whole, and what follows is read")
    func longLines() throws {
        let limit = LineReader.limit
        let fitting = #"{"state": true}"# + String(repeating: " ", count: limit - 15)
        let tooLong = #"{"state": "#  + String(repeating: "1", count: limit + 200_000) + "}"
        let (_, lines) = try talk(Array("\(fitting)\n\(tooLong)\n\(fitting) \n{\"state\": true}\n".utf8))
        #expect(lines.count == 5)
        #expect(lines[1].hasPrefix(#"{"line": 1, "state""#))
        #expect(lines[2] == #"{"line": 2, "error": "a line has at most 1,048,576 bytes"}"#)
        #expect(lines[3] == #"{"line": 3, "error": "a line has at most 1,048,576 bytes"}"#)
        #expect(lines[4].hasPrefix(#"{"line": 4, "state""#))
    }

    @Test("Bytes that are no text are refused, and the session goes on")
    func bytes() throws {
        let (result, lines) = try talk([0xFF, 0xFE, 0x0A, 0x00, 0x0A] + Array(#"{"state": true}"#.utf8))
        #expect(result.exitCode == 0)
        #expect(lines.count == 4)
        #expect(lines[1].contains("error") && lines[2].contains("error") && lines[3].contains("state"))
    }

    @Test("The scenario cannot come from where the steps come from, and has to make sense")
    func misuse() throws {
        let piped = FlowsimCommand.run(["session", "-"])
        #expect(piped.exitCode == 2)
        #expect(piped.errorOutput.contains("the steps of a session come from standard input"))
        let broken = FlowsimCommand.run(["session", try folder.write("broken.json", "{")])
        #expect(broken.exitCode == 2)
        #expect(broken.errorOutput.contains("broken.json"))
        #expect(FlowsimCommand.run(["session", "--why", "many", file]).exitCode == 2)
        #expect(FlowsimCommand.run(["session"]).exitCode == 2)
    }

    @Test("Answers that nobody can be given end the session with a reason")
    func unwritable() throws {
        var command = try SessionCommand([file])
        command.input = pipe(holding: [])
        command.output = -1
        let result = command.perform()
        #expect(result.exitCode == 2)
        #expect(result.errorOutput == "flowsim: standard output: cannot be written: Bad file descriptor\n")
    }

    @Test("The page shows what is answered to the lines that it shows")
    func page() throws {
        let text = try Repository.text("docs/session.md").text
        let block = try #require(text.components(separatedBy: "```\n").dropFirst().first)
        let lines = block.split(separator: "\n").map(String.init)
        let command = try #require(lines.first).split(separator: " ").map(String.init)
        #expect(command.prefix(3) == ["$", "flowsim", "session"])
        let asked = lines.dropFirst().filter { !$0.hasPrefix(#"{"line": "#) }.joined(separator: "\n")
        let file = Repository.root.appendingPathComponent(try #require(command.last)).path
        let (_, answers) = try talk(Array(asked.utf8), options: Array(command[3..<(command.count - 1)]), of: file)
        let shown = lines.filter { $0.hasPrefix(#"{"line": "#) }
        #expect(answers.count == shown.count)
        #expect(shown.count == 3)
        for (answer, shown) in zip(answers, shown) {
            var rest = answer[...]
            for part in shown.components(separatedBy: "…") {
                // Where something is left out, what is shown may be the end of a list.
                let found = rest.range(of: part.trimmingCharacters(in: CharacterSet(charactersIn: ", ")))
                let range = try #require(found, "“\(part)” is not in \(rest)")
                rest = rest[range.upperBound...]
            }
        }
    }

    @Test(
        "The example in Python drives a layout",
        .enabled(
            if: FlowsimProgram.isBuilt && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
            "flowsim is not built beside the tests, or there is no Python"))
    func python() throws {
        let text = try Repository.text("docs/session.md").text
        let code = try #require(
            text.components(separatedBy: "```python\n").last?.components(separatedBy: "```").first)
        let script = try folder.write("session.py", code)
        let told = try FlowsimProgram.shell(
            "cd '\(Repository.root.path)'; PATH=\"$(dirname $FLOWSIM):$PATH\" python3 $FILE", file: script)
        #expect(told.errors == "", "\(told)")
        #expect(told.output.hasPrefix("[0, 600] "), "\(told)")
    }

    @Test(
        "The example in a shell drives a layout and prints what it did",
        .enabled(if: FlowsimProgram.isBuilt, "flowsim is not built beside the tests"))
    func sample() throws {
        let script = Repository.docs.appendingPathComponent("samples/session.sh").path
        let scenario = Repository.scenarios.appendingPathComponent("gallery/estimate-too-large.json").path
        let told = try FlowsimProgram.shell("'\(script)' $FILE", file: scenario)
        #expect(told.errors == "")
        #expect(
            told.output == """
                offset [0, 600]: 8 measured, content [320, 1976]
                offset [0, 1020]: 8 measured, content [320, 1500]
                {"line": 4, "error": "unknown key “scrol”; did you mean “scroll”?"}
                0-3 was laid out again because its cell answered 320×52 instead of 320×120, after it came on screen, \
                after the data source was set.

                """)
    }
}
