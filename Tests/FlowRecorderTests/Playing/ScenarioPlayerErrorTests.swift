import FlowScenario
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// What cannot be played is refused, with its place and the reason.
@MainActor
@Suite struct ScenarioPlayerErrorTests {
    private func error(_ members: String, container: String = "") -> ScenarioPlayerError? {
        let sections = members.contains(#""sections": "#) ? "" : #", "sections": []"#
        let json = """
            {"format": 2, "container": {"width": 320, "height": 480\(container)}, \(members)\(sections)}
            """
        do throws(ScenarioPlayerError) {
            _ = try ScenarioPlayer(scenario: Data(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test("Texts, cells with contents and catalogues are the simulator's")
    func contents() {
        #expect(error(#""sections": [{"items": [{"text": "a"}]}]"#)?.place == "sections[0].items[0].text")
        #expect(error(#""sections": [{"items": [{"cell": "a"}]}]"#)?.place == "sections[0].items[0].cell")
        #expect(error(#""cells": {}, "sections": []"#)?.place == "cells")
        #expect(error(#""catalogue": {}"#)?.place == "catalogue")
        #expect(error(#""sections": [], "steps": [{"changeItems": {}}]"#)?.place == "steps[0].changeItems")
        #expect(error(#""sections": [{"items": [{"count": 3}]}]"#) == nil)
    }

    @Test(
        "Cells with own sizes that are relative to the room are the simulator's",
        arguments: [
            (#""sections": [{"items": [{"actual": [[5, {"ratio": 1}]]}]}]"#, "sections[0].items[0].actual[0][1]"),
            (#""steps": [{"resizeItems": {"0-1": [5, "1%"]}}]"#, "steps[0].resizeItems.0-1[1]"),
        ])
    func relativeLengths(members: String, place: String) {
        let error = error(members)
        #expect(error?.place == place, "\(error?.description ?? "")")
        #expect(error?.reason.hasSuffix("write points") == true, "\(error?.description ?? "")")
    }

    @Test("Steps that the app cannot do are refused before anything is played")
    func surroundings() {
        #expect(error(#""steps": [{"drag": "begin"}]"#)?.place == "steps[0].drag")
        #expect(error(#""steps": [{"together": [{"traits": {"displayScale": 3}}]}]"#)?.place == "steps[0].traits")
        #expect(error(#""steps": [{"insets": {"safeArea": [1, 0, 0, 0]}}]"#)?.place == "steps[0].insets")
        #expect(error(#""steps": []"#, container: #", "safeArea": [1, 0, 0, 0]"#)?.place == "container.safeArea")
        let category = error(#""steps": []"#, container: #", "contentSizeCategory": "small""#)
        #expect(category?.reason.contains("setContentSizeCategory") == true)
        #expect(error(#""steps": []"#, container: #", "contentSizeCategory": "large""#) == nil)
        #expect(error(#""steps": [{"insets": {"content": [1, 0, 0, 0]}}]"#) == nil)
    }

    @Test("A batch that does not add up would end the app, so it is refused")
    func batches() throws {
        let only = #""steps": [{"update": [{"delete": "0-0", "only": "data"}]}]"#
        #expect(error(only)?.place == "steps[0].update[0]")
        let json = """
            {"format": 2, "container": {"width": 320, "height": 480}, "sections": [{"items": [{"count": 2}]}],
            "steps": [{"update": [{"delete": "0-7"}]}]}
            """
        let player = try ScenarioPlayer(scenario: Data(json.utf8))
        let error = #expect(throws: ScenarioPlayerError.self) { try player.play() }
        #expect(error?.description == "steps[0].update: the batch does not fit what there is")
        #expect(player.collectionView.numberOfItems(inSection: 0) == 2)
    }

    @Test("What is no scenario is refused, however it is broken")
    func broken() {
        let mistakes = [
            "", "[]", "{", "{}", #"{"format": 1}"#, #"{"format": 2}"#, #"{"format": 2, "container": {"width": 1}}"#,
            #"{"format": 2, "container": {"width": 1, "height": 1}, "sections": [7]}"#,
            #"{"format": 2, "container": {"width": 1, "height": 1}, "sections": [{"items": [{"size": 7}]}]}"#,
            #"{"format": 2, "container": {"width": 1, "height": 1}, "sections": [{"items": [{"size": []}]}]}"#,
            #"{"format": 2, "container": {"width": 1, "height": 1}, "sections": [{"items": [{"count": 1e9}]}]}"#,
            #"{"format": 2, "container": {"width": 1, "height": 1}, "sections": [{"items": [{"count": -1}]}]}"#,
        ]
        for mistake in mistakes {
            #expect(throws: ScenarioPlayerError.self, "\(mistake)") {
                try ScenarioPlayer(scenario: Data(mistake.utf8))
            }
        }
    }

    @Test("A device with other pixels, a safe area and another text size says so, and the answer is its own")
    func device() throws {
        let json = #"{"format": 2, "container": {"width": 320, "height": 480, "scale": 3}, "sections": []}"#
        let player = try ScenarioPlayer(scenario: Data(json.utf8))
        let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        player.collectionView.setSafeAreaInsets(notch)
        player.collectionView.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .small)
        let answer = try Scenario(json: player.play())
        #expect(answer.container.scale == 2)
        #expect(answer.container.safeArea == .init(top: 47, left: 0, bottom: 34, right: 0))
        #expect(answer.container.contentSizeCategory == .small)
        #expect(
            player.problems == ["scale", "safeArea", "contentSizeCategory"].map {
                "container.\($0) is not the scenario's on this device; the answer has the device's"
            })
        #expect(try ScenarioRun(answer).finish().differences == [])
    }
}
