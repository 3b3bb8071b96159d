import Foundation

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
}

extension CollectionView {
    /// The last 100 issues, oldest first.
    public var issues: [LayoutIssue] { report.issues }

    /// Remembers the issue and notifies the observer; without one it goes to standard error.
    func report(_ kind: LayoutIssue.Kind) {
        let row = kind.row
        let reporter = IssueReporter(layout: "<\(type(of: layout))>", view: "<\(type(of: self))>")
        let issue = LayoutIssue(severity: row.severity, kind: kind, message: row.message(reporter))
        report.append(issue)
        tracer?.reported(issue)
        if let observer {
            observer.collectionView(self, didReport: issue)
        } else {
            FileHandle.standardError.write(Data("\(issue)\n".utf8))
        }
    }
}
