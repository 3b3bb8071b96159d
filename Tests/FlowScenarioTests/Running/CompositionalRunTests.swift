import FlowSimulator
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Scenarios with a compositional layout.
@MainActor
@Suite struct CompositionalRunTests {
    private func run(
        _ layout: String, sections: String, steps: String = "[]",
        container: String = #"{"width": 300, "height": 400, "scale": 2}"#, more: String = ""
    ) throws -> ScenarioRun {
        let json = """
            {"format": 2, "container": \(container), "layout": {"kind": "compositional", \(layout)}\(more),
             "sections": \(sections), "steps": \(steps)}
            """
        let run = ScenarioRun(try Scenario(json: json.utf8), tracing: true)
        try run.finish()
        return run
    }

    private static let grid = #"""
        "sectionLayouts": {"grid": {
          "group": {"height": 100, "subitem": {"contentInsets": [2, 2, 2, 2],
            "supplementaryItems": [{"kind": "badge", "width": 10, "height": 10}]}, "count": 3},
          "contentInsets": [10, 0, 10, 0], "decorations": [{"kind": "background"}, {"kind": "card"}],
          "boundaryItems": [{"height": 30, "pins": true}]}},
        "boundaryItems": [{"kind": "search", "height": 20}]
        """#

    @Test("Items, badges, headers, decorations and views of the layout are found by their names")
    func names() throws {
        let run = try run(
            Self.grid, sections: #"[{"title": "Photos", "items": [{"count": 7}]}]"#,
            steps: #"""
                [{"expect": {
                    "frames": {"0-0": [2, 62, 96, 96], "0-4": [102, 162, 96, 96], "badge 0-0": [88, 62, 10, 10],
                               "header 0": [0, 20, 300, 30], "search 0": [0, 0, 300, 20], "badge 0-9": null,
                               "background 0": [0, 20, 300, 350], "card 0-0": [0, 20, 300, 350]},
                    "views": {"badge 0-4": [188, 162, 10, 10], "header 0": [0, 20, 300, 30]},
                    "zIndexes": {"badge 0-0": 1, "0-0": 0}, "contentSize": [300, 370], "rows": 3,
                    "query": {"rect": [0, 0, 99, 70], "elements":
                      ["0-0", "badge 0-0", "header 0", "search 0", "background 0", "card 0-0"]}}}]
                """#)
        #expect(run.report.differences == [])
        let picture = try run.picture(.everything)
        #expect(picture.elements.first { $0.label == "Photos" } != nil)
        #expect(picture.elements.filter { $0.role == .given }.count == 7)
    }

    @Test("A cell decides the lengths that the layout leaves to it, and shares are those of its own place")
    func measuring() throws {
        let run = try run(
            #"""
            "sectionLayouts": {"a": {"group": {"height": {"estimated": 50}, "subitems": [
              {"width": 100, "height": {"estimated": 50}}, {"width": 200, "height": {"estimated": 50}}]}}}
            """#,
            sections: #"[{"items": [{"actual": 40}, {"actual": [9, {"ratio": 0.5}]}, {"count": 1}]}]"#,
            steps: #"""
                [{"expect": {"frames": {"0-0": [0, 0, 100, 40], "0-1": [100, 0, 200, 4.5], "0-2": [0, 40, 100, 50]},
                             "measured": 3}},
                 {"resizeItems": {"0-1": ["100%", {"ratio": 0.5}]}},
                 {"expect": {"frames": {"0-0": [0, 0, 100, 40], "0-1": [100, 0, 200, 100], "0-2": [0, 100, 100, 50]}}},
                 {"resizeItems": {"0-0": 130}},
                 {"expect": {"frames": {"0-2": [0, 130, 100, 50]}, "metrics": {"measured": 1}}}]
                """#)
        #expect(run.report.differences == [])
    }

    @Test("A text wraps in the width that the layout gives its cell")
    func texts() throws {
        let run = try run(
            #"""
            "sectionLayouts": {"a": {"group": {"height": {"estimated": 20}, "subitem": {"height": {"estimated": 20}}, "count": 2}}}
            """#,
            sections: #"[{"items": [{"text": "A text that is longer than half of the view, and has several lines"}]}]"#,
            more: #", "text": {"maxWidth": "100%", "lines": 0}"#)
        let frame = try #require(run.host.place(of: .item(section: 0, item: 0))?.frame)
        #expect(frame.width == 150)
        #expect(frame.height > 50)
    }

    @Test("Headers and footers have the heights that they ask for")
    func headers() throws {
        let run = try run(
            #"""
            "sectionLayouts": {"a": {"group": {"height": 40, "subitems": [{}]},
              "boundaryItems": [{}, {"kind": "footer", "alignment": "bottom", "height": {"estimated": 20}}]}}
            """#,
            sections: #"""
                [{"header": 60, "footer": {"cell": "note"}, "items": [{"count": 2}]},
                 {"header": {"actual": 30}, "items": []}]
                """#,
            steps: #"""
                [{"expect": {"frames": {"header 0": [0, 0, 300, 60], "0-0": [0, 60, 300, 40],
                                        "footer 0": [0, 140, 300, 50], "header 1": [0, 190, 300, 30]}}}]
                """#,
            more: #"""
                , "cells": {"note": {"views": {"box": {"size": [10, 50]}}, "constraints": ["box.top == top",
                  "box.bottom == bottom", "box.leading == leading"]}}
                """#)
        #expect(run.report.differences == [])
    }

    @Test("A header next to the contents of a horizontal layout has the width that it asks for")
    func headerOfHorizontalLayout() throws {
        let run = try run(
            #"""
            "scrollDirection": "horizontal",
            "sectionLayouts": {"a": {"group": {"width": 100, "height": {"fractionalHeight": 1}, "subitems": [{}]},
              "boundaryItems": [{"alignment": "leading", "width": {"estimated": 44}, "height": {"fractionalHeight": 1}}]}}
            """#,
            sections: #"[{"header": 60, "items": [{"count": 2}]}]"#,
            steps: #"""
                [{"expect": {"frames": {"header 0": [0, 0, 60, 400], "0-0": [60, 0, 100, 400]}}}]
                """#)
        #expect(run.report.differences == [])
    }

    @Test("Sections with one kind share one description, also where lists are among them")
    func sharedDescriptions() throws {
        let run = try run(
            #""sectionLayouts": {"row": {"group": {"height": 40, "subitems": [{}]}}, "list": {"list": {}}}"#,
            sections: #"""
                [{"layout": "list", "items": []}, {"layout": "row", "items": []}, {"layout": "list", "items": []},
                 {"layout": "row", "items": []}]
                """#)
        let host = try #require(run.host as? CompositionalHost)
        let sections = host.compositionalLayout.sectionDescriptions
        #expect(sections[1] === sections[3])
        #expect(sections[0] === sections[2])
        #expect(sections[0] !== sections[1])
    }

    @Test("A measured row that moved into an empty section has the estimate again when its size is discarded")
    func rowMovedIntoEmptySection() throws {
        let run = try run(
            #""sectionLayouts": {"pages": {"group": {"subitems": [{}]}}, "rows": {"list": {}}}"#,
            sections: #"""
                [{"layout": "rows", "items": []}, {"layout": "rows", "items": [{"actual": [1, 1]}]},
                 {"layout": "pages", "items": [{"count": 2}]}]
                """#,
            steps: #"""
                [{"scroll": {"to": "end"}}, {"update": [{"move": "1-0", "to": "0-0"}]},
                 {"invalidate": {"items": ["0-0"]}},
                 {"expect": {"frames": {"2-0": [0, 44, 40, 40], "2-1": [0, 84, 40, 40]}}}]
                """#, container: #"{"width": 40, "height": 40, "scale": 2}"#)
        #expect(run.report.differences == [])
    }

    @Test("Sections scroll, rest where their behaviour decides, and move nothing else")
    func scrollSection() throws {
        let run = try run(
            #"""
            "sectionLayouts": {
              "page": {"group": {"width": 200, "height": 100, "subitems": [{}]}, "orthogonalScrolling": "groupPaging"},
              "free": {"group": {"width": 80, "height": 50, "subitems": [{}]}, "orthogonalScrolling": "continuous"}}
            """#,
            sections: #"[{"layout": "page", "items": [{"count": 5}]}, {"layout": "free", "items": [{"count": 9}]}]"#,
            steps: #"""
                [{"scrollSection": {"section": 0, "to": 150}},
                 {"expect": {"sectionOffsets": {"0": 200, "1": 0}, "frames": {"0-1": [0, 0, 200, 100], "1-0": [0, 100, 80, 50]},
                             "contentOffset": [0, 0]}},
                 {"scrollSection": {"section": 1, "to": 33}},
                 {"scrollSection": {"section": 0, "to": 190, "velocity": -1}},
                 {"expect": {"sectionOffsets": {"0": 0, "1": 33}, "frames": {"1-1": [47, 100, 80, 50]}}},
                 {"scrollSection": {"section": 1, "to": 5000}},
                 {"expect": {"sectionOffsets": {"1": 420}}},
                 {"scrollTo": {"item": "1-2", "position": "left"}},
                 {"expect": {"sectionOffsets": {"1": 160}}},
                 {"expect": {"sectionOffsets": {"1": 3}}}]
                """#)
        #expect(
            run.report.differences == [
                .init(what: "sectionOffsets.1", expected: "[3]", actual: "[160]")
            ])
        #expect(run.report.steps[1].action == "scroll section 0 to 150")
    }

    @Test("Lists have rows, separators, and headers of their modes")
    func lists() throws {
        let run = try run(
            #""sectionLayouts": {"a": {"list": {"appearance": "plain", "headerMode": "supplementary"}}}"#,
            sections: #"[{"header": 28, "items": [{"actual": 60, "count": 3}, {"count": 1}]}]"#,
            steps: #"""
                [{"expect": {"frames": {"0-0": [0, 50, 300, 60], "0-3": [0, 230, 300, 44],
                   "CollectionViewListBottomSeparator 0-0": [16, 109.5, 284, 0.5]}, "measured": 4}},
                 {"update": [{"delete": "0-1"}, {"insert": "0-0", "items": [{"actual": 20}]}]},
                 {"expect": {"frames": {"0-0": [0, 50, 300, 20], "0-1": [0, 70, 300, 60]}, "metrics": {"measured": 1}}}]
                """#)
        #expect(run.report.differences == [])
    }

    @Test("New properties of the layout are applied, and everything is asked again that depends on them")
    func set() throws {
        let run = try run(
            #""sectionLayouts": {"a": {"group": {"height": 50, "subitem": {}, "count": 2}}}"#,
            sections: #"[{"items": [{"count": 4}]}, {"items": [{"count": 2}]}]"#,
            steps: #"""
                [{"set": {"interSectionSpacing": 12}},
                 {"expect": {"frames": {"1-0": [0, 112, 150, 50]}}},
                 {"set": {"sectionLayouts": {"b": {"group": {"height": 30, "subitem": {}, "count": 3},
                                                    "boundaryItems": [{"kind": "note", "height": 10}]}}}},
                 {"expect": {"frames": {"0-1": [100, 10, 100, 30], "note 1-0": [0, 82, 300, 10]}}},
                 {"set": {"scrollDirection": "horizontal"}},
                 {"expect": {"contentSize": [912, 400]}}]
                """#)
        #expect(run.report.differences == [])
    }

    @Test("A context names items, a reload and a rotation measure again, and a look changes nothing")
    func invalidation() throws {
        let run = try run(
            #""sectionLayouts": {"a": {"list": {"appearance": "plain", "showsSeparators": false}}}"#,
            sections: #"[{"items": [{"actual": [["100%", 50], ["100%", 70]], "count": 40}]}]"#,
            steps: #"""
                [{"invalidate": {"items": ["0-1"]}},
                 {"expect": {"metrics": {"elementsRequeried": 1, "measured": 1, "rowsReplaced": {"atMost": 1}}}},
                 {"look": "everything"}, {"expect": {"metrics": {"measured": 0, "rowsReplaced": 0}}},
                 {"invalidate": {"counts": true}},
                 {"rotate": true},
                 {"expect": {"frames": {"0-1": [0, 50, 400, 70]}, "issues": []}},
                 {"traits": {"layoutDirection": "rightToLeft"}},
                 {"reload": {"sections": [{"items": [{"actual": 33, "count": 2}]}]}},
                 {"expect": {"contentSize": [400, 66], "measured": 2}}]
                """#)
        #expect(run.report.differences == [])
    }

    @Test("A mirrored view has leading edges at the right")
    func mirrored() throws {
        let run = try run(
            Self.grid, sections: #"[{"items": [{"count": 2}]}]"#,
            steps: #"""
                [{"expect": {"frames": {"0-0": [202, 62, 96, 96], "badge 0-0": [202, 62, 10, 10]},
                             "views": {"badge 0-0": [202, 62, 10, 10]}}}]
                """#,
            container: #"{"width": 300, "height": 400, "layoutDirection": "rightToLeft"}"#)
        #expect(run.report.differences == [])
    }

    @Test("A scenario of the simulator's own values is written as a document that means the same")
    func writing() throws {
        let scenario = try run(Self.grid, sections: #"[{"items": [{"count": 2}]}]"#).scenario
        let read = try Scenario(json: scenario.json().utf8)
        #expect(read.compositional == scenario.compositional)
        #expect(read == scenario)
    }

    @Test("The readings of UIKit's rounding have their effects")
    func readings() throws {
        let scenario = try run(
            #""sectionLayouts": {"a": {"group": {"width": 151.5, "height": 50, "subitem": {}, "count": 4}}}"#,
            sections: #"[{"items": [{"count": 4}]}]"#, container: #"{"width": 300, "height": 400, "scale": 1}"#
        ).scenario
        let widths = [scenario] + Scenario.UIKitReading.all(for: scenario).compactMap { $0.applied(to: scenario) }
        let found = try widths.map { reading in
            let run = ScenarioRun(reading)
            try run.finish()
            return try #require(run.host.place(of: .item(section: 0, item: 0))?.frame.width)
        }
        #expect(found == [37, 38, 37.875, 37])
    }

    @Test("Pictures have kinds of views, what headers show, insets, and rows of level items alone")
    func pictures() throws {
        let run = try run(
            #"""
            "sectionLayouts": {
              "shelf": {
                "group": {"axis": "vertical", "width": 100, "height": 90, "subitem": {}, "count": 3},
                "orthogonalScrolling": "continuous",
                "boundaryItems": [{"height": {"estimated": 20}, "pins": true}]},
              "cards": {
                "group": {"height": 40, "subitems": [{"width": 100, "supplementaryItems": [{"width": 9, "height": 9}]}]},
                "contentInsets": [5, 6, 7, 8], "decorations": [{"kind": "card"}, {}]}}
            """#,
            sections: #"""
                [{"layout": "shelf", "header": {"cell": "note", "content": "Shelf"}, "items": [{"count": 6}]},
                 {"layout": "cards", "items": [{"count": 2}]}]
                """#,
            steps: #"[{"scroll": {"by": [0, 10]}}]"#, container: #"{"width": 300, "height": 100, "scale": 2}"#,
            more: #"""
                , "cells": {"note": {"views": {"title": {"label": {}}}, "constraints": ["title.top == top",
                  "title.bottom == bottom", "title.leading == leading"]}}
                """#)
        let picture = try run.picture(.everything)
        let roles = Dictionary(grouping: picture.elements, by: \.role).mapValues(\.count)
        #expect(roles == [.given: 8, .header: 1, .supplementary: 2, .decoration: 1, .background: 1])
        let header = try #require(picture.elements.first { $0.role == .header })
        #expect(header.parts.map(\.name) == ["title"])
        #expect(picture.elements.filter(\.isPinned).map(\.label) == ["header 0"])
        let area = try #require(picture.sectionInsets.last)
        #expect(area.outer.minX - area.inner.minX == -6)
        #expect(area.outer.maxX - area.inner.maxX == 8)
        #expect(picture.unevenRows == [])
        let rows = PictureRow.rows(
            of: run.host.elementSnapshots(in: CGRect(x: 0, y: 0, width: 300, height: 400)), along: .vertical,
            isMirrored: false)
        #expect(rows.map(\.items.count) == [1, 1, 1, 1, 1, 1, 2])
    }

    @Test("The stages of a compositional layout are timed")
    func stopwatch() throws {
        let scenario = try run(Self.grid, sections: #"[{"items": [{"count": 2}]}]"#).scenario
        let timed = ScenarioRun(scenario)
        var now = 0.0
        let stopwatch = StageStopwatch {
            now += 1
            return now
        }
        timed.stopwatch = stopwatch
        try timed.finish()
        let durations = stopwatch.drain()
        #expect(durations[.preparing] ?? 0 > 0)
        #expect(durations[.querying] ?? 0 > 0)
    }

    @Test("Another text size measures cells with texts again")
    func textSize() throws {
        let run = try run(
            #""sectionLayouts": {"a": {"list": {}}}"#,
            sections: #"[{"items": [{"text": "One", "count": 3}]}]"#,
            steps: #"[{"traits": {"contentSizeCategory": "accessibilityLarge"}}]"#)
        let before = run.report.steps[0].state.contentSize.height
        #expect(run.report.final.contentSize.height > before)
    }

    @Test("A page of a run explains why an item of a group moved")
    func explanation() throws {
        let run = try run(
            #"""
            "sectionLayouts": {"a": {"group": {"height": {"estimated": 50}, "subitem": {"height": {"estimated": 50}}, "count": 2}}}
            """#,
            sections: #"[{"items": [{"actual": 50, "count": 9}]}]"#, steps: #"[{"resizeItems": {"0-1": 80}}]"#)
        let text = try #require(run.trace?.explanation(for: run.tracedElement(.item(section: 0, item: 0))))
        #expect(text.contains("0-1"), "\(text)")
    }

    @Test("A scroll of a section is the reason for the places of its items, and drifts nothing")
    func scrolledSection() throws {
        let run = try run(
            #"""
            "sectionLayouts": {"shelf": {"group": {"width": 100, "height": 50, "subitems": [{}]}, "orthogonalScrolling": "paging"}}
            """#,
            sections: #"[{"items": [{"count": 12}]}, {"items": [{"count": 12}]}]"#,
            steps: #"""
                [{"scrollSection": {"section": 1, "to": 290}},
                 {"expect": {"metrics": {"measured": 0, "rowsReplaced": 0, "maximumDrift": 0, "lastDrift": 0, "layoutShiftScore": 0}}}]
                """#)
        #expect(run.report.differences == [])
        let events = run.events(run.eventNumbers[1])
        #expect(events.contains { $0.kind == .sectionScrolled(section: 1, from: 0, to: 300) })
        let text = try #require(run.trace?.explanation(for: run.tracedElement(.item(section: 1, item: 4))))
        #expect(text.contains("section 1 was scrolled from 0 to 300"), "\(text)")
    }
}
