import ElementsSimulator
import FlowScenario

/// The text of reports for a terminal: aligned columns, with one line for each step. Systems in which a step has equal
/// results share one line.
struct ReportText {
    private let reports: [ScenarioReport]
    private let file: String
    /// The events of each report, by step; `nil` for a report whose events are not shown. The entry of a report
    /// contains one list of events for each step.
    private let traces: [[[TraceEvent]]?]
    private var output: TerminalText

    /// Creates the text of reports.
    ///
    /// - Parameters:
    ///   - reports: The reports, at least one. Several reports are of one scenario in several systems.
    ///   - cures: The changes that lessen what failed expectations found.
    init(
        _ reports: [ScenarioReport], file: String, traces: [[[TraceEvent]]?], cures: [Cure] = [],
        terminal: Terminal = Terminal()
    ) {
        self.reports = reports
        self.file = file
        self.traces = traces
        output = TerminalText(terminal: terminal)
        let report = reports[0]
        let container = report.container
        output.add(report.name.isEmpty ? file : report.name, hanging: 0)
        let size = "\(NumberText.grouped(container.width)) × \(NumberText.grouped(container.height)) points"
        let systems = reports.compactMap(\.profile).joined(separator: ", ")
        output.add(
            "\(NumberText.count(report.sectionCount, "section")), \(NumberText.count(report.itemCount, "item")) in "
                + "\(size) at \(NumberText.plain(container.scale))x" + (systems.isEmpty ? "" : ", \(systems)"))
        output.addEmptyLine()
        table()
        output.addEmptyLine()
        output.add(cures)
        if !cures.isEmpty { output.addEmptyLine() }
        output.add(verdict)
    }

    var text: String { output.text }

    private var terminal: Terminal { output.terminal }

    private var verdict: String {
        let count = reports.reduce(0) { $0 + $1.expectationCount }
        let differences = reports.reduce(0) { $0 + $1.differences.count }
        guard differences > 0 else {
            let rest = count == 0
                ? "nothing was expected"
                : "\(NumberText.count(count, "expectation")) \(count == 1 ? "holds" : "hold")"
            return terminal.painted("ok", .success) + ": " + rest
        }
        let refused = reports.reduce(0) { $0 + $1.differences.count(where: \.isOfRefusal) }
        let parts = [
            differences > refused ? "\(differences - refused) of \(NumberText.count(count, "expectation"))" : nil,
            refused > 0 ? "\(NumberText.count(refused, "change")) \(refused == 1 ? "was" : "were") refused" : nil,
        ]
        return terminal.painted("FAILED", .failure) + ": " + parts.compactMap(\.self).joined(separator: ", ")
    }

    // MARK: The table

    /// The columns of the table. If the table is too wide, some columns are left out. Columns that repeat other
    /// columns, or that change least, are left out first.
    private static let columns: [AlignedTable.Column] = [
        .words("content", comfort: 36), .number("offset"), .number("visible", rank: 2), .number("new"),
        .number("measured", rank: 1), .number("rounds", rank: 3), .number("rows", rank: 4),
    ]

    /// The result of a step in one or several systems.
    private struct Outcome {
        var step: ScenarioReport.Step
        /// The indices of the reports that have this result.
        var members: [Int]
        var isFirst: Bool
    }

    private var isOfSeveral: Bool { reports.count > 1 }

    private mutating func table() {
        let outcomes = reports[0].steps.indices.flatMap(outcomes)
        let columns = [.number(""), .words("step")] + (isOfSeveral ? [.words("system")] : []) + Self.columns
        let table = AlignedTable(columns, rows: outcomes.map(cells), room: terminal.columns)
        let indent = table.indent.count
        output.lines += table.head
        for (outcome, rowLines) in zip(outcomes, table.rowLines) {
            output.lines += rowLines
            if outcome.isFirst, let note = outcome.step.note {
                output.add(note, indent: indent, .note)
            }
            details(of: outcome.step, indent: indent)
            for member in outcome.members {
                guard let trace = traces[member], trace.indices.contains(outcome.step.number) else { continue }
                for event in trace[outcome.step.number] { output.add("\(event)", indent: indent, hanging: 4) }
            }
        }
        output.lines += terminal.remark(omitting: table.omitted)
    }

