import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@MainActor @Suite
struct TableViewControllerTests {
    private class Names: TableViewController {
        var count = 30
        private(set) var scrolls = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
        }

        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        }

        override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? 70 : super.tableView(tableView, heightForRowAt: indexPath)
        }

        override func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    }

    /// Notes what it is told.
    private final class NotingTable: TableView {
        var calls: [String] = []
        var selected: [IndexPath]?

        override func reloadData() { calls.append("reload") }
        override var indexPathsForSelectedRows: [IndexPath]? { selected }
        override func deselectRow(at indexPath: IndexPath, animated: Bool) {
            calls.append("deselect \(indexPath.row) \(animated)")
        }
        override func setEditing(_ editing: Bool, animated: Bool) { calls.append("edit \(editing) \(animated)") }
    }

    @Test("The view is the table itself, as large as the window, and the controller is whom it asks")
    func view() {
        let controller = Names(style: .grouped)
        #expect(!controller.isViewLoaded)
        let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let table: TableView = controller.tableView
        #expect(controller.view === table)
        #expect(table.style == .grouped)
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(table.next === controller)
        #expect(table.visibleCells.count > 5)
        #expect(table.visibleCells.first?.frame.height == 70)
        window.frame.size.height = 100
        window.layoutIfNeeded()
        #expect(table.frame.height == 100)
        #expect(table.visibleCells.count < 5)
        table.contentOffset.y = 10
        #expect(controller.scrolls > 0)
    }

    @Test("Asking for the table makes the view; without a style the table is plain")
    func asking() {
        let controller = Names(style: .insetGrouped)
        #expect(controller.tableView.style == .insetGrouped)
        #expect(controller.isViewLoaded)
        #expect(controller.clearsSelectionOnViewWillAppear)
        #expect(controller.refreshControl == nil)
        for other in [Names(nibName: "Name", bundle: nil), Names(coder: NSCoder())!, Names()] {
            #expect(other.tableView.style == .plain)
            #expect(other.view === other.tableView)
        }
    }

    @Test("A table that is set becomes the view, and keeps whom it asks")
    func setting() {
        let controller = Names(style: .plain)
        let (old, new): (TableView, TableView) = (controller.tableView, TableView(frame: .zero, style: .grouped))
        let source = AnsweringTableSource()
        new.dataSource = source
        controller.tableView = new
        #expect(controller.view === new)
        #expect(controller.tableView === new)
        #expect(new.dataSource === source)
        let next = TableView()
        controller.tableView = next
        #expect(next.dataSource === controller)
        #expect(next.delegate === controller)
        controller.tableView = nil
        #expect(!controller.isViewLoaded)
        let made: TableView = controller.tableView
        #expect(made !== new)
        #expect(made !== next)
        #expect(made !== old)
        #expect(controller.view === made)
    }

    @Test("A table stays the controller's where its view is another one")
    func container() {
        let controller = Names(style: .plain)
        let (table, container): (TableView, View) = (controller.tableView, View())
        controller.view = container
        container.addSubview(table)
        #expect(controller.tableView === table)
        #expect(controller.view === container)
        controller.setEditing(true, animated: false)
        #expect(table.isEditing)
    }

    @Test("A table that a subclass makes its view is the controller's")
    func ownView() {
        final class Own: TableViewController {
            override func loadView() { view = TableView(frame: .zero, style: .insetGrouped) }
        }
        let controller = Own(style: .plain)
        #expect(controller.tableView.style == .insetGrouped)
        #expect(controller.tableView === controller.view)
        controller.isEditing = true
        #expect(controller.tableView.isEditing)
    }

    @Test("What no subclass overrides counts as not implemented, and so does a call that goes to super")
    func optionality() {
        let controller = Names(style: .plain)
        let (table, path): (TableView, IndexPath) = (controller.tableView, IndexPath(row: 1, section: 0))
        table.rowHeight = 33
        let delegate: any TableViewDelegate = controller
        #expect(delegate.tableView?(table, heightForRowAt: [0, 0]) == 70)
        #expect(delegate.tableView?(table, heightForRowAt: path) == nil)
        #expect(delegate.tableView(table, heightForRowAt: path) == 33)
        #expect(delegate.tableView?(table, estimatedHeightForRowAt: path) == nil)
        #expect(delegate.tableView?(table, viewForHeaderInSection: 0) == nil)
        #expect(delegate.tableView?(table, willSelectRowAt: path) == nil)
        #expect(delegate.tableView?(table, editingStyleForRowAt: path) == nil)
        #expect(delegate.scrollViewDidScroll?(table) != nil)
        #expect(delegate.scrollViewWillBeginDragging?(table) == nil)
        let source: any TableViewDataSource = controller
        #expect(source.numberOfSections?(in: table) == Optional(1))
        #expect(source.tableView?(table, numberOfRowsInSection: 0) == 30)
        #expect(source.tableView?(table, titleForHeaderInSection: 0) == nil)
        #expect(source.tableView?(table, canEditRowAt: path) == nil)
        #expect(source.sectionIndexTitles?(for: table) == nil)
    }

    @Test("Every method of data source and delegates can be overridden")
    func completeness() throws {
        let own = try Declarations.methods(
            of: "Sources/FlowSimulator/Controllers/TableViewController.swift", after: "open func ")
        for path in [
            "Sources/TableSimulator/TableView/TableViewDataSource.swift",
            "Sources/TableSimulator/TableView/TableViewDelegate.swift",
            "Sources/ViewSimulator/ScrollView/ScrollViewDelegate.swift",
        ] {
            let wanted = try Declarations.methods(of: path, after: " func ")
            #expect(wanted.count >= 8)
            #expect(wanted.subtracting(own) == [])
        }
    }

    @Test("The table is edited when the controller is, also where it is made later")
    func editing() {
        let controller = Names(style: .plain)
        controller.setEditing(true, animated: true)
        #expect(!controller.isViewLoaded)
        #expect(controller.tableView.isEditing)
        let table = NotingTable()
        controller.tableView = table
        controller.setEditing(false, animated: true)
        #expect(table.calls == ["edit true false", "edit false true"])
    }

    @Test("Data are reloaded when the view first appears, and selections go each time, unless they are kept")
    func appearing() {
        let (controller, table) = (Names(style: .plain), NotingTable())
        controller.tableView = table
        table.selected = [[0, 3], [0, 1]]
        for _ in 0..<2 {
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(false, animated: true)
            controller.endAppearanceTransition()
        }
        #expect(table.calls == ["reload", "deselect 3 true", "deselect 1 true", "deselect 3 true", "deselect 1 true"])
        table.calls = []
        controller.clearsSelectionOnViewWillAppear = false
        controller.beginAppearanceTransition(true, animated: true)
        #expect(table.calls == [])
    }

    @Test("The table has the controller's refresh control, whichever comes first")
    func refreshing() {
        let (controller, early, late) = (Names(style: .plain), RefreshControl(), RefreshControl())
        controller.refreshControl = early
        #expect(!controller.isViewLoaded)
        #expect(controller.tableView.refreshControl === early)
        controller.refreshControl = late
        #expect(controller.tableView.refreshControl === late)
    }

    @Test("A controller with rows needs cells")
    func cells() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let controller = TableViewController(style: .plain)
            _ = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let words = "TableViewController has rows and does not override tableView(_:cellForRowAt:)"
        #expect(said.contains(words))
    }

    @Test("A window goes with its controller and the table")
    func released() {
        weak var window: Window?
        weak var controller: Names?
        weak var table: TableView?
        func make() {
            let (kept, names) = (Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Names(style: .plain))
            kept.rootViewController = names
            kept.makeKeyAndVisible()
            (window, controller, table) = (kept, names, names.tableView)
            #expect(controller != nil)
            #expect(table != nil)
        }
        make()
        #expect(window == nil)
        #expect(controller == nil)
        #expect(table == nil)
    }
}
