import CollectionSimulator
import TableSimulator
import TextMeasuring

/// An observer that stores the issues that the view reports.
@MainActor
final class IssueCollector: CollectionViewObserver, TableViewObserver {
    /// The issues of the present step.
    private(set) var list: [ScenarioReport.Issue] = []
    /// The number of issues since the last ``renew()``, including issues that were not stored.
    private(set) var count = 0
    private let limit: Int
    /// The gaps that were reported so far, for texts in cells and for texts of items. A gap is a value that a text
    /// needs and recorded fonts do not have.
    private var gaps: Set<FontGap> = []

    /// Makes a collector without issues.
    ///
    /// - Parameter limit: The greatest number of issues that are kept. ``count`` includes the others.
    init(limit: Int) {
        self.limit = limit
    }

    func beginStep() {
        list = []
    }

    /// Sets the number of issues to 0 before the next step.
    func renew() {
        count = 0
    }

    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue) { keep(issue) }

    func tableView(_ tableView: TableView, didReport issue: LayoutIssue) { keep(issue) }

    /// Reports a value that an item's text needs and the recorded fonts lack. It is reported here because no view
    /// exists that could report it.
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
