import FlowScenario
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// Lengths that are relative to the room follow it on the platform as they do in a run.
@MainActor
@Suite struct RelativeLengthTests {
    /// - Returns: The player, which has played.
    private static func check(_ document: JSONValue) throws -> ScenarioPlayer {
        let player = try SimulatedStage.player(Data(document.text.utf8))
        let answer = try player.play()
        let played = try ScenarioRun(Scenario(json: answer)).finish()
        #expect(played.differences == [], "\(document.text)\(String(decoding: answer, as: UTF8.self))")
        #expect(played.expectationCount > 3)
        #expect(player.problems == [])
        return player
    }

    /// Changes of the room.
    nonisolated private static let steps: JSONValue = [
        ["rotate": true], ["scroll": ["to": "end"]], ["resize": ["width": 350]],
        ["insets": ["content": [10, 20, 30, 5]]], ["insets": ["safeArea": [0, 44, 21, 12]]],
        ["traits": ["displayScale": 3]], ["traits": ["layoutDirection": "rightToLeft"]], ["scroll": ["to": "start"]],
    ]

    private static func document(_ layout: JSONValue, _ items: JSONValue) -> JSONValue {
        [
            "format": 2, "container": ["width": 320, "height": 480], "layout": layout,
            "sections": [["items": items], ["items": items, "sectionInset": [3, 7, 2, 1], "header": "7%"]],
            "steps": steps,
        ]
    }

    @Test(
        "Properties of a layout", arguments: ["contentInset", "safeArea", "layoutMargins"], ["vertical", "horizontal"])
    func properties(reference: String, direction: String) throws {
        let layout: JSONValue = [
            "scrollDirection": .string(direction), "itemSize": [["columns": 3], ["rows": 4]], "header": "10%",
            "footer": "5%", "sectionInset": [5, 10, 6, 3], "sectionInsetReference": .string(reference),
            "flipsInRightToLeft": true,
        ]
        let player = try Self.check(Self.document(layout, [["count": 20]]))
        #expect(player.collectionView.contentSize != .zero)
    }

    @Test("Sizes that a delegate returns")
    func sizes() throws {
        let sizes: JSONValue = [["50%", ["ratio": 0.5]], [["columns": 4], 30]]
        let delegated = try Self.check(Self.document([:], [["size": sizes, "count": 20]]))
        let layout = delegated.collectionView.collectionViewLayout
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame.height == 30)
    }

    @Test("Heights of rows")
    func rows() throws {
        let player = try Self.check([
            "format": 2, "container": ["width": 320, "height": 400], "table": ["rowHeight": 40],
            "sections": [
                ["items": [["height": ["25%", ["ratio": 0.5]], "estimate": "10%"]]],
                ["items": [["height": "automatic", "actual": 60, "count": 3]]],
            ],
            "steps": [["rotate": true], ["resize": ["height": 500]], ["insets": ["content": [50, 0, 50, 0]]]],
        ])
        let heights = (0..<2).map { player.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [100, 200])
    }
}
