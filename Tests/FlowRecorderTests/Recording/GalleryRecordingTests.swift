import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@testable import FlowRecorder

/// What is recorded of a screen holds when it is run again.
@MainActor
@Suite struct GalleryRecordingTests {
    @Test(
        "Every screen of the gallery is recorded, and the recording holds",
        arguments: ["gallery", "tables"].flatMap(Repository.scenarios(in:)))
    func gallery(file: String) throws {
        let original = try JSONParser.parse(Array(Data(contentsOf: URL(fileURLWithPath: file))))
        let recorded = try RecordedRun(Scenario(document: original), recordsAllElements: true)
        let replayed = try ScenarioRun(Scenario(document: recorded.document(as: original))).finish()
        #expect(replayed.differences == [])
        #expect(replayed.expectationCount > 3)
        // A cell that cannot make up its mind is written as what it is, and said.
        let undecided = file.hasSuffix("looping-cell.json") ? 1 : 0
        #expect(recorded.recorder.problems.count == undecided, "\(recorded.recorder.problems)")
    }
}
