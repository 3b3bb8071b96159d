import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@Suite struct CatalogueReadingTests {
    private func scenario(catalogue: String, file: String? = nil) throws -> Scenario {
        let folder = try TemporaryFolder()
        if let file { _ = try folder.write("names.tsv", file) }
        let path = try folder.write(
            "scenario.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [50, 20]},
             "catalogue": \(catalogue)}
            """)
        do {
            return try Scenario(contentsOfFile: path)
        } catch {
            throw ScenarioError(file: "scenario.json", place: error.place, reason: error.reason)
        }
    }

    private func message(catalogue: String, file: String? = nil) -> String? {
        #expect(throws: ScenarioError.self) { try scenario(catalogue: catalogue, file: file) }?.description
    }

    @Test("Lines become items, grouped by the section that they name, in the order of the file")
    func grouping() throws {
        let scenario = try scenario(
            catalogue: #"{"file": "names.tsv", "header": 20}"#, file: "b\tone\r\na\ttwo\r\nb\tthree\textra\r\n")
        #expect(scenario.sections.map(\.title) == ["b", "a"])
        #expect(scenario.sections.map(\.itemCount) == [2, 1])
        #expect(scenario.sections.map(\.headerLength) == [20, 20])
        #expect(scenario.sections[0].items[0].content == .texts(["one", "three"], Scenario.TextStyle()))
    }

    @Test("Columns may be chosen")
    func columns() throws {
        let scenario = try scenario(
            catalogue: #"{"file": "names.tsv", "sectionColumn": 3, "textColumn": 1}"#, file: "one\tx\ta\ntwo\ty\ta")
        #expect(scenario.sections.map(\.title) == ["a"])
        #expect(scenario.itemCount == 2)
    }

    @Test("A catalogue that cannot be used is named with its line")
    func errors() {
        #expect(
            message(catalogue: #"{"file": "names.tsv"}"#)
                == "scenario.json: catalogue.file: names.tsv: there is no such file")
        #expect(message(catalogue: #"{"file": "."}"#) == "scenario.json: catalogue.file: .: is a folder, not a file")
        #expect(
            message(catalogue: #"{"file": "names.tsv"}"#, file: "a\tone\ntwo\n")
                == "scenario.json: catalogue.file: line 2 of names.tsv has 1 column, 2 are needed")
        #expect(
            message(catalogue: #"{"file": "names.tsv"}"#, file: "\n")
                == "scenario.json: catalogue.file: names.tsv holds no lines")
        #expect(
            message(catalogue: #"{"file": "names.tsv", "sectionColumn": 0}"#, file: "a\tb\n")
                == "scenario.json: catalogue.sectionColumn: 0 is less than 1")
    }
}
