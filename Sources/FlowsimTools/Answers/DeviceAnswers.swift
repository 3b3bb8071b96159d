import FlowScenario
import Foundation

/// The results of the recordings in a folder, in the order of their names.
struct DeviceAnswers: Encodable {
    var folder: String
    var answers: [DeviceAnswer] = []
    /// Files that are no recordings, or have a step that cannot be done.
    var refused: [Refusal] = []

    struct Refusal: Encodable {
        var file: String
        var mistakes: [Mistake]
        /// The printed error: file, place and reason.
        var text: String

        private enum CodingKeys: CodingKey {
            case file, mistakes
        }
    }

    var areAsExpected: Bool { answers.allSatisfy(\.isAsExpected) }

    /// - Parameters:
    ///   - fonts: Replace the fonts that recordings name; `nil` to keep these.
    ///   - progress: Receives the number of recordings that were played, and of all.
    /// - Throws: `ScenarioError` where there is no such folder, or no recording in it.
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
