import FlowScenario
import Foundation
import Testing

@MainActor
@Suite struct ScenarioRunTests {
    nonisolated static let shrinking = """
        {"format": 2, "name": "Shrinking", "container": {"width": 320, "height": 568},
         "layout": {"estimatedItemSize": [320, 100]}, "sections": [{"items": [{"actual": [320, 60], "count": 20}]}],
         "steps": [{"scroll": {"to": "end"}, "note": "to the end"}]}
        """

    private func run(_ json: String) throws -> ScenarioReport {
        try ScenarioRun(Scenario(json: json.utf8)).finish()
    }

    @Test("The first step reports the content's size before and after it settled")
    func load() throws {
        let load = try run(Self.shrinking).steps[0]
        #expect(load.action == "load")
        #expect(load.contentSizeBefore == .init(width: 320, height: 2190))
        #expect(load.state.contentSize == .init(width: 320, height: 1830))
        #expect(load.newlyMeasured == 9)
        #expect(load.measurements == 9)
    }

    @Test("A failed expectation says what was expected and what was found")
    func differences() throws {
        let report = try run(
            """
            {"format": 2, "container": {"width": 320, "height": 568}, "sections": [{"items": [{"size": [100, 50], "count": 4}]}],
             "steps": [{"expect": {"contentSize": [320, 110], "rows": 3, "visible": 4, "issues": ["layoutLoop"],
                                   "frames": {"0-1": [110, 0.0005, 100, 50], "0-2": [0, 0, 1, 1], "header 0": [0, 0, 320, 20]}}}]}
            """)
        #expect(!report.passed)
        #expect(report.expectationCount == 7)
        #expect(
            report.differences == [
                .init(what: "rows", expected: "3", actual: "2"),
                .init(what: "issues", expected: "[layoutLoop]", actual: "[]"),
                .init(what: "frames.0-2", expected: "[0, 0, 1, 1]", actual: "[220, 0, 100, 50]"),
                .init(what: "frames.header 0", expected: "[0, 0, 320, 20]", actual: "no such element"),
            ])
    }

    @Test("A step at a time gives what all at once give, and nothing happens after the last")
    func stepByStep() throws {
        let scenario = try Scenario(json: Self.shrinking.utf8)
        let run = ScenarioRun(scenario)
        var steps = 0
        while !run.isFinished {
            try run.advance()
            steps += 1
        }
        try run.advance()
        #expect(steps == 2)
        #expect(try run.report == ScenarioRun(scenario).finish())
        #expect(run.report.steps[1].note == "to the end")
    }

    @Test("A scroll stops where the content ends")
    func scrollingStopsAtTheEnds() throws {
        let json = Self.shrinking.replacing(
            #"{"scroll": {"to": "end"}, "note": "to the end"}"#, with: #"{"scroll": {"by": [5, -70]}}"#)
        #expect(try run(json).final.contentOffset == .init(x: 0, y: 0))
    }

    @Test("A billion estimated items are one group, and only the visible ones are measured")
    func aBillionItems() throws {
        let clock = ContinuousClock()
        var report: ScenarioReport?
        let duration = try clock.measure {
            report = try run(
                """
                {"format": 2, "container": {"width": 320, "height": 440}, "layout": {"estimatedItemSize": [320, 44], "minimumLineSpacing": 0},
                 "sections": [{"items": [{"actual": [[320, 44], [320, 66]], "count": 1000000000}]}],
                 "steps": [{"scrollTo": {"item": [0, 999999999], "position": "bottom"}}]}
                """)
        }
        let final = try #require(report?.final)
        #expect(final.measured < 40)
        #expect(final.contentOffset.y + 440 == final.contentSize.height)
        #expect(final.rows == 1_000_000_000)
        #expect(duration < .seconds(2))
    }

    @Test(
        "A way through a billion items is refused before the first step of it",
        arguments: [
            (#"{"scroll": {"through": "end"}}"#, "steps[0].scroll.through"),
            (
                #"{"together": [{"invalidate": "everything"}, {"scroll": {"through": "end"}}]}"#,
                "steps[0].together[1].scroll.through"
            ),
        ])
    func endlessWay(step: String, place: String) throws {
        let run = ScenarioRun(
            try Scenario(
                json: """
                    {"format": 2, "container": {"width": 320, "height": 440}, "sections": [{"items": [{"count": 1000000000}]}],
                     "steps": [\(step)]}
                    """.utf8))
        let error = #expect(throws: ScenarioError.self) { try run.finish() }
        #expect(
            error?.description
                == "\(place): the content is 27,272,727 viewports long; the limit is 100,000")
    }

    @Test(
        "No container, no items, no sections: a report all the same",
        arguments: [
            #""container": {"width": 0, "height": 0}, "sections": [{"items": [{"count": 3}]}]"#,
            #""container": {"width": 320, "height": 0}, "sections": [{"items": [{"count": 3}]}]"#,
            #""container": {"width": 320, "height": 480}, "sections": [{"items": []}]"#,
            #""container": {"width": 320, "height": 480}, "sections": [{"items": [{"count": 0}, {"size": [1, 1], "count": 0}]}]"#,
            #""container": {"width": 320, "height": 480, "scale": 0}, "sections": []"#,
            #""container": {"width": 0, "height": 0}, "layout": {"estimatedItemSize": "automatic"}, "sections": [{"items": [{"count": 3}]}]"#,
            #""container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [0, 5]}, "sections": [{"items": [{"actual": [0, 0], "count": 30}]}]"#,
        ])
    func emptyWorlds(members: String) throws {
        let steps =
            #""steps": [{"scroll": {"through": "end"}}, {"scroll": {"to": "start"}}, {"resize": {"width": 0}}, {"resize": {"width": 50, "height": 50}}]"#
        let run = ScenarioRun(try Scenario(json: "{\"format\": 2, \(members), \(steps)}".utf8))
        #expect(try run.finish().steps.count == 5)
        _ = try run.picture(.everything).svg()
    }

    @Test(
        "The largest numbers that are read also run",
        arguments: [
            (#"{"estimatedItemSize": [320, 44]}"#, #"[{"items": [{"actual": [320, 60], "count": 4000000000}]}]"#),
            (
                #"{"estimatedItemSize": "automatic"}"#,
                #"[{"items": [{"actual": [1e7, 1e7], "count": 3999999999}]}, {"items": [{"count": 1}]}]"#
            ),
            (#"{"scrollDirection": "horizontal", "header": 1e7}"#, #"[{"items": [{"count": 4000000000}]}]"#),
            (
                #"{"itemSize": [1e7, 1e7], "minimumLineSpacing": 1e7, "sectionInset": [1e7, 1e7, 1e7, 1e7]}"#,
                #"[{"items": [{"count": 4000000000}]}]"#
            ),
        ])
    func extremes(layout: String, sections: String) throws {
        let steps =
            #"[{"scrollTo": {"item": [0, 3999999998], "position": "POSITION"}}, {"scroll": {"to": "end"}}, "#
            + #"{"resize": {"width": 3000}}, {"resize": {"height": 1}}, {"scroll": {"by": [1e20, -1e20]}}]"#
        let position = layout.contains("horizontal") ? "left" : "top"
        let document =
            "{\"format\": 2, \"container\": {\"width\": 320, \"height\": 480}, \"layout\": \(layout), "
            + "\"sections\": \(sections), \"steps\": \(steps.replacing("POSITION", with: position))}"
        let run = ScenarioRun(try Scenario(json: document.utf8))
        #expect(try run.finish().steps.count == 6)
        _ = try run.picture().svg()
    }
}