    /// Returns the distinct results of a step. If events are shown, every system has a separate result. Systems to
    /// which an expectation does not apply are left out.
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
            return cells + [
                step.differences.isEmpty ? terminal.painted("ok", .success) : terminal.painted("FAILED", .failure)
            ]
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

    /// Returns the content size before and after the step; only one size if the step did not change it. A width that
    /// stays is written once, so that sizes with fractions of points have room in a line.
    private func content(_ step: ScenarioReport.Step) -> String {
        let (old, new) = (step.contentSizeBefore, step.state.contentSize)
        let (before, after) = (text(old), text(new))
        if before == after { return after }
        return "\(before)\(WrappedText.joint)→ \(old.width == new.width ? NumberText.grouped(new.height) : after)"
    }

    private func text(_ size: CGSize) -> String {
        [NumberText.grouped(size.width), "×", NumberText.grouped(size.height)].joined(
            separator: String(WrappedText.joint))
    }

    // MARK: Under a step

    private mutating func details(of step: ScenarioReport.Step, indent: Int) {
        let width = step.differences.map(\.what.count).max() ?? 0
        for difference in step.differences { write(difference, nameWidth: width, indent: indent) }
        if let refusal = step.refusal { output.add("refused: \(refusal)", indent: indent) }
        for kind in Set(step.issues.map(\.kind)).sorted() {
            write(step.issues.filter { $0.kind == kind }, indent: indent)
        }
        if !step.differences.isEmpty, file != "-" { output.lines += renderHint(step, indent: indent) }
    }

    private mutating func write(_ difference: ScenarioReport.Difference, nameWidth: Int, indent: Int) {
        let (expected, found) = ("expected \(difference.expected)", "   found \(difference.found)")
        // Names may be as long as a line; then values are below them.
        guard terminal.columns - indent - nameWidth >= 30 else {
            output.add(difference.what, indent: indent, hanging: 0)
            output.add(expected, indent: indent + 2, hanging: 9)
            return output.add(found, indent: indent + 2, hanging: 9)
        }
        let name = difference.what + String(repeating: " ", count: nameWidth - difference.what.count)
        output.add("\(name)  \(expected)", indent: indent, hanging: nameWidth + 2 + "expected ".count)
        output.add(found, indent: indent + nameWidth + 2, hanging: 9)
    }

    /// Writes the issues of one kind: the kind, the elements that have these issues, and the messages.
    ///
    /// - Parameter issues: Of one kind, at least one.
    private mutating func write(_ issues: [ScenarioReport.Issue], indent: Int) {
        let word = issues[0].isError ? terminal.painted("error", .failure) : terminal.painted("warning", .warning)
        let times = issues.count == 1 ? "" : ", \(NumberText.grouped(issues.count)) times"
        let elements = NameList(issues.compactMap { $0.item ?? $0.element })
        output.add("\(word): \(issues[0].kind)\(elements.isEmpty ? "" : " of \(elements)")\(times)", indent: indent)
        // The lines that UIKit adds after two are always the same; the document for machines has all of them.
        for message in messages(of: issues) {
            let lines = message.split(whereSeparator: \.isNewline).prefix(2)
            for line in lines { output.add(String(line), indent: indent + 2) }
        }
    }

    /// Returns the messages to show for issues of one kind. Usually this is only the first message. If texts are
    /// missing in recorded fonts, up to 20 messages are returned. The user needs them to record the fonts again.
    private func messages(of issues: [ScenarioReport.Issue]) -> [String] {
        guard "\(issues[0].kind)" == "unrecordedText" else { return [issues[0].message] }
        let messages = issues.map(\.message).distinct
        let rest = messages.count - 20
        return messages.prefix(20) + (rest > 0 ? ["… and \(NumberText.grouped(rest)) more, which --json has"] : [])
    }

    /// Returns the command that draws a failed step. The command is not wrapped, so that it can be copied.
    private func renderHint(_ step: ScenarioReport.Step, indent: Int) -> [String] {
        let command = "flowsim render \(ShellWord("\(file)#\(step.number)")) -o page.html"
        let space = String(repeating: " ", count: indent)
        let line = "see it: " + command
        guard TerminalColumns.count(line) + indent > terminal.columns else {
            return [space + terminal.painted(line, .note)]
        }
        return [space + terminal.painted("see it:", .note), space + "  " + terminal.painted(command, .note)]
    }
}
