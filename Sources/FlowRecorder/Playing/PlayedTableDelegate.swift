#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import UIKit

/// Answers a table's questions for heights, estimates and views from a scenario.
///
/// A method of which no row or section of any time needs the answer counts as not implemented, because a table that
/// finds it does other things. With Objective-C the delegate says so when it is asked which methods it has. Without, it
/// is a table view controller, for those may leave an answer to `super`; that it is one has no other meaning.
@MainActor
final class PlayedTableDelegate: UITableViewController {
    private let source: PlayedRows
    private let headers: Implemented
    private let footers: Implemented
    private let rows: Implemented

    /// Which methods there are.
    struct Implemented {
        var (heights, estimates, views) = (false, false, false)
    }

    init(_ source: PlayedRows, of document: DocumentValue) {
        self.source = source
        headers = document.implemented("header")
        footers = document.implemented("footer")
        rows = document.implementedForRows
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
        guard let item = source.data[indexPath], let height = item.height else { return tableView.rowHeight }
        return item.resized?.height ?? height
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard rows.estimates else { return super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
        return source.data[indexPath]?.estimate ?? tableView.estimatedRowHeight
    }

    // MARK: Headers and footers

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard headers.heights else { return super.tableView(tableView, heightForHeaderInSection: section) }
        guard let header = edge("header", section) else { return Self.nothing(in: tableView) }
        return header.height ?? tableView.sectionHeaderHeight
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard footers.heights else { return super.tableView(tableView, heightForFooterInSection: section) }
        guard let footer = edge("footer", section) else { return Self.nothing(in: tableView) }
        return footer.height ?? tableView.sectionFooterHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        guard headers.estimates else { return super.tableView(tableView, estimatedHeightForHeaderInSection: section) }
        return edge("header", section)?.estimate ?? tableView.estimatedSectionHeaderHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        guard footers.estimates else { return super.tableView(tableView, estimatedHeightForFooterInSection: section) }
        return edge("footer", section)?.estimate ?? tableView.estimatedSectionFooterHeight
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard headers.views else { return super.tableView(tableView, viewForHeaderInSection: section) }
        return view(for: edge("header", section), in: tableView)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard footers.views else { return super.tableView(tableView, viewForFooterInSection: section) }
        return view(for: edge("footer", section), in: tableView)
    }

    private func edge(_ name: String, _ section: Int) -> PlayedEdge? {
        PlayedEdge(source.data.metric(name, ofSection: section))
    }

    /// For sections of which nothing is said: no header in a plain table, and the usual one in others.
    private static func nothing(in table: UITableView) -> CGFloat {
        table.style == .plain ? 0 : UITableView.automaticDimension
    }

    private func view(for edge: PlayedEdge?, in table: UITableView) -> UIView? {
        guard let edge, edge.title == nil else { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: PlayedEdgeView.identifier)
        (view as? PlayedEdgeView)?.answer = edge.actual
        return view
    }
}

extension DocumentValue {
    /// What sections of any time say of headers or footers.
    fileprivate func implemented(_ key: String) -> PlayedTableDelegate.Implemented {
        var all = PlayedTableDelegate.Implemented()
        visit { object in
            guard object["items"] != nil, let edge = PlayedEdge(object[key]) else { return }
            if edge.title == nil { all.views = true }
            if edge.height != nil { all.heights = true }
            if edge.estimate != nil { all.estimates = true }
        }
        return all
    }

    /// What groups of rows of any time say.
    fileprivate var implementedForRows: PlayedTableDelegate.Implemented {
        var all = PlayedTableDelegate.Implemented()
        visit { object in
            for group in object["items"]?.list ?? [] {
                if group["height"] != nil { all.heights = true }
                if group["estimate"] != nil { all.estimates = true }
            }
        }
        return all
    }

    private func visit(_ body: ([String: DocumentValue]) -> Void) {
        if let members { body(members) }
        for value in list ?? members.map({ Array($0.values) }) ?? [] { value.visit(body) }
    }
}
#endif
