import FlowScenario
import FlowTestSupport
import Foundation
import ScenarioFormat
import Testing

@testable import FlowsimTools

/// `flowsim explain` prints explanations and writes scenarios.
@MainActor
@Suite struct ExplainCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let deletion =
        "attempt to delete item 5 from section 0 which only contains 3 items before the update\n"
    private static let insertion =
        "attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after the update\n"

    private func explain(_ log: String, _ options: String...) throws -> (result: CommandResult, file: String) {
        let file = try folder.write("crash.log", log)
        return (FlowsimCommand.run(["explain", file] + options, terminal: Terminal(columns: 400)), file)
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    @Test("A message has its line, three sentences, a link, and a scenario that runs")
    func text() throws {
        let (result, file) = try explain("hello\n\(Self.deletion)\(Self.deletion)")
        let written = path("crash-explained.json")
        #expect(result.exitCode == 0)
        #expect(
            result.output == """
                \(file):2: attempt to delete item 5 from section 0 which only contains 3 items before the update, 2 times
                  A batch update of a collection view was refused, because it names item 5, which does not exist before the update.
                  The index is 5, and section 0 had 3 items before the update.
                  Look at the index paths of deletions, reloads and sources: they are counted before the update, whatever the order of the calls, and no update that ran earlier may have changed them.
                  More about it: docs/errors.md#deletion
                  The scenario that does it is in \(written); see it with
                    flowsim run \(written)

                """)
        #expect(FlowsimCommand.run(["validate", written]).exitCode == 0)
        let run = FlowsimCommand.run(["run", written])
        #expect(run.exitCode == 0, "\(run.output)")
        #expect(run.output.contains("refused: attempt to delete item 5 from section 0"))
        let document = try String(contentsOfFile: written, encoding: .utf8)
        #expect(
            document.contains("The index is 5, and section 0 had 3 items before the update."),
            "the sentences are a comment")
    }

    @Test("Several messages have several scenarios, and one of them can be chosen")
    func several() throws {
        let (result, _) = try explain(Self.deletion + Self.insertion, "-o", path("out.json"))
        #expect(result.output.contains("flowsim run \(path("out.json"))\n"))
        #expect(result.output.contains("flowsim run \(path("out-2.json"))\n"))
        #expect(try Scenario(contentsOfFile: path("out-2.json")).table != nil)
        let (chosen, _) = try explain(Self.deletion + Self.insertion, "--finding", "2", "-o", path("two.json"))
        #expect(!chosen.output.contains("attempt to delete"))
        #expect(try Scenario(contentsOfFile: path("two.json")).table != nil)
        let (missing, _) = try explain(Self.deletion, "--finding", "2")
        #expect(missing.exitCode == 2)
        #expect(missing.errorOutput.contains("--finding 2: the log has 1 message\n"))
    }

    @Test("On standard output is the scenario of the first message alone, so that it can be piped")
    func pipes() throws {
        let (result, _) = try explain(Self.deletion + Self.insertion, "-o", "-")
        #expect(try Scenario(json: result.output.utf8).json().hasPrefix("{"))
        #expect(result.errorOutput.contains("The scenario that does it is on standard output."))
        #expect(result.errorOutput.contains("attempt to insert row 5"))
    }

    @Test(
        "Standard input is a log, and its scenario may go to another command",
        .enabled(if: FlowsimProgram.isBuilt, "flowsim is not built with the tests"))
    func standardInput() throws {
        let file = try folder.write("crash.log", Self.deletion)
        let run = try FlowsimProgram.shell(
            "cat $FILE | $FLOWSIM explain -o - - 2>/dev/null | $FLOWSIM run -", file: file)
        #expect(run.output.contains("refused: attempt to delete item 5"))
        #expect(run.errors == "")
    }

    @Test("A log without a message is exit code 1, with the list of those that are read")
    func nothing() throws {
        let (result, file) = try explain("EXC_BAD_ACCESS\n")
        #expect(result.exitCode == 1)
        #expect(result.output.hasPrefix("\(file): there is no message that this command reads. It looks for\n"))
        for section in ErrorSection.allCases { #expect(result.output.contains("  \(section.title)\n")) }
        #expect(FileManager.default.fileExists(atPath: path("crash-explained.json")) == false)
        let (empty, _) = try explain("")
        #expect(empty.exitCode == 1)
        #expect(FlowsimCommand.run(["explain", path("none")]).exitCode == 2)
        #expect(FlowsimCommand.run(["explain", folder.url.path]).exitCode == 2)
        #expect(FlowsimCommand.run(["explain"]).exitCode == 2)
        let unwritable = try explain(Self.deletion, "-o", path("none/out.json"))
        #expect(unwritable.result.exitCode == 2)
    }

    @Test("Of very many different messages some are explained, and the others are counted")
    func omission() throws {
        let log = (0..<60).map { Self.deletion.replacingOccurrences(of: "item 5", with: "item \($0 + 3)") }.joined()
        let explanation = LogExplanation(Array(log.utf8), log: "crash.log")
        #expect(explanation.findings.count == MessageFamilies.limit)
        #expect(explanation.omitted == 60 - MessageFamilies.limit)
        let end = explanation.text(in: Terminal(columns: 200)).split(separator: "\n").last
        #expect(end == "35 further messages of these kinds, with other numbers, are left out.")
    }

    @Test("A harmless message has no scenario")
    func harmless() throws {
        let (result, _) = try explain(
            "[UICollectionViewRecursion] cv == 0x7ff0518ece00 Disabling recursion trigger logging")
        #expect(result.exitCode == 0)
        #expect(result.output.hasSuffix("  No scenario is needed.\n"))
    }

    @Test(
        "Logs of a megabyte without line ends, of markers alone, and of random bytes come to an end",
        arguments: [
            ("aaaa", 0), ("UICollectionView is stuck in its update/layout loop. ", 1),
            ("preferred {1, 2} from 3 to 4 ", 0),
            ("Unable to simultaneously satisfy constraints \"<NSLayoutConstraint:0x1 V:[UIView:0x2(9)]>\"", 1),
            ("attempt to move index path ({length = 2, path = 0 - ", 1),
            ("frame = (0 0; 1 1) <NSIndexPath: 0x1> \\u003c &lt;", 0),
            ("Invalid batch updates detected Data source before updates = { 9 sections with item counts: [1, ", 1),
        ])
    func hostile(text: String, count: Int) throws {
        let log = String(repeating: text, count: 300_000 / text.utf8.count)
        let (result, _) = try explain(log, "--json", "-o", path("h.json"))
        #expect(result.exitCode == (count == 0 ? 1 : 0))
        let document = try JSONParser.parse(Array(result.output.utf8))
        guard case .array(let findings)? = document["findings"] else { throw CocoaError(.coderInvalidValue) }
        #expect(findings.count == count)
    }

    @Test("Any part of any sample is read, and its scenarios hold")
    func parts() throws {
        let samples = try FileManager.default.contentsOfDirectory(atPath: ErrorPageTests.logs.path).sorted()
        for sample in samples {
            let bytes = [UInt8](try Data(contentsOf: ErrorPageTests.logs.appendingPathComponent(sample)))
            for step in 1...6 {
                let explanation = LogExplanation(Array(bytes.prefix(bytes.count * step / 7)), log: sample)
                for finding in explanation.findings {
                    #expect(finding.sentences.count == 3)
                    guard let scenario = finding.scenario else { continue }
                    #expect(try ScenarioRun(scenario).finish().passed, "\(sample) \(step)")
                }
            }
        }
    }
}
