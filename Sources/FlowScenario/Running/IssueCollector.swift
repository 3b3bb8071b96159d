import FlowSimulator

/// Keeps what the collection view remarks.
@MainActor
final class IssueCollector: CollectionViewObserver {
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

    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue) {
        count += 1
        guard count <= limit else { return }
        list.append(
            ScenarioReport.Issue(
                kind: issue.kind.name, isError: issue.severity == .error, message: issue.message,
                item: issue.kind.itemPath.map { "\($0)" }))
    }
}

extension LayoutIssue.Kind {
    /// The name that a scenario knows it by.
    fileprivate var name: String {
        switch self {
        case .invalidItemSize: IssueName.invalidItemSize
        case .cachedFrameMismatch: IssueName.cachedFrameMismatch
        case .layoutLoop: IssueName.layoutLoop
        case .layoutTaken: IssueName.layoutTaken
        case .supplementaryChangedWithoutInvalidation: IssueName.supplementaryChanged
        case .unknownIndexPath: IssueName.unknownIndexPath
        case .invalidUpdate: IssueName.invalidUpdate
        case .unresolvedQuery: IssueName.unresolvedQuery
        case .unknownInvalidation: IssueName.unknownInvalidation
        case .invalidPreferredSize: IssueName.invalidPreferredSize
        case .invalidDelegateValue: IssueName.invalidDelegateValue
        }
    }
}

extension LayoutIssue.Kind {
    /// The item that it is about; nil where it is about another element, or about none.
    fileprivate var itemPath: Scenario.ItemPath? {
        let path: IndexPath? =
            switch self {
            case .invalidItemSize(let path, _, _, _, _), .cachedFrameMismatch(let path, _, _, _),
                .invalidPreferredSize(let path, _):
                path
            case .layoutLoop(let diagnostic): diagnostic.indexPath
            case .invalidDelegateValue(_, _, let path, _): path
            case .layoutTaken, .supplementaryChangedWithoutInvalidation, .unknownIndexPath, .unknownInvalidation,
                .invalidUpdate, .unresolvedQuery:
                nil
            }
        return path.flatMap { $0.count == 2 ? Scenario.ItemPath(section: $0[0], item: $0[1]) : nil }
    }
}
