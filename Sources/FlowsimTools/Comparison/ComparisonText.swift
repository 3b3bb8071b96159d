import FlowScenario

/// A comparison as people read it in a terminal.
struct ComparisonText {
    private let comparison: ScenarioComparison
    private var lines: [String] = []

    init(_ comparison: ScenarioComparison) {
        self.comparison = comparison
        head()
        for step in comparison.steps { add(step) }
        costs()
        lines.append(verdict)
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func head() {
        for (letter, side) in [("A", comparison.a), ("B", comparison.b)] {
            lines.append("\(letter)  \(side.file)\(side.name.isEmpty ? "" : ": \(side.name)")")
        }
        lines.append("")
    }

    private mutating func add(_ step: ScenarioComparison.Step) {
        guard let a = step.a, let b = step.b else {
            lines.append("\(step.a ?? step.b ?? 0)  \(step.action): only in \(step.a == nil ? "B" : "A")")
            return
        }
        let number = a == b ? "\(a)" : "\(a)/\(b)"
        guard !step.isEqual else {
            lines.append("\(number)  \(step.action): the same")
            return
        }
        lines.append("\(number)  \(step.action)\(step.otherAction.map { " in A, \($0) in B" } ?? "")")
        lines += table(step.differences).map { "   " + $0 }
        if let frames = step.frames, frames.differing > 0 { add(frames) }
    }

    private func table(_ differences: [ScenarioComparison.Difference]) -> [String] {
        var rows = [["", "A", "B", ""]]
        for difference in differences {
            let what = difference.what
            rows.append([
                what, difference.a.text(of: what), difference.b.text(of: what), difference.delta.map(signed) ?? "",
            ])
        }
        return differences.isEmpty ? [] : AlignedTable(rows, leading: [0]).lines
    }

    private mutating func add(_ frames: ScenarioComparison.Frames) {
        let compared = NumberText.count(frames.compared, "frame")
        lines.append("   \(NumberText.grouped(frames.differing)) of \(compared) differ")
        var rows = [["", "A", "B", "B − A"]]
        for frame in frames.elements {
            rows.append([
                frame.element, frame.a.map(text) ?? "not there", frame.b.map(text) ?? "not there",
                frame.delta.map(text) ?? "",
            ])
        }
        lines += AlignedTable(rows, leading: [0, 1, 2, 3]).lines.map { "     " + $0 }
        let rest = frames.differing - frames.elements.count
        if rest > 0 { lines.append("     … and \(NumberText.grouped(rest)) more") }
    }

    private mutating func costs() {
        guard !comparison.costs.isEmpty else { return }
        lines.append("")
        lines.append("all steps together")
        lines += table(comparison.costs).map { "   " + $0 }
    }

    private var verdict: String {
        guard !comparison.isEqual else { return "\nequal: \(NumberText.count(comparison.steps.count, "step"))" }
        let differing = comparison.steps.count { !$0.isEqual }
        return "\nDIFFERENT: \(NumberText.grouped(differing)) of \(NumberText.count(comparison.steps.count, "step"))"
    }

    private func signed(_ value: Double) -> String {
        let text = NumberText.grouped(value)
        return value > 0 ? "+" + text : text
    }

    private func text(_ numbers: [Double]) -> String {
        "[" + numbers.map(NumberText.plain).joined(separator: ", ") + "]"
    }
}
