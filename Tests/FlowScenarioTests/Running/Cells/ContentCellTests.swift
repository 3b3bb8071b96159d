import FlowSimulator
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Cells with contents, run: fitted by their constraints, made once, and measured again where they ask for it.
@MainActor
@Suite struct ContentCellTests {
    private func run(
        cell: String, items: String, steps: String = "", container: String = #""width": 320, "height": 480"#,
        estimate: String = "[320, 50]"
    ) throws -> ScenarioRun {
        let run = ScenarioRun(
            try Scenario(
                json: """
                    {"format": 2, "container": {\(container)},
                     "layout": {"estimatedItemSize": \(estimate), "minimumLineSpacing": 0},
                     "cells": {"row": {\(cell)}}, "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
                    """.utf8))
        try run.finish()
        return run
    }

    /// A text between margins of 10 points, in blocks of 10: 30 wide characters a line at 320.
    private let text = #"""
        "fit": "width", "views": {"text": {"label": {"font": {"block": 10}, "lines": 0}}},
        "constraints": ["text.leading == leading + 10", "text.trailing == trailing - 10",
                        "gap: text.top == top + 10", "text.bottom == bottom - 10"]
        """#

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    private func size(_ run: ScenarioRun, _ item: Int) -> CGSize? {
        run.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size
    }

    @Test("A cell that keeps its width is as high as its text at that width")
    func fitsHeight() throws {
        let run = try run(
            cell: text,
            items:
                #"{"cell": "row", "contents": [{"text": "\#(han(30))"}, {"text": "\#(han(31))"}, "#
                + #"{"text": "\#(han(61))"}]}"#
        )
        #expect((0..<3).map { size(run, $0) } == [30, 40, 50].map { CGSize(width: 320, height: $0) })
        let cell = try #require(run.contentCell(at: .init(section: 0, item: 2)))
        #expect(cell.frame(of: "text") == CGRect(x: 10, y: 10, width: 300, height: 30))
        #expect(cell.lineCount(of: "text") == 3)
    }

    @Test("A cell that fits on both axes is as wide as its text in one line: 50 gives way to 750")
    func fitsBoth() throws {
        let cell = text.replacing(#""fit": "width", "#, with: "")
        let run = try run(cell: cell, items: #"{"cell": "row", "content": {"text": "\#(han(40))"}}"#)
        #expect(size(run, 0) == CGSize(width: 420, height: 30))
    }

    @Test("A cell that keeps its height is as wide as its content")
    func fitsWidth() throws {
        let cell = text.replacing("\"fit\": \"width\"", with: "\"fit\": \"height\"")
        let run = try run(cell: cell, items: #"{"cell": "row", "content": {"text": "\#(han(4))"}}"#)
        #expect(size(run, 0) == CGSize(width: 60, height: 50))
    }

    @Test("Without an estimate nothing is measured, and the content is laid out in the item's size")
    func withoutEstimate() throws {
        let run = try run(cell: text, items: #"{"cell": "row", "content": {"text": "字"}}"#, estimate: "[0, 0]")
        #expect(size(run, 0) == CGSize(width: 50, height: 50))
        let cell = try #require(run.contentCell(at: .init(section: 0, item: 0)))
        #expect(cell.frame(of: "text")?.width == 30)
    }

    @Test("Views and constraints are made once for every cell object, whatever it shows, and a kind keeps to its cells")
    func madeOnce() throws {
        let contents = (1...9).map { #"{"text": "\#(han($0 * 11))"}"# }.joined(separator: ", ")
        let run = try run(
            cell: text
                + #"}, "other": {"views": {"a": {"size": [320, 30]}}, "constraints": ["a.bottom == bottom", "a.top == top"]"#,
            items: #"{"cell": "row", "contents": [\#(contents)], "count": 200}, {"cell": "other", "count": 50}"#,
            steps: #"{"scroll": {"through": "end"}}, {"scroll": {"through": "start"}}"#)
        let statistics = run.collectionView.statistics
        #expect(run.dataSource.cells.madeCount == statistics.cellsCreated)
        #expect(statistics.cellsCreated < 60)
        #expect(statistics.cellsReused > 300)
        let cell = try #require(run.contentCell(at: .init(section: 0, item: 0)))
        #expect(cell.views?.constraints.count == 4)
        #expect(cell.views?.constraints.allSatisfy(\.isActive) == true)
    }

    @Test("A cell that is reused shows nothing of what it showed before")
    func reuse() throws {
        let cell = #"""
            "views": {"a": {"label": {"text": "own", "font": {"block": 10}}}, "b": {"image": [7, 7]},
                      "c": {"size": [5, 5], "hidden": true}},
            "constraints": ["a.top == top", "gap: b.top == a.bottom + 3", "c.top == b.bottom", "c.bottom == bottom - 400"]
            """#
        let different =
            #"{"a": "\#(han(9))", "b": [70, 70], "c": {"size": [50, 50], "hidden": false}, "gap": {"constant": 30}}"#
        let run = try run(
            cell: cell, items: #"{"cell": "row", "contents": [\#(different), {}], "count": 40}"#,
            steps: #"{"scroll": {"through": "end"}}, {"scroll": {"to": "start"}}"#,
            container: #""width": 320, "height": 1200"#)
        let own = try #require(run.contentCell(at: .init(section: 0, item: 1)))
        #expect(own.frame(of: "a") == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(own.frame(of: "b") == CGRect(x: 0, y: 13, width: 7, height: 7))
        #expect(own.frame(of: "c") == CGRect(x: 0, y: 20, width: 5, height: 5))
        #expect(own.views?.view(named: "c")?.isHidden == true)
        #expect(size(run, 0) == CGSize(width: 320, height: 10 + 30 + 70 + 50 + 400))
    }

    @Test("A change in a cell reaches the layout through the cell, where constraints are listened to")
    func changes() throws {
        let items = #"{"cell": "row", "content": {"text": "字"}, "count": 3}"#
        let steps = #"""
            {"changeItems": {"0-1": {"text": "\#(han(31))"}}}, {"expect": {"metrics": {"measured": 1, "rounds": 1}}},
            {"changeItems": {"0-1": {"gap": {"constant": 25}}}}, {"expect": {"metrics": {"measured": 1}}},
            {"changeItems": {"0-2": {"text": {"hidden": true}}}}
            """#
        let container = #""width": 320, "height": 480, "selfSizingInvalidation": "enabledIncludingConstraints""#
        let including = try run(cell: text, items: items, steps: steps, container: container)
        #expect((0..<3).map { size(including, $0)?.height } == [30, 55, 30])
        #expect(including.report.differences == [])
        let plain = try run(cell: text, items: items, steps: #"{"changeItems": {"0-1": {"text": "\#(han(31))"}}}"#)
        #expect((0..<3).map { size(plain, $0)?.height } == [30, 30, 30])
    }

    @Test("What changed off screen is shown when its cell comes")
    func offScreen() throws {
        let run = try run(
            cell: text, items: #"{"cell": "row", "content": {"text": "字"}, "count": 90}"#,
            steps: #"{"changeItems": {"0-80": {"text": "\#(han(31))"}}}, {"scroll": {"through": "end"}}"#)
        #expect(size(run, 80)?.height == 40)
        #expect(size(run, 79)?.height == 30)
    }

    @Test("A reconfigured item shows its new content in the cell that is there")
    func reconfigured() throws {
        let run = try run(
            cell: text, items: #"{"cell": "row", "content": {"text": "字"}, "count": 3}"#,
            steps:
                #"{"update": [{"reconfigure": "0-1", "items": [{"cell": "row", "content": {"text": "\#(han(61))"}}]}]}"#
        )
        #expect(size(run, 1)?.height == 50)
        #expect(run.dataSource.cells.madeCount == run.collectionView.statistics.cellsCreated)
    }

    @Test(
        "An item that is reconfigured cannot become another kind of cell: the batch is refused",
        arguments: [
            #"{"reconfigure": "0-1", "items": [{"cell": "other"}]}"#,
            #"{"reconfigure": "0-1", "items": [{"actual": [9, 9]}]}"#,
            #"{"reconfigure": "0-1", "only": "view"}, {"reload": "0-1", "items": [{"cell": "other"}], "only": "data"}"#,
        ])
    func reconfiguredAsAnother(operations: String) throws {
        let run = try run(
            cell: text + #"}, "other": {"views": {"a": {"size": [320, 30]}}"#,
            items: #"{"cell": "row", "content": {"text": "字"}, "count": 3}"#,
            steps: #"{"update": [\#(operations)]}, {"expect": {"error": "item 0-1 is a cell “row”, and would become"}}"#
        )
        #expect(run.report.differences == [])
        #expect(size(run, 1)?.height == 30)
        #expect(run.dataSource.cell(at: IndexPath(item: 1, section: 0))?.name == "row")
    }

    @Test("Another width wraps texts anew, another text size makes those of a text style larger")
    func surroundings() throws {
        let styled = text.replacing(#"{"block": 10}"#, with: #""callout""#)
        let run = try run(
            cell: styled, items: #"{"cell": "row", "content": {"text": "\#(han(20))"}, "count": 2}"#,
            steps: #"{"traits": {"contentSizeCategory": "accessibilityMedium"}}"#)
        // 26 points: 11 characters in 300 points, two lines of 31.03 points.
        #expect(size(run, 0)?.height == 20 + 62.5)
        let narrow = try self.run(
            cell: text, items: #"{"cell": "row", "content": {"text": "\#(han(30))"}, "count": 2}"#,
            steps: #"{"resize": {"width": 220}}, {"set": {"estimatedItemSize": [220, 50]}}"#)
        #expect(size(narrow, 0)?.height == 40)
    }

    @Test("A font that does not follow the text size stays as its cell was made")
    func fixedFont() throws {
        let styled = text.replacing(#""font": {"block": 10}"#, with: #""font": "callout", "adjustsToTextSize": false"#)
        let run = try run(
            cell: styled, items: #"{"cell": "row", "content": {"text": "字"}, "count": 2}"#,
            steps: #"{"traits": {"contentSizeCategory": "accessibilityMedium"}}"#)
        #expect(size(run, 0)?.height == 20 + 19.5)
    }

    @Test("What is expected inside a cell is compared, and a cell that is not on screen is a difference")
    func expectations() throws {
        let run = try run(
            cell: text, items: #"{"cell": "row", "content": {"text": "字"}, "count": 90}"#,
            steps: #"""
                {"expect": {"inside": {"0-0": {"text": [10, 10, 300, 11]}, "0-80": {"text": [0, 0, 1, 1]}},
                            "lines": {"0-0": {"text": 2}, "0-1": {"text": 1}}}}
                """#)
        #expect(
            run.report.differences == [
                .init(what: "inside.0-0.text", expected: "[10, 10, 300, 11]", actual: "[10, 10, 300, 10]"),
                .init(what: "inside.0-80.text", expected: "[0, 0, 1, 1]", actual: "no cell on screen"),
                .init(what: "lines.0-0.text", expected: "[2]", actual: "[1]"),
            ])
    }

    @Test("Views in views are named in the content view's coordinates; guides, too")
    func nested() throws {
        let cell = #"""
            "views": {"panel": {"layoutMargins": [1, 2, 3, 4], "guides": ["half"], "views": {"dot": {"size": [8, 8]}}}},
            "constraints": ["panel.leading == leading + 5", "panel.top == top + 5", "panel.bottom == bottom - 5",
                "dot.leading == panel.margins.leading", "dot.top == panel.topMargin", "dot.bottom == panel.bottomMargin",
                "dot.trailing == panel.trailingMargin", "half.leading == panel.leading", "half.top == panel.top",
                "half.width == 0.5 * panel.width", "half.height == panel.height"]
            """#
        let run = try run(cell: cell, items: #"{"cell": "row"}"#)
        let shown = try #require(run.contentCell(at: .init(section: 0, item: 0)))
        #expect(shown.frame(of: "panel") == CGRect(x: 5, y: 5, width: 14, height: 12))
        #expect(shown.frame(of: "dot") == CGRect(x: 7, y: 6, width: 8, height: 8))
        #expect(shown.frame(of: "half") == CGRect(x: 5, y: 5, width: 7, height: 12))
    }

    @Test("A stack arranges the views in it, and one that is hidden by a change leaves, which makes the cell smaller")
    func stack() throws {
        let cell = #"""
            "fit": "width", "views": {"column": {
              "stack": {"axis": "vertical", "spacing": 4, "spacingAfter": {"title": 10}, "usesMargins": true},
              "layoutMargins": [5, 6, 7, 8],
              "views": {"title": {"label": {"font": {"block": 20}, "text": "ab"}}, "detail": {"label": {"font": {"block": 10}, "text": "cd"}},
                "row": {"stack": {"distribution": "fillEqually"}, "views": {"one": {"size": [null, 30]}, "two": {}}}}}},
            "constraints": ["column.leading == leading", "column.trailing == trailing", "column.top == top", "column.bottom == bottom"]
            """#
        let container = #""width": 320, "height": 480, "selfSizingInvalidation": "enabledIncludingConstraints""#
        let run = try run(
            cell: cell, items: #"{"cell": "row", "count": 2}"#,
            steps: #"{"changeItems": {"0-1": {"detail": {"hidden": true}}}}"#, container: container)
        let shown = try #require(run.contentCell(at: .init(section: 0, item: 0)))
        #expect(size(run, 0)?.height == CGFloat(5 + 20 + 10 + 10 + 4 + 30 + 7))
        #expect(shown.frame(of: "detail") == CGRect(x: 6, y: 35, width: 306, height: 10))
        #expect(shown.frame(of: "two") == CGRect(x: 159, y: 49, width: 153, height: 30))
        #expect(size(run, 1)?.height == CGFloat(5 + 20 + 10 + 30 + 7))
    }

    @Test("A run that makes too many views and constraints ends with the number and the limit, and its layout ends, too")
    func limit() throws {
        let scenario = try run(cell: text, items: #"{"cell": "row", "count": 1000}"#, estimate: "[320, 2]").scenario
        var limits = RunLimits()
        limits.cellParts = 2000
        let run = ScenarioRun(scenario, tracing: false, recorder: nil, limits: limits)
        // Six parts of a cell count for fifty each where it is made, and once where it shows something: seven cells.
        let error = #expect(throws: ScenarioError.self) { try run.finish() }
        #expect(
            error?.description == "sections: 2,136 views and constraints of cells in one run; the limit is 2,000")
        #expect(run.dataSource.cells.madeCount <= 7)
    }
}
