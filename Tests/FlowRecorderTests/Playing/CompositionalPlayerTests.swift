import FlowScenario
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// A compositional layout that is played with UIKit's interface alone comes out as the simulator's own run of it.
@MainActor
@Suite struct CompositionalPlayerTests {
    private static func document(
        _ layout: JSONValue, _ sections: JSONValue, _ steps: JSONValue = [], width: Double = 320
    ) -> JSONValue {
        var layout = layout
        layout["kind"] = "compositional"
        return [
            "format": 2, "container": ["width": .number(width), "height": 480], "layout": layout, "sections": sections,
            "steps": steps,
        ]
    }

    /// Plays a document. Its own expectations, the answer and the recorded scenario hold in the simulator.
    ///
    /// - Returns: The player, and the expectations of the answer.
    @discardableResult
    private static func play(_ document: JSONValue) throws -> (player: ScenarioPlayer, seen: [Scenario.Expectation]) {
        #expect(try ScenarioRun(Scenario(document: document)).finish().differences == [])
        let player = try SimulatedStage.player(Data(document.text.utf8))
        let answer = try Scenario(json: player.play())
        let played = try ScenarioRun(answer).finish()
        #expect(played.differences == [], "\(answer.document.text)")
        #expect(player.problems == [])
        #expect(player.recorder.problems == [])
        let recorded = try ScenarioRun(Scenario(json: player.recorder.scenario())).finish()
        #expect(recorded.differences == [])
        #expect(recorded.expectationCount >= played.expectationCount)
        let seen = answer.steps.compactMap { if case .expect(let seen) = $0.action { seen } else { nil } }
        return (player, seen)
    }

    private static let album: JSONValue = [
        "boundaryItems": [["kind": "search", "height": 30]],
        "groups": [
            "photo": [
                "height": ["estimated": 50],
                "supplementaryItems": [["width": 12, "height": 12, "containerAnchor": ["edges": "topTrailing"]]],
            ]
        ],
        "sectionLayouts": [
            "album": [
                "group": ["height": ["estimated": 50], "subitem": "photo", "count": 2, "interItemSpacing": 8],
                "interGroupSpacing": 4, "contentInsets": [6, 10, 6, 10],
                "boundaryItems": [
                    ["height": ["estimated": 44]], ["kind": "footer", "height": 20, "alignment": "bottom"],
                ],
                "decorations": [["kind": "card", "contentInsets": [2, 2, 2, 2]], [:]],
            ]
        ],
    ]

    private static let albumSections: JSONValue = [
        ["header": 32, "items": [["actual": [["100%", 60], ["100%", 80]], "count": 2], ["count": 38]]],
        ["items": [["actual": 50], ["actual": ["100%", ["ratio": 0.5]]]]],
    ]

    @Test("Headers, badges and backgrounds of all kinds are played, and the answer has all that the scenario names")
    func kinds() throws {
        let frames: JSONValue = [
            "search 0": [0, 0, 320, 30], "header 0": [10, 30, 300, 32], "0-0": [10, 68, 146, 60],
            "badge 0-0": [144, 68, 12, 12], "0-1": [164, 68, 146, 80], "card 0-0": [2, 32, 316, 1166],
            "background 0": [0, 30, 320, 1170], "footer 0": [10, 1180, 300, 20], "badge 0-40": .null,
        ]
        let end: JSONValue = [
            "header 0": [10, 30, 300, 32], "header 1": [10, 1200, 300, 44], "1-0": [10, 1250, 146, 50],
            "1-1": [164, 1250, 146, 73],
        ]
        let document = Self.document(
            Self.album, Self.albumSections,
            [["expect": ["frames": frames]], ["scroll": ["to": "end"]], ["expect": ["frames": end]]])
        let (_, seen) = try Self.play(document)
        let named = try Scenario(document: document).elementsWithExpectedFrames
        #expect(named.count == 12)
        #expect(seen.map { Set($0.frames.map(\.element)) } == [Set(named), Set(named)])
        let views = seen.map { Set($0.views.map(\.element.description)) }
        #expect(views[0].isSuperset(of: ["search 0", "header 0", "badge 0-0", "badge 0-1", "0-0", "0-15"]))
        #expect(views[0].isDisjoint(with: ["footer 0", "header 1", "card 0-0", "badge 0-16"]))
        #expect(views[1].isSuperset(of: ["footer 0", "header 1", "1-1"]))
    }

