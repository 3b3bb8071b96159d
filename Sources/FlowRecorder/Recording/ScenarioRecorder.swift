#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import ScenarioFormat
import UIKit

/// Records a scroll view of items, and the frames that the platform shows after each step, as a scenario that
/// `flowsim run` repeats and compares. ``CollectionViewRecorder`` and ``TableViewRecorder`` are such recorders.
///
/// A step is one change by the app, and one layout. Anything that a scenario cannot express is listed in ``problems``.
@MainActor
public class ScenarioRecorder: RecordedWriting {
    /// The name of the scenario.
    public final var name: String
    /// Whether expectations name all elements, not only those on screen; false unless set. Of more than 5,000 items
    /// only those on screen are named.
    public final var recordsAllElements = false
    /// Sentences about events that a scenario cannot express, or only in part, in the order in which they were found.
    public private(set) final var problems: [String] = []

    final let scrollView: UIScrollView
    final var items = RecordedItems()
    final var isDataRead = false
    final var answers = RecordedAnswers()
    /// Changes of contents after which no size was recorded yet, by item.
    final var changedContents: [Int: ContentsChange] = [:]
    final var steps: [RecordedStep] = []
    /// The view as it was last looked at; nil before the first step.
    final var known: Noticed?
    /// The view at the first layout.
    final var beginning: Beginning?
    /// Whether a finger held the content when it was last looked at, or the content still moved by it.
    final var isHeld = false
    final var present = PresentStep()
    /// The offset that was written last, or at the end of the last step of a table.
    final var lastOffset = CGPoint.zero
    private final var reportedProblems: Set<String> = []

    init(_ scrollView: UIScrollView, name: String) {
        (self.scrollView, self.name) = (scrollView, name)
    }

    /// Makes a change to the view, lays it out and records both.
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

    /// Records the changes since the last step, such as those by a finger, if there are any. Call it when the view is
    /// laid out, such as in `viewDidLayoutSubviews()`; otherwise the next step or the next change does.
    public final func settle() {
        guard isPending, !present.isExplicit else { return }
        changesAreMade()
        endStep(nil)
    }

    /// The recording so far, as JSON in the format of `docs/scenarios.md`.
    ///
    /// - Throws: An error with its place if the format cannot express a value.
    public final func scenario() throws -> Data {
        settle()
        return Data(try recorded().json(checks: NoChecks()).utf8)
    }

    /// Writes ``scenario()`` to a file, which is replaced.
    ///
    /// - Throws: The errors of ``scenario()``, and Foundation's if the file cannot be written.
    public final func write(to file: URL) throws { try scenario().write(to: file, options: .atomic) }

    struct Beginning {
        var properties: RecordedProperties
        var sections: [RecordedSection]

        var container: Scenario.Container { properties.container }
        var surface: Scenario.Surface { properties.surface }
        /// nil for a table.
        var layout: Scenario.Layout? { if case .layout(let layout) = surface { layout } else { nil } }
    }

    /// The view's properties as they are, and as a scenario can have them.
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

    /// Whether something happened since the last step.
    var isPending: Bool { present.isPending }
    /// The layout or the table.
    var surface: Scenario.Surface { .layout(Scenario.Layout()) }
    /// The numbers of items that the view has.
    var viewCounts: [Int] { [] }
    /// Whether cells return sizes.
    var measuresCells: Bool { true }

    /// Called after the changes by the app, before the view is laid out.
    func willLayOut() {}
    /// Changes that are noticed after all others.
    func noticeOthers() {}
    /// Records the sizes that cells and delegates returned in a layout.
    func recordAnswers() {}
    /// Whether the recorded size of an item is up to date.
    func hasCurrentSize(_ item: Int) -> Bool { true }
    func check(someAreResized: Bool, wavering: [Int]) {}

    /// The items whose cells are on screen.
    var visiblePaths: [IndexPath] { [] }
    func cell(at path: IndexPath) -> UIView? { nil }
    /// A section's header or footer that is on screen.
    func edge(isHeader: Bool, of section: Int) -> UIView? { nil }
    /// Frames of elements, on screen or not; nil for those that expectations do not name.
    func frame(ofItemAt path: IndexPath) -> CGRect? { nil }
    func frame(ofEdge isHeader: Bool, of section: Int) -> CGRect? { nil }
    package func contentSize(_ size: CGSize, of item: Int) -> Scenario.ItemSize { Scenario.ItemSize(size) }
    /// A group of one item.
    ///
    /// - Parameters:
    ///   - item: Its number.
    ///   - sizes: Its sizes, one after the other; nil if they are unknown.
    package func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup { Scenario.ItemGroup(.plain) }
    /// A section without its items.
    func measures(ofSection number: Int) -> Scenario.Section { Scenario.Section(items: []) }
}
#endif
