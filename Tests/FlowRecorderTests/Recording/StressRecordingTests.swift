import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@testable import FlowRecorder
@testable import ScenarioLaws

/// Random scenarios with random steps, as `flow-laws` makes them, are recorded, and the recordings hold.
///
/// `FLOW_LONG_TESTS=1` tries a thousand seeds; `FLOW_SEED=N` begins with another one.
@MainActor
@Suite struct StressRecordingTests {
    private nonisolated static let seeds: [UInt64] = {
        let first = SeededGenerator.fromEnvironment(otherwise: 1).seed
        return (0..<(longTestsAreWanted ? 1000 : 16)).map { first &+ $0 }
    }()

    private static let stepCount = 12

    /// Carried items are written as moves, which is something else.
    private static func scenario(seed: UInt64) -> Scenario {
        StressSample.scenario(seed: seed).stressed(stepCount, excluding: [.movement], seed: seed)
    }

    @Test("Random scenarios are recorded, and the recordings hold", arguments: seeds)
    func recording(seed: UInt64) throws {
        let scenario = Self.scenario(seed: seed)
        let document = scenario.document
        let recorded = try RecordedRun(scenario, recordsAllElements: true)
        try #require(recorded.run.report.steps.allSatisfy { $0.refusal == nil })
        // Of several answers in one step only the last one is known, and that is said.
        guard !recorded.recorder.problems.contains(where: { $0.contains("several answers") }) else { return }
        let recording = try recorded.document(as: document)
        let report = try ScenarioRun(Scenario(document: recording)).finish()
        #expect(report.differences == [], "FLOW_SEED=\(seed)\n\(document.text)\n\(recording.text)")
        #expect(report.expectationCount > Self.stepCount * 3)
    }

    @Test("Less than a tenth of random scenarios is out of a recording's reach")
    func problems() throws {
        var withProblems = 0
        for seed in Self.seeds {
            let problems = try RecordedRun(Self.scenario(seed: seed)).recorder.problems
            // The recorder knows no decoration views.
            if problems.contains(where: { !$0.contains("decoration") }) { withProblems += 1 }
        }
        #expect(withProblems * 10 <= Self.seeds.count, "\(withProblems) of \(Self.seeds.count)")
    }
}
