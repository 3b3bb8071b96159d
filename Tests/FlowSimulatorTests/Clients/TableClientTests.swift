import FlowSimulator
import Testing

@MainActor @Suite
struct TableClientTests {
    private let path = IndexPath(row: 1, section: 0)

    @Test("One object is data source, delegate and scroll delegate, whichever protocol it is called through")
    func oneObject() {
        let controller = ListController()
        controller.loadViewIfNeeded()
        let table: TableView = controller.tableView
        #expect(table.dataSource === controller)
        #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) == "names")
        let delegate: any TableViewDelegate = controller
        #expect(delegate.tableView?(table, heightForRowAt: path) == 30)
        #expect(delegate.tableView?(table, willSelectRowAt: [0, 0]) == nil)
        let before = controller.scrolls
        delegate.scrollViewDidScroll?(table)
        #expect(controller.scrolls == before + 1)
        #expect(delegate.scrollViewWillBeginDragging?(table) == nil)
    }

    @Test("A method that a subclass overrides is called, one that only a subclass adds is not")
    func subclasses() {
        let (estimating, table) = (EstimatingListController(), TableView())
        let (tall, silent): (any TableViewDelegate, any TableViewDelegate) = (TallListController(), estimating)
        #expect(tall.tableView?(table, heightForRowAt: path) == 60)
        #expect(silent.tableView?(table, estimatedHeightForRowAt: path) == nil)
        #expect(estimating.tableView(table, estimatedHeightForRowAt: path) == 77)
    }

    @Test("A delegate in front of another one forwards what that one implements")
    func forwarding() {
        let (front, controller) = (ForwardingTableDelegate(), ListController())
        controller.loadViewIfNeeded()
        front.inner = controller
        let (delegate, table): (any TableViewDelegate, TableView) = (front, controller.tableView)
        table.estimatedRowHeight = 5
        #expect(delegate.tableView(table, heightForRowAt: path) == 30)
        #expect(delegate.tableView(table, estimatedHeightForRowAt: path) == 99)
        #expect(delegate.tableView(table, willSelectRowAt: path) == path)
        #expect(delegate.tableView(table, willSelectRowAt: [0, 0]) == nil)
    }

    @Test("One object may serve a table and a collection view")
    func twoViews() {
        let both = TwoViews()
        let table = TableView()
        let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        let (rows, items): (any TableViewDataSource, any CollectionViewDataSource) = (both, both)
        #expect(rows.numberOfSections?(in: table) == 2)
        #expect(items.numberOfSections?(in: view) == 3)
        let (ofTable, ofView): (any TableViewDelegate, any CollectionViewDelegate) = (both, both)
        #expect(ofTable.indexPathForPreferredFocusedView?(in: table) == both.preferred)
        #expect(ofView.indexPathForPreferredFocusedView?(in: view) == nil)
        let source: any TableViewDataSourcePrefetching = both
        #expect(source.tableView?(table, prefetchRowsAt: [path]) != nil)
        #expect(both.prefetched == [path])
        #expect(source.tableView?(table, cancelPrefetchingForRowsAt: [path]) == nil)
    }

    @Test("A controller's subclass answers with what it overrides, and a call that goes to super is no answer")
    func settings() {
        let controller = SettingsController(style: .grouped)
        let (table, source): (TableView, any TableViewDataSource) = (controller.tableView, controller)
        let delegate: any TableViewDelegate = controller
        #expect(source.numberOfSections?(in: table) == 2)
        #expect(table.style == .grouped)
        #expect((0...1).map { source.tableView?(table, titleForHeaderInSection: $0) } == ["account", nil])
        #expect((0...1).map { delegate.tableView?(table, heightForRowAt: [$0, 0]) } == [nil, 100])
        #expect((0...1).map { delegate.tableView?(table, viewForFooterInSection: $0) == nil } == [true, false])
    }

    @Test("A diffable data source of a controller's is the table's, in place of the controller")
    func notes() {
        let controller = NotesController(style: .plain)
        let table: TableView = controller.tableView
        #expect(table.dataSource === controller.source)
        #expect(table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 3)
        #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) == "notes")
        #expect(table.dataSource?.tableView?(table, canEditRowAt: [0, 0]) == true)
    }

    @Test("Rows whose height goes to super have the property's, whichever row is asked first", arguments: [0, 60])
    func heightsBySuper(estimate: CGFloat) {
        let controller = SettingsController(style: .grouped)
        let table: TableView = controller.tableView
        (table.rowHeight, table.estimatedRowHeight) = (30, estimate)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        table.layoutIfNeeded()
        let heights = [[0, 0], [0, 1], [1, 0]].map { table.rectForRow(at: $0).height }
        #expect(heights == [30, 30, 100])
    }

    @Test("The delegate is the same one, whichever type it is set through")
    func oneDelegate() {
        let (controller, front) = (ListController(), ForwardingTableDelegate())
        controller.loadViewIfNeeded()
        let (table, scrollView): (TableView, ScrollView) = (controller.tableView, controller.tableView)
        #expect(table.delegate === controller)
        #expect(scrollView.delegate === controller)
        scrollView.delegate = front
        #expect(table.delegate === front)
        table.delegate = nil
        #expect(scrollView.delegate == nil)
    }
}
