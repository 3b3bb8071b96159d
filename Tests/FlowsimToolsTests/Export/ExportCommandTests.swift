import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim export --swift`. What it wrote of two scenarios is beside this file and runs with all tests.
@MainActor
@Suite struct ExportCommandTests {
    private func exported(_ text: String) throws -> String {
        let folder = try TemporaryFolder()
        let result = FlowsimCommand.run(["export", "--swift", try folder.write("s.json", text)])
        #expect(result.exitCode == 0)
        #expect(result.errorOutput == "")
        return result.output
    }

    @Test(
        "The tests beside this one are what export writes, byte for byte",
        arguments: [
            ("gallery/delete-and-insert", "ItemsGoAndComeAboveTheReaderTests"),
            ("tables/estimates-off", "WithoutEstimatesAllHeightsAreAskedBeforeTheFirstCellTests"),
        ])
    func samples(scenario: String, name: String) throws {
        let file = Repository.scenarios.appendingPathComponent("\(scenario).json").path
        let path = "Tests/FlowsimToolsTests/Export/\(name).swift"
        let written = FlowsimCommand.run(["export", "--swift", file]).output
        let command = "flowsim export --swift docs/scenarios/\(scenario).json -o \(path)"
        #expect(try Repository.text(path).text == written, "\(command)")
    }

    @Test("Every documented scenario can be exported, most of those without cells and tables as plain code")
    func all() throws {
        var (plain, wrapped) = (0, 0)
        for folder in ["gallery", "gauntlet", "invalidation", "questions", "quirks", "stress", "tables", "updates"] {
            for file in Repository.scenarios(in: folder) {
                let result = FlowsimCommand.run(["export", "--swift", file])
                #expect(result.exitCode == 0, "\(file): \(result.errorOutput)")
                if result.output.contains("private let document = ") { wrapped += 1 } else { plain += 1 }
            }
        }
        #expect(plain > 60, "\(plain) plain, \(wrapped) wrapped")
        #expect(wrapped > 20, "\(plain) plain, \(wrapped) wrapped")
    }

    @Test("Titles and texts are written so that they mean nothing in Swift")
    func quoting() throws {
        let document: JSONValue = [
            "format": 2, "name": "a \\(b) \"c\" */ \u{202E}\n\u{0}", "comment": "\\#(1) \"\"\"# ",
            "container": ["width": 9, "height": 9], "layout": ["quirks": ["omitsPartlyVisibleCells"]], "sections": [],
        ]
        let text = try exported(document.text)
        #expect(text.contains(#"@Suite("a \\(b) \"c\" */ \u{202e}\n\u{0}")"#))
        #expect(text.contains("struct ABCTests {"))
        #expect(text.contains("private let document = ##\"\"\"\n"))
    }

    @Test("Where the estimate is the average of what was measured, the first guess is written as well")
    func firstGuess() throws {
        let rows = RowsDocument.text(steps: "")
        let automatic = rows.replacingOccurrences(
            of: #""estimatedItemSize": [200, 50]"#, with: #""estimatedItemSize": "automatic", "itemSize": [200, 44]"#)
        #expect(try exported(automatic).contains("layout.itemSize = CGSize(width: 200, height: 44)\n"))
        #expect(try !exported(rows).contains("layout.itemSize"))
    }

    @Test("What has no short form is said, and its document is run")
    func reasons() throws {
        let text = try exported(RowsDocument.text(steps: #"{"drag": "begin"}"#))
        #expect(text.contains("// The document runs as it is: there is no short form of “begin to drag”."))
        #expect(text.contains("import FlowScenario\n"))
        #expect(text.contains(RowsDocument.text(steps: #"{"drag": "begin"}"#)))
    }

    @Test("Types are named for what scenarios are called")
    func names() {
        let names = ["A batch above the reader", "", "42 rows", "Größe", String(repeating: "long ", count: 40)]
        #expect(
            names.map(SwiftText.typeName).map { $0.prefix(30) } == [
                "ABatchAboveTheReaderTests", "ScenarioTests", "Scenario42RowsTests", "GrETests",
                "LongLongLongLongLongLongLongLo",
            ])
        #expect(names.map(SwiftText.typeName).allSatisfy { $0.count < 70 })
    }

    @Test("Wrong usage says what is missing")
    func misuse() throws {
        #expect(FlowsimCommand.run(["export", "--swift"]).errorOutput.contains("one file"))
        #expect(FlowsimCommand.run(["export", "--swift", "-o", "a.json", "b.json"]).errorOutput.contains(".swift"))
        #expect(FlowsimCommand.run(["export", "--swift", "none.json"]).errorOutput.contains("no such file"))
    }
}
