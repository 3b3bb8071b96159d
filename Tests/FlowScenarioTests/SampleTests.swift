import FlowScenario
import FlowTestSupport
import Foundation
import Testing

/// The sample that the documentation runs and draws.
@MainActor
@Suite struct SampleTests {
    @Test("The tag cloud holds 1,200 names in 58 sections")
    func size() throws {
        let scenario = try Scenario(contentsOf: Repository.docs.appendingPathComponent("samples/tag-cloud.json"))
        #expect(scenario.sections.count == 58)
        #expect(scenario.itemCount == 1200)
    }

    @Test("The samples do what they say they do", arguments: ["tag-cloud.json", "tag-cloud-to-the-end.json"])
    func expectations(name: String) throws {
        let scenario = try Scenario(contentsOfFile: Repository.docs.path + "/samples/" + name)
        #expect(try ScenarioRun(scenario).finish().differences == [])
    }

    /// The page on fonts has an example of a recording, no scenario.
    @Test(
        "Every example in the documentation runs as written, and what it expects holds",
        arguments: Repository.pages.filter { $0 != "docs/fonts.md" })
    func documentedExamples(page: String) throws {
        for example in try Self.examples(in: page) {
            let report = try ScenarioRun(Scenario(json: example.utf8)).finish()
            #expect(report.differences == [])
            #expect(report.expectationCount > 0)
        }
    }

    @Test("The page on scenarios has its examples")
    func exampleCount() throws {
        #expect(try Self.examples(in: "docs/scenarios.md").count == 7)
    }

    @Test("Every action, option, quirk and metric that is read is named by the page that explains it")
    func completeness() throws {
        try names(in: "trace.md", mistakes: [#""steps": [{"expect": {"metrics": {"zzzzzzzzzzzz": 1}}}]"#])
        try names(in: "invalidation.md", mistakes: [#""layout": {"quirks": ["zzz"]}"#])
        try names(in: "scenarios.md", mistakes: [
            #""steps": [{}]"#,
            #""layout": {"options": {"zzzzzzzzzzzz": 1}}"#, #""layout": {"quirks": ["zzz"]}"#,
            #""layout": {"zzzzzzzzzzzz": 1}"#, #""steps": [{"invalidate": {"zzzzzzzzzzzz": 1}}]"#,
        ])
    }

    /// Whether a page has the words that the errors of some documents list as known.
    private func names(in page: String, mistakes: [String]) throws {
        let page = try String(contentsOf: Repository.docs.appendingPathComponent(page), encoding: .utf8)
        for mistake in mistakes {
            let json = "{\"format\": 2, \"container\": {\"width\": 1, \"height\": 1}, \"sections\": [], \(mistake)}"
            let error = #expect(throws: ScenarioError.self) { try Scenario(json: json.utf8) }
            let known = error?.reason.split(separator: "known here: ").last?.split(separator: "is none of ").last ?? ""
            for name in known.matches(of: /[a-z][A-Za-z]{3,}/).map(\.output) where !name.hasPrefix("zzz") {
                guard !["expected", "note"].contains(name) else { continue }
                #expect(page.contains("`\(name)`") || page.contains("\"\(name)\""), "\(name)")
            }
        }
    }

    private static func examples(in page: String) throws -> [Substring] {
        try Repository.text(page).text.split(separator: "```json\n").dropFirst().map {
            $0.split(separator: "```", maxSplits: 1)[0]
        }
    }
}
