/// The text that a scenario was read from, in which a mistake is found that appears only in a run.
///
/// It is no part of the scenario's value: two are equal independent of their sources.
struct ScenarioSource: Hashable, Sendable {
    /// nil if there is none, and if the steps are no longer those of the text.
    var bytes: [UInt8]?

    static func == (first: ScenarioSource, second: ScenarioSource) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension Scenario {
    /// Runs a check of the scenario and gives its error line and column.
    package func locating<Answer>(
        _ body: () throws(ScenarioError) -> Answer
    ) throws(ScenarioError) -> Answer {
        do {
            return try body()
        } catch {
            throw error.located(in: self)
        }
    }
}

extension ScenarioError {
    /// The error with line and column, if the scenario was read from a text that is still its own.
    package func located(in scenario: Scenario) -> ScenarioError {
        guard !place.isEmpty, let bytes = scenario.source.bytes else { return self }
        return located(in: bytes)
    }
}
