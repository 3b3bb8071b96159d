import FlowScenario
import FlowTestSupport
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// The questions that a device can settle: each is ready to be played, and another answer shows.
@MainActor
@Suite struct QuestionTests {
    nonisolated private static let files = Repository.scenarios(in: "questions")

    private func document(_ file: String) throws -> JSONValue {
        try JSONParser.parse(Array(Data(contentsOf: URL(fileURLWithPath: file))))
    }

    @Test("A question says what is asked, what the simulator answers and what the other answer is", arguments: files)
    func words(file: String) throws {
        let document = try document(file)
        guard case .array(let comment)? = document["comment"] else {
            Issue.record("\(file) has no comment")
            return
        }
        let texts = comment.map { if case .string(let text) = $0 { text } else { "" } }
        #expect(texts.count == 3)
        #expect(texts[0].hasPrefix("Question: "))
        #expect(texts[1].hasPrefix("The simulator today: "))
        #expect(texts[2].hasPrefix("The other answer: "))
        guard case .string(let name)? = document["name"] else { return }
        // Choices of compositional layouts have no rule.
        let isWithoutRule = document["layout"]?["kind"] == "compositional" && name.hasSuffix("?")
        #expect(isWithoutRule || name.wholeMatch(of: /.+\? \(R\d+\.\d+(, R\d+\.\d+)*\)/) != nil, "\(name)")
    }

    @Test("A question holds today, and plays on a device that gives nothing but its view", arguments: files)
    func play(file: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let report = try ScenarioRun(Scenario(json: data)).finish()
        #expect(report.differences == [])
        #expect(report.expectationCount > 2)
        let player = try ScenarioPlayer(scenario: data)
        let answer = try player.play()
        #expect(player.problems == [])
        #expect(player.recorder.problems == [])
        let played = try ScenarioRun(Scenario(json: answer)).finish()
        #expect(played.differences == [])
        #expect(played.expectationCount >= report.expectationCount)
        let heard = try ScenarioRun(Scenario(json: player.recorder.scenario())).finish()
        #expect(heard.differences == [])
    }

    /// What the simulator calls the other answer, where it has it.
    nonisolated private static let others: [(name: String, key: String, value: JSONValue)] = [
        ("row-above-is-measured", "options", ["offsetAdjustmentPolicy": "none"]),
        ("same-sizes-in-a-line", "options", ["uniformity": "line"]),
        ("lone-last-cell", "options", ["centersSelfSizingSingleItemLine": false]),
        ("wide-item", "options", ["centersOversizedItem": false]),
        ("insets-across", "options", ["containerLength": "bounds"]),
        ("measured-sizes-after-an-insertion", "quirks", ["losesMeasuredSizesWhenCountsChange"]),
        ("flags-of-a-new-context", "quirks", ["flowContextFlagsDefaultToFalse"]),
        ("paths-without-flags", "quirks", ["namedPathsReaskEverything"]),
        ("rows-that-shrink", "quirks", ["skipsRequeryAfterShrink"]),
        ("shares-in-a-row", "options", ["shareRounding": "nearest"]),
    ]

    @Test("A platform with the other answer is found out", arguments: others.indices)
    func otherAnswer(index: Int) throws {
        let (name, key, value) = Self.others[index]
        let question = try document("\(Repository.scenarios.path)/questions/\(name).json")
        guard case .array(let comment)? = question["comment"], case .string(let other)? = comment.last else { return }
        // The words name what makes the other answer.
        let word =
            if case .object(let members) = value { members[0].key } else { "\(value.text.dropFirst(2).dropLast(3))" }
        #expect(other.contains(word), "\(name) does not name \(word)")
        var elsewhere = question
        var layout = elsewhere["layout"] ?? [:]
        layout[key] = value
        elsewhere["layout"] = layout
        let recorded = try RecordedRun(Scenario(document: elsewhere))
        #expect(try !ScenarioRun(Scenario(json: recorded.recorder.scenario())).finish().differences.isEmpty)
        #expect(try !ScenarioRun(Scenario(document: elsewhere)).finish().differences.isEmpty)
    }

    @Test("The page lists every question under its own name")
    func page() throws {
        let page = try Repository.text("docs/recorder.md").text
        for file in Self.files {
            let name = URL(fileURLWithPath: file).lastPathComponent
            let scenario = try Scenario(contentsOfFile: file)
            let sentence = try #require(scenario.name.components(separatedBy: " (R").first)
            let cells = "](scenarios/questions/\(name)) | \(sentence) | ["
            #expect(page.contains("\(cells)R") || page.contains("\(cells)choice]"), "\(name)")
        }
        #expect(Self.files.count > 15)
    }
}
