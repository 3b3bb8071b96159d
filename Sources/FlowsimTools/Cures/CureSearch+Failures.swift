import ElementsSimulator
import FlowScenario

extension CureSearch {
    /// Returns the changes that lessen what failed expectations found: jumps or work.
    ///
    /// - Parameter differences: The differences from expected values.
    func cures(of differences: [ScenarioReport.Difference]) -> [Cure] {
        differences.flatMap(cures).distinct
    }

    private func cures(of difference: ScenarioReport.Difference) -> [Cure] {
        guard difference.isOfMetric, let step = difference.step else { return [] }
        let metric = MetricName.row(String(difference.what.dropFirst("metrics.".count)))
        if metric?.needsReader == true || metric?.isOfJumps == true { return jumpCures }
        return metric?.hasCauses == true ? workCures(ofStep: step) : []
    }
}

extension TraceMetric {
    /// Whether the metric grows when the content jumps on screen.
    fileprivate var isOfJumps: Bool { name == "layoutShiftScore" }
}

extension RunOutcome {
    /// Adds the changes that lessen what failed expectations found, and those that end layouts without an end. The
    /// scenario is run again with several changes, but only if an expectation of a metric failed, or if there is such a
    /// layout that no expectation lists.
    @MainActor
    mutating func addCures(for scenario: Scenario, operands: String?) {
        guard let report, report.steps.reduce(0, { $0 + $1.measurements }) <= Self.mostMeasurements else { return }
        let loop = IssueName.layoutLoop.rawValue
        let hasLoop = report.steps.contains { $0.issues.contains { $0.kind == loop } } && !scenario.expects(issue: loop)
        guard hasLoop || report.differences.contains(where: \.isOfMetric),
            let search = try? CureSearch(scenario, operands: operands)
        else { return }
        let found = (hasLoop ? search.loopCures : []) + search.cures(of: report.differences)
        if !found.isEmpty { cures = found }
    }

    /// The greatest number of measurements of a run that is repeated with a trace.
    private static let mostMeasurements = 10_000
}

extension ScenarioReport.Difference {
    fileprivate var isOfMetric: Bool { what.hasPrefix("metrics.") }
}

extension Scenario {
    /// Whether an expectation lists a kind of issue.
    fileprivate func expects(issue: String) -> Bool {
        steps.contains { step in
            if case .expect(let expectation) = step.action {
                expectation.issues?.contains(issue) == true
            } else {
                false
            }
        }
    }
}

extension Timeline {
    /// Adds the cures of the timeline's problems. The scenario is run again with several changes, but only if the
    /// timeline has problems that may have cures.
    @MainActor
    mutating func addCures(for scenario: Scenario, operands: String?) {
        let open = problems.filter(\.mayHaveCures)
        guard !open.isEmpty, let search = try? CureSearch(scenario, operands: operands) else { return }
        for problem in open {
            let found =
                switch problem.kind {
                case .drift, .lost: search.jumpCures
                case .loop: search.loopCures
                default: search.cures(of: differences(of: problem))
                }
            cures[problem] = found.map { Cure(text: $0.text, command: $0.command) }
        }
    }

    /// Returns the difference that a failed expectation found.
    private func differences(of problem: Problem) -> [StepReport.Difference] {
        guard let moment = problem.expectation, let step = steps.first(where: { $0.moments.contains(moment) }) else {
            return []
        }
        return step.report.differences.filter { $0.what == problem.title }
    }
}

extension Timeline.Problem {
    fileprivate var mayHaveCures: Bool {
        switch kind {
        case .drift, .lost, .loop: true
        case .expectation: title.hasPrefix("metrics.")
        case .refusal, .error, .conflict, .warning: false
        }
    }
}
