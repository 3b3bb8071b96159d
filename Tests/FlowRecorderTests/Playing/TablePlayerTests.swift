import FlowScenario
import FlowTestSupport
import Foundation
import Testing
import UIKit

@testable import FlowRecorder
@testable import ScenarioLaws

/// A table's scenario that is played with UIKit's interface alone comes out as the simulator's own run of it.
@MainActor
@Suite struct TablePlayerTests {
    /// - Returns: The player, which has played.
    @discardableResult
    private static func check(_ document: JSONValue, hears: Bool = true) throws -> ScenarioPlayer {
        let player = try SimulatedStage.player(Data(document.text.utf8))
        let (answer, heard) = (try player.play(), try player.recorder.scenario())
        let played = try ScenarioRun(Scenario(json: answer)).finish()
        #expect(played.differences == [], "\(document.text)\(String(decoding: answer, as: UTF8.self))")
        #expect(player.problems == [])
        #expect(played.expectationCount > 3)
        guard hears else { return player }
        let recorded = try ScenarioRun(Scenario(json: heard)).finish()
        #expect(recorded.differences == [], "\(document.text)\(String(decoding: heard, as: UTF8.self))")
        return player
    }

    @Test(
        "A screen whose heights are given plays as it runs",
        arguments: ["gallery/estimation-log", "tables/reload-at-the-end", "tables/remembered-heights"])
    func screens(name: String) throws {
        let file = Repository.scenarios.appendingPathComponent("\(name).json")
        try Self.check(JSONParser.parse(Array(Data(contentsOf: file))))
    }

    @Test("Random tables play as they run", arguments: 1...40 as ClosedRange<UInt64>)
    func random(seed: UInt64) throws {
        var scenario = StressSample.scenario(seed: seed, for: .tables)
        scenario.table?.profiles = [.iOS15]
        scenario.table?.anchorRule = .automatic
        try Self.check(scenario.stressed(12, excluding: [.look], seed: seed).document, hears: false)
    }

    @Test("Headers, footers, heights and estimates are those of the scenario")
    func sections() throws {
        let player = try Self.check([
            "format": 2, "container": ["width": 320, "height": 400],
            "table": ["style": "plain", "sectionHeaderTopPadding": 0, "headerView": 30, "rowHeight": 40],
            "sections": [
                ["header": "Title", "items": [["count": 2], ["height": [50, 60], "estimate": 55]]],
                ["header": ["actual": 35], "footer": 20, "items": [["height": "automatic", "actual": 70]]],
            ],
            "steps": [["set": ["headerView": .null]], ["remeasure": "everything"], ["select": "0-1"]],
        ])
        let table = player.tableView
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
        #expect((0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [40, 40, 50, 60])
        #expect(table.rectForHeader(inSection: 1).height == 35)
        #expect(table.rectForFooter(inSection: 1).height == 20)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 70.5)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test("Another system's table is the device's, and that is said")
    func profile() throws {
        let document: JSONValue = [
            "format": 2, "container": ["width": 320, "height": 400], "table": ["profiles": ["iOS8", "iOS26"]],
            "sections": [["items": [["actual": 50, "count": 20]]]], "steps": [["scroll": ["to": "end"]]],
        ]
        let player = try SimulatedStage.player(Data(document.text.utf8))
        let answer = try Scenario(json: player.play())
        #expect(answer.table?.profiles == [.iOS15])
        #expect(
            player.problems == ["table.profile is not the scenario's on this device; the answer has the device's"])
        #expect(try ScenarioRun(answer).finish().differences == [])
    }

    @Test("What only the simulator shows is refused")
    func refusals() throws {
        func reason(_ table: JSONValue, _ items: JSONValue, _ step: JSONValue) throws -> String? {
            let document: JSONValue = [
                "format": 2, "container": ["width": 320, "height": 400], "table": table,
                "sections": [["items": items]], "steps": [step],
            ]
            do {
                _ = try SimulatedStage.player(Data(document.text.utf8)).play()
                return nil
            } catch let error as ScenarioPlayerError {
                return error.description
            }
        }
        let rows: JSONValue = [["actual": 50]]
        #expect(try reason([:], [["text": "a"]], ["remeasure": "0-0"])?.contains("only the simulator") == true)
        #expect(try reason([:], [["actual": [320, 50]]], ["remeasure": "0-0"]) == nil)
        #expect(try reason([:], rows, ["invalidate": "everything"])?.hasPrefix("steps[0].invalidate: a table") == true)
        #expect(try reason([:], rows, ["remeasure": "0-0"]) == nil)
    }
}
