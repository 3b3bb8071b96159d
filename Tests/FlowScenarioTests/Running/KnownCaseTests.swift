import FlowScenario
import Testing

/// Cases that users of self-sizing flow layouts reported, written as scenarios with the outcome that is right.
@MainActor
@Suite struct KnownCaseTests {
    nonisolated static let cases: [(String, String)] = [
        (
            "an estimate that is too large leaves no gaps (radar 26626841)",
            """
            {"container": {"width": 320, "height": 568}, "layout": {"estimatedItemSize": [320, 100]},
             "sections": [{"items": [{"actual": [320, 60], "count": 20}]}],
             "steps": [
               {"expect": {"contentSize": [320, 1830], "measured": 9, "estimated": 11, "rounds": 3, "rows": 20, "visible": 9,
                           "frames": {"0-0": [0, 0, 320, 60], "0-8": [0, 560, 320, 60]}}},
               {"scroll": {"through": "end"}},
               {"expect": {"contentSize": [320, 1390], "contentOffset": [0, 822], "measured": 20, "estimated": 0}}]}
            """
        ),
        (
            "an estimate that is too small leaves the last item reachable (radar 18078598)",
            """
            {"container": {"width": 320, "height": 568}, "layout": {"estimatedItemSize": [320, 50]},
             "sections": [{"items": [{"actual": [320, 150], "count": 5}]}],
             "steps": [{"scroll": {"to": "end"}},
                       {"expect": {"contentSize": [320, 790], "contentOffset": [0, 222], "frames": {"0-4": [0, 640, 320, 150]}}}]}
            """
        ),
        (
            "what comes into view as items shrink is measured in the same layout",
            """
            {"container": {"width": 375, "height": 667}, "layout": {"estimatedItemSize": [375, 200], "minimumLineSpacing": 0},
             "sections": [{"items": [{"actual": [375, 44], "count": 100}]}],
             "steps": [{"expect": {"measured": 16, "rounds": 9, "contentSize": [375, 17504]}}]}
            """
        ),
        (
            "only what comes into view is measured (radar 25778615)",
            """
            {"container": {"width": 375, "height": 667}, "layout": {"estimatedItemSize": [375, 56], "minimumLineSpacing": 0},
             "sections": [{"items": [{"actual": [375, 56], "count": 1877}]}],
             "steps": [{"expect": {"newlyMeasured": 12}},
                       {"scroll": {"by": [0, 0]}}, {"expect": {"newlyMeasured": 0, "rounds": 0}},
                       {"scroll": {"by": [0, 56]}}, {"expect": {"newlyMeasured": 1, "measured": 13}}]}
            """
        ),
        (
            "without an estimate no cell is asked (radar 26887172)",
            """
            {"container": {"width": 320, "height": 568}, "layout": {"itemSize": [100, 100]},
             "sections": [{"items": [{"count": 1000}]}],
             "steps": [{"expect": {"newlyMeasured": 0, "measured": 0, "estimated": 0, "rounds": 0, "rows": 334}}]}
            """
        ),
        (
            "a later section stands where the measured sizes put it",
            """
            {"container": {"width": 320, "height": 568},
             "layout": {"estimatedItemSize": [320, 100], "minimumLineSpacing": 0, "header": 40},
             "sections": [{"items": [{"actual": [320, 60], "count": 3}]}, {"items": [{"actual": [320, 60], "count": 3}]}],
             "steps": [{"expect": {"frames": {"header 1": [0, 220, 320, 40], "1-0": [0, 260, 320, 60]}}}]}
            """
        ),
        (
            "a scroll to an item lands on it although sizes change on the way (radar 37836568)",
            """
            {"container": {"width": 375, "height": 600}, "layout": {"estimatedItemSize": [375, 50]},
             "sections": [{"items": [{"actual": [375, 80], "count": 200}]}],
             "steps": [{"scrollTo": {"item": [0, 150], "position": "top"}},
                       {"expect": {"contentOffset": [0, 9300], "frames": {"0-150": [0, 9300, 375, 80]}}}]}
            """
        ),
        (
            "items that just fit stand side by side",
            """
            {"container": {"width": 320, "height": 480}, "sections": [{"items": [{"size": [155, 50], "count": 2}]}],
             "steps": [{"expect": {"rows": 1, "frames": {"0-0": [0, 0, 155, 50], "0-1": [165, 0, 155, 50]}}}]}
            """
        ),
        (
            "sizes that differ come from the delegate, and lists of sizes are gone through again",
            """
            {"container": {"width": 320, "height": 480}, "sections": [{"items": [{"size": [[90, 50], [90, 51]], "count": 5}]}],
             "steps": [{"expect": {"rows": 2, "newlyMeasured": 0, "frames": {
                 "0-0": [0, 0.5, 90, 50], "0-1": [115, 0, 90, 51], "0-2": [230, 0.5, 90, 50], "0-4": [100, 61.5, 90, 50]}}}]}
            """
        ),
        (
            "an item wider than its line is laid out, with a warning",
            """
            {"container": {"width": 320, "height": 480}, "layout": {"sectionInset": [10, 10, 10, 10], "itemSize": [320, 50]},
             "sections": [{"items": [{"count": 1}]}],
             "steps": [{"expect": {"issues": ["invalidItemSize"], "rows": 1}}]}
            """
        ),
        (
            "sections may have their own header, footer, inset and spacing",
            """
            {"container": {"width": 100, "height": 480}, "layout": {"itemSize": [100, 50], "header": 10},
             "sections": [{"items": [{"count": 2}]},
                          {"header": 0, "footer": 7, "sectionInset": [1, 0, 2, 0], "minimumLineSpacing": 5, "items": [{"count": 2}]}],
             "steps": [{"expect": {"contentSize": [100, 235], "frames": {"header 0": [0, 0, 100, 10], "0-1": [0, 70, 100, 50],
                                   "1-1": [0, 176, 100, 50], "footer 1": [0, 228, 100, 7]}}}]}
            """
        ),
        (
            "columns follow each other when the layout scrolls sideways",
            """
            {"container": {"width": 100, "height": 110}, "layout": {"scrollDirection": "horizontal", "header": 20},
             "sections": [{"items": [{"count": 5}]}],
             "steps": [{"expect": {"contentSize": [190, 110], "rows": 3, "frames": {"0-4": [140, 0, 50, 50]}}},
                       {"scroll": {"to": "end"}}, {"expect": {"contentOffset": [90, 0]}}]}
            """
        ),
        (
            "the content inset shortens lines and lets the content scroll further along",
            """
            {"container": {"width": 320, "height": 100, "insets": [20, 10, 30, 10]}, "layout": {"itemSize": [100, 50]},
             "sections": [{"items": [{"count": 6}]}],
             "steps": [{"expect": {"contentSize": [300, 170], "contentOffset": [-10, -20], "rows": 3}},
                       {"scroll": {"to": "end"}}, {"expect": {"contentOffset": [-10, 100]}}]}
            """
        ),
        (
            "a new width breaks the rows again and measures nothing twice",
            """
            {"container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [100, 40]},
             "sections": [{"items": [{"actual": [100, 40], "count": 12}]}],
             "steps": [{"expect": {"rows": 4, "measured": 12}}, {"resize": {"width": 210}},
                       {"expect": {"rows": 6, "newlyMeasured": 0, "contentSize": [210, 290]}}]}
            """
        ),
    ]

    @Test("Known cases come out right", arguments: cases)
    func knownCase(name: String, document: String) throws {
        let json = "{\"format\": 2, " + document.drop { $0 != "\"" }
        let report = try ScenarioRun(Scenario(json: json.utf8)).finish()
        #expect(report.differences == [], "\(name)")
        #expect(report.expectationCount > 0)
    }
}
