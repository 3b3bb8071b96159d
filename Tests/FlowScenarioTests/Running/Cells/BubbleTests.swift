import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Cells with a text in a bubble, texts that wrap, and items that show a text alone.
@MainActor
@Suite struct BubbleTests {
    private func run(
        width: Double = 400, container: String = "", cell: String = #""bubble": "leading""#, item: String,
        text: String = "{}", steps: String = ""
    ) throws -> ScenarioRun {
        let run = ScenarioRun(
            try Scenario(
                json: """
                    {"format": 2, "container": {"width": \(width), "height": 600\(container)},
                     "layout": {"estimatedItemSize": ["100%", 44], "minimumLineSpacing": 0},
                     "cells": {"talk": {\(cell)}}, "text": \(text),
                     "sections": [{"items": [\(item)]}], "steps": [\(steps)]}
                    """.utf8))
        let report = try run.finish()
        #expect(report.passed, "\(report)")
        #expect(report.steps.flatMap(\.issues).isEmpty, "\(report)")
        return run
    }

    private func bubble(_ run: ScenarioRun, _ item: Int = 0) throws -> CGRect {
        try #require(run.contentCell(at: .init(section: 0, item: item))?.frame(of: "bubble"))
    }

    private func height(_ run: ScenarioRun, _ item: Int = 0) throws -> CGFloat {
        try #require(run.host.place(of: .item(section: 0, item: item))).frame.height
    }

    private static let long =
        #"{"cell": "talk", "content": "A text that is so long that it needs more than one line of a phone"}"#
    /// Characters are as wide as half of their line's height.
    private static let blocks = #""font": {"block": 20}, "padding": [5, 10, 5, 10], "margin": [1, 20, 2, 30]"#

