import FlowScenario
import Foundation
import Testing

/// The sample that the documentation runs and draws.
@MainActor
@Suite struct SampleTests {
    nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs")

    @Test("The tag cloud holds 1,200 names in 58 sections")
    func size() throws {
        let scenario = try Scenario(contentsOf: Self.folder.appendingPathComponent("samples/tag-cloud.json"))
        #expect(scenario.sections.count == 58)
        #expect(scenario.itemCount == 1200)
    }

    @Test("The samples do what they say they do", arguments: ["tag-cloud.json", "tag-cloud-to-the-end.json"])
    func expectations(name: String) {
        let result = FlowsimCommand.run(["run", Self.folder.path + "/samples/" + name])
        #expect(result.exitCode == 0, "\(result.output)\(result.errorOutput)")
    }

    @Test("The picture in the documentation is the one that is drawn")
    func picture() throws {
        let result = FlowsimCommand.run(["render", Self.folder.path + "/samples/tag-cloud.json"])
        let kept = try String(contentsOf: Self.folder.appendingPathComponent("images/tag-cloud.svg"), encoding: .utf8)
        #expect(result.output == kept)
    }

    @Test("The example in the documentation runs as written")
    func documentedExample() throws {
        let page = try String(contentsOf: Self.folder.appendingPathComponent("scenarios.md"), encoding: .utf8)
        let start = try #require(page.range(of: "```json\n")).upperBound
        let end = try #require(page.range(of: "```", range: start..<page.endIndex)).lowerBound
        let report = try ScenarioRun(Scenario(json: page[start..<end].utf8)).finish()
        #expect(report.differences == [])
        #expect(report.expectationCount == 7)
    }
}
