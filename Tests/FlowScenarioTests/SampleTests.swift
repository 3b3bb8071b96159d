import FlowScenario
import Foundation
import Testing

/// The sample that the documentation runs and draws.
@MainActor
@Suite struct SampleTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs")

    private static func sample() throws -> Scenario {
        try Scenario(contentsOf: folder.appendingPathComponent("samples/tag-cloud.json"))
    }

    @Test("The tag cloud holds 1,200 names in 58 sections")
    func size() throws {
        let scenario = try Self.sample()
        #expect(scenario.sections.count == 58)
        #expect(scenario.itemCount == 1200)
    }

    @Test("The tag cloud does what it says it does")
    func expectations() throws {
        let report = try ScenarioRun(Self.sample()).finish()
        #expect(report.differences == [])
        #expect(report.expectationCount > 10)
        #expect(report.final.measured == 1200)
    }

    @Test("The picture in the documentation is the one that is drawn")
    func picture() throws {
        let result = FlowsimCommand.run(["render", Self.folder.path + "/samples/tag-cloud.json", "--step", "2"])
        let kept = try String(contentsOf: Self.folder.appendingPathComponent("images/tag-cloud.svg"), encoding: .utf8)
        #expect(result.output == kept)
    }
}
