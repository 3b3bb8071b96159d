import FlowSimulator

/// Drives a collection view or a table view through a scenario, one step at a time.
///
///     let run = ScenarioRun(scenario)
///     let report = try run.finish()
///     print(report.passed, run.view.contentSize)
///
/// The first step is the first layout; the scenario's own follow.
@MainActor
public final class ScenarioRun {
    /// What is run. It never changes; what its steps did to the data is kept elsewhere.
    public let scenario: Scenario
    /// What happened so far.
    public internal(set) var report: ScenarioReport

    /// The view, and what is particular to its kind.
    package let host: any ScenarioHost & StepHost
    package let dataSource: ScenarioDataSource
    /// Everything that happened in the view; nil unless asked for.
    public let trace: LayoutTrace?
    /// Why batches of the present step were refused, in UIKit's words.
    var refusals: [String] = []
    /// What the last action changed; nil unless ``recordsChanges``.
    private(set) var changes: StepChanges?
    /// Whether pictures can show what the last action changed. Needs a run that traces.
    public var recordsChanges = false
    /// Whether pictures show guides, and the distances that constraints keep, in cells with contents.
    public var showsGuides = false
    /// Cells for what is not on screen.
    private(set) lazy var templates = CellTemplates(scenario)
    /// Whether the run is looked at while a layout goes on: then what cells on screen show is not laid out yet.
    let isRecording: Bool
    /// What the last action cost; nil after an expectation.
    package private(set) var lastWork: ActionWork?
    /// Seconds since some moment, for what actions cost.
    package var clock: () -> Double = { SteadyClock.now }
    /// Told what the contents and the layout do; nil unless somebody wants to know.
    package var stopwatch: StageStopwatch? {
        didSet {
            host.stopwatch = stopwatch
            dataSource.stopwatch = stopwatch
        }
    }
    let issues: IssueCollector
    /// Texts in views are measured in the scenario's fonts while it does something.
    let fontScope: FontScope
    /// What was done so far, of what may be done.
    var budget: RunBudget
    /// Whether steps that only look do so. What is seen must not depend on it.
    package var looks = true
    /// The last step that did something: what `expect` looks at.
    private var lastAction: ScenarioReport.Step?
    /// The numbers of the events of each action. What is asked between them, for a picture or a comparison, is not
    /// theirs.
    package internal(set) var eventNumbers: [Range<Int>] = []
    private var lastMetrics: TraceMetrics?
    /// What did not hold in the last `expect` step, and where the run is recorded also what held.
    private(set) var lastChecks: [Timeline.Check] = []
    /// How many items a `through` shows before it goes on to its end at once; nil: all.
    package var mostItemsShown: Int?
    /// The parts of the content that the last `through` showed, in points along the scroll axis; two where it left out
    /// what is between them.
    package internal(set) var shown: [ClosedRange<Double>] = []
    /// Called after every layout that a step ends with, each time that it is repeated.
    package var didLayOut: (() -> Void)?
    /// Called before every such layout, when the step has done what it does.
    package var willLayOut: (() -> Void)?
    /// Called before an action is done, each time that it is repeated.
    package var willPerform: ((Scenario.Action) -> Void)?

    /// Makes the view and everything that it asks. Nothing is laid out yet.
    ///
    /// - Parameters:
    ///   - scenario: What is run.
    ///   - tracing: Whether all events are kept. Expectations of metrics need those of one step only.
    public convenience init(_ scenario: Scenario, tracing: Bool = false) {
        self.init(scenario, tracing: tracing, recorder: nil)
    }

    /// - Parameters:
    ///   - recorder: Between the view and the trace; it records what is on screen. Held weakly.
    ///   - layout: The collection view's, in place of the run's own; without backgrounds, and mirrored only if it says
    ///     so itself.
    ///   - makeTable: Makes the table, in place of a plain one.
    package init(
        _ scenario: Scenario, tracing: Bool = false, recorder: TimelineRecorder? = nil, limits: RunLimits? = nil,
        layout given: CollectionViewFlowLayout? = nil, makeTable: ((CGRect, TableView.Style) -> TableView)? = nil
    ) {
        self.scenario = scenario
        let limits = limits ?? RunLimits()
        budget = RunBudget(limits)
        let issues = IssueCollector(limit: limits.issues)
        self.issues = issues
        fontScope = FontScope(scenario.fonts?.recorded)
        fontScope.enter()
        dataSource = ScenarioDataSource(scenario, limits: limits) { gap in
            // Sizes are asked for on the main actor.
            MainActor.assumeIsolated { issues.note(gap) }
        }
        report = ScenarioReport(scenario)
        keepsAllEvents = tracing
        isRecording = recorder != nil
        let isTraced = tracing || scenario.takesMoreSteps || scenario.expectsMetrics
        trace = recorder?.trace ?? (isTraced ? LayoutTrace(keepsFrames: false) : nil)
        if let table = scenario.table {
            let host = TableHost(scenario, table, dataSource: dataSource, makeTable: makeTable)
            self.host = host
            host.enter(scenario.container)
            _ = host.adoptRoom()
            host.connect(observer: issues, trace: recorder ?? trace)
        } else {
            let host = CollectionHost(scenario, dataSource: dataSource, layout: given)
            self.host = host
            host.enter(scenario.container)
            _ = host.adoptRoom()
            host.connect(observer: issues, trace: recorder ?? trace)
        }
    }

