import Testing

@testable import FlowScenario

/// Places in the text of a document.
@Suite struct JSONLocatorTests {
    private func place(_ path: String, _ character: Int, in text: String) -> String? {
        var locator = JSONLocator(Array(text.utf8))
        return locator.place(of: JSONPath(path), character: character).map { "\($0.line):\($0.column)" }
    }

    private let document = """
        {"a": [1, {"x": "]}"}, "té\\"st"],
          "b": {"a": [], "\\u0062": "\\ud83d\\ude00\\n!", "c": "end"}}
        """

    @Test("A character of a text is found by line and column, as editors count them")
    func characters() {
        #expect(place("a[2]", 0, in: document) == "1:25")
        #expect(place("a[2]", 2, in: document) == "1:27")
        #expect(place("a[2]", 3, in: document) == "1:29", "an escape is one character")
        #expect(place("b.b", 1, in: document) == "2:41", "a pair of escapes is one")
        #expect(place("b.c", 99, in: document) == place("b.c", 3, in: document), "no further than the text goes")
    }

    @Test("Where there is no text, no place is found")
    func missing() {
        for path in ["a", "a[0]", "a[9]", "z", "b.a[0]", "b.c.d", "", "a[1].y"] {
            #expect(place(path, 0, in: document) == nil, "\(path)")
        }
    }
}
