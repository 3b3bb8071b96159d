/// The text from which a scenario was read. It gives line and column for a mistake that appears only during a run.
///
/// The source is no part of a scenario's value: scenarios with different sources can be equal.
struct ScenarioSource: Hashable, Sendable {
    /// The bytes of the text; nil if there is no text, or if the scenario's steps have changed since the reading.
    var bytes: [UInt8]?

    static func == (first: ScenarioSource, second: ScenarioSource) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension Scenario {
    /// Runs a check of the scenario. If the check throws an error, line and column are added to the error.
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
    /// Returns the error with line and column in the text from which the scenario was read. If the scenario's steps
    /// have changed since then, the error stays unchanged.
    package func located(in scenario: Scenario) -> ScenarioError {
        guard !place.isEmpty, let bytes = scenario.source.bytes else { return self }
        return located(in: bytes)
    }
}
