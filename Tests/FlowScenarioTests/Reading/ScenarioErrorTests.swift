import FlowScenario
import Testing

/// Every mistake gives one line: the place in the document, and what is wrong with what stands there.
@Suite struct ScenarioErrorTests {
    static let documents: [(String, String)] = [
        ("[]", "expected an object, found a list"),
        ("{}", "“format” is missing"),
        (#"{"format": 3}"#, "format: format 3 is not known; this version reads format 2"),
        (#"{"format": 2}"#, "“container” is missing"),
        (#"{"format": 2, "container": {"width": 320}}"#, "container: “height” is missing"),
        (
            #"{"format": 2, "container": {"width": 320, "height": "tall"}}"#,
            "container.height: expected a number, found a text"
        ),
        (#"{"format": 2, "container": {"width": -1, "height": 9}}"#, "container.width: -1 is less than 0 points"),
        (
            #"{"format": 2, "container": {"width": 1e300, "height": 9}}"#,
            "container.width: 1e+300 is more than 10000000 points"
        ),
        (
            #"{"format": 2, "container": {"width": 9, "height": 9, "scale": 17}}"#,
            "container.scale: 17 is more than 16 pixels per point"
        ),
        (
            #"{"format": 2, "container": {"width": 9, "height": 9, "insets": [1, 2]}}"#,
            "container.insets: expected [top, left, bottom, right], found a list of 2"
        ),
        (#"{"format": 2, "container": {"width": 9, "height": 9}}"#, "“sections” or “catalogue” is missing"),
        (#"{"format": 2, "contaner": {}}"#, "unknown key “contaner”; did you mean “container”?"),
        (
            #"{"format": 2, "zzzzzzzzz": {}}"#,
            "unknown key “zzzzzzzzz”; known here: format, name, container, layout, table, fonts, text, cells, sections, catalogue, steps"
        ),
        (
            "{\"format\": 2, \"a\\nb\": 1}",
            "unknown key “a\\nb”; known here: format, name, container, layout, table, fonts, text, cells, sections, catalogue, steps"
        ),
    ]

    static let layouts: [(String, String)] = [
        (#"{"scrollDirection": "up"}"#, "layout.scrollDirection: “up” is none of “vertical”, “horizontal”"),
        (
            #"{"estimatedItemSize": "big"}"#,
            "layout.estimatedItemSize: “big” is neither [width, height] nor “automatic”"
        ),
        (#"{"itemSize": [50, -0.5]}"#, "layout.itemSize[1]: -0.5 is less than 0"),
        (#"{"itemSize": 50}"#, "layout.itemSize: expected [width, height], found a number"),
        (#"{"minimumLineSpacing": null}"#, "layout.minimumLineSpacing: expected a number, found null"),
    ]

    static let groups: [(String, String)] = [
        (#"{"size": [50, -4]}"#, "sections[0].items[0].size[1]: -4 is less than 0"),
        (#"{"size": [[50, 4], [50]]}"#, "sections[0].items[0].size[1]: expected [width, height], found a list of 1"),
        (#"{"sise": [50, 4]}"#, "sections[0].items[0]: unknown key “sise”; did you mean “size”?"),
        (#"{"size": [5, 5], "text": "x"}"#, "sections[0].items[0]: “size” and “text” exclude each other"),
        (#"{}"#, "sections[0].items[0]: expected “size”, “actual”, “answers”, “text”, “texts”, “cell” or “count”"),
        (#"{"size": [5, 5], "count": -1}"#, "sections[0].items[0].count: -1 is less than 0"),
        (#"{"size": [5, 5], "count": 1.5}"#, "sections[0].items[0].count: 1.5 is not a whole number"),
        (#"{"size": [5, 5], "count": 1e13}"#, "sections[0].items[0].count: 10000000000000 is more than 4000000000"),
        (
            #"{"actual": [5, 5]}"#,
            "sections[0].items[0].actual: cells are measured only with an estimatedItemSize in “layout”; give one, or say “size”"
        ),
        (#"{"texts": []}"#, "sections[0].items[0].texts: expected at least one text"),
        (#"{"texts": ["a", 1]}"#, "sections[0].items[0].texts[1]: expected a text, found a number"),
    ]

    static let steps: [(String, String)] = [
        (
            #"{}"#,
            "steps[0]: expected one of “scroll”, “scrollTo”, “scrollSection”, “drag”, “movement”, “resize”, “rotate”, “insets”, “traits”, “set”, “invalidate”, “resizeItems”, “changeItems”, “update”, “reload”, “select”, “deselect”, “remeasure”, “look”, “expect”, “together”"
        ),
        (#"{"scrol": {}}"#, "steps[0]: unknown key “scrol”; did you mean “scroll”?"),
        (#"{"scroll": {"by": [0, 1]}, "expect": {"rows": 1}}"#, "steps[0]: “scroll” and “expect” need a step each"),
        (#"{"scroll": {"by": [0, 1], "to": [0, 1]}}"#, "steps[0].scroll: expected one of “by”, “to”, “through”"),
        (#"{"scroll": {"to": "middle"}}"#, "steps[0].scroll.to: “middle” is none of “start”, “end”"),
        (
            #"{"scrollTo": {"item": [0, 2]}}"#,
            "steps[0].scrollTo.item: there is no item 2 in section 0, which has 2 items"
        ),
        (
            #"{"scrollTo": {"item": [1, 0]}}"#,
            "steps[0].scrollTo.item: there is no section 1; the scenario has 1 section"
        ),
        (
            #"{"scrollTo": {"item": [0, 0], "position": "left"}}"#,
            "steps[0].scrollTo.position: “left” does not fit a layout whose scrollDirection is vertical"
        ),
        (#"{"resize": {}}"#, "steps[0].resize: expected “width”, “height” or both"),
        (#"{"expect": {}}"#, "steps[0].expect: expects nothing"),
        (#"{"expect": {"rows": 1.5}}"#, "steps[0].expect.rows: 1.5 is not a whole number"),
        (
            #"{"expect": {"frames": {"0": [0, 0, 1, 1]}}}"#,
            "steps[0].expect.frames: “0” names no element; write “0-3”, “header 0”, “footer 0” or “background 0”, of another kind “badge 0-3”"
        ),
        (
            #"{"expect": {"frames": {"0-7": [0, 0, 1, 1]}}}"#,
            "steps[0].expect.frames.0-7: there is no item 7 in section 0, which has 2 items"
        ),
        (
            #"{"expect": {"issues": ["flood"]}}"#,
            "steps[0].expect.issues[0]: “flood” is none of “invalidItemSize”, “cachedFrameMismatch”, “layoutLoop”, “layoutTaken”, “supplementaryChanged”, “unknownIndexPath”, “unknownInvalidation”, “invalidPreferredSize”, “invalidUpdate”, “unresolvedQuery”, “invalidDelegateValue”, “unsatisfiableConstraints”, “ambiguousLayout”, “oversizedConstant”, “rowWithoutHeight”, “cellReturnedTwice”, “endlessLayout”, “unrequestedView”, “unknownScrollTarget”, “unrecordedText”, “plainDataSource”, “groupWithoutRoom”, “handlerWithEstimates”"
        ),
    ]

    static let changes: [(String, String)] = [
        (#"{"together": []}"#, "steps[0].together: expected at least one action"),
        (
            #"{"together": [{"expect": {"rows": 1}}]}"#, "steps[0].together[0]: “expect” needs a step of its own"
        ),
        (
            #"{"together": [{"together": []}]}"#,
            "steps[0].together[0]: unknown key “together”; known here: scroll, scrollTo, scrollSection, drag, movement, resize, rotate, insets, traits, set, invalidate, resizeItems, changeItems, update, reload, select, deselect, remeasure, look, expect"
        ),
        (
            #"{"together": [{"rotate": true}], "rotate": true}"#, "steps[0]: “together” and “rotate” need a step each"
        ),
        (#"{"rotate": false}"#, "steps[0].rotate: expected true"),
        (#"{"rotate": true, "times": 0}"#, "steps[0].times: 0 is less than 1"),
        (#"{"expect": {"rows": 1}, "times": 2}"#, "steps[0]: an “expect” is done once"),
        (#"{"drag": "on"}"#, "steps[0].drag: “on” is none of “begin”, “end”"),
        (#"{"movement": "on"}"#, "steps[0].movement: “on” is none of “end”, “cancel”"),
        (#"{"movement": {}}"#, "steps[0].movement: expected “end”, “cancel”, or one of “begin” and “update”"),
        (#"{"movement": {"begin": "x"}}"#, "steps[0].movement.begin: “x” names no item; write “0-3”"),
        (#"{"drag": {}}"#, "steps[0].drag: expected “begin”, “end”, or one of “by” and “to”"),
        (#"{"insets": {}}"#, "steps[0].insets: expected “content”, “safeArea” or “layoutMargins”"),
        (#"{"traits": {}}"#, "steps[0].traits: expected “displayScale”, “layoutDirection” or “contentSizeCategory”"),
        (
            #"{"traits": {"layoutDirection": "down"}}"#,
            "steps[0].traits.layoutDirection: “down” is none of “leftToRight”, “rightToLeft”"
        ),
        (#"{"set": {}}"#, "steps[0].set: sets nothing"),
        (#"{"set": {"footr": 1}}"#, "steps[0].set: unknown key “footr”; did you mean “footer”?"),
        (#"{"set": {"backgrounds": true}}"#, "steps[0].set.backgrounds: cannot be changed between steps"),
        (
            #"{"set": {"estimatedItemSize": [5, 5]}}"#,
            "steps[0].set: an estimatedItemSize can be changed between steps, but neither introduced nor taken away"
        ),
        (
            #"{"set": {"options": {"uniformity": "row"}}}"#,
            "steps[0].set.options.uniformity: “row” is none of “section”, “line”"
        ),
        (#"{"set": {"options": {"maximumRounds": 0}}}"#, "steps[0].set.options.maximumRounds: 0 is less than 1"),
        (#"{"set": {"anchor": {"item": "first"}}}"#, "steps[0].set.anchor.item: “first” names no item; write “0-3”"),
        (#"{"invalidate": "all"}"#, "steps[0].invalidate: “all” is none of “everything”"),
        (#"{"invalidate": {"items": ["0"]}}"#, "steps[0].invalidate.items[0]: “0” names no item; write “0-3”"),
        (#"{"invalidate": {"headers": [-1]}}"#, "steps[0].invalidate.headers[0]: -1 is less than 0"),
        (
            #"{"invalidate": {"footers": [0, "0-"]}}"#,
            "steps[0].invalidate.footers[1]: “0-” names no section; write 0, “0-3” or “0”"
        ),
        (#"{"look": "around"}"#, "steps[0].look: “around” is none of “everything”"),
        (
            #"{"invalidate": {"attributes": 1}}"#,
            "steps[0].invalidate.attributes: expected true or false, found a number"
        ),
        (#"{"resizeItems": {}}"#, "steps[0].resizeItems: names no item"),
        (
            #"{"resizeItems": {"0-2": [1, 1]}}"#,
            "steps[0].resizeItems.0-2: there is no item 2 in section 0, which has 2 items"
        ),
        (#"{"reload": {}}"#, "steps[0].reload: “sections” is missing"),
        (#"{"expect": {"metrics": {}}}"#, "steps[0].expect.metrics: names no metric"),
        (
            #"{"expect": {"metrics": {"meassured": 1}}}"#,
            "steps[0].expect.metrics: unknown key “meassured”; did you mean “measured”?"
        ),
        (
            #"{"expect": {"metrics": {"lastDrift": "none"}}}"#,
            "steps[0].expect.metrics.lastDrift: expected a number, or an object with “atLeast” or “atMost”, found a text"
        ),
        (
            #"{"expect": {"metrics": {"lastDrift": {}}}}"#,
            "steps[0].expect.metrics.lastDrift: expected “atLeast”, “atMost” or both"
        ),
    ]

    @Test("A mistake in a step that changes something is reported with its place", arguments: changes)
    func change(step: String, expected: String) {
        #expect(message(Self.document(items: #"{"size": [5, 5], "count": 2}"#, steps: step)) == expected)
    }

    @Test("A quirk that is not known is reported with those that are")
    func unknownQuirk() {
        let error = message(Self.document(layout: #"{"quirks": ["jumps"]}"#)) ?? ""
        #expect(
            error.hasPrefix(
                "layout.quirks[0]: “jumps” is none of “asksCellsWithoutEstimate”, “omitsPartlyVisibleCells”, "))
    }

    @Test("A spacing that is set must not put too many items on screen either")
    func tooManyVisibleAfterSet() {
        let error = message(
            Self.document(
                items: #"{"count": 1000000000}"#,
                steps: #"{"set": {"itemSize": [0, 0], "minimumLineSpacing": 0, "minimumInteritemSpacing": 0}}"#))
        #expect(
            error?.hasPrefix("steps[0].set: about 1,000,000,000 items of [0, 0] would stand in the container") == true)
    }

    @Test("The direction that a step sets holds for the steps after it")
    func directionAfterSet() {
        let steps = #"{"set": {"scrollDirection": "horizontal"}}, {"scrollTo": {"item": [0, 0], "position": "top"}}"#
        #expect(
            message(Self.document(items: #"{"count": 2}"#, steps: steps))
                == "steps[1].scrollTo.position: “top” does not fit a layout whose scrollDirection is horizontal")
    }

    @Test("A mistake in the document's own keys is reported with its place", arguments: documents)
    func document(json: String, expected: String) {
        #expect(message(json) == expected)
    }

    @Test("A mistake in the layout's keys is reported with its place", arguments: layouts)
    func layout(layout: String, expected: String) {
        #expect(message(Self.document(layout: layout)) == expected)
    }

    @Test("A mistake in a group of items is reported with its place", arguments: groups)
    func group(group: String, expected: String) {
        #expect(message(Self.document(items: group)) == expected)
    }

    @Test("More items than a viewport can sensibly hold are refused before they are made")
    func tooManyVisible() {
        let expected =
            "sections[0].items[0]: about 1,000,000,000 items of [0, 0] would stand in the container at once; the limit is 200,000"
        let spacing = #"{"minimumLineSpacing": 0, "minimumInteritemSpacing": 0}"#
        #expect(message(Self.document(layout: spacing, items: #"{"size": [0, 0], "count": 1000000000}"#)) == expected)
    }

    @Test("Two million sizes are asked one by one, more are not")
    func tooManySizes() {
        let expected =
            "sections: without an estimate the layout asks for every size, and 3,000,000 sizes are more than 2,000,000; "
            + "give all items one size, or an estimatedItemSize"
        #expect(message(Self.document(items: #"{"size": [[50, 50], [60, 50]], "count": 3000000}"#)) == expected)
        #expect(message(Self.document(items: #"{"size": [[50, 50], [50, 50]], "count": 3000000}"#)) == nil)
    }

    @Test("All items together are bounded, not only those of one group")
    func tooManyItems() {
        let groups = Array(repeating: #"{"size": [50, 50], "count": 4000000000}"#, count: 2).joined(separator: ", ")
        let expected = "sections: 8,000,000,000 items in all are more than 4,000,000,000"
        #expect(message(Self.document(items: groups)) == expected)
    }

    @Test("A size is not given to cells that size themselves")
    func sizeOfSelfSizingCell() {
        let expected =
            "sections[0].items[0].size: with an estimatedItemSize cells return their sizes when they are measured; say “actual”"
        #expect(
            message(Self.document(layout: #"{"estimatedItemSize": [50, 50]}"#, items: #"{"size": [50, 4]}"#))
                == expected)
    }

    @Test("A mistake in a step is reported with its place", arguments: steps)
    func step(step: String, expected: String) {
        #expect(message(Self.document(items: #"{"size": [5, 5], "count": 2}"#, steps: step)) == expected)
    }

    private static func document(layout: String = "{}", items: String = "", steps: String = "") -> String {
        """
        {"format": 2, "container": {"width": 320, "height": 480}, "layout": \(layout),
         "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
        """
    }

    private func message(_ json: String) -> String? {
        do {
            _ = try Scenario(json: json.utf8)
            return nil
        } catch {
            return error.description
        }
    }
}
