import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim watch`, with polls that do not wait.
@MainActor
@Suite struct WatchCommandTests {
    private let folder: TemporaryFolder
    private let file: String
    private let page: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("rows.json", RowsDocument.text(steps: ""))
        page = folder.url.appendingPathComponent("rows.html").path
    }

    /// What is said while something happens between polls; after the last of it, and four polls more, comes Ctrl-C.
    private func watch(
        _ options: [String] = [], terminal: Bool = false, then happenings: [() throws -> Void]
    ) throws -> (result: CommandResult, told: [CommandResult]) {
        var (told, polls, waited): ([CommandResult], Int, Set<Int>) = ([], 0, [])
        var command = try WatchCommand(options + [file])
        command.begin = {}
        command.print = { told.append($0); return true }
        command.isTerminal = terminal
        command.wait = { milliseconds in
            waited.insert(milliseconds)
            // Three polls after each, so that it is seen and seen to stay.
            if polls % 3 == 0, polls / 3 < happenings.count {
                do { try happenings[polls / 3]() } catch { Issue.record(error) }
            }
            polls += 1
            return polls < 3 * happenings.count + 4
        }
        let result = command.perform()
        #expect(waited.count <= 1)
        return (result, told)
    }

    private func text(of path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    private var script: String { folder.url.appendingPathComponent("rows.data.js").path }

    private static let scrolled = RowsDocument.text(steps: #"{"scroll": {"by": [0, 60]}}"#)

    @Test("A file is run at once and every time that it was saved, as run does it, and Ctrl-C is 130")
    func saved() throws {
        let (result, told) = try watch(then: [
            {}, { _ = try folder.write("rows.json", Self.scrolled) }, {},
            { _ = try folder.write("rows.json", RowsDocument.text(steps: #"{"expect": {"rows": 7}}"#)) },
        ])
        #expect(result == CommandResult(exitCode: 130))
        #expect(told.map(\.exitCode) == [0, 0, 1])
        #expect(told[1].output.contains("scroll by 0, 60") && told[2].output.contains("FAILED"))
        #expect(told[0].output.hasPrefix("Rows\n"), "nothing is wiped")
        #expect(told[1].output.hasPrefix("\nRows\n"), "nothing is wiped")
        #expect(told[2] == prefixed(FlowsimCommand.run(["run", file]), "\n"))
    }

    private func prefixed(_ result: CommandResult, _ prefix: String) -> CommandResult {
        CommandResult(exitCode: result.exitCode, output: prefix + result.output, errorOutput: result.errorOutput)
    }

    @Test("For machines each run is a line of JSON, what run prints for them, on a terminal, too")
    func lines() throws {
        let (_, told) = try watch(["--json"], terminal: true, then: [
            { _ = try folder.write("rows.json", Self.scrolled) }, { _ = try folder.write("rows.json", "{") },
        ])
        #expect(told.map(\.exitCode) == [0, 0, 2])
        for output in told.map(\.output) {
            #expect(output.hasPrefix(#"{"command""#))
            #expect(output.split(separator: "\n").count == 1)
        }
        let run = try JSONParser.parse(Array(FlowsimCommand.run(["run", "--json", file]).output.utf8))
        #expect(told[2].output == run.line + "\n")
    }

    @Test("On a terminal the run before is wiped away")
    func terminal() throws {
        #expect(try watch(terminal: true, then: []).told[0].output.hasPrefix("\u{1B}[2J\u{1B}[HRows\n"))
    }

    @Test("A file that is replaced by another of its name, or gone for a while, is waited for; links are followed")
    func replaced() throws {
        let other = try folder.write("other", Self.scrolled)
        let manager = FileManager.default
        let (_, told) = try watch(then: [
            { let failed = rename(other, file) != 0; #expect(!failed) },
            { try manager.removeItem(atPath: file) }, {},
            { _ = try folder.write("target", RowsDocument.text(steps: #"{"rotate": true}"#)) },
            { try manager.createSymbolicLink(atPath: file, withDestinationPath: "target") },
            { _ = try folder.write("target", RowsDocument.text(steps: #"{"look": "everything"}"#)) },
        ])
        #expect(told.map(\.exitCode) == [0, 0, 0, 0])
        let actions = ["Rows", "scroll by", "rotate", "look at"]
        for (result, action) in zip(told, actions) { #expect(result.output.contains(action)) }
    }

    @Test("A file that is still being written is looked at once more before it is run")
    func half() throws {
        var watch = FileWatch { stamps.next($0) }
        var looks: [Bool] = []
        for _ in 0..<7 { looks.append(watch.takeChange(of: ["f"])) }
        #expect(looks == [true, false, false, false, true, false, false])
        var twice = FileWatch { $0 == "a" ? FileStamp(modification: .distantPast, size: 1) : nil }
        let isChanged = twice.takeChange(of: ["a", "b"])
        #expect(!isChanged, "all files have to be there")
    }

    private let stamps = Stamps()

    /// As it is, growing twice, as it stays, gone.
    private final class Stamps {
        private var rest: [Int?] = [1, 1, 2, 3, 3, 3, nil]

        func next(_ file: String) -> FileStamp? {
            rest.removeFirst().map { FileStamp(modification: .distantPast, size: $0) }
        }
    }

    @Test("A catalogue is watched with the scenario that names it")
    func catalogue() throws {
        _ = try folder.write("names.tsv", "a\tone\na\ttwo\n")
        let text = #"{"format": 2, "container": {"width": 200, "height": 100}, "catalogue": {"file": "names.tsv"}}"#
        _ = try folder.write("rows.json", text)
        let (_, told) = try watch(then: [{ _ = try folder.write("names.tsv", "a\tone\na\ttwo\na\tthree\n") }])
        #expect(told.count == 2 && told[1].output.contains("3 items"))
    }

    @Test("The page shows the last run, reads its script anew, and neither has half of anything")
    func pages() throws {
        let (_, told) = try watch(["-o", page], then: [
            {
                #expect(text(of: page).contains(#"flowsimPage.watch("rows.data.js", "#))
                #expect(text(of: script).hasPrefix("flowsimPage.update("))
                _ = try folder.write("rows.json", Self.scrolled)
            }
        ])
        #expect(told.map(\.exitCode) == [0, 0])
        #expect(text(of: page).contains("scroll by 0, 60"))
        #expect(text(of: script).contains("scroll by 0, 60"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(names == ["rows.data.js", "rows.html", "rows.json"])
        let before = (text(of: page), text(of: script))
        _ = try watch(["-o", page], then: [])
        #expect((text(of: page), text(of: script)) == before, "the same run gives the same bytes")
    }

    @Test("Mistakes are said in the terminal and on the page, which keeps the last good run")
    func mistakes() throws {
        let good = RowsDocument.text(steps: "")
        let (_, told) = try watch(["-o", page], then: [
            { _ = try folder.write("rows.json", good + "x") },
            {
                #expect(text(of: script).contains(#""problem":"#))
                #expect(text(of: page).contains("40 items"))
                _ = try folder.write("rows.json", good)
            },
        ])
        #expect(told.map(\.exitCode) == [0, 2, 0])
        #expect(told[1].errorOutput.contains("rows.json") && told[1].errorOutput.contains("end of the document"))
        #expect(text(of: script).contains(#""runs":["#))
    }

    @Test("A page that has no run yet says why, and makes room for the first one")
    func noRunYet() throws {
        _ = try folder.write("rows.json", "{<")
        let (_, told) = try watch(["-o", page], then: [
            {
                #expect(text(of: page).contains("No run yet"))
                #expect(!text(of: page).contains("{<"))
                _ = try folder.write("rows.json", Self.scrolled)
            }
        ])
        #expect(told.map(\.exitCode) == [2, 0])
        #expect(text(of: page).contains("flowsimPage.watch("))
    }

    @Test("What cannot be watched is refused at once")
    func misuse() throws {
        let refused = [
            (["watch", "-"], "read once"), (["watch", folder.url.path + "/none.json"], "no such file"),
            (["watch", "--interval", "1", file], "from 50 to 10000"), (["watch", "-o", "-", file], "is a file"),
            (["watch", "-o", "page.svg", file], ".html"), (["watch", file, file], "one file"),
        ]
        for (arguments, reason) in refused {
            let result = FlowsimCommand.run(arguments)
            #expect(result.exitCode == 2, "\(arguments)")
            #expect(result.errorOutput.contains(reason), "\(arguments)")
        }
    }

    @Test(
        "Ctrl-C ends the program with 130, and what it wrote is whole",
        .enabled(if: FlowsimProgram.isBuilt, "flowsim is not built beside the tests"))
    func interrupted() throws {
        let line = """
            $FLOWSIM watch --interval 50 -o "$FILE.html" $FILE > $FILE.out & watch=$!
            while ! [ -s $FILE.data.js ]; do sleep 0.02; done
            kill -INT $watch; wait $watch; echo $?; head -n 1 $FILE.out; tail -n 1 $FILE.html
            """
        // A shell that is no terminal's has its jobs ignore Ctrl-C.
        let told = try FlowsimProgram.shell("set -m\n" + line, file: file)
        #expect(told.output == "130\nRows\n</html>\n", "\(told.errors)")
    }
}
