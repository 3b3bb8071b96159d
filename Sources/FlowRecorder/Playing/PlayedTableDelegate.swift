#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import ScenarioFormat
import UIKit

/// Answers a table's questions for heights, estimates and views from a scenario.
///
/// A method whose value no row or section ever needs is not implemented, because a table that finds the method behaves
/// differently. With Objective-C the delegate denies the method in `responds(to:)`. Without Objective-C it calls
/// `super`, which only a table view controller can do; it is one for no other reason.
@MainActor
final class PlayedTableDelegate: UITableViewController {
    private let items: PlayedContents
    private let headers, footers, rows: Implemented

    /// Which methods there are.
    struct Implemented {
        var heights, estimates, views: Bool

        init(_ rows: [Scenario.RowTraits]) {
            heights = rows.contains { !$0.heights.isEmpty }
            estimates = rows.contains { !$0.estimates.isEmpty }
            views = false
        }

        init(_ edges: [Scenario.SectionView]) {
            heights = edges.contains { $0.height != nil }
            estimates = edges.contains { $0.estimate != nil }
            views = edges.contains { $0.title == nil }
        }
    }

    init(_ items: PlayedContents, of scenario: Scenario) {
        self.items = items
        let sections = scenario.sectionsOfAllTimes
        headers = Implemented(sections.compactMap(\.header))
        footers = Implemented(sections.compactMap(\.footer))
        rows = Implemented(sections.flatMap(\.items).map(\.row))
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        stop("a player makes its delegate")
    }

    #if canImport(ObjectiveC)
    override func responds(to aSelector: Selector!) -> Bool {
        switch aSelector {
        case #selector(UITableViewDelegate.tableView(_:heightForRowAt:)): rows.heights
        case #selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)): rows.estimates
        case #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)): headers.heights
        case #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)): footers.heights
        case #selector(UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)): headers.estimates
        case #selector(UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)): footers.estimates
        case #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)): headers.views
        case #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)): footers.views
        default: super.responds(to: aSelector)
        }
    }
    #endif

    // MARK: Rows

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard rows.heights else { return super.tableView(tableView, heightForRowAt: indexPath) }
        return items.height(ofRow: indexPath) ?? tableView.rowHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard rows.estimates else { return super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
        return items.estimate(ofRow: indexPath) ?? tableView.estimatedRowHeight
    }

    // MARK: Headers and footers

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard headers.heights else { return super.tableView(tableView, heightForHeaderInSection: section) }
        guard let header = header(section) else { return Self.nothing(in: tableView) }
        return header.height.map { CGFloat($0) } ?? tableView.sectionHeaderHeight
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard footers.heights else { return super.tableView(tableView, heightForFooterInSection: section) }
        guard let footer = footer(section) else { return Self.nothing(in: tableView) }
        return footer.height.map { CGFloat($0) } ?? tableView.sectionFooterHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        guard headers.estimates else { return super.tableView(tableView, estimatedHeightForHeaderInSection: section) }
        return header(section)?.estimate.map { CGFloat($0) } ?? tableView.estimatedSectionHeaderHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        guard footers.estimates else { return super.tableView(tableView, estimatedHeightForFooterInSection: section) }
        return footer(section)?.estimate.map { CGFloat($0) } ?? tableView.estimatedSectionFooterHeight
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard headers.views else { return super.tableView(tableView, viewForHeaderInSection: section) }
        return view(for: header(section), in: tableView)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard footers.views else { return super.tableView(tableView, viewForFooterInSection: section) }
        return view(for: footer(section), in: tableView)
    }

    private func header(_ section: Int) -> Scenario.SectionView? { items.measures(ofSection: section)?.header }
    private func footer(_ section: Int) -> Scenario.SectionView? { items.measures(ofSection: section)?.footer }

    /// For sections of which nothing is said: no header in a plain table, and the usual one in others.
    private static func nothing(in table: UITableView) -> CGFloat {
        table.style == .plain ? 0 : UITableView.automaticDimension
    }

    private func view(for edge: Scenario.SectionView?, in table: UITableView) -> UIView? {
        guard let edge, edge.title == nil else { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: PlayedEdgeView.identifier)
        (view as? PlayedEdgeView)?.answer = if case .actual(let height) = edge.content { CGFloat(height) } else { nil }
        return view
    }
}
#endif
