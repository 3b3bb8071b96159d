import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// What becomes of what a command made, where it goes to something other than a plain file.
@MainActor
@Suite struct OutputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func text(of name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    private func kind(of name: String) throws -> FileAttributeType? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.type] as? FileAttributeType
    }

    @Test("A link stays a link, and what it leads to is written, be it there or not, through any number of links")
    func links() throws {
        _ = try folder.write("real", "before")
        for (link, target) in [("one", "real"), ("two", "one"), ("ahead", "later")] {
            try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
        }
        try FileWriting.write("through two", to: path("two"))
        #expect(text(of: "real") == "through two")
        try FileWriting.write("ahead of time", to: path("ahead"))
        #expect(text(of: "later") == "ahead of time")
        for link in ["one", "two", "ahead"] { #expect(try kind(of: link) == .typeSymbolicLink) }
        #expect(try kind(of: "real") == .typeRegular)
    }

    @Test("A file is replaced at once, keeps its permissions, and leaves nothing beside it")
    func replacement() throws {
        let file = try folder.write("page.html", "before")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let reader = try #require(FileHandle(forReadingAtPath: file))
        try FileWriting.write("after", to: file)
        #expect(text(of: "page.html") == "after")
        // Whoever had opened it goes on reading all of what was there.
        #expect(try reader.readToEnd() == Data("before".utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["page.html"])
    }

    @Test("Pipes are written into")
    func pipes() throws {
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        // Open for both, so that nobody waits for the other end.
        let descriptor = open(path("pipe"), O_RDWR)
        defer { close(descriptor) }
        try FileWriting.write("words", to: path("pipe"))
        var buffer = [UInt8](repeating: 0, count: 5)
        #expect(read(descriptor, &buffer, 5) == 5)
        #expect(buffer == Array("words".utf8))
        #expect(stat(of: "pipe") == S_IFIFO)
    }

    private func stat(of name: String) -> mode_t {
        var status = Foundation.stat()
        lstat(path(name), &status)
        return status.st_mode & S_IFMT
    }

    @Test("What cannot be written is one line that says why, and nothing is left behind")
    func refusals() throws {
        let cases = [
            (path("no/such/folder"), "No such file or directory"), (folder.url.path, "is a folder, not a file"),
        ]
        for (path, reason) in cases {
            #expect(throws: ScenarioError(file: path, place: "", reason: "cannot be written: \(reason)")) {
                try FileWriting.write("text", to: path)
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("An output that cannot be written is an error of its own, with exit code 2, and no trap")
    func unwritable() throws {
        let errors = Pipe()
        let result = CommandResult(exitCode: 0, output: "words\n", errorOutput: "warning\n")
        #expect(result.write(output: -1, errors: errors.fileHandleForWriting.fileDescriptor) == 2)
        try errors.fileHandleForWriting.close()
        let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(told == "warning\nflowsim: standard output: cannot be written: Bad file descriptor\n")
        #expect(result.write(output: -1, errors: -1) == 2)
        #expect(CommandResult(exitCode: 1).write(output: -1, errors: -1) == 1, "nothing was to be written")
    }
}

/// The program itself, as a shell starts it.
@Suite(.enabled(if: FlowsimProgram.isBuilt, "flowsim is not built beside the tests"))
struct FlowsimProgramTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write(
            "s.json",
            #"{"format": 2, "container": {"width": 320, "height": 480}, "sections": [{"items": [{"size": [9, 9], "count": 500}]}]}"#)
    }

    @Test("Closed and full outputs are one line on standard error and exit code 2; no message stops the program either")
    func unwritable() throws {
        let closed = try FlowsimProgram.shell("$FLOWSIM run $FILE >&-; echo $?", file: file)
        #expect(closed.output == "2\n")
        #expect(closed.errors == "flowsim: standard output: cannot be written: Bad file descriptor\n")
        #expect(try FlowsimProgram.shell("$FLOWSIM run $FILE >&- 2>&-; echo $?", file: file).output == "2\n")
        #expect(try FlowsimProgram.shell("$FLOWSIM run none 2>&-; echo $?", file: file).output == "2\n")
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try FlowsimProgram.shell("$FLOWSIM run $FILE >/dev/full; echo $?", file: file)
        #expect(full.output == "2\n")
        #expect(full.errors == "flowsim: standard output: cannot be written: No space left on device\n")
        let device = try FlowsimProgram.shell("$FLOWSIM render -o /dev/full $FILE; echo $?", file: file)
        #expect(device.output == "2\n")
        #expect(device.errors == "/dev/full: cannot be written: No space left on device\n")
    }

    @Test("Where the reader of a pipe is gone the program ends by SIGPIPE, and where that is ignored with a line and 2")
    func pipes() throws {
        // The reader is gone before anything is written.
        let gone = "{ sleep 0.2; $FLOWSIM run --json $FILE; echo $? >&2; } | true"
        #expect(try FlowsimProgram.shell(gone, file: file).errors == "141\n")
        let ignored = try FlowsimProgram.shell("trap '' PIPE; " + gone, file: file)
        #expect(ignored.errors == "flowsim: standard output: cannot be written: Broken pipe\n2\n")
    }

    @Test("The names of open files are written where the writing is, not at the start of what is there already")
    func openFiles() throws {
        let both = "{ echo first; $FLOWSIM render -o /dev/stdout $FILE; echo last; } > $FILE.out; "
            + "head -c 10 $FILE.out; tail -n 1 $FILE.out"
        #expect(try FlowsimProgram.shell(both, file: file).output == "first\n<svglast\n")
    }
}

enum FlowsimProgram {
    /// Tests stand in the folder that flowsim is built into: on Linux as a program, on a Mac as a bundle that another
    /// program opens.
    static let url: URL = {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL).appendingPathComponent("flowsim")
    }()
    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

    /// What a line of shell prints, in which `$FLOWSIM` is the program.
    static func shell(_ line: String, file: String) throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.environment = ["FLOWSIM": url.path, "FILE": file, "PATH": "/usr/bin:/bin"]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let told = output.fileHandleForReading.readDataToEndOfFile()
        let reasons = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: told, as: UTF8.self), String(decoding: reasons, as: UTF8.self))
    }
}
