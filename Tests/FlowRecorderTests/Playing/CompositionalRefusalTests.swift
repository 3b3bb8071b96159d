import FlowScenario
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// Parts of compositional layouts that a device cannot show are refused with their places, or listed.
@MainActor
@Suite struct CompositionalRefusalTests {
    private static let rows: JSONValue = ["rows": ["group": ["height": 50, "subitems": [[:]]]]]

    private static func document(
        _ layouts: JSONValue = rows, _ section: JSONValue = ["items": [["count": 2]]], steps: JSONValue = [],
        others: JSONValue = [:]
    ) -> JSONValue {
        var layout = others
        layout["kind"] = "compositional"
        layout["sectionLayouts"] = layouts
        return [
            "format": 2, "container": ["width": 320, "height": 480], "layout": layout, "sections": [section],
            "steps": steps,
        ]
    }

    private func error(_ document: JSONValue) -> ScenarioPlayerError? {
        do throws(ScenarioPlayerError) {
            _ = try ScenarioPlayer(scenario: Data(document.text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "A cell returns all of a length that it is given, a multiple of its other side, or points",
        arguments: [
            (["100%", 40], nil), ([40, "100.0%"], nil), (["100%", ["ratio": 2]], nil), (44, nil),
            (["50%", 40], "sections[0].items[0].actual[0]"), ([["columns": 1], 40], "sections[0].items[0].actual[0]"),
        ] as [(JSONValue, String?)])
    func relativeLengths(actual: JSONValue, place: String?) {
        let error = error(Self.document(Self.rows, ["items": [["actual": actual]]]))
        #expect(error?.place == place)
        #expect(error?.reason.hasSuffix("write “100%” for all of it, or points") ?? true)
    }

    @Test("A recorder of an app's own compositional layout has one clear sentence")
    func recording() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let sentence = CollectionViewRecorder.refusal(of: layout)
        #expect(sentence.hasPrefix("A compositional layout cannot be recorded, because UIKit gives no access to"))
        #expect(CollectionViewRecorder.refusal(of: UICollectionViewLayout()).contains("expectLayout(of:matches:)"))
    }

    @Test("Headers with contents are the simulator's")
    func contents() {
        var layouts = Self.rows
        layouts["rows"]?["boundaryItems"] = [["kind": "header"], ["kind": "footer", "alignment": "bottom"]]
        let section: JSONValue = ["header": ["cell": "title"], "items": [["count": 2]]]
        #expect(error(Self.document(layouts, section))?.place == "sections[0].header.cell")
        let heights: JSONValue = ["header": 50, "footer": ["actual": 20], "items": [["count": 2]]]
        #expect(error(Self.document(layouts, heights)) == nil)
    }

    @Test("A scroll of an orthogonal section needs an app that can do it")
    func orthogonalSections() {
        let shelf: JSONValue = [
            "shelf": ["group": ["width": 90, "height": 50, "subitems": [[:]]], "orthogonalScrolling": "paging"]
        ]
        let error = error(Self.document(shelf, steps: [["scrollSection": ["section": 0, "to": 90]]]))
        #expect(error?.place == "steps[0].scrollSection")
        #expect(error?.reason == "the app gave no “scrollSection” in the player's surroundings")
    }

    @Test("A layout that is one list stays this list")
    func wholeList() {
        let list: JSONValue = ["rows": ["list": [:]]]
        let changed: JSONValue = ["rows": ["list": ["appearance": "grouped"]]]
        let error = error(
            Self.document(
                list, steps: [["set": ["interSectionSpacing": 5]], ["set": ["sectionLayouts": changed]]]))
        #expect(error?.place == "steps[1].set")
        #expect(error?.reason == "UIKit's list(using:) makes a layout of one list, which cannot change")
    }

    /// A layout with every part that some systems do not have.
    private static let demanding: JSONValue = [
        "list": [
            "list": ["appearance": "sidebar", "showsSeparators": false, "headerTopPadding": 4],
            "contentInsetsReference": "layoutMargins", "supplementaryContentInsetsReference": "none",
        ],
        "rows": [
            "group": [
                "height": 50,
                "subitems": [
                    [
                        "repeatingSubitem": ["height": ["uniformAcrossSiblings": 40]], "count": 2, "height": 50,
                        "supplementaryItems": [["width": ["uniformAcrossSiblings": 40]]],
                    ],
                    ["subitem": "named", "count": 1],
                ],
            ],
            "boundaryItems": [["height": ["uniformAcrossSiblings": 40]]],
        ],
    ]

    @Test("Parts that an older system does not have are refused with their places")
    func olderSystems() throws {
        let document = Self.document(
            Self.demanding, ["layout": "rows", "items": []],
            others: [
                "contentInsetsReference": "readableContent",
                "groups": ["named": ["width": ["uniformAcrossSiblings": 40]]],
            ])
        let scenario = try Scenario(document: document)
        let layout = try #require(scenario.compositional)
        let places = CompositionalRequirements(of: layout, at: "layout").list.map { "\($0.feature) \($0.place)" }
        let (list, rows) = ("layout.sectionLayouts.list", "layout.sectionLayouts.rows")
        #expect(
            places == [
                "insetsReferences layout.contentInsetsReference", "uniformSiblings layout.groups.named.width",
                "lists \(list).list", "insetLists \(list).list.appearance",
                "listsWithoutSeparators \(list).list.showsSeparators", "paddingOfHeaders \(list).list.headerTopPadding",
                "insetsReferences \(list).contentInsetsReference",
                "supplementaryInsetsReferences \(list).supplementaryContentInsetsReference",
                "repeatingSubitems \(rows).group.subitems[0].repeatingSubitem",
                "uniformSiblings \(rows).group.subitems[0].repeatingSubitem.height",
                "uniformSiblings \(rows).group.subitems[0].supplementaryItems[0].width",
                "uniformSiblings \(rows).boundaryItems[0].height",
            ])
        #expect(error(document) == nil)
        for feature in CompositionalFeature.allCases {
            let error = #expect(throws: ScenarioPlayerError.self) {
                try ScenarioPlayer.checkLayouts(of: scenario) { $0 != feature }
            }
            #expect(places.contains("\(feature) \(error?.place ?? "")"))
            #expect(error?.reason == "this system does not have it; it needs \(feature.systems)")
        }
    }

