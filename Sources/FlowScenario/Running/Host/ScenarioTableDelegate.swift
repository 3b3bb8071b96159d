import FlowSimulator
import Foundation

/// Answers a table's questions for heights, estimates and views from a scenario.
///
/// A method whose value no row or section ever needs is not implemented: a table that finds it calls it for every row.
@MainActor
final class ScenarioTableDelegate: NSObject, TableViewDelegate {
    private let items: ScenarioDataSource
    private let calls: CallLog
    private let implemented: Implemented

    /// Which methods there are.
    private struct Implemented {
        var heights, estimates, indentations: Bool
        var headers, footers: Supplementary

        struct Supplementary {
            var heights, estimates, views: Bool

            init(_ all: [Scenario.SectionView]) {
                heights = all.contains { $0.height != nil }
                estimates = all.contains { $0.estimate != nil }
                views = all.contains { $0.title == nil }
            }
        }

        init(_ scenario: Scenario) {
            let sections = scenario.sectionsOfAllTimes
            let rows = sections.flatMap(\.items).map(\.row)
            heights = rows.contains { !$0.heights.isEmpty }
            estimates = rows.contains { !$0.estimates.isEmpty }
            indentations = rows.contains { $0.indentationLevel != 0 }
            headers = Supplementary(sections.compactMap(\.header))
            footers = Supplementary(sections.compactMap(\.footer))
        }
    }

    /// The method that is not there and that a scenario's items need; nil where all are.
    func missingMethod(for scenario: Scenario) -> String? {
        let needed = Implemented(scenario)
        let methods: [(isThere: Bool, isNeeded: Bool, name: String)] = [
            (implemented.heights, needed.heights, "heightForRowAt"),
            (implemented.estimates, needed.estimates, "estimatedHeightForRowAt"),
            (implemented.indentations, needed.indentations, "indentationLevelForRowAt"),
            (implemented.headers.heights, needed.headers.heights, "heightForHeaderInSection"),
            (implemented.headers.estimates, needed.headers.estimates, "estimatedHeightForHeaderInSection"),
            (implemented.headers.views, needed.headers.views, "viewForHeaderInSection"),
            (implemented.footers.heights, needed.footers.heights, "heightForFooterInSection"),
            (implemented.footers.estimates, needed.footers.estimates, "estimatedHeightForFooterInSection"),
            (implemented.footers.views, needed.footers.views, "viewForFooterInSection"),
        ]
        return methods.first { $0.isNeeded && !$0.isThere }?.name
    }

    init(_ scenario: Scenario, items: ScenarioDataSource, calls: CallLog) {
        (self.items, self.calls, implemented) = (items, calls, Implemented(scenario))
    }

    // MARK: Rows

    /// Rows of which nothing is said are as high as the table's property has it, as people write it.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard implemented.heights else { return unimplemented() }
        calls.note(.heightForRow, indexPath)
        return items.timed {
            guard let (traits, index, resized) = items.row(at: indexPath), !traits.heights.isEmpty else {
                return tableView.rowHeight
            }
            return resized ?? items.height(traits.heights[index % traits.heights.count])
        }
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard implemented.estimates else { return unimplemented() }
        calls.note(.estimatedHeightForRow, indexPath)
        guard let (traits, index, _) = items.row(at: indexPath), !traits.estimates.isEmpty else {
            return tableView.estimatedRowHeight
        }
        return items.height(traits.estimates[index % traits.estimates.count])
    }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        guard implemented.indentations else {
            OptionalRequirement.notImplemented()
            return 0
        }
        return items.row(at: indexPath)?.traits.indentationLevel ?? 0
    }

    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.note(.willDisplayRow, indexPath)
    }

    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        calls.note(.didEndDisplayingRow, indexPath)
    }

    // MARK: Headers and footers

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard implemented.headers.heights else { return unimplemented() }
        calls.note(.heightForHeader, section: section)
        guard let header = header(section) else { return Self.nothing(in: tableView) }
        return header.height ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        guard implemented.footers.heights else { return unimplemented() }
        calls.note(.heightForFooter, section: section)
        guard let footer = footer(section) else { return Self.nothing(in: tableView) }
        return footer.height ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        guard implemented.headers.estimates else { return unimplemented() }
        calls.note(.estimatedHeightForHeader, section: section)
        return header(section)?.estimate ?? tableView.estimatedSectionHeaderHeight
    }

    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        guard implemented.footers.estimates else { return unimplemented() }
        calls.note(.estimatedHeightForFooter, section: section)
        return footer(section)?.estimate ?? tableView.estimatedSectionFooterHeight
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        guard implemented.headers.views else {
            OptionalRequirement.notImplemented()
            return nil
        }
        calls.note(.viewForHeader, section: section)
        return header(section).flatMap { view(for: $0, in: tableView) }
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        guard implemented.footers.views else {
            OptionalRequirement.notImplemented()
            return nil
        }
        calls.note(.viewForFooter, section: section)
        return footer(section).flatMap { view(for: $0, in: tableView) }
    }

    /// For sections of which nothing is said: no header in a plain table, and the usual one in others.
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
