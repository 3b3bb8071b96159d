import FlowScenario
import FlowTestSupport
import Testing

/// The scenario that is printed for a find has the same steps.
@MainActor @Suite
struct FindWriterTests {
    @Test("A written scenario expects what the steps did, and passes")
    func aWrittenScenarioDoesWhatTheStepsDid() throws {
        let generator = SeededGenerator.fromEnvironment(otherwise: 3)
        var seeds = generator
        var written = 0
        for _ in 0..<150 {
            var worlds = WorldMaker(SeededGenerator(seed: seeds.next()))
            let world = worlds.world()
            var maker = StepMaker(worlds)
            var attack = Attack(world)
            guard attack.layOut() == nil else { continue }
            var (steps, states): ([[ReferenceAction]], [ReferenceView]) = ([], [attack.state])
            for _ in 0..<5 {
                let step = maker.step(attack.state)
                guard attack.take(step) == nil, !attack.isOver else { break }
                steps.append(step)
                states.append(attack.state)
                guard let scenario = FindWriter.scenario(steps, states, name: "Everything") else { break }
                let report = try ScenarioRun(scenario).finish()
                let text = try scenario.json()
                #expect(report.passed, "\(generator.reminder)\n\(text)\n\(report.differences)")
                guard report.passed else { return }
                written += 1
            }
        }
        #expect(written > 100, "the test is about scenarios that can be written")
    }
}
