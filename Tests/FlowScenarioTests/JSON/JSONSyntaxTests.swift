import FlowScenario
import Testing

/// A document that is no JSON is answered with the line and the column where it stops being JSON.
@Suite struct JSONSyntaxTests {
    static let broken: [(String, String)] = [
        ("", "line 1, column 1: the document is empty"),
        ("  \n ", "line 2, column 2: the document ends where a value is expected"),
        ("{\"format\": 2,\n \"name\" \"x\"}", "line 2, column 9: expected “:”"),
        ("{\"format\": 2,\n \"steps\": [1,}", "line 2, column 14: expected a value"),
        ("{\"format\": 2", "line 1, column 13: expected “,” or “}”"),
        ("[1 2]", "line 1, column 4: expected “,” or “]”"),
        ("{format: 1}", "line 1, column 2: expected a key in quotes"),
        ("{\"a\": NaN}", "line 1, column 7: NaN is not a number in JSON"),
        ("{\"a\": -Infinity}", "line 1, column 8: expected a digit"),
        ("{\"a\": 1e999}", "line 1, column 7: 1e999 is too large for a number"),
        ("{\"a\": 012}", "line 1, column 8: a number must not start with 0"),
        ("{\"a\": 1.}", "line 1, column 9: expected a digit"),
        ("{\"a\": 1, \"a\": 2}", "line 1, column 10: the key “a” stands twice in one object"),
        ("{\"ä\": \"no end}", "line 1, column 7: the text that starts here does not end"),
        ("{\"a\": \"\\q\"}", "line 1, column 8: unknown escape in a text"),
        ("{\"a\": \"\\ud800\"}", "line 1, column 8: half of a surrogate pair in a text"),
        (
            "{\"a\": \"tab\tin it\"}",
            "line 1, column 11: a text must not hold a control character; write it as an escape such as \\n"
        ),
        ("{} {}", "line 1, column 4: expected the end of the document"),
        ("[1, 2, ]", "line 1, column 8: the “,” before “]” is one too many"),
        ("{\"a\": 1,\n}", "line 2, column 1: the “,” before “}” is one too many"),
        ("{ // why\n}", "line 1, column 3: JSON has no comments; any object may have a key “comment”"),
        ("{\"a\": /* why */ 1}", "line 1, column 7: JSON has no comments; any object may have a key “comment”"),
        ("{\"a\": 1 // why\n}", "line 1, column 9: JSON has no comments; any object may have a key “comment”"),
        ("[1 /* why */]", "line 1, column 4: JSON has no comments; any object may have a key “comment”"),
        ("{\"a\" // why\n: 1}", "line 1, column 6: JSON has no comments; any object may have a key “comment”"),
        ("{} // why", "line 1, column 4: JSON has no comments; any object may have a key “comment”"),
        ("[1, # why\n2]", "line 1, column 5: JSON has no comments; any object may have a key “comment”"),
    ]

    @Test("Broken JSON is answered with line, column and reason", arguments: broken)
    func brokenDocument(json: String, expected: String) {
        #expect(message(json) == expected)
    }

    @Test("A document nested a thousand deep is refused, not recursed into")
    func deepNesting() {
        #expect(
            message(String(repeating: "[", count: 1000))
                == "line 1, column 65: lists and objects are nested deeper than 64")
    }

    @Test("Bytes that are not UTF-8 are named by their place")
    func encoding() {
        let bytes = Array("{\"name\": \"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)
        let error = #expect(throws: ScenarioError.self) { try Scenario(json: bytes) }
        #expect(error?.description == "line 1, column 11: the document is not UTF-8")
    }

    @Test("Escapes, surrogate pairs and a byte order mark are read")
    func escapes() throws {
        let json =
            "\u{FEFF}{\"format\": 2, \"name\": \"a\\n\\u00e9\\ud83d\\ude00\\/\", \"container\": {\"width\": 1, \"height\": 2.5e1}, \"sections\": []}"
        let scenario = try Scenario(json: json.utf8)
        #expect(scenario.name == "a\né😀/")
        #expect(scenario.container.size.height == 25)
    }

    private func message(_ json: String) -> String? {
        do {
            _ = try Scenario(json: json.utf8)
            return nil
        } catch {
            return error.description
        }
    }
}