    @Test("A short text makes a small bubble at its edge, a long one wraps at the greatest share of the width")
    func sizes() throws {
        let items = #"{"cell": "talk", "contents": ["abcde", "abcde abcde abcde abcde abcde abcde"]}"#
        let cell = #""bubble": {"side": "leading", "maxWidth": "50%", \#(Self.blocks)}"#
        let leading = try run(cell: cell, item: items)
        #expect(try bubble(leading) == CGRect(x: 20, y: 1, width: 70, height: 30))
        // 180 points of text: three words with the space after each in the first of two lines.
        #expect(try bubble(leading, 1) == CGRect(x: 20, y: 1, width: 200, height: 50))
        #expect(try height(leading) == 33 && height(leading, 1) == 53)
        let trailing = try run(cell: cell.replacing("leading", with: "trailing"), item: items)
        #expect(try bubble(trailing) == CGRect(x: 400 - 30 - 70, y: 1, width: 70, height: 30))
        let mirrored = try run(container: #", "layoutDirection": "rightToLeft""#, cell: cell, item: items)
        #expect(try bubble(mirrored).maxX == 400 - 20)
        let points = try run(cell: cell.replacing("\"50%\"", with: "100"), item: items)
        #expect(try bubble(points, 1).width <= 100 && bubble(points).width == 70)
    }

    @Test("A bubble follows the width, the text size, and a text that changes")
    func following() throws {
        #expect(try height(run(width: 320, item: Self.long)) > height(run(width: 700, item: Self.long)))
        let turned = try run(width: 320, item: Self.long, steps: #"{"resize": {"width": 700}}"#)
        #expect(try height(turned) == height(run(width: 700, item: Self.long)))
        #expect(try bubble(turned).width <= 525)
        let large = #", "contentSizeCategory": "accessibilityLarge""#
        #expect(try height(run(container: large, item: Self.long)) > height(run(item: Self.long)))
        let short = try run(
            container: #", "selfSizingInvalidation": "enabledIncludingConstraints""#, item: Self.long,
            steps: #"{"changeItems": {"0-0": {"text": "ok"}}}, {"expect": {"lines": {"0-0": {"text": 1}}}}"#)
        #expect(try height(short) < height(run(item: Self.long)))
    }

    @Test("A text alone is that of the cell's only label, also where it is no bubble")
    func content() throws {
        let cell = #""views": {"title": {"label": {}}}, "constraints": ["title.top == top"]"#
        let run = try run(cell: cell, item: #"{"cell": "talk", "contents": ["a", {"title": "b"}]}"#)
        #expect(run.dataSource.cell(at: [0, 0])?.content == .init(["title": .init(text: "a")]))
        #expect(run.dataSource.cell(at: [0, 1])?.content == .init(["title": .init(text: "b")]))
    }

    @Test(
        "What is wrong with a bubble is said",
        arguments: [
            (#""bubble": "left""#, "cells.talk.bubble: “left” is none of “leading”, “trailing”"),
            (#""bubble": "leadin""#, "cells.talk.bubble: “leadin” is not known here; did you mean “leading”?"),
            (#""bubble": {}"#, "cells.talk.bubble: “side” is missing"),
            (#""bubble": "leading", "views": {}"#, "cells.talk: “bubble” and “views” exclude each other"),
            (
                #""bubble": {"side": "leading", "maxWidth": {"columns": 2}}"#,
                "cells.talk.bubble.maxWidth: expected points, or a share of the room such as “50%”, found an object"
            ),
            (
                #""views": {"a": {"label": {}}, "b": {"label": {}}}"#,
                "sections[0].items[0].content: a text alone is for a cell with one label, and this one has 2 labels"
            ),
        ])
    func mistakes(cell: String, mistake: String) {
        let item = #"{"cell": "talk", "content": "a"}"#
        let error = #expect(throws: ScenarioError.self) { try run(cell: cell, item: item) }
        #expect(error?.description == mistake)
    }

    @Test("A text wraps in the width that its item has, or in the greatest, and its item is as high as its lines")
    func wrapping() throws {
        let item = #"{"texts": ["short", "a text that is long enough to need two lines or more at the least width"]}"#
        func sizes(_ text: String, width: Double = 200) throws -> [CGSize] {
            let run = try run(width: width, item: item, text: text)
            return try (0..<2).map { try #require(run.host.place(of: .item(section: 0, item: $0))).frame.size }
        }
        let line = try sizes(#"{"padding": [10, 10, 10, 10], "maxWidth": "100%"}"#)
        #expect(line[0].height == line[1].height, "one line, cut off")
        #expect(line[1].width == 200, "one line, cut off")
        let across = try sizes(#"{"padding": [10, 10, 10, 10], "width": "100%", "lines": 0}"#)
        #expect(across.map(\.width) == [200, 200])
        #expect(across[0].height == line[0].height)
        #expect(across[1].height >= 2 * line[0].height - 20)
        let atMost = try sizes(#"{"padding": [10, 10, 10, 10], "maxWidth": "50%", "lines": 0}"#)
        #expect(atMost[0].width < 100)
        #expect(atMost[1].width <= 100)
        #expect(atMost[1].height > across[1].height)
        let two = try sizes(#"{"padding": [10, 10, 10, 10], "maxWidth": "50%", "lines": 2}"#)
        #expect(two[1].height < atMost[1].height)
        #expect(two[1].height > line[1].height)
        let wide = try sizes(#"{"padding": [10, 10, 10, 10], "width": "100%", "lines": 0}"#, width: 800)
        #expect(wide[1] == CGSize(width: 800, height: line[0].height))
    }

    @Test("A text that wraps is drawn in its lines, in the padding, from the reader's side")
    func drawing() throws {
        let item = #"{"text": "a text that is long enough to need two lines or more"}"#
        let text = #"{"padding": [10, 20, 10, 30], "width": "100%", "lines": 0}"#
        for direction in ["leftToRight", "rightToLeft"] {
            let run = try run(width: 200, container: #", "layoutDirection": "\#(direction)""#, item: item, text: text)
            let element = try #require(run.picture().elements.first)
            #expect(element.text == nil)
            #expect(element.parts.count == 1)
            guard case .label(let lines) = element.parts[0].kind else { Issue.record("no label"); continue }
            try #require(lines.count > 1)
            #expect(lines.allSatisfy { $0.x >= 20 - 0.001 && $0.x + $0.width <= 170.001 })
            #expect(lines.allSatisfy { direction == "leftToRight" ? $0.x == 20 : abs($0.x + $0.width - 170) < 0.001 })
            #expect(lines.map(\.baseline) == lines.map(\.baseline).sorted())
            #expect(lines[0].baseline > 10)
            #expect(element.frame.height == element.parts[0].frame.height + 20)
        }
    }

    @Test("An item is scrolled to by its path alone, or in an object, where the content starts unless it is said")
    func scrollTo() throws {
        func offset(_ step: String, direction: String = "vertical") throws -> CGPoint {
            let run = ScenarioRun(
                try Scenario(
                    json: """
                        {"format": 2, "container": {"width": 100, "height": 100},
                         "layout": {"itemSize": [100, 100], "minimumLineSpacing": 0, "scrollDirection": "\(direction)"},
                         "sections": [{"items": [{"count": 9}]}], "steps": [{"scrollTo": \(step)}]}
                        """.utf8))
            try run.finish()
            return run.view.contentOffset
        }
        for step in [#""0-3""#, #"{"item": "0-3"}"#, #"{"item": [0, 3]}"#, #"{"item": "0-3", "position": "bottom"}"#] {
            #expect(try offset(step) == CGPoint(x: 0, y: 300))
        }
        #expect(try offset(#""0-3""#, direction: "horizontal") == CGPoint(x: 300, y: 0))
        let error = #expect(throws: ScenarioError.self) { try offset(#""0-9""#) }
        #expect(error?.description == "steps[0].scrollTo: there is no item 9 in section 0, which has 9 items")
        let other = #expect(throws: ScenarioError.self) { try offset(#""first""#) }
        #expect(other?.description == "steps[0].scrollTo: “first” names no item; write “0-3”")
    }
}
