import FlowScenario
import Testing

/// What can be wrong with updates, each in one line.
@Suite struct UpdateErrorTests {
    static let updates: [(String, String)] = [
        (#"{"update": {}}"#, "steps[0].update: expected a list, found an object"),
        (
            #"{"update": [{}]}"#,
            "steps[0].update[0]: expected one of “insert”, “delete”, “move”, “reload”, “reconfigure”, “insertSection”, “deleteSection”, “moveSection”, “reloadSection”"
        ),
        (#"{"update": [{"insrt": "0-0"}]}"#, "steps[0].update[0]: unknown key “insrt”; did you mean “insert”?"),
        (#"{"update": [{"remove": "0-0"}]}"#, "steps[0].update[0]: unknown key “remove”; did you mean “delete”?"),
        (#"{"update": [{"add": "0-0"}]}"#, "steps[0].update[0]: unknown key “add”; did you mean “insert”?"),
        (
            #"{"update": [{"delete": "0-0", "move": "0-1"}]}"#,
            "steps[0].update[0]: “delete” and “move” need an operation each"
        ),
        (#"{"update": [{"delete": "0-0", "to": "0-1"}]}"#, "steps[0].update[0]: “to” does not go with “delete”"),
        (#"{"update": [{"move": "0-0"}]}"#, "steps[0].update[0]: “to” is missing"),
        (#"{"update": [{"insert": "0-0"}]}"#, "steps[0].update[0]: “items” is missing"),
        (#"{"update": [{"insert": 3, "items": []}]}"#, "steps[0].update[0].insert: expected a text, found a number"),
        (#"{"update": [{"delete": ["0-0", "0"]}]}"#, "steps[0].update[0].delete[1]: “0” names no item; write “0-3”"),
        (
            #"{"update": [{"reload": ["0-0", "0-1"], "items": [{"count": 1}]}]}"#,
            "steps[0].update[0].items: 1 item for 2 paths"
        ),
        (
            #"{"update": [{"insert": "0-0", "items": [{"actual": [5, 5]}]}]}"#,
            "steps[0].update[0].items[0].actual: cells are measured only with an estimatedItemSize in “layout”; give one, or say “size”"
        ),
        (
            #"{"update": [{"insert": "0-0", "items": [{"count": 1000000000}]}]}"#,
            "steps[0].update[0]: more than 100,000 items and sections change in one update"
        ),
        (
            #"{"update": [{"insert": "0-0", "items": [{"count": 50}]}], "times": 10000}"#,
            "steps[0].update: 51 items and sections change 10,000 times; the limit is 100,000 in all"
        ),
        (
            #"{"update": [{"delete": "0-0", "only": "me"}]}"#,
            "steps[0].update[0].only: “me” is none of “data”, “view”"
        ),
        (#"{"update": [{"insertSection": -1, "section": {}}]}"#, "steps[0].update[0].section: “items” is missing"),
        (#"{"update": [{"deleteSection": -1}]}"#, "steps[0].update[0].deleteSection: -1 is less than 0"),
        (
            #"{"update": [{"delete": "0-1"}]}, {"resizeItems": {"0-1": [1, 1]}}"#,
            "steps[1].resizeItems.0-1: there is no item 1 in section 0, which has 1 item"
        ),
        (
            #"{"reload": {"sections": []}}, {"scrollTo": {"item": [0, 0]}}"#,
            "steps[1].scrollTo.item: there is no section 0; the scenario has 0 sections"
        ),
        (
            #"{"update": [{"insertSection": 1, "section": {"items": [{"size": [50, 50], "count": 4000000000}]}}]}"#,
            "steps[0].update: 4,000,000,002 items in all are more than 4,000,000,000"
        ),
        (#"{"expect": {"error": 3}}"#, "steps[0].expect.error: expected a text, found a number"),
        (
            #"{"expect": {"query": {"rect": [0, 0, 1, 1], "elements": ["x"]}}}"#,
            "steps[0].expect.query.elements[0]: “x” names no element; write “0-3”, “header 0”, “footer 0” or “background 0”, of another kind “badge 0-3”"
        ),
    ]

    @Test("A mistake in an update is reported with its place", arguments: updates)
    func update(step: String, expected: String) {
        #expect(message(step) == expected)
    }

    @Test("A batch that does not add up is no mistake in the document: it is refused when it comes")
    func refusedBatch() {
        #expect(message(#"{"update": [{"delete": "0-9"}, {"insert": "4-0", "items": [{"count": 1}]}]}"#) == nil)
        #expect(message(#"{"update": [{"delete": "0-9"}]}, {"resizeItems": {"0-1": [1, 1]}}"#) == nil)
    }

    private func message(_ steps: String) -> String? {
        do {
            _ = try Scenario(
                json: """
                    {"format": 2, "container": {"width": 320, "height": 480},
                     "sections": [{"items": [{"size": [50, 50], "count": 2}]}], "steps": [\(steps)]}
                    """.utf8)
            return nil
        } catch {
            return error.description
        }
    }
}
