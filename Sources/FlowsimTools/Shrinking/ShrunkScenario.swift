import FlowScenario

/// A scenario that fails, and the smallest scenario that was found to fail in the same way.
@MainActor
struct ShrunkScenario {
    let failure: ScenarioFailure
    /// The failures of the original scenario other than ``failure``; the smallest scenario need not have them. Each
    /// name is listed once, and the name of ``failure`` is not listed.
    let others: [ScenarioFailure]
    /// The original scenario. If the scenario names several systems, this copy names only the system of ``failure``.
    let original: Scenario
    let smallest: Scenario
    /// The number of smaller scenarios that were tried.
    let tries: Int

    /// Runs a scenario and shrinks it.
    ///
    /// - Parameters:
    ///   - name: The name of the failure to keep; the first if `nil`.
    ///   - step: The step of the failure to keep; any if `nil`.
    ///   - isLoose: Whether any wrong value is the same failure.
    ///   - budget: The greatest number of tries.
    ///   - progress: Receives the number of tries that are left.
    /// - Throws: `ScenarioError` without a file if there is no such failure, or the scenario cannot be run.
    init(
        _ scenario: Scenario, name: String?, step: Int?, isLoose: Bool, budget: Int,
        progress: @escaping (Int) -> Void
    ) throws(ScenarioError) {
        var found: (failure: ScenarioFailure, original: Scenario)?
        var all: [ScenarioFailure] = []
        for original in scenario.inEachProfile where found == nil {
            let report = try original.locating { () throws(ScenarioError) in try ScenarioRun(original).finish() }
            let failures = ScenarioFailure.all(in: report)
            let chosen = failures.first { ($0.name == name || name == nil) && ($0.step == step || step == nil) }
            found = chosen.map { ($0, original) }
            all += failures
        }
        guard let found else { throw Self.missing(all) }
        (failure, original) = found
        var names: Set<String> = [found.failure.name]
        others = all.filter { names.insert($0.name).inserted }
        var nameless = original
        nameless.name = ""
        var shrinker = DocumentShrinker(nameless, budget: budget) { candidate in
            guard let report = try? ScenarioRun(candidate).finish() else { return false }
            return ScenarioFailure.all(in: report).contains { $0.isSame(as: found.failure, loosely: isLoose) }
        }
        shrinker.progress = progress
        var smallest = shrinker.shrink()
        smallest.name = original.name
        self.smallest = smallest
        tries = budget - shrinker.budget
    }

    private static func missing(_ failures: [ScenarioFailure]) -> ScenarioError {
        guard !failures.isEmpty else {
            return ScenarioError(
                place: "", reason: "every expectation holds and no error is reported, so there is nothing to shrink")
        }
        let known = failures.map { "\($0.name) in step \($0.step)" }.joined(separator: ", ")
        return ScenarioError(place: "", reason: "does not fail so; the failures are \(known)")
    }
}

/// A way in which a scenario fails. A smaller scenario must fail in the same way.
struct ScenarioFailure: Hashable, Encodable, CustomStringConvertible {
    /// The number of the step with the failure; 0 is the first layout.
    var step: Int
    /// The name of the expected value, such as `rows` or `frames.0-3`, or the name of an issue.
    var name: String
    /// The expected value that the run did not have, as text. It is `nil` if the failure is an issue.
    var expected: String?
    /// The value that the run had instead, as text. It is `nil` if the failure is an issue.
    var actual: String?

    /// Returns all failures of a run. Expectations that are not met and changes that were refused come first, in order;
    /// issues that are errors follow.
    static func all(in report: ScenarioReport) -> [ScenarioFailure] {
        let differences = report.steps.flatMap { step in
            step.differences.map {
                ScenarioFailure(step: step.number, name: $0.what, expected: $0.expected, actual: $0.actual)
            }
        }
        let errors = report.steps.flatMap { step in
            step.issues.filter(\.isError).map { ScenarioFailure(step: step.number, name: $0.kind) }
        }
        return differences + errors
    }

    /// Whether two failures are equal apart from their steps, and, with `loosely`, their actual values. The numbers of
    /// the steps may differ because a smaller scenario has fewer steps.
    ///
    /// - Parameter loosely: Whether the actual values may differ.
    func isSame(as other: ScenarioFailure, loosely: Bool) -> Bool {
        name == other.name && expected == other.expected && (loosely || actual == other.actual)
    }

    var description: String {
        guard let expected, let actual else { return "\(name) is reported" }
        return "\(name): expected \(expected), found \(actual)"
    }
}
