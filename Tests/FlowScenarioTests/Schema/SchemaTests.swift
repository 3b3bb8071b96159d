import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// `docs/scenario.schema.json` says of the format's shape what the reader says.
@Suite struct SchemaTests {
    /// The checker of the published schema, which is read once for all documents.
    private static let published = Result {
        let file = Repository.docs.appendingPathComponent("scenario.schema.json")
        return SchemaChecker(schema: try JSONParser.parse(Array(Data(contentsOf: file))))
    }

    private let checker: SchemaChecker
    private let folder: TemporaryFolder

    init() throws {
        checker = try Self.published.get()
        folder = try TemporaryFolder()
        _ = try folder.write("list.tsv", "a\tb\n")
        _ = try folder.write("fonts.json", RecordedFontsReadingTests.document)
    }

    private func error(_ document: JSONValue) -> ScenarioError? {
        do {
            _ = try Scenario(document: document, folder: URL(fileURLWithPath: folder.url.path, isDirectory: true))
            return nil
        } catch {
            return error
        }
    }

    private var documents: [JSONValue] {
        get throws {
            try [
                SchemaDocuments.sized, SchemaDocuments.measured, SchemaDocuments.cells, SchemaDocuments.table,
                SchemaDocuments.profiles, SchemaDocuments.compositional,
            ].map {
                try JSONParser.parse(Array($0.utf8))
            }
        }
    }

    nonisolated private static let files: [String] = {
        let samples = Repository.docs.appendingPathComponent("samples").path
        return ["gauntlet", "quirks", "invalidation", "stress", "gallery", "tables"].flatMap(Repository.scenarios(in:))
            + ["tag-cloud.json", "tag-cloud-to-the-end.json"].map { "\(samples)/\($0)" }
    }()

    @Test("Every scenario of the documentation is as the schema says", arguments: files)
    func documentation(file: String) throws {
        let document = try JSONParser.parse(FileReading.bytes(atPath: file))
        #expect(checker.errors(document) == [])
    }

    @Test("Documents that use every key are read, and are as the schema says")
    func everyKey() throws {
        for document in try documents {
            #expect(error(document) == nil)
            #expect(checker.errors(document) == [])
        }
    }

    @Test("The reader and the schema know the same keys of every object")
    func keys() throws {
        var unseen = Set(checker.allObjects().map(\.pointer))
        for document in try documents {
            for change in DocumentChanges.all(of: document) where change.isKey {
                let nodes = checker.objects(at: JSONPath(change.path))
                // Where several objects are possible, the reader's error tells which it has read.
                let fitting =
                    try nodes.count == 1 ? nodes : nodes.filter { try checker.keys(of: $0) == knownKeys(after: change) }
                let node = try #require(
                    fitting.count == 1 ? fitting.first : nil, "\(change.path): \(nodes.map(\.pointer))")
                unseen.remove(node.pointer)
                // Which labels and arranged views there are is not the schema's to know.
                let isOfLabels = change.path.contains(".lines.") || change.path.hasSuffix(".spacingAfter")
                #expect(isOfLabels || checker.errors(change.document) != [], "\(change.path)")
                guard node.value["patternProperties"] == nil else { continue }
                #expect(try checker.keys(of: node) == knownKeys(after: change), "\(change.path)")
            }
        }
        #expect(unseen == [], "these objects are in no document of this test")
    }

    /// The keys that the reader's error about a strange key lists.
    private func knownKeys(after change: DocumentChanges.Change) throws -> Set<String> {
        let reason = try #require(error(change.document)).reason
        let known = reason.split(separator: "known here: ").last ?? reason.split(separator: " is none of ").last ?? ""
        let keys = Set(known.matches(of: /[A-Za-z]+/).map { String($0.output) })
        let more = change.path.isEmpty ? ["$schema"] : []
        let isNames = reason.contains(" is none of ")
        return (isNames ? Set(Scenario.ContentSizeCategory.allCases.map(\.rawValue)) : keys).union(more)
    }

    /// Of the changes one in four; with `FLOW_LONG_TESTS=1` all of them.
    @Test(
        "The schema refuses what the reader refuses for its shape, allows what it reads, and errors name the place"
    )
    func shapes() throws {
        var number = 0
        for document in try documents.flatMap(SchemaDocuments.parts) {
            #expect(error(document) == nil)
            for change in DocumentChanges.all(of: document) {
                number += 1
                guard longTestsAreWanted || number.isMultiple(of: 4) else { continue }
                let isAllowed = checker.errors(change.document).isEmpty
                guard let error = error(change.document) else {
                    #expect(isAllowed, "\(change.path): \(checker.errors(change.document))")
                    continue
                }
                let isShape = error.reason.hasPrefix("expected ") || error.reason.hasPrefix("unknown key ")
                if isShape { #expect(!isAllowed, "\(change.path): \(error)") }
                let isNear = error.place.hasPrefix(change.path) || change.path.hasPrefix(error.place)
                #expect(isNear, "\(change.path): \(error)")
                // Of what people name themselves, the name is part of the place.
                let places = [change.path, "\(change.path).\(DocumentChanges.strangeKey)"]
                if change.isKey { #expect(places.contains(error.place), "\(error)") }
                let parent = change.path.split(separator: ".").dropLast().joined(separator: ".")
                #expect(error.place.count >= parent.count, "\(change.path) is named only as \(error)")
            }
        }
    }

    @Test(
        "What the reader refuses for other reasons of shape the schema refuses",
        arguments: [
            #"{"steps": [{"scroll": {"by": [0, 1]}, "rotate": true}]}"#,
            #"{"steps": [{"expect": {"rows": 1}, "times": 2}]}"#,
            #"{"steps": [{"together": []}]}"#, #"{"steps": [{"together": [{"expect": {"rows": 1}}]}]}"#,
            #"{"steps": [{}]}"#,
            #"{"steps": [{"update": [{"delete": "0-0", "to": "0-1"}]}]}"#,
            #"{"steps": [{"update": [{"insert": "0-0"}]}]}"#,
            #"{"steps": [{"update": [{"moveSection": 0, "to": "0-1"}]}]}"#, #"{"steps": [{"expect": {}}]}"#,
            #"{"steps": [{"expect": {"metrics": {"measured": {}}}}]}"#, #"{"steps": [{"set": {"backgrounds": true}}]}"#,
            #"{"sections": [{"items": [{"size": [1, 1], "text": "a"}]}]}"#,
            #"{"sections": [{"items": [{"texts": []}]}]}"#,
            #"{"sections": [{"items": [{"actualByCategory": {"small": [1, 1]}, "count": 2}]}]}"#, #"{"format": 1}"#,
            #"{"container": {"width": 1}}"#, #"{"container": {"width": -1, "height": 1}}"#,
            #"{"sections": [{"items": [{"count": 1.5}]}]}"#,
        ])
    func refused(change: String) throws {
        var document: JSONValue = [
            "format": 2, "container": ["width": 9, "height": 9], "sections": [["items": [["count": 2]]]],
        ]
        guard case .object(let members) = try JSONParser.parse(Array(change.utf8)) else { return }
        for member in members { document[member.key] = member.value }
        #expect(error(document) != nil)
        #expect(checker.errors(document) != [])
    }
}
