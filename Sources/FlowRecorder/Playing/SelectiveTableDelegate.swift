#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import ScenarioFormat
import UIKit

/// A delegate that gives a table the heights, estimates and views of a scenario.
///
/// A method whose value no row or section ever needs is not implemented, because a table that finds the method behaves
/// differently. With Objective-C the delegate denies the method in `responds(to:)`. Without Objective-C it calls
/// `super`, which only a table view controller can do; it is one for no other reason.
@MainActor
final class SelectiveTableDelegate: UITableViewController {
    private let sizes: ReportedSizes
    private let methods: Set<TableMethod>

    init(_ sizes: ReportedSizes, _ methods: Set<TableMethod>) {
        self.sizes = sizes
        self.methods = methods
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        stop("a player makes its delegate")
    }

    private func has(_ method: TableMethod) -> Bool { methods.contains(method) }

    #if canImport(ObjectiveC)
    override func responds(to aSelector: Selector!) -> Bool {
        switch aSelector {
        case #selector(UITableViewDelegate.tableView(_:heightForRowAt:)): has(.rowHeight)
        case #selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)): has(.rowEstimate)
        case #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)): has(.headerHeight)
        case #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)): has(.footerHeight)
        case #selector(UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)): has(.headerEstimate)
        case #selector(UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)): has(.footerEstimate)
        case #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)): has(.headerView)
        case #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)): has(.footerView)
        default: super.responds(to: aSelector)
        }
    }
    #endif

    // MARK: Rows

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard has(.rowHeight) else { return super.tableView(tableView, heightForRowAt: indexPath) }
        return sizes.contents.height(ofRow: indexPath).map(points) ?? tableView.rowHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard has(.rowEstimate) else { return super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
        return sizes.contents.estimate(ofRow: indexPath).map(points) ?? tableView.estimatedRowHeight
    }

    private func points(of size: Scenario.ItemSize) -> CGFloat { sizes.points(size, 0, nil).height }

    // MARK: Headers and footers

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard has(.headerHeight) else { return super.tableView(tableView, heightForHeaderInSection: section) }
        return height(ofHeader: true, section, in: tableView) ?? tableView.sectionHeaderHeight
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard has(.footerHeight) else { return super.tableView(tableView, heightForFooterInSection: section) }
        return height(ofHeader: false, section, in: tableView) ?? tableView.sectionFooterHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        guard has(.headerEstimate) else {
            return super.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
        return edge(isHeader: true, section)?.estimate.map { CGFloat($0) } ?? tableView.estimatedSectionHeaderHeight
    }

    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        guard has(.footerEstimate) else {
            return super.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
        return edge(isHeader: false, section)?.estimate.map { CGFloat($0) } ?? tableView.estimatedSectionFooterHeight
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard has(.headerView) else { return super.tableView(tableView, viewForHeaderInSection: section) }
        return view(for: edge(isHeader: true, section), in: tableView)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard has(.footerView) else { return super.tableView(tableView, viewForFooterInSection: section) }
        return view(for: edge(isHeader: false, section), in: tableView)
    }

    private func edge(isHeader: Bool, _ section: Int) -> Scenario.SectionView? {
        sizes.contents.edge(ofHeader: isHeader, inSection: section)
    }

    private func height(ofHeader isHeader: Bool, _ section: Int, in table: UITableView) -> CGFloat? {
        sizes.contents.height(ofHeader: isHeader, inSection: section, style: .init(table.style)).map { CGFloat($0) }
    }

    private func view(for edge: Scenario.SectionView?, in table: UITableView) -> UIView? {
        guard let edge, edge.title == nil else { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: GivenHeightEdge.identifier)
        (view as? GivenHeightEdge)?.answer = if case .actual(let height) = edge.content { CGFloat(height) } else { nil }
        return view
    }
}
#endif
