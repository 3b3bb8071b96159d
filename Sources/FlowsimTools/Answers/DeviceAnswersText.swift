import FlowScenario

/// The text of devices' answers for a terminal: a line or two a question, then the values that differ.
@MainActor
struct DeviceAnswersText {
    private let terminal: Terminal
    private var lines: [String] = []
    private static let shownDrifts = 10

    init(_ answers: DeviceAnswers, terminal: Terminal = Terminal()) {
        self.terminal = terminal
        for answer in answers.answers {
            say(answer.name.isEmpty ? answer.file : "\(answer.file): \(answer.name)")
            verdict(answer)
            if !answer.isAsExpected { for line in answer.comment { say("    \(line)") } }
            drifts(answer)
            lines.append("")
        }
        let others = answers.answers.count { !$0.isAsExpected }
        let all = NumberText.count(answers.answers.count, "recording")
        let refused = answers.refused.isEmpty ? "" : "; refused: \(NumberText.grouped(answers.refused.count))"
        lines += terminal.wrapped(
            (others == 0
                ? terminal.painted("as the simulator", .success) + ": \(all)"
                : terminal.painted("OTHERWISE", .failure) + ": \(NumberText.grouped(others)) of \(all)") + refused)
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func say(_ text: String) { lines += terminal.wrapped(text, hanging: 6) }

    private mutating func verdict(_ answer: DeviceAnswer) {
        let values = NumberText.count(answer.expectationCount, "value")
        switch answer.verdict {
        case .simulator:
            say("  the simulator's reading: \(values) hold")
            let against = answer.ruledOut
            say(
                against.isEmpty
                    ? "  no option, quirk or other system would make a difference"
                    : "  decides against \(against.joined(separator: ", "))")
        case .otherReading:
            say("  another reading: all of \(values) hold with \(answer.readings.joined(separator: ", or with "))")
        case .unknown: say("  no known reading: under each of \(answer.ruledOut.count + 1), some of \(values) differ")
        }
    }

    private mutating func drifts(_ answer: DeviceAnswer) {
        guard !answer.drifted.isEmpty else { return }
        let rows = answer.drifted.prefix(Self.shownDrifts).map {
            [NumberText.grouped($0.step), $0.what, $0.device, $0.simulator]
        }
        let table = AlignedTable(
            [.number("step"), .words("what"), .words("device"), .words("simulator")], rows: rows,
            room: terminal.columns - 4)
        lines += table.lines.map { "    " + $0 }
        lines += terminal.remark(omitting: table.omitted)
        let more = answer.drifted.count - rows.count
        if more > 0 { say("    and \(NumberText.grouped(more)) more, which --json has") }
    }
}
