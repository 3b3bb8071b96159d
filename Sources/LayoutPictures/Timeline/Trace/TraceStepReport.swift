import ElementsSimulator

/// The report of one step in a trace of an app's code. It has the form of the report of a scenario's step.
@MainActor
struct TraceStepReport {
    private let step: TraceSteps.Step
    private let events: ArraySlice<TraceEvent>
    private let issues: [LayoutIssue]

    init(_ step: TraceSteps.Step, events: ArraySlice<TraceEvent>, issues: [LayoutIssue]) {
        (self.step, self.events, self.issues) = (step, events, issues)
    }

    func report(number: Int) -> StepReport {
        let metrics = TraceMetrics(events)
        let action = isFirstLayout ? "first layout" : TraceSteps.action(of: events)
        let state = StepReport.State(
            contentSize: .zero, contentOffset: .zero, measured: 0, estimated: 0, rows: 0, visible: 0)
        return StepReport(
            number: number, action: step.names.isEmpty ? action : step.names.joined(separator: ", "),
            note: step.names.isEmpty ? nil : action, isExpectation: false, contentSizeBefore: .zero, state: state,
            newlyMeasured: metrics.measured - metrics.remeasured, measurements: metrics.measured,
            rounds: metrics.selfSizingRounds, issues: reported, refusal: refusal, differences: [])
    }

    private var isFirstLayout: Bool {
        events.contains {
            if case .passEnded(let pass) = $0.kind { pass.contentBefore == 0 && pass.contentAfter > 0 } else { false }
        }
    }

    private var refusal: String? {
        for event in events { if case .updateRefused(let message) = event.kind { return message } }
        return nil
    }

    /// The issues of the step. The first lines of their messages come from the trace. Their kinds come from the last
    /// hundred issues of the view.
    private var reported: [StepReport.Issue] {
        events.compactMap { event in
            guard case .issue(let message) = event.kind else { return nil }
            let known = issues.last { $0.message.hasPrefix(message) }
            return StepReport.Issue(
                kind: known?.kind.row.name.rawValue ?? "issue", isError: known?.severity == .error,
                message: known?.message ?? message,
                item: known?.kind.row.itemPath.flatMap { $0.count == 2 ? "\($0[0])-\($0[1])" : nil })
        }
    }
}
