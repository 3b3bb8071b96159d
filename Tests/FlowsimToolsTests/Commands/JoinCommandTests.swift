import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat

/// `flowsim join`: the outputs of shards, and what is refused.
@MainActor
@Suite struct JoinCommandTests {
    private let folder: TemporaryFolder
    private let files: [String]

    init() throws {
        folder = try TemporaryFolder()
        let failing = try folder.write(
            "failing.json",
            #"{"format": 2, "name": "a <b> \"c\"", "container": {"width": 9, "height": 9}, "sections": [{"items": [{"count": 2}]}], "#
                + #""steps": [{"expect": {"rows": 7, "visible": 9}, "note": "one\ntwo"}]}"#)
        let broken = try folder.write("broken.json", #"{"format": 2, "contaner": {}}"#)
        let names = ["tables/rows-above", "gallery/text-sizes", "gauntlet/g07", "gallery/contacts"]
        files = names.map { "\(Repository.scenarios.path)/\($0).json" } + [failing, broken]
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// Writes the outputs of all shards, and returns their files.
    private func shards(_ command: [String], _ count: Int, of operands: [String], _ name: String = "s") throws
        -> [String]
    {
        try (1...count).map { number in
            let result = FlowsimCommand.run(command + ["--shard", "\(number)/\(count)"] + operands)
            return try folder.write("\(name)-\(number)-of-\(count).json", result.output)
        }
    }

    @Test("JSON of any number of shards, in any order, is that of one machine byte for byte, with its exit code")
    func json() throws {
        let sweep = [Repository.scenarios.path + "/gallery/looping-cell.json"]
        let tables = Repository.scenarios.path + "/tables"
        let commands = [
            (["run", "--json"], files), (["run", "--trace-json"], Array(files.prefix(4))),
            (["sweep", "--json"], sweep),
            (["compare", "--json"], [tables, tables]), (["compare", "--json"], [files[2], files[4]]),
        ]
        for (command, operands) in commands {
            let whole = FlowsimCommand.run(command + operands)
            for count in [1, 2, 3, 9] {
                let joined = FlowsimCommand.run(["join"] + (try shards(command, count, of: operands)).reversed())
                #expect(joined == CommandResult(exitCode: whole.exitCode, output: whole.output), "\(command), \(count)")
            }
        }
    }

    @Test("JUnit XML is joined in the same way, with the totals of one machine")
    func junit() throws {
        _ = FlowsimCommand.run(["run", "--junit", path("all.xml")] + files)
        for count in [1, 2, 5] {
            let parts = (1...count).map { path("part-\($0).xml") }
            for (number, part) in zip(1..., parts) {
                _ = FlowsimCommand.run(["run", "--junit", part, "--shard", "\(number)/\(count)"] + files)
            }
            let joined = FlowsimCommand.run(["join", "-o", path("joined.xml")] + parts)
            #expect(joined.exitCode == 2)
            #expect(joined.output == "joined \(NumberText.count(count, "shard")) of JUnit XML\n")
            #expect(try text("joined.xml") == text("all.xml"))
        }
        _ = FlowsimCommand.run(["run", "--time", "--junit", path("timed.xml"), "--shard", "1/1"] + files)
        let timed = FlowsimCommand.run(["join", path("timed.xml")]).output
        let lines = try text("timed.xml").split(separator: "\n").filter { !$0.hasPrefix("<?flowsim-shard ") }
        #expect(timed == lines.joined(separator: "\n") + "\n")
        #expect(timed.contains(" time=\""))
    }

    /// The error output of a join that is refused.
    private func refusal(_ files: [String]) -> String {
        let result = FlowsimCommand.run(["join"] + files)
        #expect(result.exitCode == 2)
        #expect(result.output == "")
        #expect(result.errorOutput.split(separator: "\n").count == 1, "\(result.errorOutput)")
        return result.errorOutput
    }

    @Test("Shards that are missing, there twice or of other work are refused with a sentence")
    func incomplete() throws {
        let parts = try shards(["run", "--json"], 3, of: files)
        #expect(refusal([parts[0], parts[2]]) == "flowsim: shard 2 of 3 is missing\n")
        #expect(refusal([parts[0], parts[0], parts[2]]) == "\(parts[0]): is shard 1 of 3, as \(parts[0]) is\n")
        let others = try shards(["run", "--json"], 3, of: files.reversed(), "other")
        #expect(
            refusal([parts[0], others[1], parts[2]]).hasPrefix("\(others[1]): shard: is a shard of other work than"))
        let two = try shards(["run", "--json"], 2, of: files)
        #expect(refusal([parts[0], two[1]]).contains("of 2 shards and 6 units, not 3 and 6 units, or of other names"))
        let sweep = try shards(["sweep", "--json"], 3, of: [files[0]], "sweep")
        #expect(refusal([parts[0], sweep[1]]) == "\(sweep[1]): is “sweep --json”, and \(parts[0]) is “run --json”\n")
        let whole = try folder.write("whole.json", FlowsimCommand.run(["run", "--json"] + files).output)
        #expect(refusal([whole]) == "\(whole): is not the output of a shard; run the command with --shard I/N\n")
        let junit = path("s.xml")
        _ = FlowsimCommand.run(["run", "--junit", junit, "--shard", "1/3"] + files)
        #expect(refusal([parts[0], junit]) == "\(junit): is JUnit XML, and \(parts[0]) is “run --json”\n")
        #expect(refusal([path("none")]) == "\(path("none")): there is no such file\n")
        #expect(FlowsimCommand.run(["join"]).errorOutput.hasPrefix("flowsim: join needs the outputs of all shards\n"))
    }

    @Test(
        "Documents that were changed or cut, of other commands and other versions are refused, and nothing is written")
    func hostile() throws {
        let part = try String(contentsOfFile: shards(["run", "--json"], 2, of: files)[0], encoding: .utf8)
        let version = FlowsimCommand.version
        let changes = [
            (
                "\"version\" : \"\(version)\"", "\"version\" : \"9\"",
                "is of flowsim 9 with format 3, and this is \(version)"
            ),
            ("\"format\" : 3", "\"format\" : 2", "is of flowsim \(version) with format 2, and this is"),
            ("\"command\" : \"run\"", "\"command\" : \"bench\"", "command: “bench” has no shards"),
            ("\"command\" : \"run\"", "\"comand\" : \"run\"", "is not what flowsim prints with --json"),
            ("\"number\" : 1,\n    \"of\" : 2", "\"number\" : 3,\n    \"of\" : 2", "there is no shard 3 of 2"),
            ("\"of\" : 2", "\"of\" : 999999999999", "there is no shard 1 of 999999999999"),
            ("\"entries\" : 1", "\"entries\" : 9223372036854775807", "its units are not those of its entries"),
            ("\"entries\" : 1", "\"entries\" : 0", "its units are not those of its entries"),
            ("\"entries\" : 1", "\"entries\" : -1", "its units are not those of its entries"),
            ("\"unitCount\" : 6", "\"unitCount\" : -1", "its units are not those of its entries"),
            ("\"unitCount\" : 6", "\"unitCount\" : 1e99", "is not what flowsim prints with --json"),
            ("\"files\" : [", "\"files\" : 7, \"others\" : [", "files: is not what flowsim prints with --json"),
        ]
        for (old, new, reason) in changes {
            #expect(part.contains(old), "\(old)")
            let changed = part.replacingOccurrences(of: old, with: new)
            let told = refusal([try folder.write("changed.json", changed)])
            #expect(told.contains(reason), "\(new): \(told)")
        }
        for length in [0, 1, 100, part.utf8.count / 2, part.utf8.count - 3] {
            _ = refusal([try folder.write("cut.json", String(decoding: part.utf8.prefix(length), as: UTF8.self))])
        }
        for other in ["null", "[]", "7", #"{"command": 7}"#, "\u{0}", String(repeating: "[", count: 5000)] {
            _ = refusal([try folder.write("other.json", other)])
        }
        #expect(FlowsimCommand.run(["join", "-o", path("out.json"), path("cut.json")]).exitCode == 2)
        #expect(!FileManager.default.fileExists(atPath: path("out.json")))
    }

    @Test("XML that flowsim did not write is refused with its line")
    func hostileXML() throws {
        _ = FlowsimCommand.run(["run", "--junit", path("s.xml"), "--shard", "1/1"] + files)
        let part = try text("s.xml")
        let changes = [
            ("<?flowsim-shard", "<!-- x --><?flowsim-shard", "line 2 is not what “run --junit” writes"),
            ("version=\"\(FlowsimCommand.version)\"", "version=\"9\"", "is of flowsim 9"),
            ("number=\"1\"", "number=\"-1\"", "line 2 is not what “run --junit” writes; expected a shard"),
            ("  </testsuite>\n", "", "expected “</testsuite>”"), ("</testsuites>", "</testsuites><x/>", "expected"),
            ("failures=\"0\"", "failures=\"x\"", "expected numbers of tests"),
            ("<testsuites tests=\"", "<testsuites tests=\"9", "its totals are not those of its suites"),
            ("unitCount=\"6\"", "unitCount=\"7\"", "the shards have 6 of 7 units"),
            ("units=\"0:", "units=\"0:9", "its units are not those of its entries"),
        ]
        for (old, new, reason) in changes {
            #expect(part.contains(old), "\(old)")
            let told = refusal([try folder.write("changed.xml", part.replacingOccurrences(of: old, with: new))])
            #expect(told.contains(reason), "\(new): \(told)")
        }
        for length in stride(from: 1, to: part.utf8.count - 1, by: 97) {
            _ = refusal([try folder.write("cut.xml", String(decoding: part.utf8.prefix(length), as: UTF8.self))])
        }
        let other = #"<?xml version="1.0" encoding="UTF-8"?><testsuites><testsuite name="x"/></testsuites>"#
        #expect(refusal([try folder.write("other.xml", other)]).contains("line 1 is not what “run --junit” writes"))
    }
}

/// The sample of a test of Bazel, with the variables that Bazel sets.
@MainActor
@Suite(.enabled(if: FlowsimProgram.isBuilt, "flowsim is not built beside the tests"))
struct BazelSampleTests {
    @Test("The script of the sample runs a shard, writes its report where Bazel expects it, and the reports join")
    func script() throws {
        let folder = try TemporaryFolder()
        let script = Repository.docs.appendingPathComponent("samples/ci/bazel/scenarios_test.sh").path
        let (status, report) = (folder.url.path + "/status", folder.url.path + "/report")
        let files = Repository.scenarios(in: "tables").joined(separator: " ")
        for index in 0..<3 {
            let variables = "TEST_TOTAL_SHARDS=3 TEST_SHARD_INDEX=\(index) TEST_SHARD_STATUS_FILE=\(status)-\(index)"
            let line = "\(variables) XML_OUTPUT_FILE=\(report)-\(index).xml \(script) $FLOWSIM \(files); echo $?"
            let told = try FlowsimProgram.shell(line, file: "")
            #expect(told.output.contains(" files hold; shard \(index + 1) of 3: "), "\(told)")
            #expect(FileManager.default.fileExists(atPath: "\(status)-\(index)"))
        }
        let joined = FlowsimCommand.run(["join"] + (0..<3).map { "\(report)-\($0).xml" })
        _ = FlowsimCommand.run(["run", "--junit", "\(report).xml"] + Repository.scenarios(in: "tables"))
        #expect(try joined.output == String(contentsOfFile: "\(report).xml", encoding: .utf8))
        #expect(
            try FlowsimProgram.shell("\(script) $FLOWSIM \(files); echo $?", file: "").output == "ok: 9 files hold\n0\n"
        )
    }
}
