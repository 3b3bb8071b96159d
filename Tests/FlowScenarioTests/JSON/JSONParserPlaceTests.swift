import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Places in the text of a document.
@Suite struct JSONParserPlaceTests {
    private func place(_ path: String, _ aim: ScenarioError.Aim, in text: String) -> String {
        let found = JSONParser.place(of: JSONPath(path), aim, in: Array(text.utf8))
        return "\(found.line):\(found.column)"
    }

    private let document = """
        {"a": [1, {"x": "]}"}, "té\\"st"],
          "b": {"a": [], "\\u0062": "\\ud83d\\ude00\\n!", "c": "end", "e": {}}}
        """

    @Test("A character of a text is found by line and column, as editors count them")
    func characters() {
        #expect(place("a[2]", .character(0), in: document) == "1:25")
        #expect(place("a[2]", .character(2), in: document) == "1:27")
        #expect(place("a[2]", .character(3), in: document) == "1:29", "an escape is one character")
        #expect(place("b.b", .character(1), in: document) == "2:41", "a pair of escapes is one")
        let end = place("b.c", .character(3), in: document)
        #expect(place("b.c", .character(99), in: document) == end, "no further than the text goes")
        #expect(place("a[0]", .character(3), in: document) == place("a[0]", .value, in: document))
    }

    @Test("A value of any kind is found, its key, and the key of an object")
    func values() {
        #expect(place("", .value, in: "\u{FEFF} \n [1]") == "2:2")
        #expect(place("a", .value, in: document) == "1:7")
        #expect(place("a", .name, in: document) == "1:2")
        #expect(place("a[1]", .value, in: document) == "1:11")
        #expect(place("a[1]", .key("x"), in: document) == "1:12")
        #expect(place("a[1].x", .value, in: document) == "1:17")
        #expect(place("b.b", .name, in: document) == "2:18", "a key that is written with an escape")
        #expect(place("a[1]", .name, in: document) == place("a[1]", .value, in: document), "an element has no key")
    }

    @Test("Of what is not there, what is around it is found")
    func missing() {
        for (path, around) in [
            ("a[9]", "a"), ("z", ""), ("b.a[0]", "b.a"), ("b.c.d", "b.c"), ("a[1].y", "a[1]"), ("b.e.x.y[3]", "b.e"),
            ("a.b", "a"), ("[0]", ""),
        ] {
            #expect(place(path, .value, in: document) == place(around, .value, in: document), "\(path)")
        }
        #expect(place("b", .key("zz"), in: document) == place("b", .value, in: document))
    }
}
