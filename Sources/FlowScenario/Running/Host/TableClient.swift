import TableSimulator

/// The data source and delegate of a scenario's table. It logs the calls that it receives.
///
/// A method whose value no row or section ever needs is not implemented: a table that finds it calls it for every row.
@MainActor
final class TableClient: NSObject, TableViewDataSource, TableViewDelegate, ItemIdentifying {
    private let items: ScenarioDataSource
    private let calls: CallLog
    private let methods: Set<TableMethod>
    var indexTitles: [String] = []
    /// Whether the data source passes the index path when it dequeues a cell. If false, it passes only a reuse
    /// identifier.
    var dequeuesForPath = true

    init(_ scenario: Scenario, items: ScenarioDataSource, calls: CallLog) {
        (self.items, self.calls, methods) = (items, calls, scenario.tableMethods)
    }

    func identity(ofItemAt indexPath: IndexPath) -> AnyHashable? { items.identity(ofItemAt: indexPath) }

    func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath? {
        items.indexPath(ofItemIdentifiedBy: identity)
    }

    /// Returns the value of an optional method of this client, and logs the call. If the scenario leaves the method
    /// out, `unused` is returned and nothing is logged.
    private func value<Value>(
        of method: TableMethod, _ call: Scenario.TableCall.Method, section: Int, row: Int? = nil, or unused: Value,
        _ value: () -> Value
    ) -> Value {
        guard methods.contains(method) else { return OptionalRequirement.notImplemented(unused) }
        calls.note(call, section: section, row: row)
        return value()
    }

    // MARK: Rows

    func numberOfSections(in tableView: TableView) -> Int {
        calls.note(.numberOfSections)
        return items.data.sections.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        calls.note(.numberOfRows, section: section)
        return items.itemCount(ofSection: section)
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        indexTitles.isEmpty ? OptionalRequirement.notImplemented(nil) : indexTitles
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

    /// Returns the height of a row. If the scenario gives the row no height, the table's `rowHeight` is returned, as in
    /// apps.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        value(of: .rowHeight, .heightForRow, section: indexPath.section, row: indexPath.row, or: 0) {
            items.timed { items.contents.height(ofRow: indexPath).map(items.height) ?? tableView.rowHeight }
        }
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        value(of: .rowEstimate, .estimatedHeightForRow, section: indexPath.section, row: indexPath.row, or: 0) {
            items.contents.estimate(ofRow: indexPath).map(items.height) ?? tableView.estimatedRowHeight
        }
    }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        guard methods.contains(.rowIndentation) else { return OptionalRequirement.notImplemented(0) }
        return items.contents.item(at: indexPath)?.group.row.indentationLevel ?? 0
    }

    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.note(.willDisplayRow, indexPath)
    }

    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.note(.didEndDisplayingRow, indexPath)
    }

    // MARK: Headers and footers

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        value(of: .headerTitle, .titleForHeader, section: section, or: nil) { edge(isHeader: true, section)?.title }
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        value(of: .footerTitle, .titleForFooter, section: section, or: nil) { edge(isHeader: false, section)?.title }
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        value(of: .headerHeight, .heightForHeader, section: section, or: 0) {
            items.contents.height(ofHeader: true, inSection: section, style: .init(tableView.style))
                ?? tableView.sectionHeaderHeight
        }
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        value(of: .footerHeight, .heightForFooter, section: section, or: 0) {
            items.contents.height(ofHeader: false, inSection: section, style: .init(tableView.style))
                ?? tableView.sectionFooterHeight
        }
    }

    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        value(of: .headerEstimate, .estimatedHeightForHeader, section: section, or: 0) {
            edge(isHeader: true, section)?.estimate ?? tableView.estimatedSectionHeaderHeight
        }
    }

    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        value(of: .footerEstimate, .estimatedHeightForFooter, section: section, or: 0) {
            edge(isHeader: false, section)?.estimate ?? tableView.estimatedSectionFooterHeight
        }
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        value(of: .headerView, .viewForHeader, section: section, or: nil) {
            edge(isHeader: true, section).flatMap { view(for: $0, in: tableView) }
        }
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        value(of: .footerView, .viewForFooter, section: section, or: nil) {
            edge(isHeader: false, section).flatMap { view(for: $0, in: tableView) }
        }
    }

    private func edge(isHeader: Bool, _ section: Int) -> Scenario.SectionView? {
        items.contents.edge(ofHeader: isHeader, inSection: section)
    }

    private func view(for described: Scenario.SectionView, in tableView: TableView) -> View? {
        var identifier = ScenarioTableHeader.identifier
        switch described.content {
        case .title: return nil
        case .plain, .actual: break
        case .cell(let name, _): identifier = ScenarioTableHeader.identifier(of: name)
        }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        guard let shown = view as? ScenarioTableHeader else { return view }
        switch described.content {
        case .title, .plain: shown.contentHeight = nil
        case .actual(let height): shown.contentHeight = { CGFloat(height) }
        case .cell(let name, let content):
            shown.show(content, of: name, from: items.cells, at: items.surroundings.contentSizeCategory)
        }
        return view
    }
}
