import FlowScenario

/// The text of a comparison of systems for a terminal: a column for each system.
struct ProfileComparisonText {
    private let comparison: ProfileComparison
    private var lines: [String] = []

    init(_ comparison: ProfileComparison, terminal: Terminal = Terminal()) {
        self.comparison = comparison
        lines += terminal.wrapped(comparison.name.isEmpty ? comparison.file : comparison.name)
        lines.append("")
        for step in comparison.steps {
            let rows = step.values.map { row in [row.what] + row.values.map { $0.text(of: row.what) } }
            lines += terminal.wrapped("\(step.number)  \(step.action)", hanging: 3)
            let columns = [.words("")] + comparison.profiles.map { AlignedTable.Column.values($0) }
            lines += AlignedTable(columns, rows: rows, room: terminal.columns - 3).lines.map { "   " + $0 }
        }
        if !comparison.steps.isEmpty { lines.append("") }
        let count = NumberText.count(comparison.stepCount, "step")
        lines += terminal.wrapped(
            comparison.isEqual
                ? terminal.painted("equal", .success) + ": \(count)"
                : terminal.painted("DIFFERENT", .failure)
                    + ": \(NumberText.grouped(comparison.steps.count)) of \(count)")
    }

    var text: String { lines.joined(separator: "\n") + "\n" }
}
