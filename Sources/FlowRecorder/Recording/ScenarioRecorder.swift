#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import ScenarioFormat
import UIKit

/// A recorder of a scroll view with items. It records the frames that the platform shows after each step, as a scenario
/// that `flowsim run` repeats and compares. ``CollectionViewRecorder`` and ``TableViewRecorder`` are its subclasses.
///
/// A step is one change by the app, and one layout. Anything that a scenario cannot express is listed in ``problems``.
@MainActor
public class ScenarioRecorder: RecordedWriting {
    /// The name of the recorded scenario.
    public final var name: String
    /// Whether expectations contain all elements, not only the elements on screen; false unless set. If there are more
    /// than 5,000 items, only items on screen are included.
    public final var recordsAllElements = false
    /// Sentences about events that a scenario cannot express completely, in the order in which they were found.
    public private(set) final var problems: [String] = []

    final let scrollView: UIScrollView
    final var items = RecordedItems()
    final var isDataRead = false
    final var answers = RecordedAnswers()
    /// The last announced change of each item's content. The key is the item's number. A change is removed when the
    /// item's size is recorded.
    final var changedContents: [Int: ContentsChange] = [:]
    final var steps: [RecordedStep] = []
    /// The last known state of the view; nil until the first layout is over.
    final var known: Noticed?
    /// The state of the view at the first layout.
    final var beginning: Beginning?
    /// Whether a finger held the content, or the content was still moving after a drag, when the recorder last examined
    /// the view.
    final var isHeld = false
    final var present = PresentStep()
    /// The last known offset. It is set when an offset is recorded and, for a table, also when a step ends.
    final var lastOffset = CGPoint.zero
    private final var reportedProblems: Set<String> = []

    init(_ scrollView: UIScrollView, name: String) {
        (self.scrollView, self.name) = (scrollView, name)
    }

    /// Makes a change to the view, lays out the view, and records the change and the frames.
    ///
    /// - Parameters:
    ///   - note: A description of the change.
    ///   - changes: One change, such as a scroll, new insets or a batch update, without a layout. Traps if it begins
    ///     another step.
    ///   - file: The file of the caller's code, for the message.
    ///   - line: The line in that file.
    public final func step(
        _ note: String, file: StaticString = #fileID, line: UInt = #line, _ changes: () -> Void
    ) {
        require(!present.isExplicit, "A step cannot begin within another step", file: file, line: line)
        settle()
        present.isExplicit = true
        changes()
        changesAreMade()
        scrollView.layoutIfNeeded()
        endStep(note)
    }

    /// Records the changes since the last step, such as the changes that a finger made. Call this method when the view
    /// is laid out, for example in `viewDidLayoutSubviews()`. Without the call, the next step or the next change
    /// records them.
    public final func settle() {
        guard isPending, !present.isExplicit else { return }
        changesAreMade()
        endStep(nil)
    }

    /// Returns the recording so far, as JSON in the format of `docs/scenarios.md`.
    ///
    /// - Throws: An error with its place if the format cannot express a value.
    public final func scenario() throws -> Data {
        settle()
        return Data(try recorded().json(checks: NoChecks()).utf8)
    }

    /// Writes ``scenario()`` to a file. An existing file is replaced.
    ///
    /// - Throws: The errors of ``scenario()``, and Foundation's if the file cannot be written.
    public final func write(to file: URL) throws { try scenario().write(to: file, options: .atomic) }

    struct Beginning {
        var properties: RecordedProperties
        var sections: [RecordedSection]

        var container: Scenario.Container { properties.container }
        var surface: Scenario.Surface { properties.surface }
        /// The properties of the layout; nil for a table.
        var layout: Scenario.Layout? { if case .layout(let layout) = surface { layout } else { nil } }
    }

    /// The properties of the view, and the subset of them that a scenario can express.
    struct Noticed {
        var seen: RecordedProperties
        var written: RecordedProperties
    }

    final func report(_ problem: String) {
        let place = steps.isEmpty ? "first layout" : "step \(steps.count)"
        let sentence = "\(place): \(problem)"
        if reportedProblems.insert(sentence).inserted { problems.append(sentence) }
    }

    // MARK: Differences between kinds of views

    /// Whether there were changes since the last step.
    var isPending: Bool { present.isPending }
    /// The properties of the layout or of the table.
    var surface: Scenario.Surface { .layout(Scenario.Layout()) }
    /// The number of items in each section of the view.
    var viewCounts: [Int] { [] }
    /// Whether cells are measured and therefore return sizes.
    var measuresCells: Bool { true }

    /// Called after a player has performed an action of a scenario in the present step. Does nothing in a recorder that
    /// notices actions.
    func didPlay(_ action: Scenario.Action) {}
    /// Called after the app has made its changes, before the view is laid out.
    func willLayOut() {}
    /// Records a table's batch that ended without notice, and an offset that a finger set. Called after the changes of
    /// properties were recorded. Does nothing for a collection view.
    func noticeOthers() {}
    /// Records the sizes that cells and delegates returned during a layout.
    func recordAnswers() {}
    /// Whether the recorded size of an item is up to date.
    func hasCurrentSize(_ item: Int) -> Bool { true }
    func check(someAreResized: Bool, wavering: [Int]) {}

    /// The items whose cells are on screen.
    var visiblePaths: [IndexPath] { [] }
    func cell(at path: IndexPath) -> UIView? { nil }
    /// Returns the view of a section's header or footer; nil if it is not on screen.
    func edge(isHeader: Bool, of section: Int) -> UIView? { nil }
    /// Returns the frame of an item on screen or off screen; nil for an item that expectations do not contain.
    func frame(ofItemAt path: IndexPath) -> CGRect? { nil }
    /// Returns the frame of a header or footer on screen or off screen; nil for a header or footer that expectations do
    /// not contain.
    func frame(ofEdge isHeader: Bool, of section: Int) -> CGRect? { nil }
    package func contentSize(_ size: CGSize, of item: Int) -> Scenario.ItemSize { Scenario.ItemSize(size) }
    /// Returns a group that consists of one item.
    ///
    /// - Parameters:
    ///   - item: Its number.
    ///   - sizes: Its sizes, one after the other; nil if they are unknown.
    package func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup { Scenario.ItemGroup(.plain) }
    /// Returns a section with its metrics, but without items.
    func measures(ofSection number: Int) -> Scenario.Section { Scenario.Section(items: []) }
    /// Adds the elements that only one kind of view has to an expectation.
    func addElements(to expectation: inout Scenario.Expectation) {}
    /// Adds the sections with which the recording began to a scenario.
    func addSections(_ sections: [RecordedSection], to scenario: inout Scenario) {
        scenario.sections = sections.map(section)
    }
}
#endif