    @Test("A part of a later layout is refused at its step")
    func laterLayout() throws {
        let scenario = try Scenario(
            document: Self.document(steps: [["set": ["contentInsetsReference": "layoutMargins"]]]))
        let error = #expect(throws: ScenarioPlayerError.self) {
            try ScenarioPlayer.checkLayouts(of: scenario) { $0 != .insetsReferences }
        }
        #expect(error?.place == "steps[0].set.contentInsetsReference")
    }

    @Test(
        "An anchor, options and quirks are the simulator's own, which is reported",
        arguments: [
            ["anchor": "top"], ["options": ["shareRounding": "none"]], ["quirks": ["skipsRequeryAfterShrink"]],
        ] as [JSONValue])
    func simulatorsOwn(others: JSONValue) throws {
        let player = try ScenarioPlayer(scenario: Data(Self.document(others: others).text.utf8))
        #expect(player.problems == ["layout: options, quirks and anchor are the simulator's own"])
    }

    @Test("Expected separators are left out where the platform shows none of this library's, which is reported once")
    func separators() throws {
        let frames: JSONValue = ["0-0": .null, "CollectionViewListBottomSeparator 0-0": .null]
        let document = Self.document(
            ["rows": ["list": ["appearance": "sidebar"], "decorations": [["kind": "shade"]]]],
            steps: [["expect": ["frames": frames]], ["scroll": ["to": "end"]]])
        let player = try ScenarioPlayer(scenario: Data(document.text.utf8))
        let answer = try Scenario(json: player.play())
        let names = answer.steps.flatMap { step -> [String] in
            if case .expect(let seen) = step.action { seen.frames.map(\.element.description) } else { [] }
        }
        #expect(names == ["0-0", "0-0"])
        #expect(
            player.recorder.problems == [
                "first layout: the separators of lists are no views of this library's kinds, and were left out; no "
                    + "others are on screen"
            ])
    }
}
