import Testing

@testable import ScenarioFormat

@Suite struct JSONPathTests {
    private let document: JSONValue = ["steps": [1, ["times": 2]], "name": "x"]

    @Test("A value is found, replaced and removed at its place", arguments: ["steps[1].times", "steps[0]", "name"])
    func places(place: String) {
        let path = JSONPath(place)
        var changed = document
        changed[path] = 7
        #expect(changed[path] == 7)
        #expect(changed == document.replacing(path) { _ in 7 })
        changed[path] = nil
        #expect(changed[path] != 7)
        #expect(changed != document)
    }

    @Test("Removing leaves the neighbours")
    func removing() {
        var changed = document
        changed[JSONPath("steps[0]")] = nil
        #expect(changed == ["steps": [["times": 2]], "name": "x"])
        changed[JSONPath("steps[0].times")] = nil
        #expect(changed == ["steps": [[:]], "name": "x"])
        changed[JSONPath("")] = nil
        #expect(changed == .null)
    }

    @Test("Nothing is put where no list or object is", arguments: ["steps[2]", "steps.times", "name.x", "a.b"])
    func missing(place: String) {
        let path = JSONPath(place)
        var changed = document
        changed[path] = 7
        #expect(changed == document)
        #expect(document.replacing(path) { _ in 7 } == nil)
    }
}
