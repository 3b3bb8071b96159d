import FlowScenario
import Foundation
import Testing

/// What each kind of step does.
@MainActor
@Suite struct StepTests {
    private func run(
        layout: String = "{}", items: String = #"{"size": [100, 50], "count": 4}"#, container: String = "",
        _ steps: String
    ) throws -> ScenarioReport {
        try ScenarioRun(
            Scenario(
                json: """
                    {"format": 2, "container": {"width": 320, "height": 480\(container)}, "layout": \(layout),
                     "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
                    """.utf8)
        ).finish()
    }

    @Test("Properties change between steps, also for sections that have a delegate's values")
    func set() throws {
        let report = try run(
            #"{"set": {"minimumLineSpacing": 30, "sectionInset": [5, 0, 5, 0], "header": 20}}, "#
                + #"{"expect": {"contentSize": [320, 160], "frames": {"0-3": [0, 105, 100, 50], "header 0": [0, 0, 320, 20]}}}, "#
                + #"{"set": {"scrollDirection": "horizontal"}}, {"expect": {"rows": 1, "contentSize": [120, 480]}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].action == "set header, minimumLineSpacing, sectionInset")
    }

    @Test("The size of plain items can be set, and that of given items cannot")
    func setItemSize() throws {
        let step = #"{"set": {"itemSize": [320, 10]}}, {"expect": {"rows": ROWS}}"#
        #expect(try run(items: #"{"count": 4}"#, step.replacing("ROWS", with: "4")).differences == [])
        #expect(try run(items: #"{"size": [50, 50], "count": 4}"#, step.replacing("ROWS", with: "1")).differences == [])
    }

    @Test("A context that names an item has only that item's size asked for")
    func invalidateItems() throws {
        let report = try run(
            #"{"together": [{"resizeItems": {"0-1": [100, 90]}}, {"invalidate": {"items": ["0-1"]}}]}, "#
                + #"{"expect": {"contentSize": [320, 150], "metrics": {"delegateSizeQueries": 1, "rowsReplaced": {"atMost": 2}}}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].action == "resize 0-1 + invalidate item 0-1")
    }

    @Test("The adjustments of a context move the offset")
    func adjustments() throws {
        let report = try run(
            items: #"{"size": [320, 50], "count": 40}"#,
            #"{"scroll": {"to": [0, 100]}}, {"invalidate": {"items": ["0-0"], "offset": [0, 30], "size": [0, 30]}}, "#
                + #"{"expect": {"contentOffset": [0, 130]}}"#)
        #expect(report.differences == [])
    }

    @Test("Content that changes has its cell measured again; content off screen does not")
    func resizeItems() throws {
        let report = try run(
            layout: #"{"estimatedItemSize": [320, 50], "minimumLineSpacing": 0}"#,
            items: #"{"actual": [320, 50], "count": 40}"#,
            #"{"resizeItems": {"0-1": [320, 80], "0-30": [320, 90]}}, "#
                + #"{"expect": {"contentSize": [320, 2030], "metrics": {"measured": 1, "remeasured": 1}}}, "#
                + #"{"scroll": {"through": "end"}}, {"expect": {"contentSize": [320, 2070]}}"#)
        #expect(report.differences == [])
    }

    @Test("Texts grow with the reader's text size")
    func textSize() throws {
        let report = try run(
            layout: #"{"estimatedItemSize": [50, 20]}"#, items: #"{"text": "Hello"}"#,
            #"{"traits": {"contentSizeCategory": "accessibilityExtraExtraExtraLarge"}}"#)
        let heights = report.steps.map(\.state.contentSize.height)
        #expect(heights[1] > heights[0] * 2.5)
    }

    @Test("Another scale rounds to other pixels")
    func displayScale() throws {
        let report = try run(
            items: #"{"size": [100.2, 50.1], "count": 4}"#,
            #"{"expect": {"frames": {"0-1": [220, 0, 100.2, 50.1]}}}, {"traits": {"displayScale": 0}}, "#
                + #"{"expect": {"frames": {"0-1": [219.8, 0, 100.2, 50.1]}}}"#)
        #expect(report.differences == [])
    }

    @Test("A finger may pull past the end; when it lets go the content comes back")
    func drag() throws {
        let report = try run(
            #"{"drag": "begin"}, {"drag": {"by": [0, -70]}}, {"expect": {"contentOffset": [0, -70]}}, {"drag": "end"}, "#
                + #"{"expect": {"contentOffset": [0, 0]}}"#)
        #expect(report.differences == [])
    }

    @Test("Insets are the content's, the safe area's, or the margins'")
    func insets() throws {
        let report = try run(
            layout: #"{"sectionInsetReference": "layoutMargins"}"#, container: #", "layoutMargins": [0, 10, 0, 10]"#,
            #"{"expect": {"frames": {"0-0": [10, 0, 100, 50], "0-2": [10, 60, 100, 50]}}}, "#
                + #"{"insets": {"layoutMargins": [0, 0, 0, 0]}}, {"expect": {"frames": {"0-2": [220, 0, 100, 50]}}}, "#
                + #"{"insets": {"content": [40, 0, 0, 0]}}, {"scroll": {"to": "start"}}, {"expect": {"contentOffset": [0, -40]}}"#)
        #expect(report.differences == [])
    }

    @Test("Headers and footers are named by any path of their section, and shown once all the same")
    func supplementaryPaths() throws {
        let report = try run(
            layout: #"{"header": 10, "footer": 20}"#,
            #"{"invalidate": {"headers": ["0-3"], "footers": ["0"]}}, {"expect": {"metrics": {"elementsRequeried": 2}, "#
                + #""views": {"header 0": [0, 0, 320, 10], "footer 0": [0, 120, 320, 20], "0-3": [0, 70, 100, 50], "0-9": null}}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].action == "invalidate header 0-3, footer 0 alone")
    }

    @Test("A context can have the counts asked again, and all metrics with them")
    func counts() throws {
        let report = try run(
            items: #"{"size": [[100, 50], [90, 50]], "count": 4}"#,
            #"{"invalidate": {"counts": true}}, {"expect": {"metrics": {"delegateSizeQueries": 4, "rowsReplaced": {"atLeast": 0}}}}, "#
                + #"{"invalidate": {"items": ["0-1"]}}, {"expect": {"metrics": {"delegateSizeQueries": 1}}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].action == "invalidate counts")
    }

    @Test("Looking asks for everything and changes nothing, also between a change and its layout")
    func look() throws {
        let looks = #"{"look": "everything"}"#
        func steps(_ look: String) -> String {
            #"{"scroll": {"by": [0, 300]}}, {"together": [{"resizeItems": {"0-5": [320, 90]}}\#(look), "#
                + #"{"set": {"minimumLineSpacing": 4}}\#(look)]}"#
        }
        func report(_ steps: String) throws -> ScenarioReport {
            try run(
                layout: #"{"estimatedItemSize": "automatic"}"#, items: #"{"actual": [320, 60], "count": 40}"#, steps)
        }
        let (plain, looked) = (try report(steps("")), try report(steps(", " + looks)))
        #expect(plain.steps.last?.state == looked.steps.last?.state)
        #expect(plain.steps.last?.measurements == looked.steps.last?.measurements)
        #expect(
            looked.steps.last?.action == "resize 0-5 + look at everything + set minimumLineSpacing + look at everything"
        )
        #expect(try report(looks).steps.last?.measurements == 0)
    }

    @Test("A view that is elsewhere, missing or should not be there is reported")
    func views() throws {
        let report = try run(#"{"expect": {"views": {"0-0": [0, 1, 100, 50], "0-1": null, "0-7": [0, 0, 1, 1]}}}"#)
        #expect(
            report.differences == [
                .init(what: "views.0-0", expected: "[0, 1, 100, 50]", actual: "[0, 0, 100, 50]"),
                .init(what: "views.0-1", expected: "no view", actual: "[110, 0, 100, 50]"),
                .init(what: "views.0-7", expected: "[0, 0, 1, 1]", actual: "no view"),
            ])
    }

    @Test("A step can be repeated, and its costs are those of all times")
    func times() throws {
        let report = try run(
            layout: #"{"estimatedItemSize": [320, 50], "minimumLineSpacing": 0}"#,
            items: #"{"actual": [320, 50], "count": 400}"#,
            #"{"scroll": {"by": [0, 50]}, "times": 30}, {"expect": {"contentOffset": [0, 1500], "metrics": {"measured": 30}}}"#)
        #expect(report.differences == [])
        #expect(report.steps[1].action == "scroll by 0, 50, 30 times")
    }

    @Test("Metrics that are out of bounds are reported with their bounds, and with the step that they are of")
    func metricDifferences() throws {
        let report = try run(
            #"{"scroll": {"by": [0, 0]}}, {"expect": {"metrics": {"measured": 1, "rowsReplaced": {"atLeast": 5}, "#
                + #""passes": {"atMost": -1}, "rounds": {"atLeast": 2, "atMost": 3}, "firstContentError": 0}}}"#)
        #expect(
            report.differences == [
                .init(what: "metrics.measured", expected: "1", actual: "0", step: 1),
                .init(what: "metrics.rowsReplaced", expected: "at least 5", actual: "0", step: 1),
                .init(what: "metrics.passes", expected: "at most -1", actual: "0", step: 1),
                .init(what: "metrics.rounds", expected: "2 to 3", actual: "0", step: 1),
                .init(what: "metrics.firstContentError", expected: "0", actual: "no such value", step: 1),
            ])
    }

    @Test("An element that should not be there is missed when it is there")
    func absence() throws {
        let report = try run(
            layout: #"{"header": 10}"#,
            #"{"expect": {"frames": {"header 0": null, "footer 0": null, "0-9": null}, "zIndexes": {"header 0": 10, "0-0": 1}}}"#)
        #expect(
            report.differences == [
                .init(what: "frames.header 0", expected: "no such element", actual: "[0, 0, 320, 10]"),
                .init(what: "zIndexes.0-0", expected: "[1]", actual: "[0]"),
            ])
    }

    @Test("A scenario with a top safe area loads where one with an equal inset does: at the start of its content")
    func safeArea() throws {
        for container in [#""safeArea": [47, 0, 0, 0]"#, #""insets": [47, 0, 0, 0]"#] {
            let report = try run(
                items: #"{"size": [100, 50], "count": 900}"#, container: ", " + container,
                """
                {"expect": {"contentOffset": [0, -47]}}, {"insets": {"content": [100, 0, 0, 0], "safeArea": [0, 0, 0, 0]}},
                {"expect": {"contentOffset": [0, -100]}}
                """)
            #expect(report.passed, "\(container): \(report.differences)")
        }
    }
}
