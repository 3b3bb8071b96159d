import FlowScenario
import FlowTestSupport
import Foundation
import Testing
import UIKit

@testable import FlowRecorder
@testable import ScenarioLaws

/// A scenario that is played with UIKit's interface alone comes out as the simulator's own run of it.
@MainActor
@Suite struct ScenarioPlayerTests {
    /// What the player wrote, and what it heard, run by the simulator.
    private static func check(_ document: JSONValue) throws {
        let player = try SimulatedStage.player(Data(document.text.utf8))
        let (answer, heard) = (try player.play(), try player.recorder.scenario())
        let played = try ScenarioRun(Scenario(json: answer)).finish()
        #expect(played.differences == [], "\(document.text)\(String(decoding: answer, as: UTF8.self))")
        #expect(player.problems == [])
        // What was heard is the same in other words, where it has words for everything.
        guard player.recorder.problems == [] else { return }
        let recorded = try ScenarioRun(Scenario(json: heard)).finish()
        #expect(recorded.differences == [], "\(document.text)\(String(decoding: heard, as: UTF8.self))")
    }

    nonisolated private static let names = [
        "delete-and-insert", "estimate-too-large", "estimate-too-small", "photo-badges", "photo-sections",
        "product-grid", "rotation", "self-sizing-list", "shelves",
    ]

    @Test("A screen of the gallery whose sizes are given plays as it runs", arguments: names)
    func gallery(name: String) throws {
        let file = Repository.scenarios.appendingPathComponent("gallery/\(name).json")
        var document = try JSONParser.parse(Array(Data(contentsOf: file)))
        // UIKit's views have none: what is played is the screen without it.
        document["layout"]?["anchor"] = nil
        try Self.check(document)
    }

    nonisolated private static let seeds: [UInt64] = {
        let first = SeededGenerator.fromEnvironment(otherwise: 1).seed
        return (0..<(longTestsAreWanted ? 1000 : 16)).map { first &+ $0 }
    }()

    @Test("Random scenarios play as they run", arguments: seeds)
    func random(seed: UInt64) throws {
        var scenario = StressSample.scenario(seed: seed)
        scenario.layout.anchorRule = .automatic
        scenario.layout.optionValues = .init()
        scenario.layout.hasBackgrounds = false
        try Self.check(scenario.stressed(12, excluding: [.look], seed: seed).document)
    }
}
