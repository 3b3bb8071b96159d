import FlowSimulator

/// A list of numbers in sections, shown in a table by a diffable data source. Rows measure themselves.
@MainActor
final class TableDiffableScreen: SnapshotScreen {
    typealias Source = TableViewDiffableDataSource<Int, Int>

    let table: TableView
    let source: Source
    private let made = Made()
    private let log = IssueLog()

    /// A row that is as high as its number says.
    final class Row: TableViewCell {
        var name = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: TableDiffableScreen.height(of: name))
        }
    }

    private final class Made {
        var names: [Int] = []
    }

    init(_ width: CGFloat = 320, _ height: CGFloat = 400, estimate: CGFloat = 40) {
        table = TableView(frame: rect(0, 0, width, height), style: .plain)
        table.register(Row.self, forCellReuseIdentifier: "row")
        (table.rowHeight, table.estimatedRowHeight) = (TableView.automaticDimension, estimate)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (0, 0)
        table.separatorStyle = .none
        let made = made
        source = Source(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            made.names.append(name)
            (cell as? Row)?.name = name
            return cell
        }
        table.observer = log
    }

    /// Every row that the data source was asked for, in order.
    var cellsMade: [Int] { made.names }

    var scrollView: ScrollView { table }
    var snapshot: Snapshot { source.snapshot() }
    var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
    var issueKinds: [LayoutIssue.Kind] { log.kinds }
    var anchorPolicy: AnchorPolicy {
        get { table.anchorPolicy }
        set { table.anchorPolicy = newValue }
    }

    var shownCells: [ShownCell] {
        table.visibleCells.compactMap { cell in
            guard let cell = cell as? Row, let path = table.indexPath(for: cell) else { return nil }
            return ShownCell(path: path, name: cell.name, frame: cell.frame)
        }
    }

    func show(_ snapshot: Snapshot) { source.apply(snapshot) }
}
