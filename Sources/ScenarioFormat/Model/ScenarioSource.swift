/// The text that a scenario was read from, so that a mistake that shows only in a run is found in it, too.
///
/// It is no part of what the scenario is: two are equal whatever they were read from.
struct ScenarioSource: Hashable, Sendable {
    /// Nil where there is none, and where the steps are no longer those of the text.
    var bytes: [UInt8]?

    static func == (first: ScenarioSource, second: ScenarioSource) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension Scenario {
    /// What is wrong with the scenario for some purpose, with line and column.
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
    /// The same error with line and column, where the scenario was read from a text that is still its own.
    package func located(in scenario: Scenario) -> ScenarioError {
        guard !place.isEmpty, let bytes = scenario.source.bytes else { return self }
        return located(in: bytes)
    }
}
