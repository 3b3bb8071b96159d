import FlowSimulator
import TextMeasuring

/// Keeps what the view remarks.
@MainActor
final class IssueCollector: CollectionViewObserver, TableViewObserver {
    /// Those of the present step.
    private(set) var list: [ScenarioReport.Issue] = []
    /// Those of all steps.
    private(set) var count = 0
    private let limit: Int
    /// What was said of recorded fonts, in cells or of the texts of items.
    private var gaps: Set<FontGap> = []

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

    /// The texts of items have no view that could say what recorded fonts do not have.
    func note(_ gap: FontGap) {
        guard gaps.insert(gap.subject).inserted else { return }
        keep(
            ScenarioReport.Issue(
                kind: IssueName.unrecordedText.rawValue, isError: false, message: gap.description, item: nil,
                element: nil))
    }

    private func keep(_ issue: LayoutIssue) {
        if case .constraints(_, let diagnostic) = issue.kind, case .unrecordedText(let gap) = diagnostic.kind {
            guard gaps.insert(gap.subject).inserted else { return }
        }
        let row = issue.kind.row
        keep(
            ScenarioReport.Issue(
                kind: row.name.rawValue, isError: issue.severity == .error, message: issue.message,
                item: row.itemPath.flatMap(Scenario.ItemPath.init)?.description, element: row.element))
    }

    private func keep(_ issue: ScenarioReport.Issue) {
        count += 1
        if count <= limit { list.append(issue) }
    }
}
