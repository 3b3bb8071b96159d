import FlowScenario
import FlowTestSupport
import Testing

/// Documents that somebody's editor, or somebody's cat, went over.
@MainActor
@Suite struct HostileDocumentTests {
    nonisolated static let document = """
        {"format": 2, "name": "all", "container": {"width": 320, "height": 480, "scale": 3, "insets": [1, 2, 3, 4]},
         "layout": {"scrollDirection": "horizontal", "itemSize": [10, 20], "estimatedItemSize": "automatic",
                    "minimumLineSpacing": 1, "minimumInteritemSpacing": 2, "sectionInset": [5, 6, 7, 8], "header": 9},
         "text": {"fontSize": 13, "weight": "bold", "padding": [1, 1, 1, 1], "maxWidth": 99},
         "sections": [{"title": "s", "header": 1, "footer": 2, "sectionInset": [0, 0, 0, 1], "minimumLineSpacing": 3,
                       "items": [{"actual": [[1, 2], [3, 4]]}, {"text": "\\u00e9x", "count": 20}, {"count": 9}]}],
         "steps": [{"scroll": {"by": [1, 0]}, "note": "n"}, {"scroll": {"through": "end"}},
                   {"scrollTo": {"item": [0, 1], "position": "right"}}, {"resize": {"height": 5}},
                   {"expect": {"rounds": 0, "issues": [], "frames": {"0-3": [1, 2, 3, 4], "header 0": [0, 0, 0, 0]}}}]}
        """

    nonisolated static let changes = """
        {"format": 2, "container": {"width": 320, "height": 480, "safeArea": [44, 0, 34, 0], "layoutMargins": [1, 1, 1, 1],
                                    "layoutDirection": "rightToLeft", "contentSizeCategory": "small"},
         "layout": {"estimatedItemSize": [90, 40], "sectionInsetReference": "safeArea", "pinHeaders": true, "header": 20,
                    "pinFooters": true, "footer": 5, "backgrounds": true, "flipsInRightToLeft": true, "anchor": "bottom",
                    "options": {"lineAlignment": "end", "maximumRounds": 9, "fitTolerance": 0.01, "queryRect": "pages",
                                "asksAgainAfterResizing": true, "asksReturningCells": false},
                    "quirks": ["skipsRequeryAfterShrink", "omitsPartlyVisibleCells"]},
         "sections": [{"items": [{"actual": [[90, 20], [30, 40]], "count": 30, "actualByCategory": {"large": [9, 9]}},
                                 {"answers": [[50, 50], [60, 40]], "count": 3}]}, {"items": []}],
         "steps": [{"set": {"minimumLineSpacing": 3, "anchor": {"item": "0-3"}, "options": {"uniformity": "line"}}, "times": 2},
                   {"invalidate": "everything"}, {"rotate": true}, {"reload": "everything"}, {"drag": "begin"},
                   {"drag": {"by": [0, -50]}}, {"resizeItems": {"0-1": [50, 90], "0-32": [1, 1]}}, {"drag": "end"},
                   {"invalidate": {"items": ["0-3", "7-7"], "headers": [0, 9], "footers": [1], "backgrounds": [0, 5],
                                   "delegateMetrics": true, "attributes": false, "offset": [0, 9], "size": [0, 9]}},
                   {"together": [{"insets": {"content": [1, 2, 3, 4], "safeArea": [9, 9, 9, 9]}},
                                 {"traits": {"displayScale": 3, "layoutDirection": "leftToRight",
                                             "contentSizeCategory": "extraLarge"}}]},
                   {"set": {"scrollDirection": "horizontal", "quirks": ["namedPathsReaskEverything"]}},
                   {"expect": {"metrics": {"measured": 3, "lastDrift": {"atMost": 5, "atLeast": -5}}, "zIndexes": {"header 0": 10},
                               "frames": {"background 0": null, "0-0": [0, 0, 1, 1]}}}]}
        """

    @Test(
        "A document full of changes is read, and its damaged copies are refused with one line or run", arguments: 1...25
    )
    func damagedChanges(seed: UInt64) throws {
        try ScenarioRun(Scenario(json: Self.changes.utf8)).finish()
        try run(Self.changes, seed: seed, rounds: 20)
    }

