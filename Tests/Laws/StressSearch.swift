import FlowScenario
import FlowsimTools

/// Searches for sequences of steps that break a law.
@MainActor
struct StressSearch {
    /// The scenario whose steps are replaced. If `nil`, each seed makes its own.
    var scenario: Scenario?
    var stepCount: Int
    /// Receives a description of each seed and each try.
    var progress: ((String) -> Void)?

    struct Finding {
        var seed: UInt64
        var violation: StressViolation
    }

    /// Returns the first violation, shrunk as far as possible.
    ///
    /// - Throws: `ScenarioError` if a sequence cannot be run.
    func firstViolation(of law: StressLaw, seeds: Range<UInt64>) throws(ScenarioError) -> Finding? {
        for seed in seeds {
            progress?("\(law.name): seed \(seed) of \(seeds.upperBound - 1)")
            guard let sequence = try sequence(seed: seed, for: law), try law.violation(sequence) != nil else {
                continue
            }
            progress?("\(law.name): seed \(seed) breaks it, making it smaller")
            var shrinker = DocumentShrinker(sequence) { law.isAbout($0) && (try? law.violation($0)) ?? nil != nil }
            shrinker.progress = { progress?("\(law.name): seed \(seed) breaks it; to make it smaller, \($0) tries") }
            let smallest = shrinker.shrink()
            guard let violation = try law.violation(smallest) else { continue }
            return Finding(seed: seed, violation: violation)
        }
        return nil
    }

    /// Returns the scenario of a seed with random steps; `nil` if the law does not apply to it.
    func sequence(seed: UInt64, for law: StressLaw) throws(ScenarioError) -> Scenario? {
        var scenario = scenario ?? StressSample.scenario(seed: seed, for: law.subject)
        scenario.steps = []
        guard law.isAbout(scenario) else { return nil }
        guard scenario.itemCount <= ScenarioLimits.comparedItems else {
            throw ScenarioError(
                place: "sections",
                reason: "the laws look at every item, and \(NumberText.grouped(scenario.itemCount)) are more than "
                    + NumberText.grouped(ScenarioLimits.comparedItems))
        }
        return scenario.stressed(stepCount, excluding: law.excludes, often: law.often, seed: seed)
    }
}
