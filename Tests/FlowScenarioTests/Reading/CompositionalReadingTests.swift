import FlowScenario
import FlowTestSupport
import Testing

/// A layout of the kind `compositional` in a document: what is read of it, and what is refused, with its place.
@Suite struct CompositionalReadingTests {
    private static func document(
        _ layout: String, sections: String = #"[{"items": [{"count": 9}]}]"#, steps: String = "[]"
    ) -> String {
        """
        {"format": 2, "container": {"width": 320, "height": 480}, "layout": \(layout),
         "cells": {"row": {"views": {"title": {"label": {}}}}}, "sections": \(sections), "steps": \(steps)}
        """
    }

    /// A layout with one kind of section, whose group is given.
    private static func layout(group: String, more: String = "") -> String {
        #"{"kind": "compositional", "sectionLayouts": {"a": {"group": \#(group)}}\#(more)}"#
    }

    /// A layout with one kind of section, which has a row and what is given.
    private static func section(_ more: String) -> String {
        #"{"kind": "compositional", "sectionLayouts": {"a": {"group": \#(row), \#(more)}}}"#
    }

    private static let row = #"{"height": 44, "subitems": [{}]}"#

    private func error(_ json: String) -> String? {
        do {
            _ = try Scenario(json: json.utf8)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("Items, groups and lists are read, and what is not given is UIKit's default")
    func properties() throws {
        let json = Self.document(
            #"""
            {"kind": "compositional", "groups": {"app": {"height": {"estimated": 60}}},
             "sectionLayouts": {
               "shelf": {"group": {"axis": "vertical", "width": {"fractionalWidth": 0.9}, "repeatingSubitem": "app",
                                   "count": 3, "interItemSpacing": {"flexible": 8}},
                         "orthogonalScrolling": "groupPaging"},
               "list": {"list": {"appearance": "insetGrouped"}, "boundaryItems": [{"kind": "footer"}]}}}
            """#,
            sections: #"[{"layout": "shelf", "items": [{"actual": 72}]}, {"layout": "list", "items": []}]"#)
        let scenario = try Scenario(json: json.utf8)
        let layout = try #require(scenario.compositional)
        #expect(layout.insetsReference == .safeArea)
        #expect(layout.groups["app"] == .init(width: .fractionalWidth(1), height: .estimated(60)))
        guard case .item(let group)? = layout.sectionLayouts["shelf"]?.group else {
            Issue.record("there is no group")
            return
        }
        #expect(group.width == .fractionalWidth(0.9))
        #expect(group.height == .fractionalHeight(1))
        #expect(group.axis == .vertical)
        #expect(group.filling == .repeatingSubitem(.named("app"), count: 3))
        #expect(group.interItemSpacing == .init(8, isFlexible: true))
        #expect(layout.sectionLayouts["shelf"]?.orthogonalScrolling == .groupPaging)
        #expect(layout.sectionLayouts["list"]?.list?.appearance == .insetGrouped)
        #expect(layout.sectionLayouts["list"]?.boundaryItems.first?.kind == "footer")
        #expect(layout.sectionLayout(of: scenario.sections[1]) == layout.sectionLayouts["list"])
        guard case .actual(let sizes) = scenario.sections[0].items[0].content else {
            Issue.record("there is no size")
            return
        }
        #expect(sizes == [.init(width: .share(1), height: 72)])
    }

    @Test(
        "What a layout cannot be is refused with its place",
        arguments: [
            (#"{"kind": "grid"}"#, "layout.kind: “grid” is none of “flow”, “compositional”"),
            (#"{"kind": "compositional"}"#, "layout: “sectionLayouts” is missing"),
            (
                #"{"kind": "compositional", "sectionLayouts": {"a": {}}}"#,
                "layout.sectionLayouts.a: expected “group” or “list”"
            ),
            (
                #"{"kind": "compositional", "sectionLayouts": {"a": {"list": {}, "group": "b"}}}"#,
                "layout.sectionLayouts.a: “group” and “list” exclude each other"
            ),
            (
                layout(group: #""app""#),
                "layout.sectionLayouts.a.group: there is no group “app”; the layout has none"
            ),
            (
                layout(group: #""ap""#, more: #", "groups": {"app": {}}"#),
                "layout.sectionLayouts.a.group: there is no group “ap”; did you mean “app”?"
            ),
            (
                layout(group: "{}"),
                "layout.sectionLayouts.a.group: is an item; a group has “subitems”, “subitem”, “repeatingSubitem” or "
                    + "“frames”"
            ),
            (
                layout(group: #"{"subitem": {}}"#), "layout.sectionLayouts.a.group: “count” is missing"
            ),
            (
                layout(group: #"{"subitems": [{}], "count": 2}"#),
                "layout.sectionLayouts.a.group.count: goes with “subitem” or “repeatingSubitem”"
            ),
            (
                layout(group: #"{"subitems": [{"axis": "vertical"}]}"#),
                "layout.sectionLayouts.a.group.subitems[0].axis: goes with the items of a group"
            ),
            (
                layout(group: #"{"frames": [[0, 0, 1, 1]], "interItemSpacing": 2}"#),
                "layout.sectionLayouts.a.group.interItemSpacing: has no meaning with “frames”"
            ),
            (
                layout(group: #"{"subitem": {}, "count": 0}"#),
                "layout.sectionLayouts.a.group.count: 0 is less than 1"
            ),
            (
                layout(group: #"{"subitems": []}"#),
                "layout.sectionLayouts.a.group.subitems: expected at least one item"
            ),
            (
                layout(group: #"{"subitems": [{"width": {"fraction": 1}}]}"#),
                "layout.sectionLayouts.a.group.subitems[0].width: unknown key “fraction”; known here: "
                    + "fractionalWidth, fractionalHeight, estimated, uniformAcrossSiblings"
            ),
            (
                layout(group: #"{"subitems": [{"width": -1}]}"#),
                "layout.sectionLayouts.a.group.subitems[0].width: -1 is less than 0 points"
            ),
            (
                layout(group: #"{"subitems": [{"supplementaryItems": [{}, {"kind": "dot"}, {}]}]}"#),
                "layout.sectionLayouts.a.group.subitems[0].supplementaryItems[2].kind: there is a view of the kind "
                    + "“badge” on the item already"
            ),
            (
                layout(group: row, more: #", "boundaryItems": [{}]"#),
                "layout.boundaryItems[0].kind: “header” is a kind of the sections' views; choose another name"
            ),
            (
                layout(group: row, more: #", "boundaryItems": [{"kind": "a b"}]"#),
                "layout.boundaryItems[0].kind: “a b” is no name of a kind; use letters, digits, “-”, “_” and “.”"
            ),
            (
                layout(
                    group: #"{"subitems": ["b"]}"#,
                    more: #", "groups": {"b": {"subitems": ["c"]}, "c": {"subitems": ["b"]}}"#),
                "layout.groups.b: the group “b” contains itself"
            ),
        ])
    func layoutMistakes(layout: String, expected: String) {
        #expect(error(Self.document(layout))?.hasSuffix(expected) == true, "\(error(Self.document(layout)) ?? "read")")
    }

    /// Kinds of views that cannot be, each with the mistake.
    private static let kindMistakes: [(layout: String, expected: String)] = [
        (
            layout(group: #"{"subitems": [{"supplementaryItems": [{"kind": "header"}]}]}"#),
            "layout.sectionLayouts.a.group.subitems[0].supplementaryItems[0].kind: “header” is the kind of other "
                + "views; choose another name"
        ),
        (
            section(#""boundaryItems": [{}, {"alignment": "bottom"}]"#),
            "layout.sectionLayouts.a.boundaryItems[1].kind: the section has a view of the kind “header” already"
        ),
        (
            section(#""boundaryItems": [{"kind": "background"}]"#),
            "layout.sectionLayouts.a.boundaryItems[0].kind: “background” is the kind of other views; choose another "
                + "name"
        ),
        (
            section(#""decorations": [{"kind": "header"}]"#),
            "layout.sectionLayouts.a.decorations[0].kind: “header” is the kind of supplementary views; choose "
                + "another name"
        ),
        (
            section(#""decorations": [{"kind": "card"}, {"kind": "card"}]"#),
            "layout.sectionLayouts.a.decorations[1].kind: the section has a view of the kind “card” already"
        ),
        (
            #"{"kind": "compositional", "sectionLayouts": {"a": {"list": {"footerMode": "supplementary"}, "boundaryItems": [{"kind": "footer"}]}}}"#,
            "layout.sectionLayouts.a.boundaryItems[0].kind: the section has a view of the kind “footer” already"
        ),
        (
            layout(
                group: #"{"subitems": [{"supplementaryItems": [{"kind": "dot"}]}]}"#,
                more: #", "boundaryItems": [{"kind": "dot"}]"#),
            "layout.boundaryItems[0].kind: “dot” is a kind of the sections' views; choose another name"
        ),
        (
            layout(group: row, more: #", "boundaryItems": [{"kind": "x"}, {"kind": "x"}]"#),
            "layout.boundaryItems[1].kind: the layout has a view of the kind “x” already"
        ),
    ]

    @Test("Kinds of views that would give two elements one name are refused", arguments: kindMistakes)
    func kinds(layout: String, expected: String) {
        #expect(error(Self.document(layout))?.hasSuffix(expected) == true, "\(error(Self.document(layout)) ?? "read")")
    }

    @Test(
        "What a section of a compositional layout cannot be is refused with its place",
        arguments: [
            (
                #"{"items": [{"size": [1, 1]}]}"#,
                "items[0].size: is decided by the layout here; say “actual” for what the cell asks for"
            ),
            (#"{"layout": "b", "items": []}"#, "layout: there is no section layout “b”; did you mean “a”?"),
            (
                #"{"sectionInset": [0, 0, 0, 0], "items": []}"#,
                "sectionInset: goes with a flow layout; say it in “layout.sectionLayouts”"
            ),
            (
                #"{"header": "Title", "items": []}"#,
                "header: is a height, or an object with “cell”; a title is the section's “title”"
            ),
            (#"{"header": {"height": 4}, "items": []}"#, "header.height: goes with a “table” only"),
            (#"{"items": [{"height": 4}]}"#, "items[0].height: goes with a “table” only"),
            (
                #"{"header": 30, "items": []}"#,
                "header: the section's layout has no header; it would be one of its “boundaryItems”, of the kind "
                    + "“header”"
            ),
        ])
    func sectionMistakes(section: String, expected: String) {
        let found = error(Self.document(Self.layout(group: Self.row), sections: "[\(section)]"))
        #expect(found?.hasSuffix("sections[0].\(expected)") == true, "\(found ?? "read")")
    }

    @Test(
        "A header that a section's layout does not have is refused in the sections that steps bring, too",
        arguments: [
            (#"{"reload": {"sections": [{"items": []}, {"header": 30, "items": []}]}}"#, "reload.sections[1].header"),
            (
                #"{"update": [{"insertSection": 0, "section": {"footer": 30, "items": []}}]}"#,
                "update[0].section.footer"
            ),
            (
                #"{"together": [{"look": "everything"}, {"reload": {"sections": [{"header": 9, "items": []}]}}]}"#,
                "together[1].reload.sections[0].header"
            ),
        ])
    func headersOfSteps(step: String, place: String) {
        let found = error(
            Self.document(Self.layout(group: Self.row), sections: #"[{"items": []}]"#, steps: "[\(step)]"))
        #expect(found?.contains("steps[0].\(place): the section's layout has no ") == true, "\(found ?? "read")")
    }

    @Test("A section names its kind if there are several")
    func kindOfSection() {
        let layout = #"{"kind": "compositional", "sectionLayouts": {"a": {"list": {}}, "b": {"list": {}}}}"#
        #expect(
            error(Self.document(layout))?.hasSuffix("sections[0]: “layout” is missing: one of “a”, “b”") == true)
        let flow = error(Self.document("{}", sections: #"[{"layout": "a", "items": []}]"#))
        #expect(flow?.hasSuffix("layout: goes with a “layout” of the kind “compositional” only") == true)
    }

    @Test(
        "What a step of a compositional layout cannot do is refused with its place",
        arguments: [
            (
                #"{"scrollSection": {"section": 0, "to": 3}}"#,
                "scrollSection.section: section 0 does not scroll: its orthogonalScrolling is “none”"
            ),
            (
                #"{"scrollSection": {"section": 7, "to": 3}}"#,
                "scrollSection.section: there is no section 7; the scenario has 1 section"
            ),
            (#"{"scrollSection": {"to": 3}}"#, "scrollSection: “section” is missing"),
            (#"{"set": {"kind": "flow"}}"#, "set.kind: cannot be changed between steps"),
            (
                #"{"set": {"sectionLayouts": {"b": {"list": {}}, "c": {"list": {}}}}}"#,
                "set: section 0 names no section layout, and there are several then; give it a “layout”"
            ),
            (
                #"{"set": {"itemSize": [1, 1]}}"#,
                "set: unknown key “itemSize”; known here: kind, scrollDirection, sectionLayouts, groups, interSectionSpacing, contentInsetsReference, boundaryItems, anchor, options, quirks"
            ),
            (
                #"{"expect": {"calls": {"heightForRow": 1}}}"#,
                "expect.calls: goes with a “table” only: no calls of a layout are kept"
            ),
            (
                #"{"expect": {"frames": {"heder 0": null}}}"#,
                "expect.frames.heder 0: there are no views of the kind “heder”; did you mean “header”?"
            ),
            (
                #"{"expect": {"query": {"rect": [0, 0, 9, 9], "elements": ["0-0", "bagde 0-0"]}}}"#,
                "expect.query.elements[1]: there are no views of the kind “bagde”; known here: background, footer, header"
            ),
            (
                #"{"expect": {"sectionOffsets": {"0": 0}}}"#,
                "expect.sectionOffsets.0: section 0 does not scroll: its orthogonalScrolling is “none”"
            ),
            (
                #"{"expect": {"sectionOffsets": {"7": 0}}}"#,
                "expect.sectionOffsets.7: there is no section 7; the scenario has 1 section"
            ),
            (
                #"{"invalidate": {"items": ["0-0"], "delegateMetrics": false}}"#,
                "invalidate.delegateMetrics: goes with a flow layout only: a compositional layout has no such flag"
            ),
        ])
    func stepMistakes(step: String, expected: String) {
        let found = error(Self.document(Self.layout(group: Self.row), steps: "[\(step)]"))
        #expect(found?.hasSuffix("steps[0].\(expected)") == true, "\(found ?? "read")")
    }

    @Test("A view may have a kind that a later step gives the layout")
    func laterKinds() throws {
        let later = #"{"set": {"sectionLayouts": {"a": {"group": \#(Self.row), "decorations": [{"kind": "card"}]}}}}"#
        let steps =
            #"[{"expect": {"frames": {"card 0-0": null}}}, \#(later), {"expect": {"views": {"card 0-0": null}}}]"#
        let json = Self.document(
            Self.layout(group: Self.row), sections: #"[{"items": []}]"#, steps: steps)
        #expect(error(json) == nil)
    }

    @Test("Flow layouts and tables have no views of other kinds, and no offsets of sections")
    func kindsOfFlowLayout() {
        for surface in [#""layout": {}"#, #""table": {}"#] {
            func document(_ expectation: String) -> String {
                """
                {"format": 2, "container": {"width": 320, "height": 480}, \(surface), "sections": [{"items": []}],
                 "steps": [{"expect": \(expectation)}]}
                """
            }
            let kind = error(document(#"{"zIndexes": {"badge 0-0": 1}}"#))
            #expect(kind?.contains("there are no views of the kind “badge”; known here: background") == true)
            let offset = error(document(#"{"sectionOffsets": {"0": 1}}"#))
            #expect(offset?.contains("sectionOffsets: goes with a “layout” of the kind “compositional” only") == true)
        }
    }

    @Test("A flow layout has no sections that scroll")
    func scrollSectionOfFlowLayout() {
        let found = error(Self.document("{}", steps: #"[{"scrollSection": {"section": 0, "to": 3}}]"#))
        let expected = "goes with a “layout” of the kind “compositional”, whose sections can scroll"
        #expect(found?.hasSuffix("steps[0].scrollSection: \(expected)") == true)
    }

    @Test("Several mistakes are listed, and none that follows from another")
    func severalMistakes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "several.json",
            Self.document(
                #"""
                {"kind": "compositional", "groups": {"x": {"width": "wide"}},
                 "sectionLayouts": {"a": {"group": {"subitems": ["x", "y"]}, "orthogonalScrolling": "paging"},
                                    "b": {"group": {"subitem": "x"}}}, "interSectionSpacing": -1}
                """#, sections: #"[{"layout": "a", "items": [{"count": 2}]}, {"layout": "c", "items": []}]"#,
                steps: #"[{"scrollSection": {"section": 0, "to": 3}}]"#))
        let error = #expect(throws: ScenarioError.self) { try Scenario(contentsOfFile: path) }
        let places = [error?.place] + (error?.others.map(\.place) ?? [])
        #expect(
            places == [
                "layout.groups.x.width", "layout.sectionLayouts.a.group.subitems[1]", "layout.sectionLayouts.b.group",
                "layout.interSectionSpacing", "sections[1].layout",
            ])
    }

    @Test("A mistake in one value of a layout hides none in the values around it, and is listed once")
    func mistakesAroundEachOther() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "around.json",
            Self.document(
                #"""
                {"kind": "compositional", "groups": {"app": {}},
                 "sectionLayouts": {
                   "a": {"group": {"width": {"fraction": 1}, "subitems": [{"height": -1, "width": "x"}, "appp", {}],
                                   "interItemSpacing": true},
                         "interGroupSpacing": -1, "boundaryItems": [{"kind": "Header"}, {"kind": "banner", "zIndex": 0.5}],
                         "orthogonalScrolling": "yes"}}}
                """#))
        let error = #expect(throws: ScenarioError.self) { try Scenario(contentsOfFile: path) }
        let places = [error?.place] + (error?.others.map(\.place) ?? [])
        let section = "layout.sectionLayouts.a"
        #expect(
            places == [
                "\(section).group.width", "\(section).group.subitems[0].height", "\(section).group.subitems[0].width",
                "\(section).group.subitems[1]", "\(section).group.interItemSpacing", "\(section).interGroupSpacing",
                "\(section).boundaryItems[0].kind", "\(section).boundaryItems[1].zIndex",
                "\(section).orthogonalScrolling",
            ])
    }

    @Test("A kind of sections with a name that cannot be is one mistake")
    func nameOfSectionLayout() throws {
        let folder = try TemporaryFolder()
        let layout = #"{"kind": "compositional", "sectionLayouts": {"my rows": {"list": {}}}}"#
        let path = try folder.write(
            "name.json",
            Self.document(
                layout, sections: #"[{"layout": "my rows", "items": []}]"#,
                steps: #"[{"scrollSection": {"section": 0, "to": 3}}]"#))
        let error = #expect(throws: ScenarioError.self) { try Scenario(contentsOfFile: path) }
        #expect(error?.reason == "“my rows” is no name of a section layout; use letters, digits, “-” and “_”")
        #expect(error?.others == [])
    }

    @Test("A layout without kinds of sections is one mistake")
    func noSectionLayouts() throws {
        let folder = try TemporaryFolder()
        let sections = #"[{"layout": "a", "items": []}, {"layout": "b", "items": []}]"#
        let path = try folder.write("none.json", Self.document(#"{"kind": "compositional"}"#, sections: sections))
        let error = #expect(throws: ScenarioError.self) { try Scenario(contentsOfFile: path) }
        #expect(error?.place == "layout")
        #expect(error?.others == [])
    }

    // MARK: Limits

    @Test("Small descriptions that mean huge groups are refused")
    func hugeGroups() {
        // Each group has the one before it twice.
        let groups = (1...20).map { #""g\#($0)": {"subitems": ["g\#($0 - 1)", "g\#($0 - 1)"]}"# }
        let doubled = error(
            Self.document(
                Self.layout(group: #""g20""#, more: #", "groups": {"g0": {}, \#(groups.joined(separator: ", "))}"#)))
        #expect(doubled?.contains("items are more than the limit of 65,536") == true, "\(doubled ?? "read")")
        let nested = (1...40).map { #""g\#($0)": {"subitems": ["g\#($0 - 1)"]}"# }
        let deep = error(
            Self.document(
                Self.layout(group: #""g40""#, more: #", "groups": {"g0": {}, \#(nested.joined(separator: ", "))}"#)))
        #expect(deep?.contains("groups in each other are more than the limit of 32") == true, "\(deep ?? "read")")
        let nestedInPlace = (1...100).map { name in
            // Eight groups in each other, and then the name of the next.
            let inside = (0..<8).reduce(#""g\#(name - 1)""#) { inside, _ in #"{"subitems": [\#(inside)]}"# }
            return #""g\#(name)": \#(inside)"#
        }
        let chain = error(
            Self.document(
                Self.layout(
                    group: #""g100""#, more: #", "groups": {"g0": {}, \#(nestedInPlace.joined(separator: ", "))}"#)))
        #expect(chain?.contains("33 groups in each other are more than the limit of 32") == true, "\(chain ?? "read")")
        let multiplied = error(
            Self.document(Self.layout(group: #"{"subitem": {"subitem": {}, "count": 300}, "count": 300}"#)))
        #expect(multiplied?.contains("90,000 items are more than the limit of 65,536") == true, "\(multiplied ?? "")")
        let sections = "[" + Array(repeating: #"{"items": []}"#, count: 40).joined(separator: ",") + "]"
        let many = error(
            Self.document(Self.layout(group: #"{"subitem": {}, "count": 65536}"#), sections: sections))
        #expect(
            many?.hasSuffix(
                "sections: 2,621,440 places in the groups of all sections are more than the limit of 2,000,000")
                == true,
            "\(many ?? "read")")
    }

    @Test("Places are counted in the largest container that the scenario has at any time")
    func placesWithoutInsets() {
        let container = #""container": {"width": 1000, "height": 1000, "insets": [0, 499, 0, 499]}"#
        let item = #"{"width": 1, "height": {"fractionalHeight": 1}}"#
        let row = #"{"width": {"fractionalWidth": 40}, "height": 10, "subitems": [\#(item)]}"#
        let sections = Array(repeating: #"{"items": [{"count": 1}]}"#, count: 60).joined(separator: ",")
        let found = error(
            #"{"format": 2, \#(container), "layout": \#(Self.layout(group: row)), "sections": [\#(sections)]}"#)
        #expect(found?.contains("places in the groups of all sections") == true, "\(found ?? "read")")
    }

    @Test("The work of reading counts the groups of a layout for each step that sets it")
    func readingWork() {
        let groups = (1...15).map { #""g\#($0)": {"subitems": ["g\#($0 - 1)", "g\#($0 - 1)"]}"# }
        let layout = Self.layout(group: #""g15""#, more: #", "groups": {"g0": {}, \#(groups.joined(separator: ", "))}"#)
        let steps = Array(repeating: #"{"set": {"interSectionSpacing": 1}}"#, count: 100).joined(separator: ",")
        let found = error(Self.document(layout, steps: "[\(steps)]"))
        #expect(found?.contains("the limit is 1,000,000") == true, "\(found ?? "read")")
    }

    @Test(
        "More items than can be shown at once are refused before they are laid out",
        arguments: [
            #"{"height": 0, "subitems": [{}]}"#, #"{"height": 1, "subitems": [{"width": 0.01}]}"#,
            #"{"height": 0.001, "subitem": {}, "count": 9}"#, #"{"height": {"estimated": 0}, "subitems": [{}]}"#,
            #"{"height": {"fractionalHeight": 0}, "frames": [[0, 0, 1, 1]]}"#,
        ])
    func tooManyOnScreen(group: String) {
        let found = error(Self.document(Self.layout(group: group), sections: #"[{"items": [{"count": 1000000000}]}]"#))
        #expect(found?.contains("would stand in the container at once") == true, "\(found ?? "read")")
    }

    @Test("A billion items in usual groups are read and laid out")
    @MainActor
    func manyItems() throws {
        let json = Self.document(
            Self.layout(group: #"{"height": {"estimated": 80}, "subitem": {"height": {"estimated": 80}}, "count": 3}"#),
            sections: #"[{"items": [{"actual": 90, "count": 1000000000}]}]"#, steps: #"[{"scroll": {"to": "end"}}]"#)
        let report = try ScenarioRun(Scenario(json: json.utf8)).finish()
        #expect(report.final.measured < 60)
        #expect(report.final.rows == 333_333_334)
    }
}
