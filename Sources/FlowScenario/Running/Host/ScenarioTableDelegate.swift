import FlowSimulator

/// Gives a table the heights, estimates and views of a scenario.
///
/// A method whose value no row or section ever needs is not implemented: a table that finds it calls it for every row.
@MainActor
final class ScenarioTableDelegate: NSObject, TableViewDelegate {
    private let items: ScenarioDataSource
    private let calls: CallLog
    private let methods: Set<TableMethod>

    init(_ scenario: Scenario, items: ScenarioDataSource, calls: CallLog) {
        (self.items, self.calls, methods) = (items, calls, scenario.tableMethods)
    }

    // MARK: Rows

    /// Rows without a height of their own have the table's property, as in apps.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard methods.contains(.rowHeight) else { return unimplemented() }
        calls.note(.heightForRow, indexPath)
        return items.timed { items.contents.height(ofRow: indexPath).map(items.height) ?? tableView.rowHeight }
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard methods.contains(.rowEstimate) else { return unimplemented() }
        calls.note(.estimatedHeightForRow, indexPath)
        return items.contents.estimate(ofRow: indexPath).map(items.height) ?? tableView.estimatedRowHeight
    }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        guard methods.contains(.rowIndentation) else {
            OptionalRequirement.notImplemented()
            return 0
        }
        return items.contents.item(at: indexPath)?.group.row.indentationLevel ?? 0
    }

    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.note(.willDisplayRow, indexPath)
    }

    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.note(.didEndDisplayingRow, indexPath)
    }

    // MARK: Headers and footers

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard methods.contains(.headerHeight) else { return unimplemented() }
        calls.note(.heightForHeader, section: section)
        guard let header = header(section) else { return Self.nothing(in: tableView) }
        return header.height ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        guard methods.contains(.footerHeight) else { return unimplemented() }
        calls.note(.heightForFooter, section: section)
        guard let footer = footer(section) else { return Self.nothing(in: tableView) }
        return footer.height ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        guard methods.contains(.headerEstimate) else { return unimplemented() }
        calls.note(.estimatedHeightForHeader, section: section)
        return header(section)?.estimate ?? tableView.estimatedSectionHeaderHeight
    }

    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        guard methods.contains(.footerEstimate) else { return unimplemented() }
        calls.note(.estimatedHeightForFooter, section: section)
        return footer(section)?.estimate ?? tableView.estimatedSectionFooterHeight
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        guard methods.contains(.headerView) else {
            OptionalRequirement.notImplemented()
            return nil
        }
        calls.note(.viewForHeader, section: section)
        return header(section).flatMap { view(for: $0, in: tableView) }
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        guard methods.contains(.footerView) else {
            OptionalRequirement.notImplemented()
            return nil
        }
        calls.note(.viewForFooter, section: section)
        return footer(section).flatMap { view(for: $0, in: tableView) }
    }

    /// The height in sections without a header or footer: none in a plain table, and the usual one in others.
    private static func nothing(in tableView: TableView) -> CGFloat {
        tableView.style == .plain ? 0 : TableView.automaticDimension
    }

    private func header(_ section: Int) -> Scenario.SectionView? { items.measures(ofSection: section).header }
    private func footer(_ section: Int) -> Scenario.SectionView? { items.measures(ofSection: section).footer }

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

    private func unimplemented() -> CGFloat {
        OptionalRequirement.notImplemented()
        return 0
    }
}
