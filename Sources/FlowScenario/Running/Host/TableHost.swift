import CollectionSimulator
import TableSimulator

/// The host of a run: a simulated table view.
@MainActor
package final class TableHost: ScenarioHost, StepHost {
    package let tableView: TableView
    private let client: TableClient
    package let dataSource: ScenarioDataSource
    package let calls: CallLog
    /// The present properties of the table.
    package private(set) var values: Scenario.Table
    package var stopwatch: StageStopwatch?
    /// Whether a height that the delegate or a cell returns is relative to the space available for rows.
    private let answersDependOnRoom: Bool
    /// The space available for rows at the last layout. Relative heights depend on this space.
    private var knownRoom: Scenario.Room?

    /// Makes the view and registers its cells. The view has no data source and no delegate before
    /// ``connect(observer:trace:)``.
    ///
    /// - Parameter makeTable: Makes the table; nil for a plain `TableView`.
    init(
        _ scenario: Scenario, _ table: Scenario.Table, dataSource: ScenarioDataSource,
        makeTable: ((CGRect, TableView.Style) -> TableView)? = nil
    ) {
        self.dataSource = dataSource
        values = table
        calls = CallLog(scenario)
        answersDependOnRoom = scenario.answersDependOnRoom
        client = TableClient(scenario, items: dataSource, calls: calls)
        // Initial values are those of the system that is played.
        let current = TableProfile.current
        TableProfile.current = table.profile.inTables
        let make = makeTable ?? { TableView(frame: $0, style: $1) }
        tableView = make(CGRect(origin: .zero, size: scenario.container.size), table.style.inUIKit())
        TableProfile.current = current
        tableView.selfSizingInvalidation = scenario.container.selfSizingInvalidation.inUIKit()
        dataSource.room = { [unowned self] _ in tableRoom }
        register(Array(scenario.cells.keys))
        apply(table)
    }

    /// Reloads the table if the space that determines relative heights has changed. Returns whether the space has
    /// changed; false if no height is relative. The first call only stores the space, and returns true if any height is
    /// relative. Apps also reload their tables when a view rotates. A batch without operations would not be enough,
    /// because the table then asks only for the heights of rows on screen.
    package func applyRoom() -> Bool {
        guard answersDependOnRoom, tableRoom != knownRoom else { return false }
        let isFirst = knownRoom == nil
        knownRoom = tableRoom
        if !isFirst { tableView.reloadData() }
        return true
    }

    private func register(_ kinds: [String]) {
        tableView.register(ScenarioTableCell.self, forCellReuseIdentifier: ScenarioTableCell.identifier)
        tableView.register(ScenarioTableHeader.self, forHeaderFooterViewReuseIdentifier: ScenarioTableHeader.identifier)
        for name in kinds {
            tableView.register(
                ScenarioTableCell.self, forCellReuseIdentifier: ScenarioTableCell.identifier(of: name))
            tableView.register(
                ScenarioTableHeader.self,
                forHeaderFooterViewReuseIdentifier: ScenarioTableHeader.identifier(of: name))
        }
    }

    package func connect(
        observer: any CollectionViewObserver & TableViewObserver,
        trace: (any CollectionViewTraceObserver & TableViewTraceObserver)?
    ) {
        tableView.observer = observer
        tableView.traceObserver = trace
        tableView.dataSource = client
        tableView.delegate = client
    }

    /// Sets the properties of the table. If the scenario does not give a height, the height keeps its initial value,
    /// which depends on the system that the table imitates.
    package func apply(_ table: Scenario.Table) {
        values = table
        tableView.profile = table.profile.inTables
        Scenario.Table.properties.set(table, on: tableView)
        if tableView.tableHeaderView?.frame.height != table.headerViewHeight.map({ CGFloat($0) }) {
            tableView.tableHeaderView = table.headerViewHeight.map(Self.accessoryView)
        }
        if tableView.tableFooterView?.frame.height != table.footerViewHeight.map({ CGFloat($0) }) {
            tableView.tableFooterView = table.footerViewHeight.map(Self.accessoryView)
        }
        client.dequeuesForPath = table.dequeuesForPath
        guard client.indexTitles != table.sectionIndex else { return }
        client.indexTitles = table.sectionIndex
        tableView.reloadSectionIndexTitles()
    }

    /// Makes a view with the given height. The table sets the width of the view.
    private static func accessoryView(height: Double) -> View {
        View(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    }

    package var view: ScrollView { tableView }
    package var scrollAxis: CollectionView.ScrollDirection { .vertical }
    package var measuresCells: Bool { true }
    package var isMirrored: Bool { false }
    package var statistics: LayoutStatistics { tableView.statistics }
}

// MARK: State

extension TableHost {
    package var knownContentSize: CGSize { tableView.contentSize }

    package var itemState: HostItemState {
        HostItemState(
            measured: tableView.measuredRowCount, estimated: tableView.estimatedRowCount,
            rows: dataSource.data.itemCount)
    }

    package func isEstimated(at path: IndexPath) -> Bool { tableView.isEstimated(at: path) }

    /// Returns the place of an element. The place of a pinned header or footer is where the view shows it.
    package func place(of element: Scenario.ElementName) -> HostPlace? {
        switch element {
        case .item(let section, let item):
            guard item < dataSource.itemCount(ofSection: section) else { return nil }
            return HostPlace(frame: tableView.rectForRow(at: IndexPath(item: item, section: section)), zIndex: 0)
        case .header(let section):
            return tableView.shownRectForHeader(inSection: section).map { HostPlace(frame: $0, zIndex: 10) }
        case .footer(let section):
            return tableView.shownRectForFooter(inSection: section).map { HostPlace(frame: $0, zIndex: 10) }
        case .background, .view: return nil
        }
    }

    package func elementSnapshots(in rect: CGRect) -> [CollectionView.ElementSnapshot] {
        tableView.elementSnapshots(in: rect)
    }

    package var pinsHeaders: Bool { tableView.style == .plain }
    package var pinsFooters: Bool { tableView.style == .plain }
    package func inset(ofSection section: Int) -> Scenario.Insets { .zero }
    package var insetsStartAtContentEdges: Bool { false }
    package var elementsMayOverlap: Bool { tableView.style == .plain }

    package var visiblePaths: [IndexPath] { tableView.indexPathsForVisibleRows ?? [] }

    package func hasCell(at path: IndexPath) -> Bool { tableView.cellForRow(at: path) != nil }

    package func shownContent(at path: IndexPath) -> ShownContent? {
        guard let cell = tableView.cellForRow(at: path) as? ScenarioTableCell, cell.shown.views != nil else {
            return nil
        }
        return cell.shown
    }

    package var elementViews: [(element: Scenario.ElementName, view: View)] {
        var found: [(element: Scenario.ElementName, view: View)] = tableView.subviews.compactMap { view in
            guard let cell = view as? TableViewCell, !cell.isHidden, let path = tableView.indexPath(for: cell) else {
                return nil
            }
            return (.item(section: path[0], item: path[1]), cell)
        }
        for snapshot in elementSnapshots(in: tableView.bounds) where snapshot.category != .cell {
            let name = snapshot.name
            let view =
                if case .footer(let section) = name { tableView.footerView(forSection: section) } else {
                    tableView.headerView(forSection: snapshot.indexPath.section)
                }
            if let view, !view.isHidden { found.append((name, view)) }
        }
        return found
    }
}
