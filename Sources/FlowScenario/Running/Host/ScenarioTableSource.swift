import FlowSimulator
import Foundation

/// Answers a table's questions for counts, cells and titles from a scenario.
@MainActor
final class ScenarioTableSource: NSObject, TableViewDataSource {
    private let items: ScenarioDataSource
    private let calls: CallLog
    /// Whether sections have titles at any time; otherwise the table finds no method that it could ask.
    private let hasHeaderTitles, hasFooterTitles: Bool
    var indexTitles: [String] = []
    /// Whether cells are dequeued for their path.
    var dequeuesForPath = true

    init(_ scenario: Scenario, items: ScenarioDataSource, calls: CallLog) {
        (self.items, self.calls) = (items, calls)
        let sections = scenario.sectionsOfAllTimes
        hasHeaderTitles = sections.contains { $0.header?.title != nil }
        hasFooterTitles = sections.contains { $0.footer?.title != nil }
    }

    /// The method that is not there and that a scenario's sections need; nil where both are.
    func missingMethod(for scenario: Scenario) -> String? {
        let sections = scenario.sectionsOfAllTimes
        if !hasHeaderTitles, sections.contains(where: { $0.header?.title != nil }) { return "titleForHeaderInSection" }
        if !hasFooterTitles, sections.contains(where: { $0.footer?.title != nil }) { return "titleForFooterInSection" }
        return nil
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
        guard hasHeaderTitles else {
            OptionalRequirement.notImplemented()
            return nil
        }
        calls.note(.titleForHeader, section: section)
        return items.measures(ofSection: section).header?.title
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        guard hasFooterTitles else {
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
        cell.accessoryType = (items.row(at: indexPath)?.traits.accessory ?? .none).inUIKit()
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
