import FlowSimulator
import Foundation
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Scenarios that are done to a table view.
@MainActor
@Suite struct TableRunTests {
    private func run(
        _ table: String, _ items: String, steps: String = "[]", container: String = #"{"width": 375, "height": 660}"#,
        more: String = ""
    ) throws -> ScenarioRun {
        let json = """
            {"format": 2, "container": \(container), "table": \(table)\(more), "sections": [{"items": [\(items)]}],
             "steps": \(steps)}
            """
        let run = ScenarioRun(try Scenario(json: json.utf8))
        try run.finish()
        return run
    }

    @Test(
        "The first layout measures the rows that the estimates have on screen, and those that are then: numbers of devices",
        arguments: [(647.0, 50.0, 15, 4490.0), (647, 30, 22, 4092), (667, 88, 16, 5104)])
    func firstLayout(height: Double, real: Double, measured: Int, content: Double) throws {
        let run = try run(
            #"{"profile": "iOS11", "estimatedRowHeight": 44, "separatorStyle": "none"}"#,
            "{\"actual\": \(real), \"count\": 100}", container: "{\"width\": 375, \"height\": \(height)}")
        #expect(run.report.final.contentSize == .init(width: 375, height: content))
        #expect(run.report.final.measured == measured)
        #expect(run.report.final.estimated == 100 - measured)
        #expect(run.tableView.numberOfRows(inSection: 0) == 100)
    }

