extension ElementsCore {
    /// Reports a diagnostic of constraints in a cell or a supplementary view, once for all views of the same kind.
    package func report(_ diagnostic: ConstraintDiagnostic, in shown: View) {
        guard issueReport.record(diagnostic) else { return }
        let cell = displayed.elements.first { $0.view === shown && $0.isCell }
        report(.constraints(indexPath: cell?.name.indexPath, diagnostic))
    }

    /// Stores an issue and notifies the observer; without an observer the issue is written to standard error.
    package func report(_ kind: LayoutIssue.Kind) {
        let row = kind.row
        let issue = LayoutIssue(severity: row.severity, kind: kind, message: row.message(audience.issueReporter))
        issueReport.append(issue)
        tracer?.reported(issue)
        if !audience.notifyObserver(of: issue) { FileHandle.standardError.write(Data("\(issue)\n".utf8)) }
    }

    package func resetWork() {
        countedWork = LayoutStatistics()
        tracer?.reportedWork = countedWork
    }

    package func overrideDisplayScale(_ pixels: CGFloat) {
        let scale = TraitCollection(displayScale: pixels)
        let others = view.overrideTraitCollection
        view.overrideTraitCollection = others.map { TraitCollection(traitsFrom: [$0, scale]) } ?? scale
    }
}
