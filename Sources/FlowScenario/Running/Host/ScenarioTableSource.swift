import FlowSimulator

/// Gives a table the counts, cells and titles of a scenario.
@MainActor
final class ScenarioTableSource: NSObject, TableViewDataSource {
    private let items: ScenarioDataSource
    private let calls: CallLog
    private let methods: Set<TableMethod>
    var indexTitles: [String] = []
    /// Whether cells are dequeued for their path.
    var dequeuesForPath = true

    init(_ scenario: Scenario, items: ScenarioDataSource, calls: CallLog) {
        (self.items, self.calls, methods) = (items, calls, scenario.tableMethods)
    }

    func numberOfSections(in tableView: TableView) -> Int {
        calls.note(.numberOfSections)
        return items.data.sections.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        calls.note(.numberOfRows, section: section)
        return items.itemCount(ofSection: section)
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        guard methods.contains(.headerTitle) else {
            OptionalRequirement.notImplemented()
            return nil
        }
        calls.note(.titleForHeader, section: section)
        return items.measures(ofSection: section).header?.title
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        guard methods.contains(.footerTitle) else {
            OptionalRequirement.notImplemented()
            return nil
        }
        calls.note(.titleForFooter, section: section)
        return items.measures(ofSection: section).footer?.title
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        calls.note(.cellForRow, indexPath)
        let content = items.cell(at: indexPath)
        let cell = dequeue(
            content.map { ScenarioTableCell.identifier(of: $0.name) } ?? ScenarioTableCell.identifier, in: tableView,
            for: indexPath)
        cell.accessoryType = (items.contents.item(at: indexPath)?.group.row.accessory ?? .none).inUIKit()
        guard let shown = cell as? ScenarioTableCell else { return cell }
        shown.fitting = { [unowned self] measure in
            calls.note(.fitRow, indexPath)
            return items.timed(measure)
        }
        if let (name, content) = content {
            shown.show(content, of: name, from: items.cells, at: items.surroundings.contentSizeCategory)
        } else {
            shown.contentHeight = items.rowHeight(at: indexPath)
        }
        return cell
    }

    private func dequeue(_ identifier: String, in tableView: TableView, for path: IndexPath) -> TableViewCell {
        guard !dequeuesForPath, let cell = tableView.dequeueReusableCell(withIdentifier: identifier) else {
            return tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
        }
        return cell
    }
}

extension ScenarioTableSource: ItemIdentifying {
    package func identity(ofItemAt indexPath: IndexPath) -> AnyHashable? { items.identity(ofItemAt: indexPath) }

    package func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath? {
        items.indexPath(ofItemIdentifiedBy: identity)
    }
}
