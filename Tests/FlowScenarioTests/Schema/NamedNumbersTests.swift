import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Points, sizes, rectangles and insets are lists or objects with names, and both are one form.
@Suite struct NamedNumbersTests {
    private static let names = [
        ["x", "y"], ["width", "height"], ["x", "y", "width", "height"], ["top", "left", "bottom", "right"],
        ["top", "leading", "bottom", "trailing"], ["horizontal", "vertical"], ["section", "item"],
    ]

    private let folder: TemporaryFolder
    private let checker: SchemaChecker

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write("list.tsv", "a\tb\n")
        _ = try folder.write("fonts.json", RecordedFontsReadingTests.document)
        let file = Repository.docs.appendingPathComponent("scenario.schema.json")
        checker = SchemaChecker(schema: try JSONParser.parse(Array(Data(contentsOf: file))))
    }

    private func scenario(_ document: JSONValue) throws -> Scenario {
        try Scenario(document: document, folder: URL(fileURLWithPath: folder.url.path, isDirectory: true))
    }

    /// The values that differ from a value in one list, which is an object with names instead.
    private func variants(_ value: JSONValue, _ names: [String]) -> [JSONValue] {
        switch value {
        case .array(let values):
            let inner = values.indices.flatMap { index in
                variants(values[index], names).map { variant in
                    var changed = values
                    changed[index] = variant
                    return JSONValue.array(changed)
                }
            }
            guard values.count == names.count else { return inner }
            return inner + [.object(zip(names, values).reversed().map { .init(key: $0, value: $1) })]
        case .object(let members):
            return members.indices.flatMap { index in
                variants(members[index].value, names).map { variant in
                    var changed = members
                    changed[index].value = variant
                    return JSONValue.object(changed)
                }
            }
        default: return []
        }
    }

    @Test("A document with names is read as the one with lists, and reader and schema agree where names are allowed")
    func bothForms() throws {
        // The schema does not know that a list of a table's row is a list of heights.
        let documents = [
            SchemaDocuments.sized, SchemaDocuments.measured, SchemaDocuments.cells, SchemaDocuments.compositional,
        ]
        var counts: [Int] = []
        for names in Self.names {
            var count = 0
            for text in documents {
                let document = try JSONParser.parse(Array(text.utf8))
                let expected = try scenario(document)
                for variant in variants(document, names) {
                    let read = try? scenario(variant)
                    let errors = checker.errors(variant)
                    #expect((read == nil) == !errors.isEmpty, "\(names): \(errors), \(variant.line)")
                    guard let read else { continue }
                    count += 1
                    #expect(read == expected, "\(names): \(variant.line)")
                }
            }
            counts.append(count)
        }
        #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
        #expect(counts.reduce(0, +) > 50, "\(counts)")
    }

    @Test("A list of sizes may have sizes with names")
    func listOfSizes() throws {
        func document(_ sizes: String) throws -> Scenario {
            let text =
                #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": [{"items": [{"size": \#(sizes)}]}]}"#
            return try scenario(JSONParser.parse(Array(text.utf8)))
        }
        #expect(
            try document(#"[{"width": 1, "height": 2}, {"width": 3, "height": 4}]"#) == document("[[1, 2], [3, 4]]"))
        #expect(try document(#"{"height": 2, "width": 1, "comment": "c"}"#) == document("[1, 2]"))
    }

    @Test(
        "An object with other keys is refused with the keys that it may have",
        arguments: [
            (#"{"x": 1}"#, "“y” is missing"), (#"{"x": 1, "z": 2}"#, "unknown key “z”; did you mean “x”?"),
            ("{}", "expected [x, y], found an object"),
            (#"{"x": 1, "y": 2, "wide": 3}"#, "unknown key “wide”; known here: x, y"),
        ])
    func otherKeys(point: String, reason: String) throws {
        let text =
            #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": [], "steps": [{"scroll": {"by": \#(point)}}]}"#
        let error = #expect(throws: ScenarioError.self) { try scenario(JSONParser.parse(Array(text.utf8))) }
        #expect(error?.reason == reason)
        let wrong = text.replacingOccurrences(of: point, with: #"{"x": 1, "y": "a"}"#)
        let inner = #expect(throws: ScenarioError.self) { try scenario(JSONParser.parse(Array(wrong.utf8))) }
        #expect(inner?.place == "steps[0].scroll.by.y")
    }
}
