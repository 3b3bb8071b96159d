import CallerChecks
import CollectionSimulator
import CompositionalSimulator
import TableSimulator

/// A recording of a collection view with a flow layout or a compositional layout, or of a table view, as a scenario. It
/// contains all changes that are made to the view.
///
///     let recording = try ScenarioRecording(of: view)
///     view.contentOffset.y = 300
///     view.layoutIfNeeded()
///     let scenario = try recording.scenario()
///
/// The recording observes the view's trace; an observer that the view had before receives the events, too. Everything
/// until a layout is one step. Sizes are those that the delegate gave or that cells returned; items that were never
/// measured are as large as estimated. Anything that a scenario cannot express is listed in ``problems``.
///
/// A table's delegate is asked once more for the heights and estimates that the table asked it for. If a table was
/// scrolled before, the scenario has the heights of its rows off screen as estimates.
///
/// A size is kept for each item, so a recording is for thousands of them. On devices `FlowRecorder` records views from
/// outside.
@MainActor
public final class ScenarioRecording {
    /// Sentences about events that the scenario does not express, or expresses only in part.
    public private(set) var problems: [String] = []

    let subject: any RecordedSubject
    private let forwarder: TraceForwarder
    private let beginning: Scenario
    /// The properties of the view at the end of the last step.
    private var properties: RecordedProperties
    /// The item numbers of the selected items.
    private var selected: [Int]
    private var steps: [RecordedStep] = []
    var present = RecordedStep()
    var turn = TracedTurn()

    /// The greatest number of items in a recorded view. It is limited because the size of each item is stored.
    private static let itemLimit = 20_000

    /// Begins to record a collection view, after laying it out.
    ///
    /// - Throws: `ScenarioError` where the view's layout is neither a flow layout nor a compositional layout, or its
    ///   items are more than 20,000.
    public convenience init(of view: CollectionView) throws(ScenarioError) {
        switch view.collectionViewLayout {
        case let layout as CollectionViewFlowLayout: try self.init(FlowSubject(view, layout))
        case let layout as CollectionViewCompositionalLayout: try self.init(CompositionalSubject(view, layout))
        case let layout:
            throw ScenarioError(
                place: "layout",
                reason:
                    "\(type(of: layout)) is neither a flow layout nor a compositional layout, and scenarios know no "
                    + "other; record where it has its elements with `expectLayout(of:matches:)`, which takes any layout"
            )
        }
    }

    /// Begins to record a table, after laying it out.
    ///
    /// - Throws: `ScenarioError` where the table's profile is none of the systems', or its rows are more than 20,000.
    public convenience init(of table: TableView) throws(ScenarioError) {
        try self.init(TableSubject(table))
    }

    private init(_ subject: some RecordedSubject) throws(ScenarioError) {
        subject.view.layoutIfNeeded()
        let counts = subject.counts
        let count = counts.reduce(0, +)
        guard count <= Self.itemLimit else {
            throw ScenarioError(
                place: "sections",
                reason: "\(NumberText.grouped(count)) items are more than can be recorded one by one, which is "
                    + NumberText.grouped(Self.itemLimit))
        }
        self.subject = subject
        subject.items = RecordedItems(counts: counts, remembersInReloadedSections: false)
        subject.sectionsAtStart = subject.items.sections
        subject.begin()
        properties = subject.properties
        beginning = properties.scenario
        selected = subject.selectedPaths.compactMap(subject.items.number)
        forwarder = TraceForwarder(previous: subject.traceObserver)
        subject.report = { [weak self] in self?.report($0) }
        reportSafeArea()
        reportSelection()
        steps = subject.stepsBack(from: beginning).map { RecordedStep([$0]) }
        forwarder.record = { [weak self] event in self?.record(event) }
        subject.traceObserver = forwarder
    }

    /// The recorded collection view. Traps if a table is recorded.
    public var view: CollectionView {
        guard let view = subject.view as? CollectionView else {
            CallerChecks.stop("a table is recorded, and no collection view")
        }
        return view
    }

    /// The recorded table. Traps if a collection view is recorded.
    public var tableView: TableView {
        guard let table = subject.view as? TableView else {
            CallerChecks.stop("a collection view is recorded, and no table")
        }
        return table
    }

    /// Stops recording. The view gets back the observer that it had before.
    public func stop() {
        if subject.traceObserver === forwarder { subject.traceObserver = forwarder.previous }
        forwarder.record = nil
    }

