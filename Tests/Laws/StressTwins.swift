import FlowScenario
import FlowSimulator

/// Two runs of equal steps that must have equal results.
@MainActor
struct StressTwins {
    /// The run whose results are right.
    let model: ScenarioRun
    /// The run that is tested.
    let run: ScenarioRun

    /// Returns the violation after the first step after which they differ.
    ///
    /// It is `nil` if a batch before is refused, as happens while a sequence is shrunk, or if sizes changed without a
    /// notification: each twin asked for them at another time.
    func firstDifference(
        of scenario: Scenario, _ look: () -> StressLaw.Breach?
    ) throws(ScenarioError) -> StressViolation? {
        for number in 0...run.scenario.steps.count {
            try model.advance()
            try run.advance()
            for twin in [model, run] where twin.report.steps.last?.refusal != nil || twin.hasStaleSizes { return nil }
            guard let seen = look() else { continue }
            var shown = scenario
            shown.steps = Array(shown.steps.prefix(number))
            return StressViolation(shown, seen)
        }
        return nil
    }

    /// Compares frames, offset, the numbers of known sizes, and the number of measurements.
    func difference(_ when: String, measurements: Bool) -> StressLaw.Breach? {
        if let seen = StressFrames(model).expectation(against: StressFrames(run)) {
            return ("\(seen.message) \(when)", seen.expectation)
        }
        let (wanted, found) = (model.view, run.view)
        if !wanted.contentSize.isNear(found.contentSize) {
            return ("the content has another size \(when)", .of(\.contentSize, wanted.contentSize))
        }
        if !wanted.contentOffset.isNear(found.contentOffset) {
            return ("the content stands elsewhere \(when)", .of(\.contentOffset, wanted.contentOffset))
        }
        let counts = model.host.itemState
        if counts != run.host.itemState {
            var expectation = Scenario.Expectation()
            expectation.measured = counts.measured
            expectation.estimated = counts.estimated
            return ("other items count as measured \(when)", expectation)
        }
        guard measurements, let step = model.report.steps.last, let own = run.report.steps.last, !step.isExpectation,
            step.measurements != own.measurements
        else { return nil }
        return ("cells are asked more or less often \(when)", .metric("measured", step.measurements))
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
