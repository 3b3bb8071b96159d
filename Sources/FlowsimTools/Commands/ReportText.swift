import FlowScenario
import FlowSimulator

/// A report as people read it in a terminal: aligned columns, one line a step. Of several systems that were played side
/// by side, those that came to the same share a line.
struct ReportText {
    private let reports: [ScenarioReport]
    /// The events of each step, for each report, where they are to be shown.
    private let traces: [[[TraceEvent]]?]
    private(set) var lines: [String] = []

    /// - Parameter reports: At least one; several are of one scenario in several systems.
    init(_ reports: [ScenarioReport], file: String, traces: [[[TraceEvent]]?]) {
        self.reports = reports
        self.traces = traces
        let report = reports[0]
        let container = report.container
        lines.append(report.name.isEmpty ? file : report.name)
        let size = "\(NumberText.grouped(container.width)) × \(NumberText.grouped(container.height)) points"
        let systems = reports.compactMap(\.profile).joined(separator: ", ")
        lines.append(
            "\(NumberText.count(report.sectionCount, "section")), \(NumberText.count(report.itemCount, "item")) in "
                + "\(size) at \(NumberText.plain(container.scale))x" + (systems.isEmpty ? "" : ", \(systems)"))
        lines.append("")
        table()
        lines.append("")
        lines.append(verdict)
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private var verdict: String {
        let count = reports.reduce(0) { $0 + $1.expectationCount }
        let differences = reports.reduce(0) { $0 + $1.differences.count }
        guard differences > 0 else {
            return count == 0
                ? "ok: nothing was expected"
                : "ok: \(NumberText.count(count, "expectation")) \(count == 1 ? "holds" : "hold")"
        }
        return "FAILED: \(differences) of \(NumberText.count(count, "expectation"))"
    }
}

// MARK: The table

extension ReportText {
    private static let headings = ["content", "offset", "visible", "new", "measured", "rounds", "rows"]

    /// What one or several systems came to in a step.
    private struct Outcome {
        var step: ScenarioReport.Step
        /// Indices of reports.
        var members: [Int]
        var isFirst: Bool
    }

    private var isOfSeveral: Bool { reports.count > 1 }

    private mutating func table() {
        let outcomes = reports[0].steps.indices.flatMap(outcomes)
        let rows = outcomes.map(cells)
        let headings = ["", "step"] + (isOfSeveral ? ["system"] : []) + Self.headings
        let table = AlignedTable([headings] + rows, leading: isOfSeveral ? [1, 2, 3] : [1, 2])
        let indent = table.indent
        lines.append(table.lines[0])
        for (outcome, line) in zip(outcomes, table.lines.dropFirst()) {
            lines.append(line)
            if outcome.isFirst, let note = outcome.step.note { lines.append(indent + note) }
            details(of: outcome.step, indent: indent)
            for member in outcome.members {
                guard let trace = traces[member], trace.indices.contains(outcome.step.number) else { continue }
                lines += trace[outcome.step.number].map { "\(indent)\($0)" }
            }
        }
    }

    /// With traces every system has its own. A system that an expectation is not about is left out.
    private func outcomes(at index: Int) -> [Outcome] {
        var found: [Outcome] = []
        for (member, report) in reports.enumerated() where report.steps.indices.contains(index) {
            let step = report.steps[index]
            guard !isOfSeveral || step.isOfOtherProfiles != true else { continue }
            if traces[member] == nil, let same = found.firstIndex(where: { $0.step == step }) {
                found[same].members.append(member)
            } else {
                found.append(Outcome(step: step, members: [member], isFirst: found.isEmpty))
            }
        }
        return found
    }

    private func cells(_ outcome: Outcome) -> [String] {
        let step = outcome.step
        var cells = outcome.isFirst ? [String(step.number), step.action] : ["", ""]
        if isOfSeveral {
            let isAll = outcome.members.count == reports.count
            cells.append(isAll ? "all" : outcome.members.compactMap { reports[$0].profile }.joined(separator: ", "))
        }
        guard !step.isExpectation else {
            if step.isOfOtherProfiles == true { return cells + ["other systems"] }
            return cells + [step.differences.isEmpty ? "ok" : "FAILED"]
        }
        let state = step.state
        return cells + [
            content(step),
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
