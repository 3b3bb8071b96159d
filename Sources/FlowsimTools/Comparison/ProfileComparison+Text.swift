import FlowScenario

extension ProfileComparison {
    /// The text of a comparison of systems for a terminal: a column for each system.
    func text(in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        output.add(name.isEmpty ? file : name, hanging: 0)
        output.addEmptyLine()
        let columns = [.words("")] + profiles.map { AlignedTable.Column.values($0) }
        for step in steps {
            output.add("\(step.number)  \(step.action)", hanging: 3)
            output.add(columns, step.values.map { row in [row.what] + row.values.map { $0.text(of: row.what) } }, indent: 3)
        }
        if !steps.isEmpty { output.addEmptyLine() }
        output.addVerdict(
            "equal", "DIFFERENT", isEqual ? nil : steps.count, of: NumberText.count(stepCount, "step"), hanging: 0)
        return output.text
    }
}
