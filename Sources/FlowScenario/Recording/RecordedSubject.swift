import FlowSimulator
import Foundation

/// A view that is recorded: what a recording has to know of a collection view, or of a table, that the other does
/// differently.
@MainActor
protocol RecordedSubject: AnyObject {
    var view: ScrollView { get }
    /// Whoever hears what the view traces.
    var traceObserver: AnyObject? { get set }
    /// Notified of what cannot be said.
    var report: (String) -> Void { get set }

    // MARK: What there is

    var surroundings: RecordedSurroundings { get }
    /// Items of each section, as the view knows them.
    var counts: [Int] { get }
    /// The same by the data source: the view may not know yet.
    var sourceCounts: [Int] { get }
    var selectedPaths: [IndexPath] { get }
    var visibleCount: Int { get }
    func elementSnapshots(in rect: CGRect) -> [ElementSnapshot]

    // MARK: What is heard

    /// What is known of the items from the start.
    func begin(with items: inout RecordedItems)
    /// Items came, whose cells nobody asked yet.
    func noteNewItems(_ items: RecordedItems)
    /// An element answered how large it is, in the middle of a layout.
    func hear(_ size: CGSize, of element: TraceEvent.Element, _ items: inout RecordedItems)
    /// A step is over: what is as large now as it was not before becomes a part of it.
    func noteSizes(of items: inout RecordedItems, in step: inout RecordedStep)

    // MARK: What is written

    /// Where a scroll to an item has it, by the word of a trace; nil where scenarios have none for it.
    func alignment(_ position: String) -> Scenario.ScrollAlignment?
    /// A batch without operations.
    var emptyBatch: Scenario.Action { get }
    /// An item by itself.
    func group(of item: Int, in items: RecordedItems) -> Scenario.ItemGroup
    /// What is said of a section, items aside.
    func measures(ofSection number: Int) -> Scenario.Section
    /// Whether a new view may know other things of what is off screen than the recorded one knew in the beginning.
    var beginsOtherwise: Bool { get }
    /// Leads a new view to where the recorded one is: an action a step.
    func stepsBack(from beginning: Scenario, _ items: RecordedItems) -> [Scenario.Action]
}

extension RecordedSubject {
    func groups(_ numbers: [Int], in items: RecordedItems) -> [Scenario.ItemGroup] {
        [Scenario.ItemGroup](ofItems: numbers) { group(of: $0, in: items) }
    }

    func section(_ recorded: RecordedSection, in items: RecordedItems) -> Scenario.Section {
        var section = measures(ofSection: recorded.number)
        section.items = groups(recorded.items, in: items)
        return section
    }

    func sectionsAtStart(_ items: RecordedItems) -> [Scenario.Section] {
        items.sectionsAtStart.map { section($0, in: items) }
    }
}
