import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Every scenario that can be read can be written, and is the same when it is read again.
@Suite struct WritingLawTests {
    private let law: WritingLaw

    init() throws {
        let file = Repository.docs.appendingPathComponent("scenario.schema.json")
        law = WritingLaw(schema: SchemaChecker(schema: try JSONParser.parse(Array(Data(contentsOf: file)))))
    }

    /// All folders of scenarios, and the samples.
    private static let folders: [String] = {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: Repository.scenarios.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted() + ["../samples"]
    }()

    @Test("Every scenario of the documentation is written as it was read", arguments: folders)
    func documentation(folder: String) throws {
        let files = Repository.scenarios(in: folder)
        #expect(!files.isEmpty)
        for file in files {
            let scenario = try Scenario(contentsOfFile: file)
            #expect(law.breaches(by: scenario) == [], "\(file)")
        }
    }

    /// Of smaller documents one in ten; with `FLOW_LONG_TESTS=1` all of them.
    @Test("Documents that use every key are written as they were read, and so they are without any of them")
    func everyKey() throws {
        let temporary = try TemporaryFolder()
        _ = try temporary.write("list.tsv", "a\tb\n")
        _ = try temporary.write("fonts.json", RecordedFontsReadingTests.document)
        let folder = URL(fileURLWithPath: temporary.url.path, isDirectory: true)
        let documents = [
            SchemaDocuments.sized, SchemaDocuments.measured, SchemaDocuments.cells, SchemaDocuments.table,
            SchemaDocuments.profiles, SchemaDocuments.compositional,
        ]
        var number = 0
        for document in try documents.map({ try JSONParser.parse(Array($0.utf8)) }) {
            #expect(law.breaches(by: try Scenario(document: document, folder: folder)) == [])
            for part in SchemaDocuments.parts(of: document) {
                for (path, smaller) in part.withoutOneMember {
                    number += 1
                    guard longTestsAreWanted || number.isMultiple(of: 10),
                        let scenario = try? Scenario(document: smaller, folder: folder)
                    else { continue }
                    #expect(law.breaches(by: scenario) == [], "without \(path)")
                }
            }
        }
        #expect(number > 500)
    }

    /// One document in six; with `FLOW_LONG_TESTS=1` all of them.
    @Test("What fuzzing kept of documents that are scenarios is written as it was read")
    func corpus() throws {
        let folder = Repository.root.appendingPathComponent("Tests/Fuzz/Corpus").path
        var count = 0
        for (number, name) in try FileManager.default.contentsOfDirectory(atPath: folder).sorted().enumerated() {
            guard longTestsAreWanted || number.isMultiple(of: 6),
                // Others are no scenarios.
                let scenario = try? Scenario(contentsOfFile: "\(folder)/\(name)")
            else { continue }
            count += 1
            #expect(law.breaches(by: scenario) == [], "\(name)")
        }
        #expect(count > 10)
    }

