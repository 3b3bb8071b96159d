#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A table of the platform on which a scenario is played.
@MainActor
final class PlatformTableHost: PlatformHost {
    let tableView: RecordingTableView
    let tableRecorder: TableViewRecorder
    let contents: ScenarioContents
    let surroundings: ScenarioPlayer.Surroundings
    private let source: TableRowSource
    private let delegate: SelectiveTableDelegate
    /// Whether any height that the delegate or a cell returns is relative to the space available for rows.
    private let answersDependOnRoom: Bool
    /// The space available for rows at the last layout. Relative heights depend on this space.
    private var knownRoom: Scenario.Room?

    init(_ scenario: Scenario, _ table: Scenario.Table, _ surroundings: ScenarioPlayer.Surroundings) {
        self.surroundings = surroundings
        contents = ScenarioContents(scenario.sections)
        let style = table.style == .insetGrouped ? Self.insetGrouped : table.style.inUIKit()
        tableView = RecordingTableView(
            frame: CGRect(origin: .zero, size: scenario.container.size), style: style)
        tableRecorder = TableViewRecorder(recording: tableView, name: scenario.name)
        answersDependOnRoom = scenario.answersDependOnRoom
        let sizes = ReportedSizes(contents: contents, view: tableView) { [weak tableView] size, _, _ in
            guard let tableView else { return .zero }
            let room = Scenario.Room(
                tableOfSize: tableView.bounds.size, insets: Scenario.Insets(tableView.adjustedContentInset))
            return size.size(in: room, scale: Double(tableView.traitCollection.displayScale))
        }
        source = TableRowSource(sizes, dequeuesForPath: table.dequeuesForPath)
        delegate = SelectiveTableDelegate(sizes, scenario.tableMethods)
        apply(table)
    }

    private static var insetGrouped: UITableView.Style {
        #if os(tvOS)
        .grouped
        #else
        .insetGrouped
        #endif
    }

    var scrollView: UIScrollView { tableView }
    var recorder: ScenarioRecorder { tableRecorder }
    var scrollsVertically: Bool { true }
    var measuresCells: Bool { true }

    func connect() {
        if #available(iOS 15, tvOS 15, *) { tableView.isPrefetchingEnabled = false }
        tableView.register(GivenHeightCell.self, forCellReuseIdentifier: GivenHeightCell.identifier)
        tableView.register(GivenHeightEdge.self, forHeaderFooterViewReuseIdentifier: GivenHeightEdge.identifier)
        tableView.dataSource = source
        tableView.delegate = delegate
    }

    /// Sets the table's properties that have changed. Heights that the scenario does not give keep the system's values.
    private func apply(_ table: Scenario.Table) {
        UITableView.scenarioProperties.set(table, on: tableView)
        if tableView.tableHeaderView?.frame.height != table.headerViewHeight.map({ CGFloat($0) }) {
            tableView.tableHeaderView = table.headerViewHeight.map(Self.view)
        }
        if tableView.tableFooterView?.frame.height != table.footerViewHeight.map({ CGFloat($0) }) {
            tableView.tableFooterView = table.footerViewHeight.map(Self.view)
        }
        guard source.indexTitles != table.sectionIndex else { return }
        source.indexTitles = table.sectionIndex
        tableView.reloadSectionIndexTitles()
    }

    /// Makes a view with the given height. The table sets the width of the view.
    private static func view(height: Double) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }

    // MARK: Steps

    /// Reloads the table if the space available for rows has changed and any height is relative to it. Apps do the
    /// same. A batch without operations is not enough: the table would ask only for the heights of rows on screen.
    func applyRoom() {
        if answersDependOnRoom, let knownRoom, knownRoom != tableRoom { tableView.reloadData() }
        knownRoom = tableRoom
    }

    func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment) {
        tableView.scrollToRow(at: path, at: alignment.inTables, animated: false)
    }

    func willResize(_ paths: [IndexPath]) { tableRecorder.announceChanges(at: paths) }
    func remeasure(at path: IndexPath) { tableView.cellForRow(at: path)?.invalidateIntrinsicContentSize() }
    func reloadData() { tableView.reloadData() }

    func select(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
            tableView.deselectRow(at: path, animated: false)
        }
    }

    func performBatch(_ operations: [Scenario.UpdateOperation], _ changes: @escaping () -> Void) throws {
        try checkFits(operations)
        tableView.performBatchUpdates(changes, completion: nil)
    }

    func notify(of operation: Scenario.UpdateOperation.Kind) {
        switch operation {
        case .insertItems(let groups, let path):
            tableView.insertRows(at: path.following(groups).map(\.indexPath), with: .none)
        case .deleteItems(let paths): tableView.deleteRows(at: paths.map(\.indexPath), with: .none)
        case .moveItem(let path, let target): tableView.moveRow(at: path.indexPath, to: target.indexPath)
        case .reloadItems(let paths, _): tableView.reloadRows(at: paths.map(\.indexPath), with: .none)
        case .reconfigureItems(let paths, _): reconfigure(paths.map(\.indexPath))
        case .insertSection(_, let index): tableView.insertSections([index], with: .none)
        case .deleteSection(let index): tableView.deleteSections([index], with: .none)
        case .moveSection(let index, let target): tableView.moveSection(index, toSection: target)
        case .reloadSection(let index, _): tableView.reloadSections([index], with: .none)
        }
    }

    private func reconfigure(_ paths: [IndexPath]) {
        if #available(iOS 15, tvOS 15, *) {
            tableView.reconfigureRows(at: paths)
        } else {
            tableView.reloadRows(at: paths, with: .none)
        }
    }

    func perform(_ action: Scenario.Action) {
        switch action {
        case .setTable(let change): apply(change.table)
        case .remeasure(nil): tableView.performBatchUpdates(nil, completion: nil)
        default: break
        }
    }
}
#endif
