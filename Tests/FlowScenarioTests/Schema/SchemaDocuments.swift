@testable import FlowScenario
@testable import ScenarioFormat

/// Documents that together use every key of the format.
enum SchemaDocuments {
    static let compositional = """
        {
          "format": 2, "container": {"width": 320, "height": 480},
          "cells": {"title": {"views": {"label": {"label": {"text": "a"}}}, "constraints": ["label.top == top"]}},
          "layout": {
            "kind": "compositional", "scrollDirection": "vertical", "interSectionSpacing": 3,
            "contentInsetsReference": "layoutMargins", "anchor": "top", "quirks": ["omitsPartlyVisibleCells"],
            "options": {"shareRounding": "nearest", "asksReturningCells": false, "maximumRounds": 9},
            "boundaryItems": [{"kind": "search", "height": 40}],
            "groups": {"app": {"height": {"estimated": 60}}, "row": {"repeatingSubitem": "app", "count": 2}},
            "sectionLayouts": {
              "shelf": {
                "group": {
                  "axis": "vertical", "width": {"fractionalWidth": 0.9}, "height": {"uniformAcrossSiblings": 180},
                  "subitem": "app", "count": 3, "interItemSpacing": {"flexible": 8}, "contentInsets": [1, 2, 3, 4],
                  "edgeSpacing": {"top": null, "leading": 1, "bottom": {"flexible": 2}, "trailing": null},
                  "supplementaryItems": [
                    {"kind": "badge", "width": 20, "height": 20, "containerAnchor": "topLeading", "zIndex": 3,
                      "itemAnchor": {"edges": "top", "offset": {"x": 1, "y": 2}},
                      "contentInsets": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}},
                    {"kind": "dot", "containerAnchor": {"edges": "top", "fractionalOffset": [0.5, 0]}}
                  ]
                },
                "interGroupSpacing": 4, "contentInsets": [1, 2, 3, 4], "contentInsetsReference": "none",
                "supplementaryContentInsetsReference": "safeArea", "orthogonalScrolling": "groupPaging",
                "decorations": [{"kind": "card", "contentInsets": [1, 1, 1, 1], "zIndex": -1}],
                "boundaryItems": [
                  {"kind": "footer", "width": 9, "height": {"fractionalHeight": 0.1}, "alignment": "bottomTrailing",
                    "offset": [1, -1], "extendsBoundary": false, "pins": true, "zIndex": 2, "contentInsets": [0, 1, 0, 1]}
                ]
              },
              "list": {"list": {"appearance": "grouped", "headerMode": "supplementary", "footerMode": "supplementary",
                "headerTopPadding": 3, "showsSeparators": false}},
              "free": {"group": {"height": 50, "frames": [[0, 0, 9, 9], {"frame": {"x": 9, "y": 0, "width": 9, "height": 9}, "zIndex": 1}]},
                "boundaryItems": [{"height": {"estimated": 9}}]},
              "named": {"group": "row"}, "filled": {"group": {"height": 20, "subitems": [{"width": 30}, "app"]}}
            }
          },
          "sections": [
            {"layout": "shelf", "title": "One", "items": [{"actual": [["100%", 30], ["100%", 40]], "count": 5}]},
            {"layout": "list", "header": 30, "footer": {"cell": "title", "content": "b"},
              "items": [{"count": 3}, {"actual": 44}, {"cell": "title"}]},
            {"layout": "free", "header": {"actual": 9}, "items": [{"count": 4}]}, {"layout": "named", "items": [{"count": 2}]}
          ],
          "steps": [
            {"scrollSection": {"section": 0, "to": 100, "velocity": -1}},
            {"set": {"scrollDirection": "horizontal", "interSectionSpacing": 4}},
            {"expect": {"sectionOffsets": {"0": 3}, "frames": {"badge 0-1": [0, 0, 1, 1], "search 0": null}}}
          ]
        }
        """