    nonisolated static let updates = """
        {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [90, 40], "header": 9},
         "sections": [{"items": [{"actual": [[90, 20], [30, 40]], "count": 30}]}, {"items": [{"count": 4}]}],
         "steps": [{"update": [{"insert": "0-3", "items": [{"actual": [9, 9], "count": 2}, {"text": "x"}]},
                               {"delete": ["0-3", "0-9"]}, {"move": "0-5", "to": "1-2"}, {"reload": "0-7"},
                               {"reconfigure": "1-1", "items": [{"actual": [80, 80]}]}], "times": 2},
                   {"expect": {"error": null, "query": {"rect": [0, 0, 99, 99], "elements": ["0-0"]}}},
                   {"update": [{"insertSection": 0, "section": {"header": 3, "items": [{"count": 3}]}}, {"deleteSection": 1},
                               {"moveSection": 0, "to": 1}]},
                   {"update": [{"reloadSection": 1, "section": {"items": []}}, {"delete": "0-1", "only": "view"}]},
                   {"expect": {"error": "invalid number"}}, {"scroll": {"through": "end"}},
                   {"together": [{"update": [{"delete": "0-0"}]}, {"reload": {"sections": [{"items": [{"count": 9}]}]}}]}]}
        """

    @Test("The same with a document full of updates", arguments: 1...25)
    func damagedUpdates(seed: UInt64) throws {
        try ScenarioRun(Scenario(json: Self.updates.utf8)).finish()
        try run(Self.updates, seed: seed, rounds: 20)
    }

    nonisolated static let cells = """
        {"format": 2, "container": {"width": 320, "height": 480, "selfSizingInvalidation": "enabledIncludingConstraints"},
         "layout": {"estimatedItemSize": [320, 50]},
         "cells": {"row": {"fit": "width", "layoutMargins": [1, 2, 3, 4], "guides": ["g"],
             "views": {"title": {"label": {"text": "a b c", "font": 15, "lines": 2}, "hugging": 251, "compression": [749, 1000]},
               "detail": {"label": {"font": "body", "lines": 0}}, "photo": {"image": [30, null], "size": [null, 20]},
               "panel": {"guides": ["half"], "views": {"dot": {"size": [4, 4]}, "block": {"label": {"font": {"block": 10}}}}}},
             "constraints": ["title.leading == leading + 8", "title.top == margins.top", "gap: detail.top == title.bottom + 4 @999",
               "detail.trailing <= trailing - 8", "detail.width == 0.5 * width - 3", "photo.height >= 2 * photo.width @750.5",
               "panel.top == detail.lastBaseline + 1", "dot.centerX == half.centerX", "half.width == panel.width / 2",
               "panel.bottom == bottom - 2", "photo.bottom <= bottomMargin", "g.width == 20", "block.top == dot.bottom"]}},
         "sections": [{"items": [{"cell": "row", "contents": [{"detail": "x y z", "photo": [40, null], "gap": {"constant": 6}},
             {"title": {"hidden": true}}], "count": 30}]}],
         "steps": [{"changeItems": {"0-0": {"title": "d", "gap": {"constant": -40}, "photo": {"size": [1000, null]}}}},
           {"traits": {"contentSizeCategory": "accessibilityLarge", "layoutDirection": "rightToLeft"}},
           {"scroll": {"through": "end"}}, {"resize": {"width": 20}},
           {"expect": {"inside": {"0-0": {"title": [0, 0, 1, 1], "g": [0, 0, 1, 1]}}, "lines": {"0-1": {"detail": 3}}}}]}
        """

    @Test("The same with a document full of cells", arguments: 1...25)
    func damagedCells(seed: UInt64) throws {
        try ScenarioRun(Scenario(json: Self.cells.utf8)).finish()
        try run(Self.cells, seed: seed, rounds: 20)
    }

    @Test("A damaged document is read, or refused with one line; what is read also runs", arguments: 1...40)
    func damagedDocument(seed: UInt64) throws {
        try run(Self.document, seed: seed, rounds: 50)
    }

    private func run(_ document: String, seed: UInt64, rounds: Int) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<rounds {
            var bytes = Array(document.utf8)
            for _ in 0...random.below(3) { damage(&bytes, &random) }
            do {
                let run = ScenarioRun(try Scenario(json: bytes), tracing: true)
                run.recordsChanges = true
                try run.finish()
                _ = try run.picture().svg()
            } catch {
                #expect(!error.description.contains { $0.isNewline }, "\(random.reminder)")
                #expect(!error.reason.isEmpty, "\(random.reminder)")
            }
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = random.below(bytes.count)
        let pieces = ["-", "0", "9", "e9", ".", "null", "[", "]", "{}", "\"", ",", "1e300", "\\", "\n", "\u{FFFD}"]
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(random.below(256))
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        default: bytes.insert(contentsOf: random.pick(pieces).utf8, at: place)
        }
    }
}