    private let keepsAllEvents: Bool

    /// Whether all steps were done.
    public var isFinished: Bool { report.steps.count > scenario.steps.count }

    /// Does all steps that are left.
    ///
    /// - Throws: `ScenarioError` where a step cannot be done.
    @discardableResult
    public func finish() throws(ScenarioError) -> ScenarioReport {
        while !isFinished { try advance() }
        return report
    }

    /// Does the next step: the first layout, then one step of the scenario after the other. Nothing is left after the
    /// last.
    ///
    /// - Throws: `ScenarioError` where the step cannot be done.
    public func advance() throws(ScenarioError) {
        guard !isFinished else { return }
        try scenario.locating { () throws(ScenarioError) in try doNextStep() }
    }

    private func doNextStep() throws(ScenarioError) {
        if report.steps.isEmpty {
            record(action: "load", note: nil, sizeBefore: { host.knownContentSize }) { layOut() }
            return try checkBudget(at: "sections")
        }
        let number = report.steps.count - 1
        try perform(scenario.steps[number], at: "steps[\(number)]")
    }

    /// - Parameter place: Of the step, for errors; empty where it stands in no document.
    func perform(_ step: Scenario.Step, at place: String) throws(ScenarioError) {
        if case .expect(let expectation) = step.action {
            lastWork = nil
            compare(expectation, step, isMeant: isMeant(step))
            return try checkBudget(at: place.isEmpty ? "expect" : "\(place).expect")
        }
        try check(step.action, at: place)
        record(action: step.reportedAction, note: step.note, sizeBefore: { view.contentSize }) {
            for _ in 0..<step.times where !budget.isExhausted {
                perform(step.action)
                layOut()
            }
        }
        try checkBudget(at: place)
    }

    /// - Returns: Whether the run may go on.
    @discardableResult
    func layOut() -> Bool {
        fontScope.enter()
        willLayOut?()
        _ = host.adoptRoom()
        view.layoutIfNeeded()
        // The safe area counts as an inset once the content scrolls, and then there is less room. Two rounds settle it:
        // a content that scrolls with less room has scrolled with more.
        for _ in 0..<2 where host.adoptRoom() { view.layoutIfNeeded() }
        didLayOut?()
        return budget.noteLayout(of: self)
    }

    private func checkBudget(at place: String) throws(ScenarioError) {
        if let excess = budget.excess { throw ScenarioError(place: place, reason: excess) }
    }
}

/// How long an action took, and the view's running totals before and after.
package struct ActionWork {
    /// In seconds.
    package var duration: Double
    package var before: LayoutStatistics
    package var after: LayoutStatistics
}

// MARK: Recording

extension ScenarioRun {
    /// What happened in each step, as far as it was kept: the first layout, then one list a step; those of expectations
    /// are empty.
    public var eventsByStep: [[TraceEvent]] {
        var numbers = eventNumbers[...]
        return report.steps.map { $0.isExpectation ? [] : numbers.popFirst().map(events) ?? [] }
    }

    package func events(_ numbers: Range<Int>) -> [TraceEvent] {
        trace.map { Array($0.events(from: numbers.lowerBound).prefix { $0.id < numbers.upperBound }) } ?? []
    }

    /// - Parameter sizeBefore: Asked first. The very first time it makes the layout prepare, which may raise issues.
    private func record(action: String, note: String?, sizeBefore: () -> CGSize, _ body: () -> Void) {
        let before = host.statistics
        issues.beginStep()
        refusals = []
        (host as? TableHost)?.calls.beginStep()
        beginChanges()
        if !report.steps.isEmpty { tellWork() }
        // What the first layout does was set off when the view was made.
        let firstEvent = report.steps.isEmpty ? 1 : nextEvent
        if !keepsAllEvents, !report.steps.isEmpty { trace?.removeAll() }
        fontScope.enter()
        let start = clock()
        let contentSizeBefore = sizeBefore()
        body()
        tellWork()
        lastWork = ActionWork(duration: clock() - start, before: before, after: host.statistics)
        eventNumbers.append(firstEvent..<max(firstEvent, nextEvent))
        // The step's alone, whether earlier events are kept or not.
        lastMetrics = trace.map { TraceMetrics($0.events(from: firstEvent)) }
        let after = host.statistics
        let measurements = after.measurements - before.measurements
        let step = ScenarioReport.Step(
            number: report.steps.count, action: action, note: note, isExpectation: false,
            contentSizeBefore: contentSizeBefore, state: state,
            newlyMeasured: measurements - (after.remeasurements - before.remeasurements), measurements: measurements,
            rounds: after.selfSizingRounds - before.selfSizingRounds, issues: issues.list, refusal: refusals.first,
            differences: isRefusalExpected ? [] : refusals.prefix(1).map { .unexpectedRefusal($0) })
        lastAction = step
        report.steps.append(step)
    }

