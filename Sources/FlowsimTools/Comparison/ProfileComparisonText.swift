import FlowScenario

/// Where systems differ, as people read it in a terminal: a column for each system.
struct ProfileComparisonText {
    private let comparison: ProfileComparison
    private var lines: [String] = []

    init(_ comparison: ProfileComparison) {
        self.comparison = comparison
        lines.append(comparison.name.isEmpty ? comparison.file : comparison.name)
        lines.append("")
        for step in comparison.steps {
            let rows = step.values.map { row in [row.what] + row.values.map { $0.text(of: row.what) } }
            lines.append("\(step.number)  \(step.action)")
            lines += AlignedTable([[""] + comparison.profiles] + rows, leading: [0]).lines.map { "   " + $0 }
        }
        if !comparison.steps.isEmpty { lines.append("") }
        let count = NumberText.count(comparison.stepCount, "step")
        lines.append(
            comparison.isEqual
                ? "equal: \(count)" : "DIFFERENT: \(NumberText.grouped(comparison.steps.count)) of \(count)")
    }

    var text: String { lines.joined(separator: "\n") + "\n" }
}
