import FlowScenario

/// The text of a comparison for a terminal.
struct ComparisonText {
    private let comparison: ScenarioComparison
    private let terminal: Terminal
    private var lines: [String] = []
    private var omitted: [String] = []

    init(_ comparison: ScenarioComparison, terminal: Terminal = Terminal()) {
        self.comparison = comparison
        self.terminal = terminal
        head()
        for step in comparison.steps { add(step) }
        costs()
        lines += terminal.remark(omitting: omitted)
        lines += [""] + terminal.wrapped(verdict, hanging: 2)
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func head() {
        for (letter, side) in [("A", comparison.a), ("B", comparison.b)] {
            lines += terminal.wrapped("\(letter)  \(side.file)\(side.name.isEmpty ? "" : ": \(side.name)")", hanging: 3)
        }
        lines.append("")
    }

    private mutating func add(_ step: ScenarioComparison.Step) {
        guard let a = step.a, let b = step.b else {
            head("\(step.a ?? step.b ?? 0)  \(step.action): only in \(step.a == nil ? "B" : "A")")
            return
        }
        let number = a == b ? "\(a)" : "\(a)/\(b)"
        guard !step.isEqual else {
            head("\(number)  \(step.action): the same")
            return
        }
        head("\(number)  \(step.action)\(step.otherAction.map { " in A, \($0) in B" } ?? "")")
        add(step.differences)
        if let frames = step.frames, frames.differing > 0 { add(frames) }
    }

    private mutating func head(_ text: String) { lines += terminal.wrapped(text, hanging: 3) }

    private mutating func add(_ differences: [ScenarioComparison.Difference]) {
        guard !differences.isEmpty else { return }
        let rows = differences.map { difference in
            let what = difference.what
            return [
                what, difference.a.text(of: what), difference.b.text(of: what), difference.delta.map(signed) ?? "",
            ]
        }
        add([.words(""), .values("A"), .values("B"), .number("", rank: 1)], rows, indent: 3)
    }

    private mutating func add(_ columns: [AlignedTable.Column], _ rows: [[String]], indent: Int) {
        let table = AlignedTable(columns, rows: rows, room: terminal.columns - indent)
        lines += table.lines.map { String(repeating: " ", count: indent) + $0 }
        omitted += table.omitted.map { $0.isEmpty ? "B − A" : $0 }
    }

    private mutating func add(_ frames: ScenarioComparison.Frames) {
        let compared = NumberText.count(frames.compared, "frame")
        lines.append("   \(NumberText.grouped(frames.differing)) of \(compared) differ")
        let rows = frames.elements.map { frame in
            [
                frame.element, frame.a.map(text) ?? "not there", frame.b.map(text) ?? "not there",
                frame.delta.map(text) ?? "",
            ]
        }
        add([.words(""), .words("A"), .words("B"), .words("B − A", rank: 1)], rows, indent: 5)
        let rest = frames.differing - frames.elements.count
        if rest > 0 { lines.append("     … and \(NumberText.grouped(rest)) more") }
    }

    private mutating func costs() {
        guard !comparison.costs.isEmpty else { return }
        lines.append("")
        lines.append("all steps together")
        add(comparison.costs)
    }

    private var verdict: String {
        let all = NumberText.count(comparison.steps.count, "step")
        guard !comparison.isEqual else { return terminal.painted("equal", .success) + ": " + all }
        let differing = comparison.steps.count { !$0.isEqual }
        return terminal.painted("DIFFERENT", .failure) + ": \(NumberText.grouped(differing)) of \(all)"
    }

    private func signed(_ value: Double) -> String {
        let text = NumberText.grouped(value)
        return value > 0 ? "+" + text : text
    }

    private func text(_ numbers: [Double]) -> String {
        "[" + numbers.map(NumberText.plain).joined(separator: ", ") + "]"
    }
}
