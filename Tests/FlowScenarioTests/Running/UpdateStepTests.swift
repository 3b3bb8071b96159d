import FlowScenario
import Testing

/// Steps in which the data changes.
@MainActor
@Suite struct UpdateStepTests {
    private func run(_ steps: String, count: Int = 6) throws -> ScenarioReport {
        let sizes = (0..<min(count, 6)).map { "[320, \(10 + $0)]" }.joined(separator: ", ")
        return try ScenarioRun(
            Scenario(
                json: """
                    {"format": 2, "container": {"width": 320, "height": 480},
                     "layout": {"estimatedItemSize": [320, 20], "minimumLineSpacing": 0},
                     "sections": [{"items": [{"actual": [\(sizes)], "count": \(count)}]}, {"items": [{"actual": [320, 30]}]}],
                     "steps": [\(steps)]}
                    """.utf8)
        ).finish()
    }

    @Test("Operations mean paths before and after, in any order, and sizes follow their items")
    func mixture() throws {
        let report = try run(
            #"{"update": [{"insert": "0-1", "items": [{"actual": [320, 40]}]}, {"move": "0-5", "to": "1-0"}, "#
                + #"{"delete": ["0-0", "0-2"]}]}, "#
                + #"{"expect": {"contentSize": [320, 123], "error": null, "frames": {"0-0": [0, 0, 320, 11], "#
                + #""0-1": [0, 11, 320, 40], "0-2": [0, 51, 320, 13], "0-3": [0, 64, 320, 14], "0-4": null, "#
                + #""1-0": [0, 78, 320, 15], "1-1": [0, 93, 320, 30]}}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].action == "update: insert 1 at 0-1, move 0-5 to 1-0, delete 0-0, 0-2")
    }

    @Test("Sections come, go, move and are replaced")
    func sections() throws {
        let report = try run(
            #"{"update": [{"moveSection": 1, "to": 0}, {"insertSection": 1, "section": {"header": 9, "items": [{"actual": [320, 7]}]}}, "#
                + #"{"reloadSection": 0, "section": {"items": [{"actual": [320, 5], "count": 2}]}}]}, "#
                + #"{"expect": {"contentSize": [320, 56], "frames": {"0-0": [0, 0, 320, 30], "header 1": [0, 30, 320, 9], "#
                + #""1-0": [0, 39, 320, 7], "2-1": [0, 51, 320, 5]}}}, {"update": [{"deleteSection": 1}]}, "#
                + #"{"expect": {"contentSize": [320, 40]}}"#)
        #expect(report.differences == [])
    }

    @Test("What an item shows is replaced, with its cell or in it")
    func contents() throws {
        let report = try run(
            #"{"update": [{"reload": "0-0", "items": [{"actual": [320, 50]}]}, {"reconfigure": ["0-1", "0-2"], "#
                + #""items": [{"actual": [[320, 60], [320, 70]]}]}]}, {"expect": {"contentSize": [320, 252]}}"#)
        #expect(report.differences == [])
    }

    @Test("An item is carried into another section, and the data follows")
    func movement() throws {
        let report = try run(
            #"{"movement": {"begin": "0-0"}}, {"movement": {"update": [160, 100]}}, {"movement": "end"}, "#
                + #"{"expect": {"contentSize": [320, 105], "frames": {"0-5": null, "1-0": [0, 65, 320, 10]}}}, "#
                + #"{"reload": "everything"}, "#
                + #"{"expect": {"frames": {"1-0": [0, 65, 320, 10], "1-1": [0, 75, 320, 30]}}}, "#
                + #"{"scrollTo": {"item": [1, 1]}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1...3].map(\.action) == ["lift 0-0", "carry to 160, 100", "put down"])
    }

    @Test("After that an item that is not there any more is named when its step comes")
    func goneByMovement() {
        #expect(throws: ScenarioError.self) {
            try run(
                #"{"movement": {"begin": "0-0"}}, {"movement": {"update": [160, 100]}}, {"movement": "end"}, "#
                    + #"{"scrollTo": {"item": [0, 5]}}"#)
        }
    }

    @Test("A batch that does not add up is refused in UIKit's words, and nothing changes")
    func refusal() throws {
        let report = try run(
            #"{"update": [{"delete": "0-0"}, {"delete": "0-0"}]}, {"expect": {"error": "two deletes", "contentSize": [320, 105]}}, "#
                + #"{"update": [{"insert": "0-0", "items": [{"count": 2}], "only": "view"}]}, "#
                + #"{"expect": {"error": "(2 inserted, 0 deleted)"}}, {"resizeItems": {"0-5": [320, 25]}}, "#
                + #"{"expect": {"error": null, "contentSize": [320, 115]}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].refusal?.hasPrefix("attempt to perform two deletes") == true)
    }

    @Test("A refusal that nobody expects is a difference, and so is one that does not come")
    func unexpected() throws {
        let refused = try run(#"{"update": [{"delete": "7-0"}]}, {"expect": {"visible": 7}}"#)
        #expect(refused.differences.map(\.what) == ["error"])
        #expect(refused.differences[0].expected == "none")
        let accepted = try run(#"{"update": [{"delete": "0-0"}]}, {"expect": {"error": "attempt"}}"#)
        #expect(accepted.differences == [.init(what: "error", expected: "attempt", actual: "none")])
    }

    @Test("New sections come with a reload")
    func reload() throws {
        let report = try run(
            #"{"reload": {"sections": [{"items": [{"actual": [320, 3], "count": 2}]}]}}, {"expect": {"contentSize": [320, 6]}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].action == "reload with 1 section")
    }

    @Test("A billion items are cut and joined as fast as ten")
    func billion() throws {
        let step =
            #"{"update": [{"insert": "0-500000000", "items": [{"actual": [320, 1]}]}, {"delete": "0-7"}, "#
            + #"{"move": "0-9", "to": "0-999999999"}]}"#
        let report = try run("\(step), {\"expect\": {\"error\": null}}", count: 1_000_000_000)
        #expect(report.differences == [])
    }

    @Test("What a rectangle holds can be expected")
    func query() throws {
        let report = try run(
            #"{"expect": {"query": {"rect": [0, 5, 320, 10], "elements": ["0-1", "0-0"]}}}, "#
                + #"{"expect": {"query": {"rect": [0, 5, 320, 10], "elements": []}}}"#)
        #expect(report.differences == [.init(what: "query", expected: "[]", actual: "[0-0, 0-1]")])
    }
}
