extension TableViewController {
    func makeTableView() {
        let table = TableView(frame: Screen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        adopt(table)
        view = table
    }

    var loadedTableView: TableView? {
        loadViewIfNeeded()
        return tableViewIfLoaded
    }

    /// The table; nil if it was not made yet. It is not the controller's view if a subclass makes another view for the
    /// controller.
    var tableViewIfLoaded: TableView? { viewIfLoaded as? TableView ?? ownTableView }

    func replaceTableView(by new: TableView?) {
        if let new { adopt(new) } else { ownTableView = nil }
        view = new
    }

    func prepareTableViewToAppear(animated: Bool) {
        guard let table = loadedTableView else { return }
        if !hasAppeared { table.reloadData() }
        hasAppeared = true
        guard clearsSelectionOnViewWillAppear else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    private func adopt(_ table: TableView) {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        if let refreshControl { table.refreshControl = refreshControl }
        if isEditing { table.setEditing(true, animated: false) }
        ownTableView = table
    }
}
