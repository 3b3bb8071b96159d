import Foundation
import ViewSimulator

/// Receives what UIKit would write to the console.
@preconcurrency @MainActor
public protocol CollectionViewObserver: AnyObject {
    /// Something was found. The view is in the middle of its work: record it, and change nothing. What is asked for all
    /// the same, a reload or a scroll, an update or another layout, waits as it does in a method of the data source;
    /// what asks for it at each issue may never end.
    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue)
}

/// The last issues of a view.
struct IssueReport {
    static let maximumCount = 100
    private(set) var issues: [LayoutIssue] = []

    mutating func append(_ issue: LayoutIssue) {
        if issues.count == IssueReport.maximumCount { issues.removeFirst() }
        issues.append(issue)
    }

    /// What was said of constraints: cells of a kind have the same.
    private var diagnostics: Set<ConstraintDiagnostic> = []

    /// Whether nothing like it was said before, as far as that is remembered.
    mutating func isNew(_ diagnostic: ConstraintDiagnostic) -> Bool {
        if diagnostics.count == IssueReport.maximumCount { diagnostics.removeAll() }
        return diagnostics.insert(diagnostic.subject).inserted
    }
}

extension ElementsView {
    /// What is wrong with constraints in a cell or a supplementary view, once for all of a kind.
    func report(_ diagnostic: ConstraintDiagnostic, in view: View) {
        guard report.isNew(diagnostic) else { return }
        let path = displayed.elements.first { $0.view === view }?.attributes
        report(.constraints(indexPath: path?.representedElementCategory == .cell ? path?.indexPath : nil, diagnostic))
    }

    /// Remembers the issue and notifies the observer; without one it goes to standard error.
    func report(_ kind: LayoutIssue.Kind) {
        let row = kind.row
        let issue = LayoutIssue(severity: row.severity, kind: kind, message: row.message(issueReporter))
        report.append(issue)
        tracer?.reported(issue)
        if !notifyObserver(of: issue) { FileHandle.standardError.write(Data("\(issue)\n".utf8)) }
    }
}

extension CollectionView {
    /// The last 100 issues, oldest first.
    public var issues: [LayoutIssue] { report.issues }
}
