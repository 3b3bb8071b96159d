import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Kinds of cells in documents, and what is refused of them.
@Suite struct CellReadingTests {
    private func document(_ cells: String, items: String = "", steps: String = "") -> String {
        """
        {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 50]},
         "cells": {\(cells)},
         "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
        """
    }

    private func error(_ document: String) -> String? {
        do {
            _ = try Scenario(json: document.utf8)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private let row =
        #""row": {"views": {"a": {"label": {}}, "b": {"image": [5, null]}, "c": {}}, "#
        + #""constraints": ["gap: a.top == top + 1"]}"#

    @Test("A cell is read with its views, their order and what is in them")
    func cell() throws {
        let scenario = try Scenario(
            json: document(
                #""row": {"fit": "width", "views": {"b": {"views": {"c": {"size": [1, null]}}, "guides": ["g"]}, "a": {}}}"#
            ).utf8)
        let cell = try #require(scenario.cells["row"])
        #expect(cell.fit == .width)
        #expect(cell.itemNames == ["b", "c", "a", "g"])
        #expect(cell.view(named: "c")?.fixedWidth == 1)
        #expect(cell.view(named: "c")?.fixedHeight == nil)
    }

    @Test("An error in a constraint says the line and the column in the document")
    func place() {
        let text = #"""
            {"format": 2, "container": {"width": 1, "height": 1},
             "cells": {"r\u006fw": {
               "constraints": ["width == 1",
                               "height ==\u0020\u0031 + wide"]}}, "sections": []}
            """#
        #expect(error(text) == "cells.row.constraints[1]: line 4, column 43: expected “@” or the end, found “+”")
        #expect(
            error(document(#""row": {"constraints": ["width == 5", "with == 5"]}"#))
                == "cells.row.constraints[1]: line 2, column 51: there is no attribute “with”; did you mean “width”?")
    }

    @Test(
        "What is wrong with a cell is said with its place",
        arguments: [
            (#""a b": {}"#, "cells: “a b” is no name of a cell; use letters, digits, “-” and “_”"),
            (#""": {}"#, "cells: “” is no name of a cell; use letters, digits, “-” and “_”"),
            (#""r": {"fits": 1}"#, "cells.r: unknown key “fits”; did you mean “fit”?"),
            (#""r": {"fit": "all"}"#, "cells.r.fit: “all” is none of “both”, “width”, “height”"),
            (
                #""r": {"views": {"1": {}}}"#,
                "cells.r.views.1: “1” is no name of a view; use letters, digits and “_”, a letter first"
            ),
            (
                #""r": {"views": {"top": {}}}"#,
                "cells.r.views.top: “top” means something else in constraints; call the view something else"
            ),
            (
                #""r": {"views": {"a": {"views": {"a": {}}}}}"#,
                "cells.r.views.a.views.a: there is another view, guide or constraint “a” in the cell"
            ),
            (
                #""r": {"guides": ["a"], "views": {"a": {}}}"#,
                "cells.r.views.a: there is another view, guide or constraint “a” in the cell"
            ),
            (
                #""r": {"views": {"a": {}}, "constraints": ["a: a.width == 5"]}"#,
                "cells.r.constraints[0]: there is another view, guide or constraint “a” in the cell"
            ),
            (
                #""r": {"views": {"a": {"label": {}, "image": [1, 1]}}}"#,
                "cells.r.views.a: “label” and “image” exclude each other"
            ),
            (
                #""r": {"views": {"a": {"stack": {}, "label": {}}}}"#,
                "cells.r.views.a: “label” and “stack” exclude each other"
            ),
            (
                #""r": {"views": {"a": {"stack": {"spacingAfter": {"c": 1}}, "views": {"b": {}}}}}"#,
                "cells.r.views.a.stack.spacingAfter: the stack arranges no view “c”; did you mean “b”?"
            ),
            (
                #""r": {"views": {"a": {"label": {"font": "thin"}}}}"#,
                "cells.r.views.a.label.font: “thin” is none of “largeTitle”, “title1”, “title2”, “title3”, “headline”, “body”, “callout”, “subheadline”, “footnote”, “caption1”, “caption2”"
            ),
            (#""r": {"views": {"a": {"label": {"font": 0}}}}"#, "cells.r.views.a.label.font: 0 is less than 1 points"),
            (
                #""r": {"views": {"a": {"label": {"font": {"weight": "bold"}}}}}"#,
                "cells.r.views.a.label.font: expected “size” or “block”"
            ),
            (
                #""r": {"views": {"a": {"label": {"adjustsToTextSize": true}}}}"#,
                "cells.r.views.a.label: only fonts of text styles follow the text size, so “adjustsToTextSize” means nothing"
            ),
            (
                #""r": {"views": {"a": {"size": [1]}}}"#,
                "cells.r.views.a.size: expected [width, height], either of which may be null, found a list"
            ),
            (#""r": {"views": {"a": {"hugging": 0}}}"#, "cells.r.views.a.hugging: 0 is less than 1"),
            (#""r": {"constraints": "width == 5"}"#, "cells.r.constraints: expected a list, found a text"),
        ])
    func cells(cells: String, expected: String) {
        #expect(error(document(cells)) == expected)
    }

    @Test(
        "What is wrong with what an item shows is said with its place",
        arguments: [
            (#"{"cell": "rows"}"#, "sections[0].items[0].cell: there is no cell “rows”; did you mean “row”?"),
            (
                #"{"content": {}, "count": 1}"#,
                "sections[0].items[0]: “content” goes with “cell”, which names the kind of cell that shows it"
            ),
            (#"{"cell": "row", "size": [1, 1]}"#, "sections[0].items[0]: “size” and “cell” exclude each other"),
            (#"{"cell": "row", "contents": []}"#, "sections[0].items[0].contents: expected at least one content"),
            (
                #"{"cell": "row", "contents": [{}], "content": {}}"#,
                "sections[0].items[0]: “content” and “contents” exclude each other"
            ),
            (
                #"{"cell": "row", "content": {"d": "x"}}"#,
                "sections[0].items[0].content.d: there is no view and no constraint “d” in the cell; did you mean “a”?"
            ),
            (#"{"cell": "row", "content": {"b": "x"}}"#, "sections[0].items[0].content.b: only a label has a text"),
            (
                #"{"cell": "row", "content": {"b": [1, 1]}}"#,
                "sections[0].items[0].content.b: the view has no height of its own that could be another; give it an “image” or a “size”"
            ),
            (
                #"{"cell": "row", "content": {"gap": "x"}}"#,
                "sections[0].items[0].content.gap: a constraint has a “constant” and nothing else"
            ),
            (
                #"{"cell": "row", "content": {"a": {"constant": 1}}}"#,
                "sections[0].items[0].content.a: a view has no constant; give the constraint a name, as in “gap: a.top == b.bottom”"
            ),
            (
                #"{"cell": "row", "content": {"a": {}}}"#,
                "sections[0].items[0].content.a: expected “text”, “size”, “hidden” or “constant”"
            ),
        ])
    func contents(item: String, expected: String) {
        #expect(error(document(row, items: item)) == expected)
    }

    @Test(
        "What is wrong with a step that names what is in a cell is said with its place",
        arguments: [
            (#"{"changeItems": {}}"#, "steps[0].changeItems: names no item"),
            (
                #"{"changeItems": {"0-1": {"a": "x"}}}"#,
                "steps[0].changeItems.0-1: item 0-1 is no “cell” whose content can change"
            ),
            (#"{"changeItems": {"0-0": {"c": "x"}}}"#, "steps[0].changeItems.0-0.c: only a label has a text"),
            (
                #"{"changeItems": {"0-9": {"a": "x"}}}"#,
                "steps[0].changeItems.0-9: there is no item 9 in section 0, which has 2 items"
            ),
            (
                #"{"resizeItems": {"0-0": [1, 1]}}"#,
                "steps[0].resizeItems.0-0: the size of a cell follows from its content; say “changeItems”"
            ),
            (
                #"{"expect": {"inside": {"0-1": {"a": [0, 0, 1, 1]}}}}"#,
                "steps[0].expect.inside.0-1: item 0-1 is no “cell” with views"
            ),
            (
                #"{"expect": {"inside": {"0-0": {"zzz": [0, 0, 1, 1]}}}}"#,
                "steps[0].expect.inside.0-0.zzz: there is no view or guide “zzz” in the cell; known here: a, b, c"
            ),
            (
                #"{"expect": {"lines": {"0-0": {"bbbbb": 1}}}}"#,
                "steps[0].expect.lines.0-0.bbbbb: there is no label “bbbbb” in the cell; known here: a"
            ),
        ])
    func steps(step: String, expected: String) {
        #expect(error(document(row, items: #"{"cell": "row"}, {"actual": [5, 5]}"#, steps: step)) == expected)
    }

    @Test("Cells, their views, constraints and depth have limits")
    func limits() {
        func repeated(_ count: Int, _ text: (Int) -> String) -> String {
            (0..<count).map(text).joined(separator: ", ")
        }
        #expect(
            error(document(repeated(1001) { #""c\#($0)": {}"# }))
                == "cells: 1,001 cells are more than the limit of 1,000")
        #expect(
            error(document(#""r": {"views": {\#(repeated(101) { #""v\#($0)": {}"# })}}"#))
                == "cells.r.views.v100: 101 views and guides are more than the limit of 100")
        #expect(
            error(document(#""r": {"constraints": [\#(repeated(301) { "\"width >= \($0)\"" })]}"#))
                == "cells.r.constraints: 301 constraints are more than the limit of 300")
        var nested = "{}"
        for depth in (1...17).reversed() { nested = #"{"views": {"v\#(depth)": \#(nested)}}"# }
        #expect(
            error(document(#""r": \#(nested)"#))?.hasSuffix(
                ".v16.views: 17 views in each other are more than the limit of 16")
                == true)
    }
}