    @Test("With a line below it a row is a pixel higher than what its cell answers")
    func separator() throws {
        let run = try run(
            "{}", #"{"actual": 60, "count": 3}"#, container: #"{"width": 375, "height": 660, "scale": 3}"#)
        #expect(abs(run.report.final.contentSize.height - 3 * (60 + 1.0 / 3)) < 0.001)
    }

    @Test("Calls are counted and listed, of the last step and of the methods that a list names")
    func calls() throws {
        let run = try run(
            #"{"estimatedRowHeight": 300}"#, #"{"actual": 300, "count": 20}"#,
            steps: #"""
                [{"expect": {"calls": ["cellForRow 0-0", "fitRow 0-0", "cellForRow 0-1", "fitRow 0-1", "cellForRow 0-2", "fitRow 0-2"]}},
                 {"scroll": {"by": [0, 300]}},
                 {"expect": {"calls": ["cellForRow 0-3", "fitRow 0-3"]}},
                 {"expect": {"calls": {"cellForRow": 1, "heightForRow": 0, "fitRow": {"atLeast": 2}}}},
                 {"expect": {"calls": ["fitRow 0-4"]}}]
                """#)
        #expect(run.report.differences == [
            .init(what: "calls.fitRow", expected: "at least 2", actual: "1"),
            .init(what: "calls", expected: "[fitRow 0-4]", actual: "[fitRow 0-3]"),
        ])
    }

    @Test("A delegate that some row needs is asked for every row; rows of which nothing is said follow the property")
    func delegate() throws {
        let run = try run(
            #"{"estimatedRowHeight": 0, "rowHeight": 50}"#, #"{"height": 20, "count": 2}, {"count": 3}"#,
            steps: #"[{"expect": {"contentSize": [375, 190], "calls": {"heightForRow": {"atLeast": 5}}}}]"#)
        #expect(run.report.passed, "\(run.report.differences)")
        let estimated = try self.run(
            "{}", #"{"actual": 50, "estimate": 90, "count": 100}, {"actual": 50, "count": 100}"#,
            steps: #"[{"expect": {"calls": {"estimatedHeightForRow": 200}}}]"#)
        #expect(estimated.report.passed, "\(estimated.report.differences)")
    }

    @Test("Rows above the reader: iOS 8 jumps by the error of the estimates, from iOS 9 on what is on screen stands still")
    func rowsAbove() throws {
        let json = """
            {"format": 2, "container": {"width": 375, "height": 660},
             "table": {"profiles": ["iOS8", "iOS9"], "estimatedRowHeight": 44, "separatorStyle": "none"},
             "sections": [{"items": [{"actual": 88, "count": 100}]}],
             "steps": [{"together": [{"reload": "everything"}, {"scrollTo": {"item": [0, 50]}}]},
                       {"expect": {"contentSize": [375, 5060], "contentOffset": [0, 2200], "firstVisible": "0-50"}},
                       {"scroll": {"by": [0, -88]}},
                       {"expect": {"contentOffset": [0, 2112]}, "profiles": ["iOS8"]},
                       {"expect": {"contentOffset": [0, 2200]}, "profiles": ["iOS9"]}]}
            """
        let reports = try Scenario(json: json.utf8).inEachProfile.map { try ScenarioRun($0).finish() }
        #expect(reports.map(\.profile) == ["iOS8", "iOS9"])
        #expect(reports.map(\.passed) == [true, true])
        #expect(reports.map(\.expectationCount) == [4, 4])
        #expect(reports.map { $0.final.contentOffset.y } == [2112, 2200])
        #expect(reports[0].steps.map(\.isOfOtherProfiles) == [nil, nil, nil, nil, nil, true])
        let encoded = String(decoding: try JSONEncoder().encode(reports[0].steps[1]), as: UTF8.self)
        #expect(!encoded.contains("isOfOtherProfiles"))
    }

    @Test("A reload at the end forgets heights: the numbers that were computed for 44 and 88 points")
    func reload() throws {
        let run = try run(
            #"{"estimatedRowHeight": 44, "separatorStyle": "none"}"#, #"{"actual": 88, "count": 100}"#,
            steps: #"""
                [{"scroll": {"through": "end"}},
                 {"expect": {"contentSize": [375, 8800], "contentOffset": [0, 8140], "firstVisible": "0-92"}},
                 {"reload": "everything"},
                 {"expect": {"contentSize": [375, 5060], "contentOffset": [0, 3740], "firstVisible": "0-85", "lastVisible": "0-92"}}]
                """#)
        #expect(run.report.passed, "\(run.report.differences)")
    }

    @Test("Updates, new heights, selection and properties reach the table")
    func steps() throws {
        let run = try run(
            #"{"separatorStyle": "none"}"#, #"{"actual": 50, "count": 10}"#,
            steps: #"""
                [{"update": [{"insert": "0-0", "items": [{"actual": 20}]}, {"delete": "0-9"}, {"move": "0-1", "to": "0-9"}]},
                 {"expect": {"contentSize": [375, 470], "frames": {"0-0": [0, 0, 375, 20], "0-1": [0, 20, 375, 50]}}},
                 {"resizeItems": {"0-1": 80}},
                 {"expect": {"contentSize": [375, 500], "frames": {"0-2": [0, 100, 375, 50]}}},
                 {"select": "0-3"}, {"expect": {"selected": ["0-3"]}}, {"deselect": "0-3"}, {"expect": {"selected": []}},
                 {"set": {"headerView": 30, "footerView": 10}},
                 {"expect": {"contentSize": [375, 540], "frames": {"0-0": [0, 30, 375, 20]}}},
                 {"remeasure": "0-0"}, {"expect": {"calls": {"fitRow": 1}, "contentSize": [375, 540]}},
                 {"update": [{"delete": "0-0", "only": "view"}]},
                 {"expect": {"error": "Invalid update: invalid number of ", "contentSize": [375, 540]}},
                 {"resize": {"width": 300}}, {"expect": {"contentSize": [300, 540], "estimated": 0}}]
                """#)
        #expect(run.report.passed, "\(run.report.differences)")
    }

    @Test("Headers stick in a plain table, where views and frames have them")
    func headers() throws {
        let json = """
            {"format": 2, "container": {"width": 320, "height": 200}, "table": {"profile": "iOS11", "rowHeight": 50},
             "sections": [{"header": 30, "footer": "End", "items": [{"count": 3}]},
                          {"header": {"actual": 40}, "items": [{"count": 9}]}, {"items": [{"count": 1}]}],
             "steps": [{"scroll": {"to": [0, 70]}},
                       {"expect": {"frames": {"header 0": [0, 70, 320, 30], "footer 1": null},
                                   "views": {"header 0": [0, 70, 320, 30], "0-1": [0, 80, 320, 50]},
                                   "zIndexes": {"header 0": 10, "0-1": 0}}},
                       {"scroll": {"to": [0, 300]}},
                       {"expect": {"frames": {"header 1": [0, 300, 320, 40]}, "views": {"header 0": null}}}]}
            """
        let report = try ScenarioRun(Scenario(json: json.utf8)).finish()
        #expect(report.passed, "\(report.differences)")
    }

    @Test("What a cell shows is where the content view's width has it, beside the accessory")
    func contents() throws {
        let cells = #"""
            , "cells": {"row": {"views": {"text": {"label": {"font": {"block": 14}, "lines": 0}}},
              "constraints": ["text.leading == leading + 8", "text.trailing == trailing - 8", "text.top == top", "text.bottom == bottom"]}}
            """#
        let text = String(repeating: "字", count: 100)
        let run = try run(
            #"{"separatorStyle": "none"}"#,
            """
            {"cell": "row", "content": {"text": "\(text)"}}, {"cell": "row", "content": {"text": "\(text)"}, "accessory": "disclosureIndicator"}
            """,
            steps: #"""
                [{"expect": {"lines": {"0-0": {"text": 4}, "0-1": {"text": 5}},
                             "inside": {"0-0": {"text": [8, 0, 359, 56]}, "0-1": {"text": [8, 0, 325, 70]}}}},
                 {"changeItems": {"0-0": {"text": "short"}}}, {"remeasure": "0-0"},
                 {"expect": {"lines": {"0-0": {"text": 1}}, "frames": {"0-0": [0, 0, 375, 14]}}}]
                """#, more: cells)
        #expect(run.report.passed, "\(run.report.differences)")
    }

    @Test("The section index takes width from the contents of rows")
    func sectionIndex() throws {
        let cells = #"""
            , "cells": {"row": {"views": {"text": {"label": {"font": {"block": 14}, "lines": 0}}},
              "constraints": ["text.leading == leading + 8", "text.trailing == trailing - 8", "text.top == top", "text.bottom == bottom"]}}
            """#
        let text = String(repeating: "字", count: 100)
        let run = try run(
            #"{"separatorStyle": "none", "sectionIndex": ["A", "Z"]}"#,
            #"{"cell": "row", "content": {"text": "\#(text)"}}"#,
            steps: #"""
                [{"expect": {"lines": {"0-0": {"text": 5}}, "inside": {"0-0": {"text": [8, 0, 344, 70]}}}}]
                """#, more: cells)
        #expect(run.report.passed, "\(run.report.differences)")
    }

    @Test("A picture of a table shows rows, and the titles of headers and footers")
    func picture() throws {
        let json = """
            {"format": 2, "container": {"width": 320, "height": 200}, "table": {"rowHeight": 50},
             "sections": [{"header": "First", "footer": "Last", "items": [{"texts": ["Ada", "Alan"]}]}]}
            """
        let run = ScenarioRun(try Scenario(json: json.utf8))
        try run.finish()
        let picture = try run.picture()
        #expect(picture.title == "Table")
        #expect(Set(picture.elements.map(\.label)) == ["First", "Last", "0-0", "0-1"])
        #expect(picture.elements.compactMap(\.text?.string) == ["Ada", "Alan"])
    }

    @Test("A run of a table has no collection view, and one of a layout no table: the view is either")
    func view() throws {
        let run = try run("{}", #"{"count": 1}"#)
        #expect(run.view === run.tableView)
        let layout = ScenarioRun(Scenario(container: .init(width: 100, height: 100)))
        #expect(layout.view === layout.collectionView)
    }

    @Test("A page of a run has a moment for every pass of a table")
    func timeline() throws {
        let json = """
            {"format": 2, "container": {"width": 320, "height": 200}, "table": {}, "sections": [{"items": [{"actual": 50, "count": 9}]}],
             "steps": [{"scroll": {"by": [0, 60]}}]}
            """
        let timeline = try Timeline(recording: Scenario(json: json.utf8))
        #expect(timeline.name == "Table")
        #expect(timeline.steps.count == 2)
        let last = try #require(timeline.moments.last)
        #expect(last.viewport.minY == 60)
        #expect(last.elements.contains { $0.label == "0-2" })
        #expect(timeline.html().contains("0-2"))
    }
}