    static let sized = """
        {
          "$schema": "scenario.schema.json", "comment": ["a", "b"], "format": 2, "name": "Sized",
          "container": {"width": 320, "height": 480, "scale": 3, "insets": [1, 2, 3, 4],
          "safeArea": {"top": 0, "left": 0, "bottom": 0, "right": 0},
            "layoutMargins": [8, 8, 8, 8], "layoutDirection": "rightToLeft", "contentSizeCategory": "small"},
          "layout": {"kind": "flow", "scrollDirection": "vertical", "itemSize": [50, 50], "minimumLineSpacing": 1, "minimumInteritemSpacing": 1,
            "sectionInset": [1, 1, 1, 1], "sectionInsetReference": "safeArea", "header": "1%", "footer": 5, "pinHeaders": true,
            "pinFooters": true, "backgrounds": true, "flipsInRightToLeft": true, "anchor": {"item": "0-0"},
            "options": {"containerLength": "bounds", "offsetAdjustmentPolicy": "none", "queryRect": "pages",
              "maximumRounds": 9, "delegateSizeDisablesSelfSizing": false, "invalidatesOnScrollAxisLengthChange": false,
              "asksAgainAfterResizing": false, "asksReturningCells": false,
              "supplementaryZIndex": 3, "fitTolerance": 0.1, "lineAlignment": "start",
              "lastLineAlignment": "end", "itemAlignment": "start", "uniformity": "line", "usesUniformGrid": true,
              "centersSelfSizingSingleItemLine": true, "centersOversizedItem": true},
            "quirks": ["omitsPartlyVisibleCells"]},
          "text": {"fontSize": 13, "weight": "bold", "padding": [1, 1, 1, 1], "maxWidth": "50%", "width": "25%", "lines": 2},
          "sections": [
            {"title": "One", "header": "2%", "footer": 9, "sectionInset": [0, 0, 0, 0], "minimumLineSpacing": 3,
              "minimumInteritemSpacing": 3, "text": {"fontSize": 11},
              "items": [{"size": [{"columns": 9}, {"ratio": 1}], "count": 2}, {"size": ["5%", {"rows": 99}]}, {"text": "a"}, {"texts": ["b", "c"]}, {"size": [[5, 5], [6, 6]]}]},
            {"items": [{"count": 9}]}
          ],
          "catalogue": {"file": "list.tsv", "sectionColumn": 1, "textColumn": 2, "header": 9, "footer": 9,
            "sectionInset": [0, 0, 0, 0], "minimumLineSpacing": 3, "minimumInteritemSpacing": 3, "text": {"weight": "regular"}},
          "steps": [
            {"scroll": {"by": {"x": 0, "y": 5}}, "times": 2, "note": "n"}, {"scroll": {"to": [0, 5]}}, {"scroll": {"to": "end"}},
            {"scroll": {"through": "start"}}, {"scrollTo": {"item": {"section": 0, "item": 1}, "position": "bottom"}}, {"scrollTo": "0-1"}, {"scrollTo": {"item": "0-1"}}, {"drag": "begin"},
            {"drag": {"by": [0, 3]}}, {"drag": {"to": [0, 3]}}, {"drag": "end"},
            {"movement": {"begin": "0-1"}}, {"movement": {"update": [9, 9]}}, {"movement": "cancel"},
            {"resize": {"width": 300, "height": 400}},
            {"rotate": true}, {"insets": {"content": [0, 0, 0, 0], "safeArea": [0, 0, 0, 0], "layoutMargins": [0, 0, 0, 0]}},
            {"traits": {"displayScale": 2, "layoutDirection": "leftToRight", "contentSizeCategory": "large"}},
            {"set": {"minimumLineSpacing": 4, "anchor": "none", "options": {"fitTolerance": 0}}},
            {"invalidate": "everything"},
            {"invalidate": {"items": ["0-1"], "headers": [0, "0-1"], "footers": ["0"], "backgrounds": [1],
              "delegateMetrics": true, "attributes": false, "counts": true, "offset": [0, 1], "size": [0, 1]}},
            {"resizeItems": {"0-1": [9, 9]}}, {"reload": "everything"}, {"look": "everything"},
            {"together": [{"resizeItems": {"0-0": [7, 7]}}, {"scroll": {"by": [0, 1]}}]},
            {"update": [{"insert": "0-0", "items": [{"count": 1}]}, {"delete": "0-1"}, {"move": "0-2", "to": "0-3"},
              {"reload": ["0-4"], "items": [{"size": {"width": 3, "height": 3}}]}, {"reconfigure": "0-5"}]},
            {"update": [{"insertSection": 0, "section": {"items": []}}, {"deleteSection": 0}]},
            {"update": [{"moveSection": 0, "to": 1}]}, {"update": [{"reloadSection": 0, "section": {"items": [{"count": 9}]}}]},
            {"update": [{"delete": ["0-0"], "only": "view"}]},
            {"expect": {"contentSize": {"width": 1, "height": 1}, "contentOffset": [1, 1], "measured": 0, "estimated": 0, "newlyMeasured": 0,
              "rounds": 0, "rows": 1, "visible": 1, "issues": ["layoutLoop"], "error": null,
              "metrics": {"measured": 0, "lastDrift": {"atLeast": 0, "atMost": 1}},
              "frames": {"0-0": [0, 0, 1, 1], "header 0": null}, "views": {"0-1": [0, 0, 1, 1], "header 1": null},
              "zIndexes": {"0-0": 1, "footer 1": 10},
              "query": {"rect": [0, 0, 9, 9], "elements": ["0-0", "background 0"]}}},
            {"expect": {"error": "attempt"}},
            {"reload": {"sections": [{"items": [{"count": 1}]}]}}
          ]
        }
        """

