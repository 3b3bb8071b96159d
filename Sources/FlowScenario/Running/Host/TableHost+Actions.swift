import TableSimulator

extension TableHost {
    package func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment) {
        guard let position = alignment.inTables else { return }
        tableView.scrollToRow(at: path, at: position, animated: false)
    }

    package func remeasure(at path: IndexPath) {
        tableView.cellForRow(at: path)?.invalidateIntrinsicContentSize()
    }

    package func performBatch(
        _ operations: [Scenario.UpdateOperation], _ changes: @escaping () -> Void
    ) throws {
        try tableView.performThrowingBatchUpdates(changes)
    }

    package func notify(of operation: Scenario.UpdateOperation.Kind) {
        switch operation {
        case .insertItems(let groups, let path):
            tableView.insertRows(at: path.following(groups).map(\.indexPath), with: .none)
        case .deleteItems(let paths): tableView.deleteRows(at: paths.map(\.indexPath), with: .none)
        case .moveItem(let source, let target): tableView.moveRow(at: source.indexPath, to: target.indexPath)
        case .reloadItems(let paths, _): tableView.reloadRows(at: paths.map(\.indexPath), with: .none)
        case .reconfigureItems(let paths, _): tableView.reconfigureRows(at: paths.map(\.indexPath))
        case .insertSection(_, let index): tableView.insertSections(IndexSet(integer: index), with: .none)
        case .deleteSection(let index): tableView.deleteSections(IndexSet(integer: index), with: .none)
        case .moveSection(let source, let target): tableView.moveSection(source, toSection: target)
        case .reloadSection(let index, _): tableView.reloadSections(IndexSet(integer: index), with: .none)
        }
    }

    package func reloadData() { tableView.reloadData() }

    package func select(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
            tableView.deselectRow(at: path, animated: false)
        }
    }

    package var selectedPaths: [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }

    package func perform(_ action: Scenario.Action) {
        switch action {
        case .setTable(let change): apply(change.table)
        case .remeasure(nil): tableView.performBatchUpdates(nil)
        default: break
        }
    }

    package func lookAtEverything() {
        let view = tableView
        _ = (view.hasUncommittedUpdates, view.numberOfSections, view.indexPathsForSelectedRows)
        for cell in view.visibleCells { _ = (view.indexPath(for: cell), cell.frame, cell.isHidden) }
        for path in view.indexPathsForVisibleRows ?? [] { _ = view.cellForRow(at: path)?.frame }
        for y in [view.bounds.minY, view.bounds.midY, view.bounds.maxY] {
            _ = view.indexPathForRow(at: CGPoint(x: view.bounds.midX, y: y))
        }
        for rect in [view.bounds, view.bounds.insetBy(dx: 0, dy: -view.bounds.height)] {
            _ = (view.indexPathsForRows(in: rect), view.elementSnapshots(in: rect))
        }
    }

    package func look(at section: Int, itemCount: Int) {
        let view = tableView
        guard section < view.numberOfSections else { return }
        _ = (view.rect(forSection: section), view.rectForHeader(inSection: section))
        _ = (view.rectForFooter(inSection: section), view.headerView(forSection: section))
        _ = view.footerView(forSection: section)
        for item in 0..<min(view.numberOfRows(inSection: section), itemCount) {
            let path = IndexPath(item: item, section: section)
            _ = (view.rectForRow(at: path), view.cellForRow(at: path), view.isEstimated(at: path))
        }
    }
}

extension Scenario.ScrollAlignment {
    /// The scroll position in table views; nil for an alignment that only collection views have.
    fileprivate var inTables: TableView.ScrollPosition? {
        switch self {
        case .top: .top
        case .middle: .middle
        case .bottom: .bottom
        case .none: TableView.ScrollPosition.none
        case .centeredVertically, .left, .centeredHorizontally, .right: nil
        }
    }
}
