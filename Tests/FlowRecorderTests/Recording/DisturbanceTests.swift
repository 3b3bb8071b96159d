import FlowScenario
import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowRecorder
@testable import ScenarioLaws

/// A recorder changes nothing of what it records.
@MainActor
@Suite struct DisturbanceTests {
    /// Everything that happened in the view, with its causes, and where all elements are at the end.
    private static func outcome(of run: ScenarioRun) throws -> (events: [TraceEvent], frames: [CGRect]) {
        let frames = StressFrames(run).elements.map(\.frame)
        return (try #require(run.trace).events, frames)
    }

    private static func compare(_ scenario: Scenario) throws {
        // Texts are measured once and then known: both runs find them so.
        try RecordedRun(scenario).run.finish()
        let recorded = try RecordedRun(scenario, tracing: true)
        let alone = RecordedRun.run(scenario, tracing: true)
        try alone.finish()
        let (with, without) = (try outcome(of: recorded.run), try outcome(of: alone))
        let first = zip(with.events, without.events).first { $0 != $1 }
        #expect(first == nil, "\(first.map { "\($0)" } ?? "more or less")")
        #expect(with.events.count == without.events.count, "\(first.map { "\($0)" } ?? "more or less")")
        #expect(with.frames == without.frames)
        #expect(with.events.count > 3)
        #expect(recorded.run.host.statistics == alone.host.statistics)
        #expect(recorded.run.report == alone.report)
    }

    @Test(
        "A recorded screen and one that nobody records do the same, event for event",
        arguments: Repository.scenarios(in: "gallery"))
    func gallery(file: String) throws {
        try Self.compare(Scenario(contentsOfFile: file))
    }

    @Test("Random scenarios do the same with and without a recorder", arguments: 0..<30 as Range<UInt64>)
    func random(seed: UInt64) throws {
        try Self.compare(StressSample.scenario(seed: seed).stressed(10, excluding: [], seed: seed))
    }

    @Test("Random tables do the same with and without a recorder", arguments: 0..<30 as Range<UInt64>)
    func randomTables(seed: UInt64) throws {
        try Self.compare(StressSample.scenario(seed: seed, for: .tables).stressed(10, excluding: [], seed: seed))
    }

    @Test("A recording layout without a recorder is the flow layout", arguments: 0..<10 as Range<UInt64>)
    func layoutAlone(seed: UInt64) throws {
        var sample = StressSample.scenario(seed: seed)
        sample.layout.hasBackgrounds = false
        let scenario = sample.stressed(10, excluding: [], seed: seed)
        let (recording, own) = (
            ScenarioRun(scenario, tracing: true, layout: RecordedRun.layout(for: scenario)),
            ScenarioRun(scenario, tracing: true)
        )
        try recording.finish()
        try own.finish()
        #expect(recording.trace?.events == own.trace?.events)
        #expect(recording.collectionView.statistics == own.collectionView.statistics)
    }
}
