import FlowSimulator

/// Keeps what the view remarks.
@MainActor
final class IssueCollector: CollectionViewObserver, TableViewObserver {
    /// Those of the present step.
    private(set) var list: [ScenarioReport.Issue] = []
    /// Those of all steps.
    private(set) var count = 0
    private let limit: Int

    /// - Parameter limit: No more are kept. Whoever reads them finds out from `count`.
    init(limit: Int) {
        self.limit = limit
    }

    func beginStep() {
        list = []
    }

    /// Those so far count no more.
    func renew() {
        count = 0
    }

    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue) { keep(issue) }

    func tableView(_ tableView: TableView, didReport issue: LayoutIssue) { keep(issue) }

    private func keep(_ issue: LayoutIssue) {
        count += 1
        guard count <= limit else { return }
        let row = issue.kind.row
        list.append(
            ScenarioReport.Issue(
                kind: row.name.rawValue, isError: issue.severity == .error, message: issue.message,
                item: row.itemPath.flatMap(Scenario.ItemPath.init)?.description, element: row.element))
    }
}
