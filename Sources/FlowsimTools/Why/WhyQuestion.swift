import ElementsSimulator
import FlowScenario

/// A question about an element. To answer it, a scenario is run, and the reasons for the layout of the element are
/// found.
@MainActor
struct WhyQuestion {
    private let scenario: Scenario
    private let file: String
    /// The words of a command that name the scenario's file and its fonts.
    private let operands: String?
    private let name: Scenario.ElementName
    private let step: Int?
    private let run: ScenarioRun
    private let periods: [ElementHistory.Period]

    /// Runs a scenario up to the requested step, or to its end.
    ///
    /// - Parameters:
    ///   - operands: The words of a command that name the scenario's file and its fonts; `nil` if there are none.
    ///   - name: The name of the element after the step, or at any time before.
    ///   - step: The requested step, after which the run ends; `nil` for the whole run.
    ///   - progress: Receives the number of finished steps, and of all.
    /// - Throws: `ScenarioError` where a step cannot be done, or no element ever has the name.
    init(
        _ scenario: Scenario, file: String, operands: String?, name: Scenario.ElementName, step: Int?,
        progress: @escaping (Int, Int) -> Void = { _, _ in }
    ) throws(ScenarioError) {
        (self.scenario, self.file, self.name, self.step) = (scenario, file, name, step)
        self.operands = operands
        let last = step ?? scenario.steps.count
        guard last <= scenario.steps.count else { throw scenario.lacking(step: last) }
        let run = ScenarioRun(scenario, tracing: true)
        let history = ElementHistory(run)
        run.didLayOut = { [unowned run] in
            history.recordChange()
            progress(run.report.steps.count, last + 1)
        }
        for _ in 0...last { try run.advance() }
        run.willPerform = nil
        run.didLayOut = nil
        self.run = run
        periods = history.periods(of: name)
        guard !periods.isEmpty, isItem || isThere else {
            throw ScenarioError(
                place: "", reason: "there is no \(isItem ? "item " : "")\(name) at any time of the run")
        }
        if step != nil, run.report.steps[last].isExpectation {
            throw ScenarioError(
                place: "steps[\(last - 1)]", reason: "step \(last) compares, and lays nothing out; ask for another step"
            ).located(in: scenario)
        }
    }

    private var isItem: Bool {
        if case .item = name { true } else { false }
    }

    /// Whether the header, footer or background existed during the run. It did if it appeared in a trace event, or if
    /// it exists at the end of the run.
    private var isThere: Bool {
        run.trace?.events.contains { $0.element?.name == name } == true || run.host.place(of: name) != nil
    }

    var answer: WhyAnswer {
        let reasons = reasons
        return WhyAnswer(
            file: file, element: name.description, step: step, reasons: reasons,
            earlierNames: zip(periods.dropFirst(), periods).map { earlier, later in
                .init(name: earlier.name.description, step: stepOfEvent(later.events.lowerBound))
            }, cures: cures(of: reasons))
    }

    /// The changes that would lessen the work of the step in which the first cause of a reason happened, or the jumps
    /// or endless layouts of the run.
    private func cures(of reasons: [WhyAnswer.Reason]) -> [Cure] {
        let search = CureSearch(scenario, operands: operands, after: run)
        let work = reasons.compactMap(\.chain.last?.step).distinct.flatMap(search.workCures)
        return work + search.loopCures + search.jumpCures
    }

    /// Returns a sentence which reports that the element was not laid out again. Returns `nil` if the element was laid
    /// out again. If a step is requested, only this step is considered.
    func remark(on answer: WhyAnswer) -> String? {
        let last = answer.reasons.first?.step
        guard let step else {
            return last == nil ? "\(name) was not laid out separately since the run began." : nil
        }
        guard last != step else { return nil }
        let again = "\(name) was not laid out again in step \(step), \(action(step))"
        return last.map { "\(again). The last time was step \($0):" } ?? "\(again), nor before."
    }

    /// The latest reason for the layout of the element. If it is an update, the latest reason that is not an update
    /// follows, because updates keep sizes.
    private var reasons: [WhyAnswer.Reason] {
        var reasons: [WhyAnswer.Reason] = []
        for (index, period) in periods.enumerated() {
            var end = Int.max
            while let found = run.trace?.reason(
                for: run.tracedElement(period.name), in: period.events.clamped(to: 0..<end),
                wasLaidOut: index < periods.count - 1)
            {
                let update = found.chain.last.flatMap { $0.isUpdate ? $0.id : nil }
                if update == nil || reasons.isEmpty { reasons.append(reported(found, index)) }
                // The update is the first cause of an item that it inserted, and nothing was before.
                guard let update, update > period.events.lowerBound || index < periods.count - 1 else { return reasons }
                end = update
            }
        }
        return reasons
    }

    private func reported(_ reason: LayoutReason, _ index: Int) -> WhyAnswer.Reason {
        let name = periods[index].name
        var sentence = reason.sentence(about: "\(name)")
        // This update gave it the name.
        let isRenamed = reason.chain.last?.id == periods[index].events.lowerBound
        if isRenamed, periods.indices.contains(index + 1) {
            if reason.isUpdate, let because = reason.because { sentence = "\(name) is where it is because \(because)." }
            sentence = sentence.dropLast() + "; it was \(periods[index + 1].name) until then."
        }
        let step = stepOfEvent(reason.chain[0].id)
        return WhyAnswer.Reason(
            step: step, action: action(step), sentence: sentence, summary: reason.summary,
            chain: reason.chain.map {
                .init(id: $0.id, cause: $0.cause, step: stepOfEvent($0.id), kind: $0.kind, text: $0.description)
            })
    }

    private func action(_ step: Int) -> String { run.report.steps[step].action }

    /// Returns the number of the step in which an event happened.
    private func stepOfEvent(_ id: Int) -> Int {
        let steps = run.report.steps.filter { !$0.isExpectation }.map(\.number)
        let index = run.eventNumbers.lastIndex { $0.lowerBound <= id } ?? 0
        return steps.indices.contains(index) ? steps[index] : 0
    }
}
