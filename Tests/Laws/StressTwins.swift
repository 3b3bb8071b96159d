import FlowScenario
import FlowSimulator

/// Two runs that do the same steps side by side, and must come to the same.
@MainActor
struct StressTwins {
    /// Does what is right.
    let model: ScenarioRun
    /// Is looked at.
    let run: ScenarioRun

    /// The first step after which they differ.
    ///
    /// nil where there is none before a batch is refused: none was meant to be, it came about while a sequence was made
    /// smaller. The same where sizes changed that a layout was not notified of: each twin asked for them at its own
    /// time.
    func firstDifference(
        of scenario: Scenario, _ look: () -> (message: String, expectation: JSONValue)?
    ) throws(ScenarioError) -> StressViolation? {
        for number in 0...run.scenario.steps.count {
            try model.advance()
            try run.advance()
            for twin in [model, run] where twin.report.steps.last?.refusal != nil || twin.hasStaleSizes { return nil }
            guard let seen = look() else { continue }
            var shown = scenario
            shown.steps = Array(shown.steps.prefix(number))
            return StressViolation(scenario: shown, message: seen.message, expectation: seen.expectation)
        }
        return nil
    }

    /// What is not the same: places, offset, what is known of sizes, or how often cells were asked.
    func difference(_ when: String, measurements: Bool) -> (message: String, expectation: JSONValue)? {
        if let seen = StressFrames(model).expectation(against: StressFrames(run)) {
            return ("\(seen.message) \(when)", seen.expectation)
        }
        let (wanted, found) = (model.view, run.view)
        if !wanted.contentSize.isNear(found.contentSize) {
            return ("the content has another size \(when)", ["contentSize": wanted.contentSize.json])
        }
        if !wanted.contentOffset.isNear(found.contentOffset) {
            return ("the content stands elsewhere \(when)", ["contentOffset": wanted.contentOffset.json])
        }
        let counts = model.host.itemState
        if counts != run.host.itemState {
            return (
                "other items count as measured \(when)",
                ["measured": .number(Double(counts.measured)), "estimated": .number(Double(counts.estimated))]
            )
        }
        guard measurements, let step = model.report.steps.last, let own = run.report.steps.last, !step.isExpectation,
            step.measurements != own.measurements
        else { return nil }
        return (
            "cells are asked more or less often \(when)",
            ["metrics": ["measured": .number(Double(step.measurements))]])
    }
}

extension CGPoint {
    func isNear(_ other: CGPoint, within tolerance: Double = 0.01) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}

extension CGSize {
    func isNear(_ other: CGSize) -> Bool { abs(width - other.width) <= 0.01 && abs(height - other.height) <= 0.01 }
}
