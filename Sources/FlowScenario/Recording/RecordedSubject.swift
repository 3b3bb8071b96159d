import FlowSimulator

/// A view that is recorded: the differences between a collection view and a table.
@MainActor
protocol RecordedSubject: AnyObject, RecordedWriting {
    var view: ScrollView { get }
    /// The observer of the view's trace.
    var traceObserver: AnyObject? { get set }
    /// Called for each thing that no scenario can express.
    var report: (String) -> Void { get set }
    var items: RecordedItems { get set }
    /// The sections when the recording began.
    var sectionsAtStart: [RecordedSection] { get set }

    // MARK: State

    var properties: RecordedProperties { get }
    /// The number of items of each section that the view has.
    var counts: [Int] { get }
    /// The number of items of each section in the data source, which the view may not have asked yet.
    var sourceCounts: [Int] { get }
    var selectedPaths: [IndexPath] { get }
    var visibleCount: Int { get }
    func elementSnapshots(in rect: CGRect) -> [ElementSnapshot]

    // MARK: Events

    /// Records the sizes that items have from the start.
    func begin()
    /// Records facts about new items, whose cells were not asked yet.
    func noteNewItems()
    /// Records the size of an element, in the middle of a layout.
    func record(_ size: CGSize, of element: TraceEvent.Element)
    /// Adds the sizes that are others than before to a step, which is over.
    ///
    /// - Parameter isPrepared: Whether sizes were asked for again in the step.
    func noteSizes(in step: inout RecordedStep, isPrepared: Bool)

    // MARK: Writing

    /// The alignment of a scroll to an item, by the word of a trace; nil if scenarios have none for it.
    func alignment(_ position: String) -> Scenario.ScrollAlignment?
    /// Whether heights off screen may have another origin in a new view than they had in the recorded one.
    var beginsOtherwise: Bool { get }
    /// The actions that lead a new view to where the recorded one is, one for each step.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action]
}

extension RecordedSubject {
    var describedSectionsAtStart: [Scenario.Section] { sectionsAtStart.map(section) }
}
