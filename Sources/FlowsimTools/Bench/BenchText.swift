import FlowScenario

/// The text of a bench for a terminal.
struct BenchText {
    private static let timeColumns: [AlignedTable.Column] = [
        .number(""), .words("step"), .number("time"), .number("spread", rank: 1), .number("first", rank: 2),
        .number("fastest", rank: 4), .number("slowest", rank: 3), .number("measuring"), .number("preparing"),
        .number("querying"), .number("showing"),
    ]
    private static let countColumns: [AlignedTable.Column] = [
        .number(""), .words("step"), .number("passes", rank: 4), .number("prepared", rank: 3), .number("measured"),
        .number("asked"), .number("queries", rank: 2), .number("made", rank: 6), .number("rows"), .number("items"),
        .number("new", rank: 5), .number("reused", rank: 7),
    ]

    private let report: BenchReport
    private let file: String
    private let terminal: Terminal

    init(_ report: BenchReport, file: String, terminal: Terminal = Terminal()) {
        self.report = report
        self.file = file
        self.terminal = terminal
    }

    var text: String {
        let counts =
            "\(NumberText.count(report.sectionCount, "section")), \(NumberText.count(report.itemCount, "item"))"
        let head =
            terminal.wrapped(report.name.isEmpty ? file : report.name)
            + terminal.wrapped(
                "\(counts); the first run, and medians of the \(NumberText.count(report.runCount, "run")) after it")
        let times = AlignedTable(
            Self.timeColumns, rows: report.steps.map(timeCells) + [whole], room: terminal.columns)
        let work = AlignedTable(Self.countColumns, rows: report.steps.map(countCells), room: terminal.columns)
        return
            (head + [""] + times.lines + terminal.wrapped(spread, .note) + [""] + work.lines
            + terminal.remark(omitting: times.omitted + work.omitted)).joined(separator: "\n") + "\n"
    }

    private func timeCells(_ step: BenchReport.Step) -> [String] {
        let seconds = step.seconds
        return [String(step.number), step.action, time(seconds.median), percent(seconds.share), time(step.first)]
            + [seconds.fastest, seconds.slowest].map(time) + shares(step.shares)
    }

    private func countCells(_ step: BenchReport.Step) -> [String] {
        let counts = step.counts
        let numbers = [
            counts.passes, counts.preparations, counts.measurements, counts.delegateSizeQueries,
            counts.elementQueries, counts.attributesMade, counts.rowsReplaced, counts.itemsRead, counts.cellsCreated,
            counts.cellsReused,
        ]
        return [String(step.number), step.action] + numbers.map { NumberText.grouped($0) }
    }

    /// All steps together; shares are weighed by the steps' times.
    private var whole: [String] {
        let seconds = report.steps.reduce(0) { $0 + $1.seconds.median }
        func share(_ part: (BenchReport.Shares) -> Double) -> Double {
            seconds > 0 ? report.steps.reduce(0) { $0 + part($1.shares) * $1.seconds.median } / seconds : 0
        }
        let shares = BenchReport.Shares(
            measuring: share(\.measuring), preparing: share(\.preparing), querying: share(\.querying),
            showing: share(\.showing))
        return ["", "all", time(seconds), "", time(report.steps.reduce(0) { $0 + $1.first }), "", ""]
            + self.shares(shares)
    }

    /// A remark on the precision of the times.
    private var spread: String {
        guard report.runCount > 4, let widest = report.steps.max(by: { $0.seconds.share < $1.seconds.share }) else {
            return "So few runs do not say how far times spread."
        }
        return "spread: the width of the middle half of the runs, of the median; here at most "
            + "\(percent(widest.seconds.share)), in step \(widest.number). Differences below that are chance."
    }

    private func time(_ seconds: Double) -> String {
        seconds < 1e-3
            ? "\(NumberText.grouped((seconds * 1e7).rounded() / 10)) µs"
            : "\(NumberText.grouped((seconds * 1e5).rounded() / 100)) ms"
    }

    private func percent(_ share: Double) -> String {
        "\(NumberText.grouped((share * 100).rounded()))\(WrappedText.joint)%"
    }

    private func shares(_ shares: BenchReport.Shares) -> [String] {
        [shares.measuring, shares.preparing, shares.querying, shares.showing].map(percent)
    }
}
