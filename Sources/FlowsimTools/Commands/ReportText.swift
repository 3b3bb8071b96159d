import FlowScenario
import FlowSimulator

/// A report as people read it in a terminal: aligned columns, one line a step.
struct ReportText {
    private let report: ScenarioReport
    /// The events of each step, where they are to be shown.
    private let trace: [[TraceEvent]]?
    private(set) var lines: [String] = []

    init(_ report: ScenarioReport, file: String, trace: [[TraceEvent]]? = nil) {
        self.report = report
        self.trace = trace
        let container = report.container
        lines.append(report.name.isEmpty ? file : report.name)
        let size = "\(NumberText.grouped(container.width)) × \(NumberText.grouped(container.height)) points"
        lines.append(
            "\(NumberText.count(report.sectionCount, "section")), \(NumberText.count(report.itemCount, "item")) in "
                + "\(size) at \(NumberText.plain(container.scale))x")
        lines.append("")
        table()
        lines.append("")
        lines.append(verdict)
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private var verdict: String {
        let count = report.expectationCount
        if report.passed {
            return count == 0
                ? "ok: nothing was expected"
                : "ok: \(NumberText.count(count, "expectation")) \(count == 1 ? "holds" : "hold")"
        }
        return "FAILED: \(report.differences.count) of \(NumberText.count(count, "expectation"))"
    }
}

// MARK: The table

extension ReportText {
    private static let headings = ["", "step", "content", "offset", "visible", "new", "measured", "rounds", "rows"]
    /// Columns of words; the others are numbers and right-aligned.
    private static let leading: Set<Int> = [1, 2]

    private mutating func table() {
        let table = AlignedTable([Self.headings] + report.steps.map(cells), leading: Self.leading)
        let indent = table.indent
        lines.append(table.lines[0])
        for (step, line) in zip(report.steps, table.lines.dropFirst()) {
            lines.append(line)
            if let note = step.note { lines.append(indent + note) }
            details(of: step, indent: indent)
            guard let trace, trace.indices.contains(step.number) else { continue }
            lines += trace[step.number].map { "\(indent)\($0)" }
        }
    }

    private func cells(_ step: ScenarioReport.Step) -> [String] {
        guard !step.isExpectation else {
            return [String(step.number), step.action, step.differences.isEmpty ? "ok" : "FAILED"]
        }
        let state = step.state
        return [
            String(step.number), step.action, content(step),
            "\(NumberText.grouped(state.contentOffset.x)), \(NumberText.grouped(state.contentOffset.y))",
            NumberText.grouped(state.visible), NumberText.grouped(step.newlyMeasured),
            NumberText.grouped(state.measured),
            NumberText.grouped(step.rounds), NumberText.grouped(state.rows),
        ]
    }

    /// The size before and after, or once where the step left it alone.
    private func content(_ step: ScenarioReport.Step) -> String {
        let (before, after) = (text(step.contentSizeBefore), text(step.state.contentSize))
        return before == after ? after : "\(before) → \(after)"
    }

    private func text(_ size: ScenarioReport.Extent) -> String {
        "\(NumberText.grouped(size.width)) × \(NumberText.grouped(size.height))"
    }
}

// MARK: Under a step

extension ReportText {
    private mutating func details(of step: ScenarioReport.Step, indent: String) {
        let width = step.differences.map(\.what.count).max() ?? 0
        for difference in step.differences {
            let name = difference.what + String(repeating: " ", count: width - difference.what.count)
            lines.append("\(indent)\(name)  expected \(difference.expected)")
            lines.append("\(indent)\(String(repeating: " ", count: width))     found \(difference.actual)")
        }
        if let refusal = step.refusal { lines.append("\(indent)refused: \(refusal)") }
        for kind in Set(step.issues.map(\.kind)).sorted() {
            let issues = step.issues.filter { $0.kind == kind }
            let times = issues.count == 1 ? "" : ", \(NumberText.grouped(issues.count)) times"
            lines.append("\(indent)\(issues[0].isError ? "error" : "warning"): \(kind)\(times)")
            // What UIKit adds after two lines is the same every time; the report for machines has all of it.
            let message = issues[0].message.split(whereSeparator: \.isNewline).prefix(2)
            lines += message.map { "\(indent)  \($0)" }
        }
    }
}
