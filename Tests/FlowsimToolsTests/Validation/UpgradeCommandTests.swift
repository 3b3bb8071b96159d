import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowsimTools

/// `flowsim validate --upgrade` writes documents of format 1 anew.
@MainActor
@Suite struct UpgradeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Upgraded they keep everything but these words, and do the same")
    func upgraded() throws {
        let file = try folder.write("old.json", OldDocument.old)
        let result = FlowsimCommand.run(["validate", "--upgrade", file])
        #expect(result == CommandResult(output: "\(file): is of format 2 now, 8 keys renamed\n\(file): ok\n"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == OldDocument.new)
        #expect(FlowsimCommand.run(["run", file]).exitCode == 0)
    }

    @Test("What is of the present format, or no scenario at all, is left alone")
    func leftAlone() throws {
        let file = try folder.write("new.json", OldDocument.new)
        let result = FlowsimCommand.run(["validate", "--upgrade", file])
        #expect(result.output == "\(file): is not of format 1, and stays as it is\n\(file): ok\n")
        let broken = try folder.write("broken.json", "{\"format\": 1,")
        #expect(FlowsimCommand.run(["validate", "--upgrade", broken]).exitCode == 2)
        #expect(try String(contentsOfFile: broken, encoding: .utf8) == "{\"format\": 1,")
    }

    @Test(
        "What does not become a document of the present format stays as it is",
        arguments: [
            #"{"f\u006frmat": 1, "container": {"width": 9, "height": 9}}"#,
            #"{"format": 1, "steps": [{"expect": {"passes": 1, "rounds": 1}}]}"#,
            #"{"format": 1, "steps": [{"expect": {"p\u0061sses": 1}}]}"#,
        ])
    func cannotBeUpgraded(document: String) throws {
        let file = try folder.write("odd.json", document)
        let result = FlowsimCommand.run(["validate", "--upgrade", file])
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.contains("cannot be upgraded"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == document)
    }
}
