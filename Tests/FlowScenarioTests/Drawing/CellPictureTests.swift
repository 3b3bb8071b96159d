import FlowScenario
import Foundation
import Testing

/// What is in cells, in pictures and pages.
@MainActor
@Suite struct CellPictureTests {
    private func run(steps: String = "") throws -> ScenarioRun {
        let run = ScenarioRun(
            try Scenario(
                json: """
                    {"format": 2, "container": {"width": 200, "height": 100},
                     "layout": {"estimatedItemSize": [200, 60], "minimumLineSpacing": 0},
                     "cells": {"row": {"fit": "width", "guides": ["middle"],
                       "views": {"photo": {"image": [30, 30], "compression": 751}, "dot": {"size": [4, 4], "hidden": true},
                         "panel": {"views": {"text": {"label": {"lines": 0, "font": {"block": 10}}}}}},
                       "constraints": ["photo.leading == leading + 5", "photo.top == top + 5", "photo.bottom <= bottom - 5",
                         "panel.leading == photo.trailing + 10", "panel.trailing == trailing - 5", "panel.top == top + 5",
                         "panel.bottom == bottom - 5", "text.leading == panel.leading", "text.trailing == panel.trailing",
                         "text.top == panel.top", "text.bottom == panel.bottom", "dot.top == top",
                         "middle.leading == centerX", "middle.width == 8", "middle.top == top", "middle.bottom == bottom"]}},
                     "sections": [{"items": [{"cell": "row", "contents": [{"text": "abcd efgh & <b>"},
                       {"text": "字字字字字字字字字字字字字字字字"}], "count": 20}]}],
                     "steps": [\(steps)]}
                    """.utf8))
        try run.finish()
        return run
    }

    private func part(_ name: String, of element: LayoutPicture.Element) -> LayoutPicture.Element.Part? {
        element.parts.first { $0.name == name }
    }

    @Test("A cell is drawn with its views, texts in their lines; what is hidden is not")
    func parts() throws {
        let picture = try run().picture()
        let second = picture.elements[1]
        #expect(second.frame == CGRect(x: 0, y: 40, width: 200, height: 40))
        #expect(second.parts.map(\.name) == ["photo", "panel", "text"])
        #expect(part("photo", of: second)?.frame == CGRect(x: 5, y: 5, width: 30, height: 30))
        #expect(part("photo", of: second)?.kind == .image)
        #expect(part("panel", of: second)?.kind == .box)
        guard case .label(let lines)? = part("text", of: second)?.kind else {
            Issue.record("there is no label")
            return
        }
        // 150 points for 10 points a character; 8 points from the top to the baseline, and 10 more than the text needs.
        #expect(lines.map(\.text.count) == [15, 1])
        #expect(lines.map(\.width) == [150, 10])
        #expect(lines.map(\.x) == [45, 45])
        #expect(lines.map(\.baseline) == [18, 28])
    }

    @Test("The drawing sets each line where it was measured, and as wide")
    func drawing() throws {
        let svg = try run().picture().svg()
        #expect(
            svg.contains(#"font-size="10" textLength="75" lengthAdjust="spacingAndGlyphs">abcd efgh &amp; &lt;b&gt;<"#))
        #expect(svg.contains(#"<rect class="image" rx="2""#))
        #expect(svg.contains(#"<rect class="box" rx="2""#))
        #expect(svg.contains(#"class="corner""#))
        #expect(svg.contains(">0-0</text>"))
        #expect(!svg.contains(#"class="guide""#))
        #expect(!svg.contains(#"class="spacing""#))
    }

    @Test("Guides and the distances that constraints keep are drawn where asked")
    func guides() throws {
        let run = try run()
        run.showsGuides = true
        let picture = try run.picture()
        #expect(part("middle", of: picture.elements[0])?.frame == CGRect(x: 100, y: 0, width: 8, height: 40))
        let lengths = picture.elements[0].spacings.map(\.length)
        #expect(lengths == [5, 5, 5, 10, 5, 5, 5], "photo.bottom <= is tight in a cell of 40 points")
        let between = picture.elements[0].spacings[3]
        #expect(between.start == CGPoint(x: 45, y: 20))
        #expect(between.end == CGPoint(x: 35, y: 20))
        let svg = picture.svg()
        #expect(svg.contains(#"class="guide""#))
        #expect(svg.contains(#"class="spacing""#))
    }

    @Test("A cell off screen is drawn as it would be, and one that was not measured is not filled")
    func offScreen() throws {
        let first = try run().picture()
        let scrolled = try run(steps: #"{"scroll": {"by": [0, 60]}}"#)
        #expect(scrolled.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        let later = try scrolled.picture()
        #expect(later.elements[0].label == "0-0")
        #expect(later.elements[0].parts == first.elements[0].parts)
        let estimated = first.elements.filter { $0.role == .estimated }
        #expect(!estimated.isEmpty)
        #expect(estimated.allSatisfy { $0.parts.isEmpty })
    }

    @Test("A page knows what is in the cells that were measured, moment by moment")
    func page() throws {
        let timeline = try Timeline(recording: run(steps: #"{"changeItems": {"0-0": {"text": "x"}}}"#).scenario)
        let first = try #require(timeline.moments.first)
        let last = try #require(timeline.moments.last)
        #expect(first.elements.allSatisfy { $0.parts.isEmpty }, "nothing was measured yet")
        #expect(last.elements[0].parts.map(\.name) == ["photo", "panel", "text"])
        let html = timeline.html()
        #expect(html.contains(#""kind":2,"lines":[["x",45000,23000,5000,10000,0]]"#))
        #expect(html.contains(#""name":"photo","frame":[5000,5000,30000,30000],"kind":1}"#))
        #expect(html.contains(#""name":"panel","frame":[45000,5000,150000,30000],"kind":0}"#))
    }

    @Test(
        "In a browser a page shows the views of cells, and texts as wide as they were measured",
        .enabled(if: Chromium.path != nil, "no Chromium is installed: the page's script is not tested"))
    func browser() throws {
        let page = try Timeline(recording: run().scenario).html()
        let script = """
            const cell = document.querySelector('.stage .element.measured .inside');
            return [cell.querySelectorAll('rect.image').length, cell.querySelectorAll('rect.box').length,
                cell.querySelector('text').textContent, cell.querySelector('text').getAttribute('textLength')];
            """
        #expect(try Chromium.run(script, in: page, at: "#1") == #"[1,1,"abcd efgh & <b>","75"]"#)
    }
}
