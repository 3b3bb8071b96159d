import CollectionSimulator
import TableSimulator

/// A run of a scenario: it makes a collection view or a table view, and performs one step at a time.
///
///     let run = ScenarioRun(scenario)
///     let report = try run.finish()
///     print(report.passed, run.view.contentSize)
///
/// The first step is the first layout; the scenario's own follow.
@MainActor
public final class ScenarioRun {
    /// The scenario of the run, which never changes. The effects of its steps on the data are stored elsewhere.
    public let scenario: Scenario
    /// The report of the steps so far.
    public internal(set) var report: ScenarioReport

    /// The host: the view, and the code for its kind of view.
    package let host: any ScenarioHost & StepHost
    package let dataSource: ScenarioDataSource
    /// The trace with all events of the view; nil if no trace is requested.
    public let trace: LayoutTrace?
    /// The reasons for which batches of the present step were refused, in UIKit's words.
    var refusals: [String] = []
    /// The changes that the last action made; nil unless ``recordsChanges`` is set.
    private(set) var changes: StepChanges?
    /// Whether pictures can show the changes that the last action made. The run must have a trace.
    public var recordsChanges = false
    /// Whether pictures show layout guides, and the distances that constraints set, in cells with contents.
    public var showsGuides = false
    /// Cells outside the view. Pictures use the views of these cells if an item's own cell is not on screen, or if it
    /// is perhaps not laid out yet.
    private(set) lazy var templates = CellTemplates(scenario)
    /// Whether a recorder stores the elements on screen during layouts. Their cells may not be laid out yet at that
    /// time.
    let isRecording: Bool
    /// The duration and the work of the last action; nil after an expectation.
    package private(set) var lastWork: ActionWork?
    /// A closure that returns the seconds since a fixed moment, to measure the durations of actions.
    package var clock: () -> Double = { SteadyClock.now }
    /// The stopwatch for the stages of layouts; nil unless their time is measured.
    package var stopwatch: StageStopwatch? {
        didSet {
            host.stopwatch = stopwatch
            dataSource.stopwatch = stopwatch
        }
    }
    let issues: IssueCollector
    /// The scope in which texts in views are measured with the scenario's fonts.
    let fontScope: FontScope
    /// The work of the run so far, and its limits.
    var budget: RunBudget
    /// Whether `look` steps query the view. The results of all other steps must not depend on this value.
    package var looks = true
    /// The report of the last action. Expectations compare their values with it.
    private(set) var lastAction: ScenarioReport.Step?
    /// The events that each action caused, as a range of event numbers. Events of queries between actions, for a
    /// picture or a comparison, are left out.
    package internal(set) var eventNumbers: [Range<Int>] = []
    /// The metrics of the last action; nil without a trace.
    private(set) var lastMetrics: TraceMetrics?
    /// The failed comparisons of the last `expect` step; all its comparisons if the run is recorded.
    private(set) var lastChecks: [Timeline.Check] = []
    /// The number of shown items after which a `through` scroll goes directly to the edge. The visible items of all
    /// viewports on the way are added up, and a viewport without items adds 1. Nil for no limit.
    package var mostItemsShown: Int?
    /// The parts of the content that the last `through` scroll showed, in points along the scroll axis. There are two
    /// parts if the content between them was not shown.
    package internal(set) var shown: [ClosedRange<Double>] = []
    /// Called after every layout. There is a layout for a step, for each repetition of an action, and for each viewport
    /// of a `through` scroll.
    package var didLayOut: (() -> Void)?
    /// Called before every layout. The actions before the layout have been performed by then. There is a layout for a
    /// step, for each repetition of an action, and for each viewport of a `through` scroll.
    package var willLayOut: (() -> Void)?
    /// Called before an action, and before each repetition of the action.
    package var willPerform: ((Scenario.Action) -> Void)?

    /// Makes the view, its data source and its delegate. Nothing is laid out yet.
    ///
    /// - Parameters:
    ///   - scenario: The scenario that is run.
    ///   - tracing: Whether all events are kept. Expectations of metrics need only those of one step.
    public convenience init(_ scenario: Scenario, tracing: Bool = false) {
        self.init(scenario, tracing: tracing, recorder: nil)
    }