    /// Lays out the view and returns the recording so far.
    ///
    /// If a table had measured rows off screen when the recording began, the scenario is played once, and a difference
    /// is one of the ``problems``.
    ///
    /// - Throws: `ScenarioError` if the steps do not fit together.
    public func scenario() throws(ScenarioError) -> Scenario {
        subject.view.layoutIfNeeded()
        endStep()
        var scenario = beginning
        scenario.sections = subject.describedSectionsAtStart
        scenario.steps = subject.scenarioSteps(steps)
        scenario.steps.append(Scenario.Step(.expect(expectation)))
        if subject.beginsOtherwise { try check(scenario) }
        return scenario
    }

    /// Plays the recorded scenario and reports the first difference from its expectations. There may be a difference if
    /// rows were measured before the recording began.
    private func check(_ scenario: Scenario) throws(ScenarioError) {
        let differences = try ScenarioRun(scenario).finish().differences
        guard let first = differences.first else { return }
        report(
            "played, the scenario comes to \(first.actual) for “\(first.what)” and not to \(first.expected): what was "
                + "measured before the recording began is not known then")
    }

    func report(_ problem: String) {
        let sentence = "step \(steps.count + 1): \(problem)"
        if !problems.contains(sentence) { problems.append(sentence) }
    }

    /// Reports that the view adds its safe area to the content inset in a way that a scenario cannot express.
    private func reportSafeArea() {
        let view = subject.view
        guard view.safeAreaInsets != .zero else { return }
        let isUsual = [.automatic, .scrollableAxes].contains(view.contentInsetAdjustmentBehavior)
        if !isUsual || view.alwaysBounceVertical || view.alwaysBounceHorizontal {
            report("the safe area is added to the content inset in another way than in a scenario")
        }
    }

    private func reportSelection() {
        guard subject.selectedPaths.count > 1 else { return }
        report("several items are selected, and in a scenario the last of them is")
    }

    /// Ends the present step, after adding the changed properties to it.
    func endStep() {
        defer { (present, turn) = (RecordedStep(), TracedTurn()) }
        let now = subject.properties
        // Another size is an event.
        properties.container.size = now.container.size
        let changes = now.changes(since: properties)
        properties = now
        if turn.isElsewhere { present.add(.drag(.to(subject.view.contentOffset))) }
        noteSelection()
        guard !present.actions.isEmpty || !changes.isEmpty || turn.hasPass else { return }
        subject.noteSizes(in: &present, isPrepared: turn.isPrepared)
        present.actions.insert(contentsOf: changes.map { .action($0) }, at: 0)
        if !present.actions.isEmpty { steps.append(present) }
    }

    /// Records items that were selected or deselected in the step.
    private func noteSelection() {
        let now = subject.selectedPaths.compactMap(subject.items.number)
        defer { selected = now }
        guard now != selected else { return }
        reportSelection()
        let paths = subject.items.paths(of: selected + now)
        let gone = selected.filter { !now.contains($0) }.compactMap { paths[$0] }
        let new = now.filter { !selected.contains($0) }.compactMap { paths[$0] }
        if !gone.isEmpty { present.add(.select(gone, isSelected: false)) }
        if !new.isEmpty { present.add(.select(new, isSelected: true)) }
    }

    /// The present state of the view, in the form of an expectation.
    private var expectation: Scenario.Expectation {
        var expected = Scenario.Expectation()
        let view = subject.view
        expected.contentSize = view.contentSize
        expected.contentOffset = view.contentOffset
        expected.visible = subject.visibleCount
        var names: Set<Scenario.ElementName> = []
        let kinds = subject.properties.surface.compositional?.kinds ?? []
        expected.frames = subject.elementSnapshots(in: view.bounds).prefix(1000).compactMap { element in
            // A scenario has no views of the kinds that a layout of the app added.
            if case .view(let kind, _, _) = element.name, !kinds.contains(kind) { return nil }
            return names.insert(element.name).inserted ? .init(element: element.name, frame: element.frame) : nil
        }
        return expected
    }
}

/// Facts about the events since the last step. They decide how the present step is recorded, but they are not actions.
struct TracedTurn {
    /// Whether a layout pass has begun since the last step.
    var hasPass = false
    /// Whether a batch is being applied.
    var isInUpdate = false
    /// Whether the layout has asked for sizes again since the last step.
    var isPrepared = false
    /// Whether the view scrolled to an element in a way that no scenario can express. The step then records the offset.
    var isElsewhere = false
    /// The items before the last batch or reload of this step; nil if the step has neither.
    var itemsBefore: RecordedItems?
}