    @Test("Every step is played, and recorded as the scenario has it")
    func steps() throws {
        let steps: JSONValue = [
            ["scroll": ["by": [0, 130]]], ["resizeItems": ["0-5": ["100%", 90]]],
            [
                "update": [
                    ["insert": "0-1", "items": [["actual": 70, "count": 3]]], ["delete": "0-7"],
                    ["move": "0-20", "to": "1-0"], ["reload": "0-9"],
                ]
            ],
            ["together": [["resize": ["width": 375]], ["scroll": ["to": [0, 200]]]]],
            ["insets": ["content": [10, 0, 20, 0], "layoutMargins": [8, 20, 8, 20]]],
            ["traits": ["layoutDirection": "rightToLeft"]], ["traits": ["displayScale": 3]],
            ["invalidate": ["items": ["0-8"], "headers": [0], "backgrounds": [0], "counts": true]],
            ["invalidate": "everything"], ["scrollTo": ["item": "0-30", "position": "centeredVertically"]],
            ["rotate": true], ["drag": "begin"], ["drag": ["by": [0, 50]]], ["drag": "end"],
            ["set": ["interSectionSpacing": 30, "contentInsetsReference": "layoutMargins"]],
            ["movement": ["begin": "0-30"]], ["movement": "cancel"], ["select": ["0-30"]], ["look": "everything"],
            ["scroll": ["through": "start"]],
            ["reload": ["sections": [["header": 40, "items": [["actual": 60, "count": 3]]]]]],
        ]
        let document = Self.document(Self.album, Self.albumSections, steps)
        let (player, seen) = try Self.play(document)
        let recorded = try Scenario(json: player.recorder.scenario())
        let expected = try Scenario(document: document).steps.map(\.action)
        // A scroll through the content has a step for each viewport.
        let parts = recorded.steps.map(\.action).filter { !$0.isExpectation }
        #expect(parts.prefix(expected.count - 2) == expected.prefix(expected.count - 2))
        #expect(parts.last == expected.last)
        #expect(seen.count == expected.count + 1)
        #expect(recorded.sections == (try Scenario(document: document)).sections)
        #expect(player.collectionView.contentSize.height == 226)
    }

    @Test("A list has the headers, footers and separators of its modes")
    func list() throws {
        let list: JSONValue = [
            "appearance": "insetGrouped", "headerMode": "supplementary", "footerMode": "supplementary",
        ]
        let frames: JSONValue = [
            "header 0": [16, 0, 288, 38], "0-0": [16, 38, 288, 60], "0-1": [16, 98, 288, 44],
            "CollectionViewListBottomSeparator 0-0": [32, 97.5, 272, 0.5],
            "CollectionViewListBottomSeparator 0-1": .null, "footer 0": [16, 142, 288, 20],
        ]
        let changed: JSONValue = [
            "0-0": [16, 38, 288, 90], "footer 0": [16, 172, 288, 20], "header 1": [16, 202, 288, 38],
        ]
        let (player, seen) = try Self.play(
            Self.document(
                ["sectionLayouts": ["rows": ["list": list]]],
                [
                    ["header": 38, "footer": 20, "items": [["actual": 60], ["count": 1]]],
                    ["header": 38, "items": [["actual": 50, "count": 3]]],
                ],
                [
                    ["expect": ["frames": frames]], ["set": ["interSectionSpacing": 10]],
                    ["resizeItems": ["0-0": ["100%", 90]]], ["expect": ["frames": changed]],
                ]))
        #expect(player.collectionView.collectionViewLayout is UICollectionViewCompositionalLayout)
        #expect(seen[0].frames.count == 7)
    }

    @Test(
        "Only a layout that is one list begins as a list does",
        arguments: [
            (["rows": ["list": ["appearance": "grouped"]]], 35),
            (["rows": ["list": ["appearance": "grouped"], "interGroupSpacing": 0]], 17.5),
            (["rows": ["list": ["appearance": "grouped"]], "others": ["list": [:]]], 17.5),
        ] as [(JSONValue, Double)])
    func wholeList(layouts: JSONValue, top: Double) throws {
        try Self.play(
            Self.document(
                ["sectionLayouts": layouts], [["layout": "rows", "items": [["actual": 50]]]],
                [["expect": ["frames": ["0-0": [0, .number(top), 320, 50]]]]]))
    }

    @Test("New kinds of sections and of views come with a step that sets them")
    func newKinds() throws {
        let layouts: JSONValue = [
            "rows": [
                "group": [
                    "height": 60, "subitems": [["supplementaryItems": [["kind": "dot", "width": 8, "height": 8]]]],
                ],
                "decorations": [["kind": "shade"]],
            ]
        ]
        let (player, _) = try Self.play(
            Self.document(
                ["sectionLayouts": ["rows": ["group": ["height": 50, "subitems": [[:]]]]]],
                [["items": [["count": 3]]]],
                [
                    ["set": ["sectionLayouts": layouts]],
                    ["expect": ["frames": ["0-2": [0, 120, 320, 60], "dot 0-2": [312, 120, 8, 8]]]],
                    ["set": ["scrollDirection": "horizontal"]],
                ]))
        #expect(player.collectionView.visibleSupplementaryViews(ofKind: "dot").count == 1)
    }

    private static let shelves: JSONValue = [
        "sectionLayouts": [
            "shelf": [
                "group": [
                    "width": 150, "height": 80, "subitems": [["supplementaryItems": [["width": 9, "height": 9]]]],
                ],
                "orthogonalScrolling": "groupPaging",
            ],
            "rows": ["group": ["height": 50, "subitems": [[:]]]],
        ]
    ]

    @Test("An app that can scroll orthogonal sections is asked to do so")
    func orthogonalSections() throws {
        let frames: JSONValue = ["0-0": [-150, 0, 150, 80], "0-1": [0, 0, 150, 80], "badge 0-1": [141, 0, 9, 9]]
        let (player, seen) = try Self.play(
            Self.document(
                Self.shelves,
                [["layout": "shelf", "items": [["count": 6]]], ["layout": "rows", "items": [["count": 2]]]],
                [
                    ["scrollSection": ["section": 0, "to": 90, "velocity": 1]],
                    ["expect": ["sectionOffsets": ["0": 150], "frames": frames]],
                    ["together": [["update": [["delete": "0-5"]]], ["scrollSection": ["section": 0, "to": 2000]]]],
                ]))
        #expect(seen.count == 3)
        #expect(player.collectionView.offset(ofSection: 0) == 430)
    }
}
