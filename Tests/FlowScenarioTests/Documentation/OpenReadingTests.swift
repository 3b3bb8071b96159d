import FlowScenario
import FlowTestSupport
import Foundation
import Testing

/// Where UIKit's behaviour is open, docs/behaviour.md or docs/compositional.md has a row: the default, the other answer
/// and the question.
@Suite struct OpenReadingTests {
    private static func rows() throws -> [String] {
        try ["docs/behaviour.md", "docs/compositional.md"].flatMap { page in
            try Repository.text(page).text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
        }
    }

    @Test("Every option that makes another reading of UIKit has a row in a table of open readings")
    func options() throws {
        let scenario = try Scenario(
            json: #"""
                {"format": 2, "container": {"width": 320, "height": 480}, "sections": [{"items": [{"count": 1}]}]}
                """#.utf8)
        let names = Scenario.UIKitReading.all(for: scenario).map(\.name).filter { !$0.hasPrefix("quirk ") }
        let options = Set(names.compactMap { $0.split(separator: " ").first.map(String.init) })
        let rows = try Self.rows()
        #expect(options.count > 10)
        for option in options.sorted() {
            #expect(rows.contains { $0.contains(": `\(option)`") }, "\(option)")
        }
    }

    @Test(
        "Every question for a device has a row in a table of open readings",
        arguments: Repository.scenarios(in: "questions"))
    func questions(file: String) throws {
        let link = "(scenarios/questions/\(URL(fileURLWithPath: file).lastPathComponent))"
        #expect(try Self.rows().contains { $0.contains(link) })
    }
}
