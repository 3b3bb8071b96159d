import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat

/// Work that several processes share.
@MainActor
@Suite struct DividedWorkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The squares of ten numbers. Those that this process computes are negative.
    private func work(staysHere: Set<Int> = []) -> DividedWork<Int> {
        DividedWork(
            units: (0..<10).map { .init(name: "\($0)", staysHere: staysHere.contains($0)) }, things: "squares",
            costs: { Array(repeating: 1, count: 10) }, perform: { -$0 * $0 },
            failure: { $1.contains("ended twice, with signal 11") ? 1000 + $0 : -1000 })
    }

    /// Writes a shell script that is a worker: for each number that it reads it runs `body`, with the number as `$n`.
    private func worker(_ body: String) throws -> URL {
        let path = try folder.write("worker", "#!/bin/sh\ncd '\(folder.url.path)'\nwhile read n; do\n\(body)\ndone\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return URL(fileURLWithPath: path)
    }

    private func outcomes(_ work: DividedWork<Int>, _ worker: URL, jobs: Int = 3) -> [Int] {
        var arguments = CommandArguments()
        arguments.executable = worker
        arguments.jobLimit = jobs
        return work.outcomes(of: Array(work.units.indices), in: arguments, words: [])
    }

    private static let squares = (0..<10).map { $0 * $0 }

    @Test("Workers compute all units, and their outcomes have the order of the units, whichever is ready first")
    func order() throws {
        let slow = try worker(#"[ $n -lt 3 ] && sleep 0.2; echo "pbusy with $n"; echo "o$((n * n))""#)
        #expect(outcomes(work(), slow) == Self.squares)
    }

    @Test("Units that read standard input are computed in this process, and so is everything with one job")
    func staying() throws {
        let answering = try worker(#"echo "o$((n * n))""#)
        #expect(outcomes(work(staysHere: [4]), answering) == Self.squares.map { $0 == 16 ? -16 : $0 })
        #expect(outcomes(work(), answering, jobs: 1) == Self.squares.map { -$0 })
    }

    @Test("A unit whose worker crashes is computed by another worker, once")
    func repetition() throws {
        let crashing = try worker(
            #"[ $n -eq 5 ] && [ ! -e crashed ] && touch crashed && kill -SEGV $$; echo "o$((n * n))""#)
        #expect(outcomes(work(), crashing) == Self.squares)
    }

    @Test("A unit that ends two workers has the signal as its outcome, and the other units are computed")
    func crash() throws {
        let crashing = try worker(#"[ $n -eq 5 ] && kill -SEGV $$; echo "o$((n * n))""#)
        #expect(outcomes(work(), crashing) == Self.squares.map { $0 == 25 ? 1005 : $0 })
        #expect(outcomes(work(), try worker("kill -SEGV $$")) == (1000..<1010).map { $0 })
    }

    @Test("What a program that is no worker leaves out is computed in this process")
    func others() throws {
        let here = Self.squares.map { -$0 }
        for name in ["/bin/true", "/bin/false", folder.url.path + "/none", folder.url.path] {
            #expect(outcomes(work(), URL(fileURLWithPath: name)) == here, "\(name)")
        }
        #expect(outcomes(work(), try worker("echo nothing; exit 0")) == here)
        #expect(outcomes(work(), try worker("echo ono-number")) == here)
        let partly = try worker(#"[ $n -gt 6 ] && exit 3; echo "o$((n * n))""#)
        #expect(outcomes(work(), partly, jobs: 2).prefix(7) == Self.squares.prefix(7))
    }

    @Test("A worker answers each index with a line, and ends at a line that is no index")
    func serving() throws {
        let (input, output) = (Pipe(), Pipe())
        try input.fileHandleForWriting.write(contentsOf: Data("3\n0\n10\n4\n".utf8))
        try input.fileHandleForWriting.close()
        work().serve(
            input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
        try output.fileHandleForWriting.close()
        #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("o-9\no0\n".utf8))
    }

    @Test("Replies can be read back, whatever texts they have")
    func replies() {
        for reply in [WorkerReply.progress("3 of 9 steps of “x”"), .outcome(Array(#"{"a": "ä"}"#.utf8))] {
            #expect(WorkerReply(reply.line.dropLast()) == reply)
        }
        #expect(WorkerReply(WorkerReply.progress("a\nb").line.dropLast()) == .progress("ab"))
        #expect(WorkerReply("x".utf8) == nil)
        #expect(WorkerReply("".utf8) == nil)
    }
}

/// The program itself as its own worker.
@MainActor
@Suite(.enabled(if: FlowsimProgram.isBuilt, "flowsim is not built beside the tests"))
struct WorkerProgramTests {
    private static let scenarios = Repository.scenarios.path

    @Test(
        "The output, the errors and the exit code are those of one process, byte for byte",
        arguments: [
            ["run"], ["run", "--json"], ["run", "--trace"], ["run", "--trace-json"], ["run", "--quiet"],
        ])
    func run(command: [String]) throws {
        let folder = try TemporaryFolder()
        let broken = try folder.write("broken.json", #"{"format": 2, "contaner": {}}"#)
        let names = [
            "gallery/text-sizes", "gallery/contacts", "gallery/looping-cell", "gauntlet/g07", "tables/rows-above",
        ]
        let files = names.map { "\(Self.scenarios)/\($0).json" } + [broken, folder.url.path + "/none.json"]
        let alone = FlowsimCommand.run(command + ["--jobs", "1"] + files)
        #expect(alone.exitCode == 2)
        #expect(!alone.output.isEmpty)
        #expect(FlowsimCommand.run(command + ["--jobs", "2"] + files, executable: FlowsimProgram.url) == alone)
    }

    @Test("Combinations and comparisons are shared in the same way")
    func others() {
        let file = Self.scenarios + "/gallery/text-sizes.json"
        let tables = Self.scenarios + "/tables"
        for command in [["sweep", "--json", file], ["sweep", file], ["compare", "--json", tables, tables]] {
            let alone = FlowsimCommand.run(command + ["--jobs", "1"])
            #expect(FlowsimCommand.run(command + ["--jobs", "3"], executable: FlowsimProgram.url) == alone)
        }
    }

    @Test("Standard input is read by the process that the shell started")
    func standardInput() throws {
        let file = Self.scenarios + "/gauntlet/g07.json"
        let line = "cat $FILE | $FLOWSIM run --quiet --jobs 2 - $FILE $FILE; echo $?"
        #expect(try FlowsimProgram.shell(line, file: file).output == "ok: 3 files hold\n0\n")
    }
}