    /// Makes the view, its data source and its delegate. The layout or table in the arguments is used in place of the
    /// run's own.
    ///
    /// - Parameters:
    ///   - recorder: An observer between the view and the trace, which records the elements on screen. Held weakly.
    ///   - layout: The collection view's layout, in place of the run's own; without backgrounds, and mirrored only by
    ///     its own property.
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
        fontScope.enterWithBlocks()
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
            host = TableHost(scenario, table, dataSource: dataSource, makeTable: makeTable)
        } else if let layout = scenario.compositional {
            host = CompositionalHost(scenario, layout, dataSource: dataSource)
        } else {
            host = FlowHost(scenario, dataSource: dataSource, layout: given)
        }
        host.enter(scenario.container)
        _ = host.applyRoom()
        host.connect(observer: issues, trace: recorder ?? trace)
    }

    private let keepsAllEvents: Bool

    /// Whether all steps have been performed.
    public var isFinished: Bool { report.steps.count > scenario.steps.count }

    /// Performs all remaining steps.
    ///
    /// - Throws: `ScenarioError` if a step cannot be done.
    @discardableResult
    public func finish() throws(ScenarioError) -> ScenarioReport {
        while !isFinished { try advance() }
        return report
    }

    /// Performs the next step. The first call performs the first layout, and later calls perform the steps of the
    /// scenario in order. After the last step, a call does nothing.
    ///
    /// - Throws: `ScenarioError` if the step cannot be done.
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

    /// Performs a step.
    ///
    /// - Parameter place: The step's place for errors; empty if the step is in no document.
    func perform(_ step: Scenario.Step, at place: String) throws(ScenarioError) {
        if case .expect(let expectation) = step.action {
            lastWork = nil
            compare(expectation, step, appliesToProfile: appliesToProfile(step))
            return try checkBudget(at: place.isEmpty ? "expect" : "\(place).expect")
        }
        try check(step.action, at: place)
        record(action: step.reportedAction, note: step.note, sizeBefore: { view.contentSize }) {
            for time in 0..<step.times where !budget.isExhausted {
                if time > 0 { LongWork.note(time, of: step.times, "repetitions") }
                perform(step.action)
                layOut()
            }
        }
        try checkBudget(at: place)
    }

    /// Lays out the view, and returns whether the run may go on.
    @discardableResult
    func layOut() -> Bool {
        fontScope.enterWithBlocks()
        willLayOut?()
        _ = host.applyRoom()
        view.layoutIfNeeded()
        // The safe area becomes an inset when the content scrolls, and then there is less room. Two rounds settle it: a
        // content that scrolls with less room also scrolls with more.
        for _ in 0..<2 where host.applyRoom() { view.layoutIfNeeded() }
        didLayOut?()
        return budget.noteLayout(of: self)
    }

    private func checkBudget(at place: String) throws(ScenarioError) {
        if let excess = budget.excess { throw ScenarioError(place: place, reason: excess) }
    }
}

/// The duration of an action, and the view's running totals of work before and after the action.
package struct ActionWork {
    /// The duration in seconds.
    package var duration: Double
    package var before: LayoutStatistics
    package var after: LayoutStatistics
}

// MARK: Recording

extension ScenarioRun {
    /// The stored events of each step: a list for the first layout, then a list for each step. The lists of
    /// expectations are empty.
    public var eventsByStep: [[TraceEvent]] {
        var numbers = eventNumbers[...]
        return report.steps.map { $0.isExpectation ? [] : numbers.popFirst().map(events) ?? [] }
    }

    package func events(_ numbers: Range<Int>) -> [TraceEvent] {
        trace.map { Array($0.events(from: numbers.lowerBound).prefix { $0.id < numbers.upperBound }) } ?? []
    }

    /// Performs an action and records its effect in the report.
    ///
    /// - Parameter sizeBefore: Returns the content's size. Called first. In the first step it makes the layout prepare,
    ///   which may raise issues.
    private func record(action: String, note: String?, sizeBefore: () -> CGSize, _ body: () -> Void) {
        let before = host.statistics
        issues.beginStep()
        refusals = []
        (host as? TableHost)?.calls.beginStep()
        beginChanges()
        if !report.steps.isEmpty { endTracedWork() }
        // The first layout begins with the events of the view's initializer.
        let firstEvent = report.steps.isEmpty ? 1 : nextEvent
        if !keepsAllEvents, !report.steps.isEmpty { trace?.removeAll() }
        fontScope.enterWithBlocks()
        let start = clock()
        let contentSizeBefore = sizeBefore()
        body()
        endTracedWork()
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

    /// Whether the present step is directly followed by `expect` steps of which one expects a refused batch.
    private var isRefusalExpected: Bool {
        guard !report.steps.isEmpty else { return false }
        for step in scenario.steps.dropFirst(report.steps.count) {
            guard case .expect(let expectation) = step.action else { return false }
            if expectation.error != nil { return true }
        }
        return false
    }

    /// Reports, to the trace, all work that has not been reported yet. Without this call, the work of a query after a
    /// step would be reported for the next step.
    private func endTracedWork() {
        (view as? any SnapshotView)?.reportTracedWork()
    }

    private var nextEvent: Int { (trace?.events.last?.id ?? 0) + 1 }

    private func beginChanges() {
        guard recordsChanges else { return }
        changes = report.steps.isEmpty ? nil : StepChanges(self)
        didAskDelegate { [unowned self] in changes?.askedOfDelegate.insert($0) }
    }

    /// Whether a step applies to the profile of the table. True for a step that names no profiles, and in a collection
    /// view.
    private func appliesToProfile(_ step: Scenario.Step) -> Bool {
        guard let profiles = step.profiles, let profile = scenario.table?.profile else { return true }
        return profiles.contains(profile)
    }

    private func compare(_ expected: Scenario.Expectation, _ step: Scenario.Step, appliesToProfile: Bool) {
        let expectation = appliesToProfile ? expected : Scenario.Expectation()
        let size = view.contentSize
        lastChecks = expectation.checks(of: self)
        endTracedWork()
        report.steps.append(
            ScenarioReport.Step(
                number: report.steps.count, action: "\(step.action)", note: step.note, isExpectation: true,
                isOfOtherProfiles: appliesToProfile ? nil : true, contentSizeBefore: size, state: state,
                newlyMeasured: 0, measurements: 0, rounds: 0, issues: [], refusal: nil,
                differences: lastChecks.compactMap(\.difference)))
        report.expectationCount += expectation.count
    }

    var state: ScenarioReport.LayoutState {
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