    @Test(
        "What documents say in unusual ways is written, too",
        arguments: [
            // An expectation of nothing, and lists without anything.
            #""sections": [{"items": []}], "steps": [{"expect": {"frames": {}}}, {"update": []}, {"select": []}]"#,
            // A frame that is turned inside out.
            #""sections": [{"items": [{"count": 9}]}], "steps": [{"expect": {"frames": {"0-8": [9, 9, -1, -2]}}}]"#,
            // An estimate that was never there is set to nothing.
            #""sections": [{"items": [{"count": 1}]}], "steps": [{"set": {"estimatedItemSize": [0, 0], "quirks": []}}]"#,
            #""sections": [{"items": [{"count": 1}]}], "steps": [{"set": {"options": {"maximumRounds": 9}}}, {"set": {"options": {}}}]"#,
            // Where content starts depends on what was set before.
            #""sections": [{"items": [{"count": 9}]}], "steps": [{"together": [{"set": {"scrollDirection": "horizontal"}}, {"scrollTo": "0-3"}]}, {"scrollTo": {"item": "0-4"}}]"#,
            // Texts of sections that have nothing in common, and of items without a section.
            #""text": {"maxWidth": "33.3%"}, "sections": [{"items": [{"text": "a"}], "text": {"width": "66.7%"}}, {"items": [{"text": "b"}]}], "steps": [{"update": [{"insert": "0-0", "items": [{"text": "c"}]}]}]"#,
            #""sections": [{"items": [{"text": "a"}], "text": {"width": "0.001%"}}, {"items": [{"text": "b"}]}, {"items": []}]"#,
            #""table": {}, "sections": [{"items": [{"height": [30, "automatic"], "count": 2}, {"estimate": 4}, {"answers": 40}]}]"#,
            #""table": {"headerView": 40}, "sections": [{"header": {"height": "automatic"}, "footer": 0, "items": []}], "steps": [{"set": {"headerView": null}}, {"set": {"sectionIndex": []}}]"#,
            #""table": {}, "sections": [{"items": [{"count": 1}]}], "steps": [{"update": [{"insertSection": 1, "section": {"header": "A", "items": []}}, {"reloadSection": 0}]}, {"reload": {"sections": [{"header": {"title": "B", "height": 3}, "items": []}]}}]"#,
            #""cells": {"a-b": {"views": {"x": {"image": [null, null]}}, "constraints": ["x.width == width / 3 - 0.00001 @low", "x.top >= top - 4 @999.5", "gap: x.leading == x.margins.leading", "x.height <= -0.5 * x.width + 10000000"]}}, "sections": [{"items": []}]"#,
        ])
    func unusual(members: String) throws {
        let document = "{\"format\": 2, \"container\": {\"width\": 320, \"height\": 480}, \(members)}"
        #expect(law.breaches(by: try Scenario(json: document.utf8)) == [])
    }

    @Test("Of a catalogue the items are written, of one in a table with headers of their own, too")
    func catalogue() throws {
        let temporary = try TemporaryFolder()
        _ = try temporary.write("list.tsv", "a\tb\na\tc\nd\te\n")
        let folder = URL(fileURLWithPath: temporary.url.path, isDirectory: true)
        for surface in [#""layout": {}"#, #""table": {}"#] {
            let document = """
                {"format": 2, "container": {"width": 320, "height": 480}, \(surface),
                 "catalogue": {"file": "list.tsv", "header": 40, "text": {"lines": 2}}}
                """
            let scenario = try Scenario(json: document.utf8, folder: folder)
            #expect(scenario.sections.map(\.itemCount) == [2, 1])
            #expect(law.breaches(by: scenario) == [])
        }
    }

    @Test("Shares, lengths and factors are read as the numbers that they were, to the last digit")
    func numbers() throws {
        let document = """
            {"format": 2, "container": {"width": 9, "height": 9}, "layout": {"header": "33.3%"}, "sections": []}
            """
        #expect(try Scenario(json: document.utf8).layout.headerLength == .share(0.333))
        var random = SeededGenerator.fromEnvironment(otherwise: 1)
        for _ in 0..<100 {
            let magnitude = Double.random(in: -6...1, using: &random)
            let share = Foundation.pow(10, magnitude)
            var scenario = Scenario(container: .init(width: 1 / share, height: 480))
            scenario.layout.itemSize = .init(width: .share(share), height: .ratio(share))
            scenario.layout.headerLength = .share(1 / 3)
            var cell = Scenario.Cell(views: [.init(name: "x")])
            let side = Scenario.Cell.Constraint.Side(.named("x"), .width)
            cell.constraints = [
                .init(side, to: .init(.contentView, .width), multiplier: share, constant: -share, priority: 99 * share)
            ]
            scenario.cells = ["x": cell]
            #expect(law.breaches(by: scenario) == [])
        }
    }
}

extension JSONValue {
    /// The same without each member of each object in turn, and where that was.
    fileprivate var withoutOneMember: [(path: String, value: JSONValue)] {
        DocumentChanges.places(of: self, at: "").flatMap { place -> [(path: String, value: JSONValue)] in
            let path = JSONPath(place)
            guard case .object(let members)? = self[path] else { return [] }
            return members.map { member in
                var smaller = self
                smaller[path.appending(.key(member.key))] = nil
                return ("\(place).\(member.key)", smaller)
            }
        }
    }
}