    static let measured = """
        {"format": 2, "container": {"width": 320, "height": 480},
         "layout": {"estimatedItemSize": "automatic", "anchor": "bottom", "scrollDirection": "horizontal"},
         "sections": [{"items": [
           {"actual": [5, 5], "actualByCategory": {"small": [6, 6], "accessibilityLarge": [[7, 7], [8, 8]]}},
           {"answers": [[1, 1], [2, 2]]}, {"actual": [[5, 5], [6, 6]], "count": 4}]}],
         "steps": [{"set": {"estimatedItemSize": [9, 9]}}, {"scrollTo": {"item": [0, 1], "position": "left"}}]}
        """

    static let cells = """
        {"format": 2, "container": {"width": 320, "height": 480, "selfSizingInvalidation": "disabled"},
         "layout": {"estimatedItemSize": ["100%", 50]}, "fonts": "fonts.json",
         "cells": {
           "mine": {"bubble": "trailing"},
           "theirs": {"bubble": {"side": "leading", "maxWidth": "60%", "padding": [1, 1, 1, 1], "margin": [1, 1, 1, 1],
             "font": "caption1"}},
           "row": {
             "fit": "width", "layoutMargins": [1, 2, 3, 4], "guides": ["gutter"],
             "views": {
               "title": {"label": {"text": "a", "font": 15, "lines": 2, "lineBreakMode": "byTruncatingHead",
                 "preferredMaxLayoutWidth": 90}, "hugging": {"horizontal": 251, "vertical": 252}, "compression": [749, 1000], "hidden": true},
               "detail": {"label": {"font": "body", "adjustsToTextSize": false}},
               "badge": {"label": {"font": {"size": 9, "weight": "heavy"}}},
               "block": {"label": {"font": {"block": 10}}},
               "photo": {"image": [30, null], "size": {"width": null, "height": 20}},
               "stack": {"stack": {"axis": "vertical", "distribution": "equalSpacing", "alignment": "center", "spacing": 3,
                   "spacingAfter": {"first": 9}, "usesMargins": true, "usesBaselines": true},
                 "views": {"first": {"size": [3, 3]}, "second": {"size": [4, 4]}}},
               "panel": {"layoutMargins": [0, 0, 0, 0], "guides": ["half"], "views": {"dot": {"size": [4, 4]}}}
             },
             "constraints": ["title.leading == leading + 8", "gap: detail.top == title.bottom + 4 @999"]
           }
         },
         "sections": [{"items": [
           {"cell": "row", "content": {"title": "b", "photo": [40, null], "detail": {"text": "c", "hidden": false},
             "gap": {"constant": 6}}, "count": 2},
           {"cell": "row", "contents": [{}, {"dot": {"size": [5, 5]}}]}, {"cell": "mine", "content": "e"},
           {"cell": "theirs", "contents": ["f", {"text": "g"}]}]}],
         "steps": [
           {"changeItems": {"0-0": {"title": "d"}}},
           {"expect": {"inside": {"0-0": {"title": [0, 0, 1, 1]}}, "lines": {"0-0": {"title": 1}}}}]}
        """

