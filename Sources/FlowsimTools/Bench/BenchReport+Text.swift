import FlowScenario

extension BenchReport {
    private static let step: [AlignedTable.Column] = [.number(""), .words("step")]
    private static let time: [AlignedTable.Column] = [
        .number("time"), .number("spread", rank: 1), .number("first", rank: 2), .number("fastest", rank: 4),
        .number("slowest", rank: 3), .number("measuring"), .number("preparing"), .number("querying"),
        .number("showing"),
    ]

    /// Returns the text of a benchmark for a terminal.
    func text(file: String, in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        output.add(name.isEmpty ? file : name, hanging: 0)
        output.add(
            "\(NumberText.count(sectionCount, "section")), \(NumberText.count(itemCount, "item")); the first run, and "
                + "medians of the \(NumberText.count(runCount, "run")) after it", hanging: 0)
        output.addEmptyLine()
        output.add(Self.step + Self.time, steps.map(Self.timeCells) + [whole])
        output.add(spread, hanging: 0, .note)
        output.addEmptyLine()
        output.add(
            Self.step + Self.work.map(\.column),
            steps.map { step in
                [String(step.number), step.action] + Self.work.map { NumberText.grouped(step.counts[$0.key] ?? 0) }
            })
        output.addRemarkOnOmitted()
        return output.text
    }

    private static func timeCells(_ step: Step) -> [String] {
        let seconds = step.seconds
        return [String(step.number), step.action, time(seconds.median), percent(seconds.share), time(step.first)]
            + [seconds.fastest, seconds.slowest].map(time) + step.shares.all.map(percent)
    }

    /// The table's line for all steps together. Its durations are sums over the steps. Its percentages are the shares
    /// of the stages in the duration of all steps.
    private var whole: [String] {
        let seconds = steps.reduce(0) { $0 + $1.seconds.median }
        let shares = (0..<4).map { part in
            seconds > 0 ? steps.reduce(0) { $0 + $1.shares.all[part] * $1.seconds.median } / seconds : 0
        }
        return ["", "all", Self.time(seconds), "", Self.time(steps.reduce(0) { $0 + $1.first }), "", ""]
            + shares.map(Self.percent)
    }

    /// A remark about how much the durations of a step differ between runs. It has the greatest distance between the
    /// quartiles of a step, as a share of the median. For fewer than five runs, the remark is that they are too few.
    private var spread: String {
        guard runCount > 4, let widest = steps.max(by: { $0.seconds.share < $1.seconds.share }) else {
            return "So few runs do not say how far times spread."
        }
        return "spread: the width of the middle half of the runs, of the median; here at most "
            + "\(Self.percent(widest.seconds.share)), in step \(widest.number). Differences below that are chance."
    }

    private static func time(_ seconds: Double) -> String {
        seconds < 1e-3
            ? "\(NumberText.grouped((seconds * 1e7).rounded() / 10)) µs"
            : "\(NumberText.grouped((seconds * 1e5).rounded() / 100)) ms"
    }

    private static func percent(_ share: Double) -> String {
        "\(NumberText.grouped((share * 100).rounded()))\(WrappedText.joint)%"
    }
}
