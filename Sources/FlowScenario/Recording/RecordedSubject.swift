import ElementsSimulator

/// A view that is recorded. The protocol contains the functions that differ between collection views and tables.
@MainActor
protocol RecordedSubject: AnyObject, RecordedWriting {
    var view: ScrollView { get }
    /// The observer of the view's trace.
    var traceObserver: AnyObject? { get set }
    /// Called for every event that no scenario can express, with a sentence about the event.
    var report: (String) -> Void { get set }
    var items: RecordedItems { get set }
    /// The sections when the recording began.
    var sectionsAtStart: [RecordedSection] { get set }

    // MARK: State

    var properties: RecordedProperties { get }
    /// The number of items in each section of the view.
    var counts: [Int] { get }
    /// The number of items in each section of the data source. The view may not have asked for these numbers yet.
    var sourceCounts: [Int] { get }
    var selectedPaths: [IndexPath] { get }
    var visibleCount: Int { get }
    func elementSnapshots(in rect: CGRect) -> [ElementSnapshot]

    // MARK: Events

    /// Records the sizes of items when the recording begins.
    func begin()
    /// Records facts about new items, such as estimates, before the layout measures the items' cells.
    func noteNewItems()
    /// Records the size of an element during a layout.
    func record(_ size: CGSize, of element: TraceEvent.Element)
    /// Adds changed sizes of items to the given step, which has ended.
    ///
    /// - Parameter isPrepared: Whether sizes were asked for again in the step.
    func noteSizes(in step: inout RecordedStep, isPrepared: Bool)

    // MARK: Writing

    /// Returns the alignment for a scroll position, which is given by its name in traces. Returns nil if scenarios have
    /// no such alignment.
    func alignment(_ position: String) -> Scenario.ScrollAlignment?
    /// Whether a new view needs more than one scroll to reach the recorded state. Rows off screen may then have other
    /// heights than in the recorded view, so the recorded scenario is played and checked.
    var beginsOtherwise: Bool { get }
    /// Returns the actions that bring a new view to the state of the recorded view. Each action is a step.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action]
}

extension RecordedSubject {
    var describedSectionsAtStart: [Scenario.Section] { sectionsAtStart.map(section) }
}
