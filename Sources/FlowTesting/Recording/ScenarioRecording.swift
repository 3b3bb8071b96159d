import FlowScenario
import FlowSimulator
import Foundation

/// Writes down what happens to a collection view with a flow layout, as a scenario that plays it again.
///
///     let recording = try ScenarioRecording(of: view)
///     view.contentOffset.y = 300
///     view.layoutIfNeeded()
///     let scenario = try recording.scenario()
///
/// It hears what the view traces: whoever observes the trace already still does. What happens until a layout is one
/// step. Sizes are those that the delegate gave or that cells answered; what was never measured is as large as
/// estimated. What a scenario cannot say is listed in ``problems``.
///
/// It keeps a size for each item, so it is for thousands of them. On devices `FlowRecorder` does the same, from
/// outside.
@MainActor
public final class ScenarioRecording {
    /// The view that is recorded.
    public let view: CollectionView
    /// What happened and cannot be said in a scenario, or only in part: a sentence each.
    public private(set) var problems: [String] = []

    let layout: CollectionViewFlowLayout
    private let ear: RecordingEar
    private let beginning: Scenario
    /// What the view was like when it was last looked at.
    private var surroundings: RecordedSurroundings
    var data: RecordedItems
    private var steps: [RecordedStep] = []
    var present = RecordedStep()

    /// More items are not recorded one by one.
    private static let itemLimit = 20_000

    /// Begins to record. The view is laid out first.
    ///
    /// - Throws: `ScenarioError` where the view's layout is no flow layout, or its items are more than 20,000.
    public init(of view: CollectionView) throws(ScenarioError) {
        guard let layout = view.collectionViewLayout as? CollectionViewFlowLayout else {
            let name = "\(type(of: view.collectionViewLayout))"
            throw ScenarioError(place: "layout", reason: "\(name) is no flow layout, and scenarios know no other")
        }
        view.layoutIfNeeded()
        let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
        let count = counts.reduce(0, +)
        guard count <= Self.itemLimit else {
            throw ScenarioError(
                place: "sections",
                reason: "\(NumberText.grouped(count)) items are more than can be recorded one by one, which is "
                    + NumberText.grouped(Self.itemLimit))
        }
        (self.view, self.layout) = (view, layout)
        surroundings = RecordedSurroundings(view, layout)
        data = RecordedItems(view, layout, counts)
        beginning = surroundings.scenario
        ear = RecordingEar(previous: view.traceObserver)
        steps = RecordedItems.stepsBack(to: view, layout, data: data, from: beginning).map { RecordedStep([$0]) }
        ear.hear = { [weak self] event in self?.hear(event) }
        view.traceObserver = ear
    }

    /// Hears no more. Whoever observed the view's trace before does so again.
    public func stop() {
        if view.traceObserver === ear { view.traceObserver = ear.previous }
        ear.hear = nil
    }

    /// What was recorded so far. Whatever waits for a layout is laid out.
    ///
    /// - Throws: `ScenarioError` where steps make no sense together.
    public func scenario() throws(ScenarioError) -> Scenario {
        view.layoutIfNeeded()
        endStep()
        var scenario = beginning
        scenario.sections = data.sectionsAtStart
        scenario.steps = steps.compactMap { step in
            let actions = step.actions.map { $0.action(sizes: data) }
            guard let first = actions.first else { return nil }
            return Scenario.Step(actions.count == 1 ? first : .together(actions))
        }
        scenario.steps.append(Scenario.Step(.expect(expectation)))
        return scenario
    }

    func report(_ problem: String) {
        let sentence = "step \(steps.count + 1): \(problem)"
        if !problems.contains(sentence) { problems.append(sentence) }
    }

    /// The present step is over, with what is different of the view by now.
    func endStep() {
        defer { present = RecordedStep() }
        let now = RecordedSurroundings(view, layout)
        let changes = now.changes(since: surroundings)
        surroundings = now
        guard !present.actions.isEmpty || !changes.isEmpty || present.hasPass else { return }
        if !now.measures { data.hearSizes(of: view, layout, before: present.dataBefore, &present) }
        present.actions.insert(contentsOf: changes.map { .action($0) }, at: 0)
        if now.measures, let resized = data.resized() {
            present.actions.removeAll { $0.asksAgain(for: resized) }
            present.actions.append(.action(.resizeItems(resized)))
        }
        if !present.actions.isEmpty { steps.append(present) }
    }

    /// What is seen now.
    private var expectation: Scenario.Expectation {
        var expected = Scenario.Expectation()
        expected.contentSize = view.contentSize
        expected.contentOffset = view.contentOffset
        expected.visible = view.indexPathsForVisibleItems.count
        expected.frames = view.elementSnapshots(in: view.bounds).prefix(1000).map {
            .init(element: $0.name, frame: $0.frame)
        }
        return expected
    }
}

/// Hears a view's events for a recording, and passes them on.
@MainActor
final class RecordingEar: CollectionViewTraceObserver {
    private(set) weak var previous: (any CollectionViewTraceObserver)?
    var hear: ((TraceEvent) -> Void)?

    init(previous: (any CollectionViewTraceObserver)?) {
        self.previous = previous
    }

    func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
        previous?.collectionView(view, didTrace: event)
        hear?(event)
    }
}

/// What was done until a layout.
struct RecordedStep {
    var actions: [RecordedAction] = []
    /// Whether a layout has begun since.
    var hasPass = false
    /// Whether a batch is being applied.
    var isInUpdate = false
    /// The items before the step's first batch; nil where there is none.
    var dataBefore: RecordedItems?

    init(_ actions: [Scenario.Action] = []) {
        self.actions = actions.map { .action($0) }
    }
}

/// Something that was done; the sizes of what came with it may be known later.
enum RecordedAction {
    case action(Scenario.Action)
    /// A batch. New items have these numbers, by the operation that brings them.
    case update([Scenario.UpdateOperation], items: [Int: [Int]])
    /// Other sections, with the numbers of their items.
    case reload([Scenario.Section], items: [[Int]])

    @MainActor
    func action(sizes: RecordedItems) -> Scenario.Action {
        switch self {
        case .action(let action): return action
        case .update(let operations, let items):
            return .update(
                operations.enumerated().map { index, operation in
                    guard let numbers = items[index] else { return operation }
                    return operation.with(sizes.groups(numbers))
                })
        case .reload(let sections, let items):
            return .reload(
                zip(sections, items).map { section, numbers in
                    var section = section
                    section.items = sizes.groups(numbers)
                    return section
                })
        }
    }

    /// Whether it only has these measured again.
    func asksAgain(for resized: [Scenario.ItemResize]) -> Bool {
        guard case .action(.remeasure(let paths?)) = self else { return false }
        return paths.allSatisfy { path in resized.contains { $0.item == path } }
    }
}

extension Scenario.UpdateOperation {
    /// The same with other items.
    fileprivate func with(_ groups: [Scenario.ItemGroup]) -> Self {
        var operation = self
        switch kind {
        case .insertItems(_, let path): operation.kind = .insertItems(groups, at: path)
        case .insertSection(var section, let index):
            section.items = groups
            operation.kind = .insertSection(section, at: index)
        default: break
        }
        return operation
    }
}
