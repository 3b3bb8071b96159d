import FlowScenario
import FlowTestSupport
import Testing

/// `"table"` in a document: what is read of it, and what is refused, with its place.
@Suite struct TableReadingTests {
    private static func document(_ table: String, sections: String = "[]", steps: String = "[]") -> String {
        """
        {"format": 2, "container": {"width": 320, "height": 480}, "table": \(table),
         "cells": {"row": {"views": {"title": {"label": {}}}}}, "sections": \(sections), "steps": \(steps)}
        """
    }

    @Test("A table's properties are read, and what is not given is the profile's")
    func properties() throws {
        let json = Self.document(
            #"""
            {"style": "grouped", "profile": "iOS8", "rowHeight": 50, "estimatedRowHeight": "automatic",
             "separatorStyle": "none", "headerView": 90, "sectionIndex": ["A"], "editing": true, "anchor": "bottom"}
            """#)
        let table = try #require(try Scenario(json: json.utf8).table)
        #expect(table.style == .grouped)
        #expect(table.profile == .iOS8)
        #expect(table.rowHeight == 50)
        #expect(table.estimatedRowHeight == -1)
        #expect(table.sectionHeaderHeight == nil)
        #expect(table.separatorStyle == .none)
        #expect(table.headerViewHeight == 90)
        #expect(table.footerViewHeight == nil)
        #expect(table.sectionIndex == ["A"])
        #expect(table.isEditing)
        #expect(table.anchor == .bottom)
    }

    @Test("Rows have heights of their cells and answers of the delegate")
    func rows() throws {
        let sections = #"""
            [{"items": [{"actual": [60, 80], "count": 5, "estimate": 44, "accessory": "checkmark", "indentation": 2},
                        {"height": [30, "automatic"]}, {"cell": "row", "height": 70}]}]
            """#
        let items = try Scenario(json: Self.document("{}", sections: sections).utf8).sections[0].items
        #expect(items.map(\.count) == [5, 2, 1])
        #expect(items[0].content == .actual([.init(width: 0, height: 60), .init(width: 0, height: 80)]))
        #expect(items[0].row.estimates == [44])
        #expect(items[0].row.accessory == .checkmark)
        #expect(items[0].row.indentationLevel == 2)
        #expect(items[0].row.heights == [])
        #expect(items[1].content == .plain)
        #expect(items[1].row.heights == [30, -1])
        #expect(items[2].content == .cells("row", [.init()]))
        #expect(items[2].row.heights == [70])
    }

    @Test("Headers and footers are titles, heights, answers or cells")
    func sectionViews() throws {
        let sections = #"""
            [{"header": "Friends", "footer": 12, "items": []},
             {"header": {"title": "Others", "height": "automatic"}, "footer": {"actual": 20, "estimate": 9}, "items": []},
             {"header": {"cell": "row"}, "items": []}]
            """#
        let read = try Scenario(json: Self.document("{}", sections: sections).utf8).sections
        #expect(read[0].header == Scenario.SectionView(.title("Friends")))
        #expect(read[0].title == "Friends")
        #expect(read[0].footer == Scenario.SectionView(.plain, height: 12))
        #expect(read[1].header == Scenario.SectionView(.title("Others"), height: -1))
        #expect(read[1].footer == Scenario.SectionView(.actual(20), estimate: 9))
        #expect(read[2].header == Scenario.SectionView(.cell("row", .init())))
        #expect(read[2].footer == nil)
    }

    @Test("A scenario of several systems is one for each, and what steps set is theirs")
    func profiles() throws {
        let json = Self.document(
            #"{"profiles": ["iOS7", "iOS26"]}"#,
            steps: #"[{"set": {"rowHeight": 50}}, {"together": [{"set": {"rowHeight": 60}}]}]"#)
        let scenario = try Scenario(json: json.utf8)
        #expect(scenario.profiles == [.iOS7, .iOS26])
        #expect(scenario.inEachProfile.map(\.profiles) == [[.iOS7], [.iOS26]])
        let played = scenario.inEachProfile[1].steps.flatMap(\.action.parts)
        for case .setTable(let change) in played { #expect(change.table.profiles == [.iOS26]) }
        #expect(played.count == 2)
    }

    @Test("A call is read as it is written", arguments: ["numberOfSections", "viewForHeader 1", "heightForRow 0-3"])
    func calls(text: String) {
        #expect(Scenario.TableCall(text)?.description == text)
    }

    @Test("What is no call is none", arguments: ["", "height", "heightForRow 0-", "heightForRow x", "fitRow 0 1"])
    func noCalls(text: String) {
        #expect(Scenario.TableCall(text) == nil)
    }

    static let mistakes: [(table: String, sections: String, steps: String, reason: String)] = [
        (#"{"style": "round"}"#, "[]", "[]", "table.style: “round” is none of “plain”, “grouped”, “insetGrouped”"),
        (#"{"rowHeight": "auto"}"#, "[]", "[]", "table.rowHeight: “auto” is neither a number nor “automatic”"),
        (#"{"rowHeight": -1}"#, "[]", "[]", "table.rowHeight: write “automatic” for -1"),
        (#"{"rowHeight": -2}"#, "[]", "[]", "table.rowHeight: -2 is less than 0 points"),
        (
            #"{"profile": "iOS8", "profiles": ["iOS9"]}"#, "[]", "[]",
            "table.profiles: “profile” and “profiles” exclude each other"
        ),
        (#"{"profiles": ["iOS9", "iOS9"]}"#, "[]", "[]", "table.profiles[1]: “iOS9” is there twice"),
        (#"{"profiles": []}"#, "[]", "[]", "table.profiles: expected at least one profile"),
        (
            "{}", #"[{"items": [{"size": [3, 3]}]}]"#, "[]",
            "sections[0].items[0].size: goes with a “layout”; say “height” for what the delegate answers, “actual” for what the cell does"
        ),
        (
            "{}", #"[{"items": [{"actual": [[3, 3]]}]}]"#, "[]",
            "sections[0].items[0].actual: is a height or a list of heights; [width, height] goes with a “layout” only"
        ),
        ("{}", #"[{"title": "A", "items": []}]"#, "[]", "sections[0].title: is what a “layout” shows; say “header”"),
        (
            "{}", #"[{"minimumLineSpacing": 1, "items": []}]"#, "[]",
            "sections[0].minimumLineSpacing: goes with a “layout” only"
        ),
        (
            "{}", #"[{"header": {"title": "A", "actual": 9}, "items": []}]"#, "[]",
            "sections[0].header: “title” and “actual” exclude each other"
        ),
        (
            "{}", #"[{"header": {"content": {}}, "items": []}]"#, "[]",
            "sections[0].header.content: goes with “cell”, which names the kind of view that shows it"
        ),
        ("{}", #"[{"header": {}, "items": []}]"#, "[]", "sections[0].header: says nothing"),
        (
            "{}", #"[{"items": [{"actual": 0, "count": 300000}]}]"#, "[]",
            "sections[0].items[0]: about 300,000 items of [320, 0] would stand in the container at once; the limit is 200,000"
        ),
        (
            "{}", "[]", #"[{"invalidate": "everything"}]"#,
            "steps[0].invalidate: a table has no layout to be invalidated; say “remeasure”, “update” or “reload”"
        ),
        (
            "{}", "[]", #"[{"movement": "end"}]"#,
            "steps[0].movement: no finger carries rows of a table here; move them in an “update”"
        ),
        ("{}", "[]", #"[{"set": {"style": "plain"}}]"#, "steps[0].set.style: cannot be changed between steps"),
        ("{}", "[]", #"[{"set": {"itemSize": [1, 1]}}]"#, "steps[0].set.itemSize: goes with a “layout” only"),
        (
            #"{"profiles": ["iOS8", "iOS9"]}"#, "[]", #"[{"set": {"profile": "iOS7"}}]"#,
            "steps[0].set.profile: cannot be changed where “profiles” are played side by side"
        ),
        (
            "{}", "[]", #"[{"rotate": true, "profiles": ["iOS15"]}]"#,
            "steps[0].profiles: goes with “expect” only: all systems do the same"
        ),
        (
            "{}", "[]", #"[{"expect": {"rows": 0}, "profiles": ["iOS8"]}]"#,
            "steps[0].profiles: “iOS8” is none of the table's profiles"
        ),
        (
            "{}", #"[{"items": [{"count": 3}]}]"#, #"[{"scrollTo": {"item": [0, 0], "position": "left"}}]"#,
            "steps[0].scrollTo.position: rows are scrolled to “top”, “middle”, “bottom” or “none”"
        ),
        (
            "{}", #"[{"items": [{"count": 3}]}]"#, #"[{"select": "0-3"}]"#,
            "steps[0].select: there is no item 3 in section 0, which has 3 items"
        ),
        (
            "{}", #"[{"items": [{"count": 3}]}]"#, #"[{"remeasure": ["0-3"]}]"#,
            "steps[0].remeasure[0]: there is no item 3 in section 0, which has 3 items"
        ),
        (
            "{}", #"[{"items": [{"count": 3}]}]"#, #"[{"resizeItems": {"0-0": [3, 3]}}]"#,
            "steps[0].resizeItems.0-0: is a height; [width, height] goes with a “layout” only"
        ),
        (
            "{}", "[]", #"[{"expect": {"calls": ["heightFor 3"]}}]"#,
            "steps[0].expect.calls[0]: “heightFor 3” is no call; write “heightForRow 0-3”, or “viewForHeader 0”"
        ),
        ("{}", "[]", #"[{"expect": {"calls": {}}}]"#, "steps[0].expect.calls: names no method"),
    ]

    @Test("A mistake in a table's document is reported with its place", arguments: mistakes.indices)
    func mistake(index: Int) {
        let mistake = Self.mistakes[index]
        let json = Self.document(mistake.table, sections: mistake.sections, steps: mistake.steps)
        let error = #expect(throws: ScenarioError.self) { try Scenario(json: json.utf8) }
        #expect(error?.description.hasSuffix(mistake.reason) == true, "\(error?.description ?? "")")
    }

    @Test(
        "What only a table can do is refused in a collection view, with its place",
        arguments: [
            (#"{"items": [{"height": 3}]}"#, "[]", "sections[0].items[0].height: goes with a “table” only"),
            (
                #"{"header": "A", "items": []}"#, "[]",
                "sections[0].header: is a length; a title or an object goes with a “table” only"
            ),
            (
                #"{"items": []}"#, #"[{"remeasure": "everything"}]"#,
                "steps[0].remeasure: goes with a “table” only; in a collection view say “invalidate”"
            ),
            (#"{"items": []}"#, #"[{"set": {"rowHeight": 3}}]"#, "steps[0].set.rowHeight: goes with a “table” only"),
            (
                #"{"items": []}"#, #"[{"expect": {"rows": 0}, "profiles": ["iOS8"]}]"#,
                "steps[0].profiles: goes with a “table” only"
            ),
            (
                #"{"items": []}"#, #"[{"expect": {"calls": {"fitRow": 0}}}]"#,
                "steps[0].expect.calls: goes with a “table” only: no calls of a layout are kept"
            ),
            (
                #"{"items": [{"count": 1}]}"#, #"[{"scrollTo": {"item": [0, 0], "position": "middle"}}]"#,
                "steps[0].scrollTo.position: “middle” is a place in a table; say “centeredVertically”, “top” or “bottom”"
            ),
            (
                #"{"items": [{"count": 1}]}"#, #"[{"resizeItems": {"0-0": 3}}]"#,
                "steps[0].resizeItems.0-0: is [width, height]; a height alone goes with a “table” only"
            ),
        ])
    func inLayouts(section: String, steps: String, reason: String) {
        let json = """
            {"format": 2, "container": {"width": 320, "height": 480}, "sections": [\(section)], "steps": \(steps)}
            """
        let error = #expect(throws: ScenarioError.self) { try Scenario(json: json.utf8) }
        #expect(error?.description.hasSuffix(reason) == true, "\(error?.description ?? "")")
    }

    @Test(
        "Rows for which a delegate is asked one by one are limited; others are as many as they like",
        arguments: [
            ("{}", #"{"actual": 50, "estimate": 44, "count": 2000001}"#, false),
            (#"{"estimatedRowHeight": 0}"#, #"{"height": 50, "count": 2000001}"#, false),
            (#"{"profile": "iOS9"}"#, #"{"height": 50, "count": 2000001}"#, false),
            ("{}", #"{"height": 50, "count": 2000001}"#, true), ("{}", #"{"actual": 50, "count": 4000000000}"#, true),
            (#"{"profile": "iOS9", "rowHeight": 50}"#, #"{"count": 4000000000}"#, true),
        ])
    func askedRows(table: String, items: String, isRead: Bool) {
        let json = Self.document(table, sections: "[{\"items\": [\(items)]}]")
        let scenario = try? Scenario(json: json.utf8)
        #expect((scenario != nil) == isRead)
    }

    @Test("A layout and a table exclude each other")
    func both() {
        let json = #"{"format": 2, "container": {"width": 9, "height": 9}, "layout": {}, "table": {}, "sections": []}"#
        let error = #expect(throws: ScenarioError.self) { try Scenario(json: json.utf8) }
        #expect(error?.place == "table")
    }

    @Test("The lines of a catalogue are rows under the titles of their sections")
    func catalogue() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("list.tsv", "A\tAda\nA\tAlan\nB\tBlaise\n")
        let file = try folder.write(
            "table.json",
            #"{"format": 2, "container": {"width": 320, "height": 480}, "table": {}, "catalogue": {"file": "list.tsv"}}"#)
        let sections = try Scenario(contentsOfFile: file).sections
        #expect(sections.map { $0.header?.title } == ["A", "B"])
        #expect(sections.map(\.itemCount) == [2, 1])
    }
}
