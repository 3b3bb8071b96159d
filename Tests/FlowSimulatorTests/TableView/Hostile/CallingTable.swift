import FlowSimulator
import Foundation
import ViewSimulator

/// A table whose data source, delegate, observer and cells all call a hook. Rows have 60 points, whoever says so.
@MainActor
final class CallingTable {
    let hook = TableHook()
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let table: TableView
    let source: CallingTableSource
    let delegate: CallingTableDelegate

    init() {
        source = CallingTableSource(hook)
        delegate = CallingTableDelegate(hook)
        table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.register(CallingTableCell.self, forCellReuseIdentifier: "row")
        table.observer = delegate
        window.addSubview(table)
        (table.dataSource, table.delegate) = (source, delegate)
    }

    /// What makes the table call everything that there is, one after the other.
    private var phases: [() -> Void] {
        let (table, source, hook) = (table, source, hook)
        return [
            {}, { table.contentOffset.y = 400 }, { table.contentOffset.y = 300 }, { table.isEditing = true },
            { table.isEditing = false },
            {
                for path in table.indexPathsForVisibleRows?.suffix(2) ?? [] {
                    table.layoutIfNeeded()
                    if table.cellForRow(at: path) != nil { table.tapRow(at: path) }
                }
            },
            {
                table.performBatchUpdates {
                    source.count += 1
                    table.insertRows(at: [[0, 0]], with: .none)
                    hook.call(.updateBlock)
                } completion: { _ in
                    hook.call(.updateCompletion)
                }
            },
            { table.scrollToRow(at: [1, 0], at: .bottom, animated: false) },
            { table.reloadData() },
        ]
    }

    /// Has the table call its user's code until the hook has done what it was to do, and lays out.
    func run(_ callback: TableCallback, armedFrom first: Int) {
        for (index, phase) in phases.enumerated() where !hook.wasCalled {
            if index == first { hook.wanted = callback }
            phase()
            table.layoutIfNeeded()
        }
        table.layoutIfNeeded()
    }
}

final class CallingTableSource: NSObject, TableViewDataSource {
    let hook: TableHook
    var count = 40
    private(set) var questions = 0

    init(_ hook: TableHook) {
        self.hook = hook
        super.init()
        hook.count = { [unowned self] in count }
    }

    func numberOfSections(in tableView: TableView) -> Int {
        questions += 1
        hook.call(.numberOfSections)
        return 2
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        hook.call(.numberOfRows)
        return section == 0 ? count : 2
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        note(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? CallingTableCell)?.hook = hook
        hook.call(.cellForRow)
        return cell
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        hook.call(.titleForFooter)
        return "footer"
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note(indexPath)
        hook.call(.canEdit)
        return true
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note(indexPath)
        hook.call(.canMove)
        return true
    }

    /// The second section has rows of its own.
    private func note(_ path: IndexPath) { if path.section == 0 { hook.note(path) } }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        hook.call(.indexTitles)
        return ["A"]
    }
}

/// A cell that says how high it is.
final class CallingTableCell: TableViewCell {
    weak var hook: TableHook?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        hook?.call(.sizeThatFits)
        return CGSize(width: size.width, height: 59.5)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        hook?.call(.prepareForReuse)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hook?.call(.layoutOfCell)
    }
}
