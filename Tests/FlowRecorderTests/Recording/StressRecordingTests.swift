import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@testable import FlowRecorder
@testable import FlowsimTools

/// Random scenarios with random steps, as `flowsim stress` makes them, are recorded, and the recordings hold.
///
/// `FLOW_LONG_TESTS=1` tries a thousand seeds; `FLOW_SEED=N` begins with another one.
@MainActor
@Suite struct StressRecordingTests {
    private nonisolated static let seeds: [UInt64] = {
        let first = SeededGenerator.fromEnvironment(otherwise: 1).seed
        return (0..<(longTestsAreWanted ? 1000 : 40)).map { first &+ $0 }
    }()

    private static let stepCount = 12

    @Test("Random scenarios are recorded, and the recordings hold", arguments: seeds)
    func recording(seed: UInt64) throws {
        var document = StressSample.document(seed: seed)
        var steps = StressSteps(try document.scenario(), excluding: [.movement], seed: seed)
        document.steps = steps.steps(Self.stepCount)
        let recorded = try RecordedRun(document.scenario(), recordsAllElements: true)
        guard recorded.run.report.steps.allSatisfy({ $0.refusal == nil }) else { return }
        let replayed = ScenarioRun(try Scenario(document: recorded.document(as: document.value)))
        try replayed.finish()
        let text = { String(decoding: (try? recorded.recorder.scenario()) ?? Data(), as: UTF8.self) }
        #expect(
            replayed.report.differences == [],
            "FLOW_SEED=\(seed) \(recorded.recorder.problems)\n\(document.value)\n\(text())")
    }
}
