import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim answers`: which reading of UIKit a device takes.
@MainActor
@Suite struct AnswersCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The question of items that are wider than their line, with what a device showed.
    private func write(_ name: String, wide: String, lone: String, comment: String = "Asked in a test") throws {
        _ = try folder.write(
            name,
            """
            {"format": 2, "name": "Wide items", "comment": "\(comment)", "container": {"width": 320, "height": 480},
             "sections": [{"items": [{"size": [[100, 40], [400, 40], [100, 40], [400, 40]]}]}],
             "steps": [{"expect": {"frames": {"0-1": \(wide), "0-3": \(lone)}}}]}
            """)
    }

    private func answers() throws -> [DeviceAnswer] {
        try DeviceAnswers(inFolder: folder.url.path, fonts: nil) { _, _ in }.answers
    }

    @Test("Where the device does what the simulator does, it says against which readings that decides")
    func simulator() throws {
        try write("a.json", wide: "[-40, 50, 400, 40]", lone: "[0, 150, 400, 40]")
        let answer = try answers()[0]
        #expect(answer.verdict == .simulator)
        #expect(answer.readings == [])
        #expect(answer.drifted.isEmpty)
        #expect(answer.expectationCount == 2)
        #expect(answer.name == "Wide items")
        #expect(answer.ruledOut.contains("centersOversizedItem false"))
        #expect(answer.ruledOut.contains("lineAlignment start"))
        #expect(!answer.ruledOut.contains("containerLength bounds"))
        let result = FlowsimCommand.run(["answers", folder.url.path])
        #expect(result.exitCode == 0)
        #expect(result.output.hasSuffix("\nas the simulator: 1 recording\n"))
        #expect(result.output.contains("centersOversizedItem false"))
        #expect(!result.output.contains("Asked in a test"))
    }

    @Test("Where it does what another reading does, that is named, and what drifted is listed")
    func otherReading() throws {
        try write("a.json", wide: "[0, 50, 400, 40]", lone: "[0, 150, 400, 40]")
        let answer = try answers()[0]
        #expect(answer.verdict == .otherReading)
        #expect(answer.readings.contains("centersOversizedItem false"))
        #expect(answer.drifted.map(\.what) == ["frames.0-1"])
        #expect(answer.drifted[0].step == 1)
        #expect(answer.drifted[0].device == "[0, 50, 400, 40]")
        #expect(answer.drifted[0].simulator == "[-40, 50, 400, 40]")
        let result = FlowsimCommand.run(["answers", folder.url.path])
        #expect(result.exitCode == 1)
        #expect(result.output.hasSuffix("\nOTHERWISE: 1 of 1 recording\n"))
        #expect(result.output.contains("Asked in a test"))
        #expect(result.output.contains("[-40, 50, 400, 40]"))
    }

    @Test("Where no reading comes to it, it says so; files are played in the order of their names")
    func unknown() throws {
        try write("b.json", wide: "[7, 50, 400, 40]", lone: "[0, 150, 400, 40]")
        try write("a.json", wide: "[-40, 50, 400, 40]", lone: "[0, 150, 400, 40]")
        _ = try folder.write("notes.txt", "no recording")
        let found = try answers()
        #expect(found.map(\.file) == ["a.json", "b.json"])
        #expect(found.map(\.verdict) == [.simulator, .unknown])
        #expect(found[1].readings == [])
        #expect(FlowsimCommand.run(["answers", folder.url.path]).output.hasSuffix("\nOTHERWISE: 1 of 2 recordings\n"))
    }

    @Test("Of a table, readings are the tables of other systems")
    func table() throws {
        _ = try folder.write(
            "t.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480}, "table": {"profile": "iOS15"},
             "sections": [{"header": "A", "items": [{"height": 44, "count": 3}]}],
             "steps": [{"expect": {"frames": {"0-0": [0, 28, 320, 44]}}}]}
            """)
        let answer = try answers()[0]
        #expect(answer.verdict == .otherReading)
        #expect(answer.readings.contains("profile iOS11"))
        #expect(!answer.readings.contains("profile iOS15"))
        #expect(!answer.ruledOut.contains("profile iOS15"))
    }

    @Test("Every question that is shipped holds today, and an option or a quirk gives others to most of flow layouts")
    func questions() throws {
        let answers = try DeviceAnswers(inFolder: Repository.scenarios.path + "/questions", fonts: nil) { _, _ in }
        #expect(answers.answers.count > 15)
        #expect(answers.areAsExpected)
        let compositional = Set(
            try Repository.scenarios(in: "questions").filter { try Scenario(contentsOfFile: $0).compositional != nil }
                .map { URL(fileURLWithPath: $0).lastPathComponent })
        let unchanged = answers.answers.filter(\.ruledOut.isEmpty).map(\.file)
        #expect(
            unchanged.filter { !compositional.contains($0) } == [
                "headers-of-empty-sections.json", "inset-at-the-start.json", "measured-sizes-after-invalidation.json",
                "mirrored-view-grows.json",
            ])
        // Most choices of compositional layouts have no option.
        #expect(compositional.subtracting(unchanged) == ["shares-in-a-row.json", "view-of-a-group.json"])
    }

    @Test("What is no folder of recordings is refused with the reason")
    func refusals() throws {
        #expect(FlowsimCommand.run(["answers"]).errorOutput.hasPrefix("flowsim: answers needs one folder, not 0\n"))
        let missing = folder.url.path + "/none"
        let noFolder = FlowsimCommand.run(["answers", missing])
        #expect(noFolder.errorOutput == "\(missing): it is no folder that can be read\n")
        let empty = FlowsimCommand.run(["answers", folder.url.path])
        #expect(empty.exitCode == 2)
        #expect(empty.errorOutput == "\(folder.url.path): there is no file whose name ends in .json\n")
        let unasked = #"{"format": 2, "container": {"width": 320, "height": 480}, "sections": []}"#
        let file = try folder.write("a.json", unasked)
        let nothing = FlowsimCommand.run(["answers", folder.url.path])
        #expect(nothing.exitCode == 2)
        #expect(nothing.errorOutput.hasPrefix(file))
        #expect(nothing.errorOutput.contains("no step expects anything: it is no recording"))
    }

    @Test("A file that is no recording is refused with its place, and the others are played all the same")
    func others() throws {
        try write("a.json", wide: "[-40, 50, 400, 40]", lone: "[0, 150, 400, 40]")
        let broken = try folder.write("b.json", "{")
        try write("c.json", wide: "[-40, 50, 400, 40]", lone: "[7, 150, 400, 40]")
        let result = FlowsimCommand.run(["answers", folder.url.path])
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.hasPrefix("\(broken):1:"))
        #expect(result.output.hasSuffix("\nOTHERWISE: 1 of 2 recordings; refused: 1\n"))
    }

    @Test("A reading is what documents write, each option and quirk has one, and it changes what it names")
    func names() throws {
        let plain = try Scenario(json: document(#""layout": {}"#))
        let readings = Scenario.UIKitReading.all(for: plain)
        for reading in readings {
            let words = reading.name.split(separator: " ").map(String.init)
            let value = ["true", "false", "0"].contains(words[1]) ? words[1] : "\"\(words[1])\""
            let layout = words[0] == "quirk" ? "\"quirks\": [\(value)]" : "\"options\": {\"\(words[0])\": \(value)}"
            let written = try Scenario(json: document("\"layout\": {\(layout)}"))
            #expect(reading.applied(to: plain)?.layout == written.layout, "\(reading.name)")
            #expect(reading.applied(to: written) == nil, "\(reading.name)")
        }
        let numbers = ["maximumRounds", "fitTolerance"]
        let named = Set(readings.map { $0.name.split(separator: " ")[0] }.map(String.init))
        #expect(named.subtracting(["quirk"]) == Set(OptionValues.table.map(\.name)).subtracting(numbers))
        #expect(readings.count { $0.name.hasPrefix("quirk ") } == UIKitQuirks.table.count)
    }

    private func document(_ layout: String) -> Data {
        Data(
            """
            {"format": 2, "container": {"width": 320, "height": 480}, \(layout), "sections": [{"items": [{"count": 3}]}]}
            """.utf8)
    }
}
