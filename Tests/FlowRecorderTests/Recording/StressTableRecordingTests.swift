import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@testable import FlowRecorder
@testable import FlowsimTools

/// Random tables with random steps, as `flowsim stress` makes them, are recorded, and the recordings hold.
///
/// `FLOW_LONG_TESTS=1` tries a thousand seeds; `FLOW_SEED=N` begins with another one.
@MainActor
@Suite struct StressTableRecordingTests {
    private nonisolated static let seeds: [UInt64] = {
        let first = SeededGenerator.fromEnvironment(otherwise: 1).seed
        return (0..<(longTestsAreWanted ? 1000 : 40)).map { first &+ $0 }
    }()

    private static let stepCount = 12

    @Test("Random tables are recorded, and the recordings hold", arguments: seeds)
    func recording(seed: UInt64) throws {
        var document = StressSample.document(seed: seed, for: .tables)
        var steps = StressSteps(try document.scenario(), excluding: [], seed: seed)
        document.steps = steps.steps(Self.stepCount)
        let recorded = try RecordedRun(document.scenario(), recordsAllElements: true)
        try #require(recorded.run.report.steps.allSatisfy { $0.refusal == nil })
        let recording = try recorded.document(as: document.value)
        let report = try ScenarioRun(Scenario(document: recording)).finish()
        #expect(report.differences == [], "FLOW_SEED=\(seed)\n\(document.value.text)\n\(recording.text)")
        #expect(report.expectationCount > Self.stepCount * 3)
    }
}
