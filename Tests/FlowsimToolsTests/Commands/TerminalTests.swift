import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// What the command line has for the terminal: its version, completions, standard input.
@MainActor
@Suite struct TerminalTests {
    private static nonisolated let document =
        #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": [{"items": [{"size": [3, 3]}]}]}"#

    @Test("The version is that of the changelog")
    func version() throws {
        let result = FlowsimCommand.run(["--version"])
        #expect(result.exitCode == 0)
        #expect(result.output == "flowsim \(FlowsimCommand.version)\n")
        #expect(FlowsimCommand.run(["version"]) == result)
        #expect(FlowsimCommand.run(["versoin"]).errorOutput.contains("did you mean “version”?"))
        let changelog = try String(contentsOf: Repository.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let headings = changelog.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
        let released = try #require(headings.first { $0.first?.isNumber == true }).prefix { $0 != " " }
        let isBetween = headings.first == "Unreleased"
        #expect(FlowsimCommand.version == released + (isBetween ? ", with what is unreleased" : ""))
    }

    @Test(
        "Completing in bash offers commands, the options of a command, their values, and file names",
        arguments: [
            (["re"], "render"), (["run", "--tr"], "--trace --trace-json"), (["completions", ""], "bash zsh"),
            (["fit", "--wi"], "--widths"),
            (["run", "--color", "a"], "always auto"), (["help", "sw"], "sweep"), (["run", "no-such-file-here"], ""),
            (["run", "--color", "="], "always auto never"), (["run", "--color", "=", "n"], "never"),
            (["compare", "--profiles", "a"], "all"),
            (["compare", "--profiles", "iOS7,iOS1"], "iOS7,iOS11 iOS7,iOS15"),
            (["sweep", "--directions", "ltr,rt"], "ltr,rtl"), (["new", "gr"], "grid"),
            (["sweep", "--widths", "390"], "390x844@3"),
            (["sweep", "--widths", "320x568@2,390"], "320x568@2,390x844@3"),
            (["shrink", "--failure", "metrics.maximumD"], "metrics.maximumDrift"),
            (["shrink", "--failure", "layoutL"], "layoutLoop"), (["shrink", "--failure", "contentO"], "contentOffset"),
            (["compare", "--profiles", "iOS1"], "iOS11 iOS15"), (["fit", "--text-sizes", "AX1,XX"], "AX1,XXL AX1,XXXL"),
            (["join", "c"], "c.xml"), (["join", "--o"], "--output"), (["run", "--sh"], "--shard"),
            (["watch", "--interval", ""], ""),
            (["run", ""], "a.json folder"), (["run", "--junit", ""], "c.xml folder"),
            (["run", "--junit", "=", "c"], "c.xml"), (["watch", "-o", ""], "folder"), (["watch", "-o", "c"], "c.xml"),
            (["render", "-o", "b"], "b.svg"), (["run", "--fonts", ""], "a.json folder"), (["answers", ""], "folder"),
        ] as [([String], String)])
    func bash(words: [String], expected: String) throws {
        let folder = try TemporaryFolder()
        for name in ["a.json", "b.svg", "c.xml"] { _ = try folder.write(name, "") }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("folder"), withIntermediateDirectories: false)
        let script = FlowsimCommand.run(["completions", "bash"]).output
        let quotedWords = words.map { "'\($0)'" }.joined(separator: " ")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.currentDirectoryURL = folder.url
        let line = "COMP_WORDS=(flowsim \(quotedWords)); COMP_CWORD=\(words.count)"
        let sorted = #"printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | paste -sd ' ' -"#
        process.arguments = ["-c", "\(script)\n\(line); _flowsim; \(sorted)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == expected + "\n")
        #expect(process.terminationStatus == 0)
    }

    @Test("An option in place of a command is answered with the one that was meant")
    func globalOptions() {
        for (typed, meant) in [("--verison", "--version"), ("--hepl", "--help")] {
            #expect(FlowsimCommand.run([typed]).errorOutput.contains("did you mean “\(meant)”?"), "\(typed)")
        }
    }

    @Test("Every command and each of its options is in the scripts of both shells")
    func scripts() {
        for shell in ["bash", "zsh"] {
            let script = FlowsimCommand.run(["completions", shell]).output
            for command in FlowsimCommand.commands {
                #expect(script.contains("        \(command.name)) "), "\(command.name) in \(shell)")
                for option in command.options {
                    #expect(script.contains(option.name) != option.isInternal, "\(option.name) in \(shell)")
                }
            }
        }
    }

    @Test("A file that is named - is standard input")
    func standardInput() async {
        await #expect(processExitsWith: .success) {
            let text = TerminalTests.document
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0, dup2(ends[0], STDIN_FILENO) >= 0 else { exit(3) }
            _ = FileBytes.write(text.utf8, to: ends[1])
            close(ends[1])
            let result = await FlowsimCommand.run(["validate", "-"])
            exit(result.output == "-: ok\n" ? 0 : 1)
        }
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0, dup2(ends[0], STDIN_FILENO) >= 0 else { exit(3) }
            close(ends[1])
            let result = await FlowsimCommand.run(["run", "-"])
            exit(result.errorOutput == "<stdin>:1:1: error: the document is empty\n" ? 0 : 1)
        }
    }

    @Test("A pipe with a name can be read")
    func pipes() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        let text = TerminalTests.document
        let writer = Task.detached {
            let descriptor = open(path, O_WRONLY)
            _ = FileBytes.write(text.utf8, to: descriptor)
            close(descriptor)
        }
        let bytes = try await Task.detached { try FileReading.bytes(atPath: path) }.value
        await writer.value
        #expect(bytes == Array(text.utf8))
    }
}
