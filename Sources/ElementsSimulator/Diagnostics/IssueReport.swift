/// The last issues of a view. Also stores which diagnostics were already reported.
package struct IssueReport {
    static let maximumCount = 100
    package private(set) var issues: [LayoutIssue] = []

    package mutating func append(_ issue: LayoutIssue) {
        if issues.count == IssueReport.maximumCount { issues.removeFirst() }
        issues.append(issue)
    }

    /// The subjects of the diagnostics that were already reported. Cells of the same kind have diagnostics with equal
    /// subjects.
    private var diagnostics: Set<ConstraintDiagnostic> = []

    /// Records a diagnostic. Returns false if the same problem is already recorded, otherwise true. Problems are
    /// compared by `ConstraintDiagnostic.subject`, a copy without the details in which repetitions of a problem differ.
    package mutating func record(_ diagnostic: ConstraintDiagnostic) -> Bool {
        if diagnostics.count == IssueReport.maximumCount { diagnostics.removeAll() }
        return diagnostics.insert(diagnostic.subject).inserted
    }
}
