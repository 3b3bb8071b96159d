import FlowEngine

/// The work that a view did while a block of code ran, as a trace recorded it.
@MainActor
struct BudgetRun {
    let metrics: TraceMetrics
    private let trace: LayoutTrace
    /// The number of the block's first event.
    private let start: Int

    /// Runs a block, and records the block's events in a trace. If a trace already observes the view, this trace
    /// records the events. Otherwise a new trace records them, and passes them on to the view's observer.
    init(of view: some LayoutView, _ body: () throws -> Void) rethrows {
        if let own = view.traceObserverOfAnyKind as? LayoutTrace {
            trace = own
            view.reportTracedWork()
            start = (own.events.last?.id ?? 0) + 1
            try body()
            view.reportTracedWork()
        } else {
            let observer = PassingObserver(view.traceObserverOfAnyKind)
            trace = observer.trace
            start = 1
            view.traceObserverOfAnyKind = observer
            // Unless the block has set another one.
            defer { if view.traceObserverOfAnyKind === observer { view.traceObserverOfAnyKind = observer.next } }
            try body()
            view.reportTracedWork()
        }
        metrics = trace.metrics(from: start)
    }

    private var events: ArraySlice<TraceEvent> { trace.events(from: start) }

    /// The failure of a broken budget, with a line for each metric that breaks it; nil if no metric does. A metric
    /// breaks the budget if it is above its limit, or could not be measured.
    func failure(of budget: LayoutBudget, _ view: some LayoutView, name: String) -> TestFailure? {
        let excesses = budget.excesses(in: metrics)
        guard !excesses.isEmpty else { return nil }
        var lines = excesses.flatMap { excess in
            let elements = excess.metric.elements(in: events)
            let line = "  \(excess.sentence)" + (elements.isEmpty ? "" : ": \(Self.listed(elements))")
            let causes = excess.gap == nil ? excess.metric.causes(in: events, of: trace) : nil
            return [line] + (causes.map { ["    \($0)"] } ?? [])
        }
        let isOver = excesses.contains { $0.gap == nil }
        lines.insert(
            isOver ? "The layout took more than its budget:" : "The budget of the layout cannot be checked:", at: 0)
        if let why = why(excesses) { lines.append(why) }
        var attachments = [("\(name).svg", view.svg())]
        if var page = try? trace.page(of: view) {
            page.timeline.addExpectation(
                "expect budget",
                excesses.map { ($0.difference, $0.gap == nil ? $0.metric.work(in: events, of: trace) : nil) })
            attachments.append(("\(name).html", page.html))
        }
        return TestFailure(message: lines.joined(separator: "\n"), attachments: attachments)
    }

    private static func listed(_ elements: [String]) -> String {
        let rest = elements.count - 5
        return elements.prefix(5).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    // MARK: Why

    /// Returns an explanation of one event that contributed to the broken budget. The event is chosen from the first
    /// metric that breaks the budget and whose events name elements. It is the first event of the cause that led to the
    /// most work. If the metric has no causes, it is the metric's first event. If no broken metric has events that name
    /// elements, the last preparation is explained.
    private func why(_ excesses: [LayoutBudget.Excess]) -> String? {
        for excess in excesses {
            let named = excess.metric.events(in: events)
            let most = excess.metric.groups(in: named, of: trace).max { $0.count < $1.count }
            guard let event = most?.first ?? named.first else { continue }
            switch event.kind {
            case .measured(let element, _, _, _, _), .requeried(let element, _):
                return trace.explanation(for: element)
            case .passEnded: return preparation(before: event).map(explanation)
            case .prepared: return explanation(event)
            default: return trace.chain(of: event).map(\.description).joined(separator: "\n")
            }
        }
        return preparation(before: nil).map(explanation)
    }

    private func preparation(before event: TraceEvent?) -> TraceEvent? {
        events.last { preparation in
            guard case .prepared = preparation.kind else { return false }
            return event.map { $0.id }.map { id in preparation.id < id } ?? true
        }
    }

    private func explanation(_ preparation: TraceEvent) -> String {
        ([trace.explanation(ofPreparation: preparation)] + trace.chain(of: preparation).map(\.description))
            .joined(separator: "\n")
    }
}

extension LayoutBudget.Excess {
    fileprivate var difference: StepReport.Difference {
        .init(
            what: metric.limitName, expected: "at most \(Self.number(most))",
            actual: gap.map { "not measured: \($0.reason)" } ?? Self.number(value))
    }
}

/// An observer that records events, and passes them on to the previous observer.
private final class PassingObserver: CollectionViewTraceObserver, TableViewTraceObserver, UpdatePlanObserver {
    let trace = LayoutTrace()
    private(set) weak var next: AnyObject?

    init(_ next: AnyObject?) { self.next = next }

    func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
        trace.collectionView(view, didTrace: event)
        (next as? any CollectionViewTraceObserver)?.collectionView(view, didTrace: event)
    }

    func tableView(_ view: TableView, didTrace event: TraceEvent) {
        trace.tableView(view, didTrace: event)
        (next as? any TableViewTraceObserver)?.tableView(view, didTrace: event)
    }

    func renumber(_ plan: UpdatePlan) {
        trace.renumber(plan)
        (next as? any UpdatePlanObserver)?.renumber(plan)
    }
}

extension LayoutView {
    /// Adds an event to the view's trace for work that no event has reported yet. Does nothing if there is no such
    /// work.
    fileprivate func reportTracedWork() {
        (self as? any SnapshotView)?.reportTracedWork()
    }

    /// The `traceObserver` of the view, which is a collection view or a table view.
    fileprivate var traceObserverOfAnyKind: AnyObject? {
        get {
            let collection: AnyObject? = (self as? CollectionView)?.traceObserver
            return collection ?? (self as? TableView)?.traceObserver
        }
        set {
            (self as? CollectionView)?.traceObserver = newValue as? any CollectionViewTraceObserver
            (self as? TableView)?.traceObserver = newValue as? any TableViewTraceObserver
        }
    }
}
