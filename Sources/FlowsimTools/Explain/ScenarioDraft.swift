import FlowScenario
import Foundation

/// A scenario that should raise the message of a log. It becomes a scenario with an expectation once a run has shown
/// that it does.
struct ScenarioDraft {
    /// The effect of the last step, or of the first layout if there are no steps.
    enum Outcome: Hashable {
        /// Issues of this kind, and no others.
        case issues(String)
        /// A refused update, with this sentence.
        case refusal(String)
    }

    var scenario: Scenario
    var outcome: Outcome
    /// A sentence about the difference between the scenario and the log; `nil` if there is none.
    var assumption: String?
    /// A note on the expectation; `nil` if there is none.
    var note: String?

    /// The scenario with its expectation, which holds. `nil` if a run of the scenario does not have the outcome, or if
    /// no document can contain the scenario.
    @MainActor
    func confirmed() -> Scenario? {
        guard let checked = scenario.checked, let report = try? ScenarioRun(checked).finish(),
            let step = report.steps.last
        else { return nil }
        var expectation = Scenario.Expectation()
        switch outcome {
        case .issues(let kind):
            let kinds = step.issues.map(\.kind)
            guard !kinds.isEmpty, kinds.allSatisfy({ $0 == kind }) else { return nil }
            expectation.issues = kinds
        case .refusal(let sentence):
            guard step.refusal?.contains(sentence) == true else { return nil }
            expectation.error = .containing(sentence)
        }
        var confirmed = scenario
        confirmed.steps.append(Scenario.Step(.expect(expectation), note: note))
        // The document is written, so its expectations have to hold.
        guard let again = confirmed.checked, let last = try? ScenarioRun(again).finish(), last.passed else {
            return nil
        }
        return confirmed
    }
}

extension Scenario {
    /// The scenario as it is read from its document. `nil` if the document is refused: values from a log may be too
    /// large, or views and constraints may contradict the rules of UIKit.
    @MainActor var checked: Scenario? {
        guard let document = try? json() else { return nil }
        return try? Scenario(json: document.utf8)
    }
}