    /// Whether the `expect` steps that follow the present one say something of refused batches.
    private var isRefusalExpected: Bool {
        guard !report.steps.isEmpty else { return false }
        for step in scenario.steps.dropFirst(report.steps.count) {
            guard case .expect(let expectation) = step.action else { return false }
            if expectation.error != nil { return true }
        }
        return false
    }

    /// What was done until now counts for what was done until now: a question after a step is not the next step's.
    private func tellWork() {
        (view as? any SnapshotView)?.reportTracedWork()
    }

    private var nextEvent: Int { (trace?.events.last?.id ?? 0) + 1 }

    private func beginChanges() {
        guard recordsChanges else { return }
        changes = report.steps.isEmpty ? nil : StepChanges(self)
        didAskDelegate { [unowned self] in changes?.askedOfDelegate.insert($0) }
    }

    /// Whether a step is one of the system's that is played.
    private func isMeant(_ step: Scenario.Step) -> Bool {
        guard let profiles = step.profiles, let profile = scenario.table?.profile else { return true }
        return profiles.contains(profile)
    }

    private func compare(_ expected: Scenario.Expectation, _ step: Scenario.Step, isMeant: Bool) {
        let expectation = isMeant ? expected : Scenario.Expectation()
        let metrics = lastMetrics
        let visible = host.visiblePaths.sorted()
        let calls = (host as? TableHost)?.calls
        let observation = Observation(
            state: state, newlyMeasured: lastAction?.newlyMeasured ?? 0, rounds: lastAction?.rounds ?? 0,
            issues: lastAction?.issues.map(\.kind) ?? [], refusal: lastAction?.refusal,
            metric: { name in metrics.flatMap { MetricName.value(name, in: $0) } },
            lastStep: lastAction?.number,
            metricElements: { [self] in
                MetricName.row($0)?.elements(in: eventNumbers.last.map(events) ?? []) ?? []
            },
            metricCauses: { [self] name in
                trace.flatMap { MetricName.row(name)?.causes(in: eventNumbers.last.map(events) ?? [], of: $0) }
            },
            metricGap: { MetricName.row($0)?.needsReader == true ? metrics?.driftGap?.reason : nil },
            frame: { [self] in host.place(of: $0)?.frame },
            views: shownFrames(for: expectation),
            inside: { [self] in contentCell(at: $0)?.frame(of: $1) },
            lines: { [self] in contentCell(at: $0)?.lineCount(of: $1) },
            zIndex: { [self] in host.place(of: $0)?.zIndex }, found: elementNames,
            visible: (visible.first.flatMap(Scenario.ItemPath.init), visible.last.flatMap(Scenario.ItemPath.init)),
            selected: host.selectedPaths.compactMap(Scenario.ItemPath.init),
            callCount: { calls?.counts[$0] ?? 0 }, calls: calls?.calls ?? [])
        let size = view.contentSize
        // Only a page tells what holds, too.
        lastChecks = expectation.checks(of: observation, keepsAll: isRecording)
        tellWork()
        report.steps.append(
            ScenarioReport.Step(
                number: report.steps.count, action: "\(step.action)", note: step.note, isExpectation: true,
                isOfOtherProfiles: isMeant ? nil : true, contentSizeBefore: size, state: state,
                newlyMeasured: 0, measurements: 0, rounds: 0, issues: [], refusal: nil,
                differences: lastChecks.compactMap(\.difference)))
        report.expectationCount += expectation.count
    }

    /// Where the views are that show an element.
    private func shownFrames(for expectation: Scenario.Expectation) -> (Scenario.ElementName) -> [CGRect] {
        guard !expectation.views.isEmpty else { return { _ in [] } }
        let shown = Dictionary(host.elementViews.map { ($0.element, [$0.view.frame]) }, uniquingKeysWith: +)
        return { shown[$0] ?? [] }
    }

    private var state: ScenarioReport.LayoutState {
        let items = host.itemState
        return ScenarioReport.LayoutState(
            contentSize: view.contentSize, contentOffset: view.contentOffset, measured: items.measured,
            estimated: items.estimated, rows: items.rows, visible: host.visiblePaths.count)
    }
}

extension ScenarioReport {
    fileprivate init(_ scenario: Scenario) {
        let container = scenario.container
        self.init(
            name: scenario.name, sectionCount: scenario.sections.count, itemCount: scenario.itemCount,
            container: .init(width: container.size.width, height: container.size.height, scale: container.scale),
            profile: scenario.table?.profile.rawValue, steps: [], expectationCount: 0)
    }
}

extension Scenario {
    fileprivate var expectsMetrics: Bool {
        steps.contains { if case .expect(let expectation) = $0.action { !expectation.metrics.isEmpty } else { false } }
    }
}
