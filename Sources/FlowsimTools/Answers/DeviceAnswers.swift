import FlowScenario
import Foundation

/// The results of the recordings in a folder, in the order of their file names.
struct DeviceAnswers: Encodable {
    var folder: String
    var answers: [DeviceAnswer] = []
    /// The files that are not recordings, or that contain a step that cannot be performed.
    var refused: [Refusal] = []

    struct Refusal: Encodable {
        var file: String
        var mistakes: [Mistake]
        /// The error as it is printed, with file, place and reason.
        var text: String

        private enum CodingKeys: CodingKey {
            case file, mistakes
        }
    }

    var areAsExpected: Bool { answers.allSatisfy(\.isAsExpected) }

    /// Plays all recordings in a folder.
    ///
    /// - Parameters:
    ///   - fonts: The fonts in place of those that recordings name; `nil` for the fonts of the recordings.
    ///   - progress: Receives the number of recordings that were played, and of all.
    /// - Throws: `ScenarioError` if there is no such folder, or no recording in it.
    @MainActor
    init(
        inFolder folder: String, fonts: Scenario.Fonts?, progress: (Int, Int) -> Void
    ) throws(ScenarioError) {
        self.folder = folder
        let files = try Self.files(in: folder)
        for (index, file) in files.enumerated() {
            progress(index, files.count)
            let path = "\(folder)/\(file)"
            do {
                answers.append(try Self.answer(file, at: path, fonts))
            } catch {
                refused.append(
                    Refusal(file: file, mistakes: Mistake.all(of: error), text: "\(error.inFile(path))"))
            }
        }
    }

    @MainActor
    private static func answer(
        _ file: String, at path: String, _ fonts: Scenario.Fonts?
    ) throws(ScenarioError) -> DeviceAnswer {
        let bytes = try FileReading.bytes(atPath: path)
        let scenario = try Scenario(contentsOfFile: path, bytes: bytes, fonts: fonts)
        return try scenario.locating { () throws(ScenarioError) in
            try DeviceAnswer(scenario, comment: comment(bytes), file: file)
        }
    }

    private static func comment(_ bytes: [UInt8]) throws(ScenarioError) -> [String] {
        guard case .object(let members) = try JSONParser.parse(bytes) else { return [] }
        return members.filter { $0.key == "comment" }.flatMap { member -> [String] in
            switch member.value {
            case .string(let text): [text]
            case .array(let texts): texts.compactMap { if case .string(let text) = $0 { text } else { nil } }
            default: []
            }
        }
    }

    private static func files(in folder: String) throws(ScenarioError) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        guard let names else {
            throw ScenarioError(place: "", reason: "it is no folder that can be read").inFile(folder)
        }
        let files = names.filter { $0.hasSuffix(".json") }.sorted()
        guard !files.isEmpty else {
            throw ScenarioError(place: "", reason: "there is no file whose name ends in .json").inFile(folder)
        }
        return files
    }
}

extension DeviceAnswers {
    /// Returns the results of all recordings as a text for a terminal. Each recording has its verdict, and the values
    /// in which the device differs from the simulator.
    func text(in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        for answer in answers { answer.write(to: &output) }
        let others = answers.count { !$0.isAsExpected }
        output.addVerdict(
            "as the simulator", "OTHERWISE", others == 0 ? nil : others,
            of: NumberText.count(answers.count, "recording"),
            rest: refused.isEmpty ? "" : "; refused: \(NumberText.grouped(refused.count))", hanging: 0)
        return output.text
    }
}

extension DeviceAnswer {
    private static let shownDrifts = 10

    fileprivate func write(to output: inout TerminalText) {
        output.add(name.isEmpty ? file : "\(file): \(name)", hanging: 6)
        for sentence in sentences { output.add("  \(sentence)", hanging: 6) }
        if !isAsExpected { for line in comment { output.add("    \(line)", hanging: 6) } }
        if !drifted.isEmpty {
            let rows = drifted.prefix(Self.shownDrifts).map {
                [NumberText.grouped($0.step), $0.what, $0.device, $0.simulator]
            }
            output.add([.number("step"), .words("what"), .words("device"), .words("simulator")], rows, indent: 4)
            output.addRemarkOnOmitted()
            let more = drifted.count - rows.count
            if more > 0 { output.add("    and \(NumberText.grouped(more)) more, which --json has", hanging: 6) }
        }
        output.addEmptyLine()
    }

    private var sentences: [String] {
        let values = NumberText.count(expectationCount, "value")
        switch verdict {
        case .simulator:
            return [
                "the simulator's reading: \(values) hold",
                ruledOut.isEmpty
                    ? "no option, quirk or other system would make a difference"
                    : "decides against \(ruledOut.joined(separator: ", "))",
            ]
        case .otherReading:
            return ["another reading: all of \(values) hold with \(readings.joined(separator: ", or with "))"]
        case .unknown: return ["no known reading: under each of \(ruledOut.count + 1), some of \(values) differ"]
        }
    }
}
