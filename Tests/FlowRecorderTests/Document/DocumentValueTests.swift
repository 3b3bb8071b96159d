import Foundation
import Testing

@testable import FlowRecorder

/// Documents are read and written by Foundation, and read the same again.
@Suite struct DocumentValueTests {
    @Test("Every kind of value reads as it was written")
    func roundTrip() throws {
        let value: DocumentValue = [
            "a": .null, "b": true, "c": [1, 0, .number(0.1), .number(100.0 / 3)], "d": "“x”/\n", "e": [:], "f": [],
        ]
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(DocumentValue.self, from: data) == value)
    }

    @Test("A one is a number, and true is none")
    func numbers() throws {
        let value = try JSONDecoder().decode(DocumentValue.self, from: Data("[1, 0, true, false, 1.5]".utf8))
        #expect(value.list?.map(\.number) == [1, 0, nil, nil, 1.5])
        #expect(value.list?.map(\.bool) == [nil, nil, true, false, nil])
        #expect(value.numbers == nil)
    }

    @Test("Known members come in the order of the documentation, others after them, and lists of objects line by line")
    func order() throws {
        let document = ScenarioDocument(members: [
            "steps": [["look": "everything"], ["b": 1, "a": 2]], "zebra": 1, "format": 2, "layout": ["b": [1], "a": 1],
            "sections": [],
        ])
        let text = """
            {
              "format": 2,
              "layout": {"a":1,"b":[1]},
              "sections": [],
              "steps": [
                {"look":"everything"},
                {"a":2,"b":1}
              ],
              "zebra": 1
            }

            """
        #expect(String(decoding: try document.data(), as: UTF8.self) == text)
    }
}
