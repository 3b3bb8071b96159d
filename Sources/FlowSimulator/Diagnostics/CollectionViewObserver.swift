/// An object that receives the messages that UIKit would write to the console.
@preconcurrency @MainActor
public protocol CollectionViewObserver: AnyObject {
    /// Called when an issue was found, often during a layout pass. An implementation may record the issue, but must
    /// change nothing.
    ///
    /// A reload, a scroll, an update or another layout that is requested here waits as in a method of the data source;
    /// if the observer makes such a request at each issue, the layout pass may never end.
    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue)
}

/// The last issues of a view. Also stores which diagnostics were already reported.
struct IssueReport {
    static let maximumCount = 100
    private(set) var issues: [LayoutIssue] = []

    mutating func append(_ issue: LayoutIssue) {
        if issues.count == IssueReport.maximumCount { issues.removeFirst() }
        issues.append(issue)
    }

    /// The subjects of the diagnostics that were already reported. Cells of the same kind have diagnostics with equal
    /// subjects.
    private var diagnostics: Set<ConstraintDiagnostic> = []

    /// Records a diagnostic. Returns false if the same problem is already recorded, otherwise true. Problems are
    /// compared by `ConstraintDiagnostic.subject`, a copy without the details in which repetitions of a problem differ.
    mutating func record(_ diagnostic: ConstraintDiagnostic) -> Bool {
        if diagnostics.count == IssueReport.maximumCount { diagnostics.removeAll() }
        return diagnostics.insert(diagnostic.subject).inserted
    }
}

extension ElementsCore {
    /// Reports a diagnostic of constraints in a cell or a supplementary view, once for all views of the same kind.
    func report(_ diagnostic: ConstraintDiagnostic, in shown: View) {
        guard issueReport.record(diagnostic) else { return }
        let path = displayed.elements.first { $0.view === shown }?.attributes
        report(.constraints(indexPath: path?.representedElementCategory == .cell ? path?.indexPath : nil, diagnostic))
    }

    /// Stores an issue and notifies the observer; without an observer the issue is written to standard error.
    func report(_ kind: LayoutIssue.Kind) {
        let row = kind.row
        let issue = LayoutIssue(severity: row.severity, kind: kind, message: row.message(audience.issueReporter))
        issueReport.append(issue)
        tracer?.reported(issue)
        if !audience.notifyObserver(of: issue) { FileHandle.standardError.write(Data("\(issue)\n".utf8)) }
    }
}

extension CollectionView {
    /// The last 100 issues, oldest first.
    public var issues: [LayoutIssue] { core.issueReport.issues }
}
