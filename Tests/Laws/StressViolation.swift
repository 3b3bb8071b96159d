import FlowScenario

/// A law that did not hold.
struct StressViolation: Hashable {
    /// The steps until then.
    var scenario: Scenario
    /// One sentence, without a full stop.
    var message: String
    /// What the law wants, as an `expect` step has it. It fails after the document's steps.
    var expectation: JSONValue
}

extension StressViolation {
    /// The document that shows it.
    func file(of law: String, seed: UInt64) -> String {
        var scenario = scenario
        scenario.name = "Against the law “\(law)”, seed \(seed)"
        var document = scenario.document
        document.steps.append(["expect": expectation, "note": .string(message)])
        return document.text
    }
}