    static let table = """
        {"format": 2, "container": {"width": 320, "height": 480},
         "table": {"style": "insetGrouped", "profile": "iOS8", "rowHeight": "automatic", "estimatedRowHeight": 44,
           "sectionHeaderHeight": 20, "sectionFooterHeight": "automatic", "estimatedSectionHeaderHeight": 0,
           "estimatedSectionFooterHeight": "automatic", "sectionHeaderTopPadding": 4, "separatorStyle": "none",
           "headerView": 90, "footerView": null, "insetsContentViewsToSafeArea": false, "sectionIndex": ["A", "B"],
           "editing": true, "dequeuesForPath": false, "anchor": {"item": "0-1"}},
         "cells": {"row": {"views": {"title": {"label": {"text": "a"}}}}},
         "sections": [
           {"header": "Friends", "footer": 12, "text": {"fontSize": 11}, "items": [
             {"actual": 60, "actualByCategory": {"small": [50, 55]}, "height": 70, "estimate": ["automatic", 40],
               "accessory": "checkmark", "indentation": 2},
             {"actual": [60, "10%"], "count": 5}, {"height": [{"ratio": 0.1}, "5%", {"rows": 20}]}, {"answers": [40, 50]}, {"text": "a"}, {"texts": ["b", "c"]},
             {"height": [30, "automatic"]}, {"cell": "row", "content": {"title": "b"}}, {"count": 2}]},
           {"header": {"title": "Others", "height": 30, "estimate": "automatic"}, "footer": {"actual": 12}, "items": []},
           {"header": {"cell": "row", "content": {"title": "c"}}, "items": [{"count": 2}]}],
         "steps": [
           {"set": {"profile": "iOS9", "rowHeight": 50, "headerView": 40}}, {"resizeItems": {"0-1": 90}},
           {"select": ["0-1", "0-2"]}, {"deselect": "0-1"}, {"remeasure": "everything"}, {"remeasure": ["0-1"]},
           {"scrollTo": {"item": [0, 1], "position": "middle"}}, {"update": [{"insert": "0-0", "items": [{"height": 9}]}]},
           {"expect": {"firstVisible": "0-0", "lastVisible": "0-1", "selected": ["0-2"],
             "calls": {"heightForRow": 3, "fitRow": {"atLeast": 1, "atMost": 4}}}},
           {"expect": {"calls": ["numberOfSections", "cellForRow 0-0", "viewForHeader 0"]}}]}
        """

    static let profiles = """
        {"format": 2, "container": {"width": 320, "height": 480}, "table": {"profiles": ["iOS7", "iOS26"]},
         "sections": [{"items": [{"count": 2}]}],
         "steps": [{"expect": {"rows": 2}, "profiles": ["iOS26"]}]}
        """

    /// The document without its steps, and a small one for each step: trying every change of a document costs the
    /// square of its size.
    static func parts(of document: JSONValue) -> [JSONValue] {
        guard case .array(let steps)? = document["steps"] else { return [document] }
        var (head, base) = (document, document)
        head["steps"] = nil
        // Steps that change cells need the document's own items.
        if document["cells"] == nil {
            base["sections"] = [["items": [["count": 20]]], ["items": [["count": 20]]]]
        }
        for key in ["comment", "$schema", "text", "catalogue"] { base[key] = nil }
        base["layout"] = base["layout"].map { layout in
            var layout = layout
            for key in ["options", "quirks", "anchor"] { layout[key] = nil }
            return layout
        }
        return [head]
            + steps.map { step in
                var part = base
                part["steps"] = .array([step])
                return part
            }
    }
}
