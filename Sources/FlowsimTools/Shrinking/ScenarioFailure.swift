import FlowScenario

/// A way in which a scenario fails, which a smaller one has to share.
struct ScenarioFailure: Hashable, Encodable, CustomStringConvertible {
    /// The step in which it shows; 0 is the first layout.
    var step: Int
    /// The name of the value that was expected, such as `rows` or `frames.0-3`, or of an issue.
    var name: String
    /// The expected value as text; `nil` for an issue.
    var expected: String?
    /// The value as text that came of it; `nil` for an issue.
    var actual: String?

    /// All failures of a run: expectations that did not hold and changes that were refused, in order, then issues that
    /// are errors.
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

    /// Whether two scenarios fail in the same way. Steps have other numbers in a smaller one.
    ///
    /// - Parameter loosely: Whether any wrong value is the same failure.
    func isSame(as other: ScenarioFailure, loosely: Bool) -> Bool {
        name == other.name && expected == other.expected && (loosely || actual == other.actual)
    }

    var description: String {
        guard let expected, let actual else { return "\(name) is reported" }
        return "\(name): expected \(expected), found \(actual)"
    }
}
