import FlowScenario
import FlowsimTools

/// Looks for sequences of steps that break a law.
@MainActor
struct StressSearch {
    /// The scenario whose steps are replaced; nil for one of our own a seed.
    var scenario: Scenario?
    var stepCount: Int
    /// Told now and then what is looked at.
    var progress: ((String) -> Void)?

    struct Finding {
        var seed: UInt64
        var violation: StressViolation
    }

    /// The first violation, as small as it could be made.
    ///
    /// - Throws: `ScenarioError` where a sequence cannot be done at all.
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

    /// nil where the law says nothing about the scenario.
    func sequence(seed: UInt64, for law: StressLaw) throws(ScenarioError) -> Scenario? {
        var scenario =
            if let scenario { scenario } else { try StressSample.document(seed: seed, for: law.subject).scenario() }
        scenario.steps = []
        guard law.isAbout(scenario) else { return nil }
        guard scenario.itemCount <= ScenarioLimits.comparedItems else {
            throw ScenarioError(
                place: "sections",
                reason: "the laws look at every item, and \(NumberText.grouped(scenario.itemCount)) are more than "
                    + NumberText.grouped(ScenarioLimits.comparedItems))
        }
        var steps = StressSteps(scenario, excluding: law.excludes, often: law.often, seed: seed)
        let made = steps.steps(stepCount)
        return try scenario.changing { $0.steps = made }
    }
}
