#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import ScenarioFormat
import UIKit

/// A recorder of a table view. It records the frames that the platform shows after each step, as a scenario that
/// `flowsim run` repeats and compares.
///
/// ```swift
/// let recorder = TableViewRecorder(recording: table, name: "Inbox")
/// recorder.step("first layout") {}
/// recorder.step("a message comes") {
///     messages.insert(message, at: 0)
///     table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
/// }
/// recorder.step("down") { table.contentOffset.y += 300 }
/// try recorder.write(to: url)
/// ```
///
/// A step is one change by the app, and one layout. Operations, reloads and scrolls are calls of the table; other
/// changes are noticed by comparing. Heights are read from the places of rows: a row is as high as the table has it,
/// without the line below if the row sized itself.
@MainActor
public final class TableViewRecorder: ScenarioRecorder {
    /// The recorded table view.
    public let tableView: RecordingTableView

    /// The recorded facts about rows, keyed by item number.
    var rows: [Int: RecordedRow] = [:]
    /// The recorded facts about headers and footers, keyed by section number.
    var edges: [Int: SeenEdges] = [:]
    /// Whether the delegate returns heights of rows; nil if the delegate has not been asked.
    var delegateGivesHeights: Bool?
    /// The item numbers of the rows for which cells were dequeued in the present step.
    var rowsWithCells: Set<Int> = []
    /// The paths of rows for which cells were dequeued during a batch.
    var pathsWithCells: [IndexPath] = []
    /// The operations of the present batch; nil outside of a batch.
    var batch: [Scenario.UpdateOperation.Kind]?
    var batchDepth = 0
    var isScrollingToRow = false

    /// Begins to record a table view.
    ///
    /// - Parameters:
    ///   - tableView: The table. Traps if another recorder records it. Best before its first layout.
    ///   - name: The name of the scenario.
    ///   - file: The file of the caller's code, for the message.
    ///   - line: The line in that file.
    public init(
        recording tableView: RecordingTableView, name: String = "", file: StaticString = #fileID, line: UInt = #line
    ) {
        require(tableView.recorder == nil, "Another recorder listens to this table", file: file, line: line)
        self.tableView = tableView
        super.init(tableView, name: name)
        tableView.recorder = self
    }

    /// Announces a change of rows' contents, or of the heights that the delegate returns for these rows. Call this
    /// method in a step, directly before the change. The table is not notified of such a change.
    public func announceChanges(at paths: [IndexPath]) {
        prepareForAnnouncement()
        add(.contents(change(of: paths)), cause: .nothing)
    }

    /// Whether there were changes since the last step. The offset is compared, too, because a finger may move the
    /// content without a call that could be observed.
    override var isPending: Bool {
        present.isPending || hasBegun && tableView.contentOffset != lastOffset
    }
    override var surface: Scenario.Surface { .table(tableView.scenarioTable) }
    override var viewCounts: [Int] { (0..<tableView.numberOfSections).map(tableView.numberOfRows(inSection:)) }

    override func willLayOut() {
        readDataIfNeeded()
        recordEstimates()
        recordDeclaredEdges()
    }
    override func noticeOthers() {
        closeForgottenBatch()
        noticeUnannouncedOffset()
    }
    override func recordAnswers() {
        // Rows and sections may have come without an update.
        recordEstimates()
        recordDeclaredEdges()
        recordHeights()
        recordShownEdges()
        lastOffset = tableView.contentOffset
    }

    /// Whether the recorded height of a row is up to date. Heights from the delegate may be out of date, because the
    /// table also asks for the heights of rows off screen.
    override func hasCurrentSize(_ item: Int) -> Bool { rows[item]?.source != .delegate }

    override var visiblePaths: [IndexPath] { tableView.indexPathsForVisibleRows ?? [] }
    override func cell(at path: IndexPath) -> UIView? { tableView.cellForRow(at: path) }
    override func edge(isHeader: Bool, of section: Int) -> UIView? {
        isHeader ? tableView.headerView(forSection: section) : tableView.footerView(forSection: section)
    }
    override func frame(ofItemAt path: IndexPath) -> CGRect? { tableView.rectForRow(at: path) }

    /// Returns the size of the content of a row. Only the height is used, because rows are as wide as their table.
    package override func contentSize(_ size: CGSize, of item: Int) -> Scenario.ItemSize {
        Scenario.ItemSize(width: 0, height: .points(Double(size.height)))
    }
    package override func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup {
        group(ofRow: item, height: sizes?.last?.height)
    }
    override func measures(ofSection number: Int) -> Scenario.Section {
        var section = Scenario.Section(items: [])
        section.header = edges[number]?.header.value
        section.footer = edges[number]?.footer.value
        return section
    }
}
#endif
