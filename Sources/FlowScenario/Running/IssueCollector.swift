import FlowSimulator

/// Keeps what the collection view remarks.
@MainActor
final class IssueCollector: CollectionViewObserver {
    var list: [ScenarioReport.Issue] = []

    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue) {
        list.append(
            ScenarioReport.Issue(kind: issue.kind.name, isError: issue.severity == .error, message: issue.message))
    }
}

extension LayoutIssue.Kind {
    /// The name that a scenario knows it by.
    fileprivate var name: String {
        switch self {
        case .invalidItemSize: IssueName.invalidItemSize
        case .cachedFrameMismatch: IssueName.cachedFrameMismatch
        case .layoutLoop: IssueName.layoutLoop
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
