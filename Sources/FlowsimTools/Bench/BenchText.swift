import FlowScenario
import Foundation

/// A bench as people read it in a terminal.
struct BenchText {
    private static let timeHeadings = [
        "", "step", "time", "fastest", "slowest", "measuring", "preparing", "querying", "showing",
    ]
    private static let countHeadings = [
        "", "step", "passes", "prepared", "measured", "asked", "queries", "made", "rows", "items", "new", "reused",
    ]

    private let report: BenchReport
    private let file: String

    init(_ report: BenchReport, file: String) {
        self.report = report
        self.file = file
    }

    var text: String {
        let name = report.name.isEmpty ? file : report.name
        let counts =
            "\(NumberText.count(report.sectionCount, "section")), \(NumberText.count(report.itemCount, "item"))"
        let head = [name, "\(counts), median of \(NumberText.count(report.runCount, "run"))"]
        let times = AlignedTable([Self.timeHeadings] + report.steps.map(timeCells) + [whole], leading: [1])
        let work = AlignedTable([Self.countHeadings] + report.steps.map(countCells), leading: [1])
        return (head + [""] + times.lines + [""] + work.lines).joined(separator: "\n") + "\n"
    }

    private func timeCells(_ step: BenchReport.Step) -> [String] {
        [String(step.number), step.action] + times(step.seconds) + shares(step.shares)
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
        return ["", "all", time(seconds), "", ""] + self.shares(shares)
    }

    private func times(_ spread: BenchReport.Spread) -> [String] {
        [spread.median, spread.fastest, spread.slowest].map(time)
    }

    private func time(_ seconds: Double) -> String {
        seconds < 1e-3
            ? "\(NumberText.grouped((seconds * 1e7).rounded() / 10)) µs"
            : "\(NumberText.grouped((seconds * 1e5).rounded() / 100)) ms"
    }

    private func shares(_ shares: BenchReport.Shares) -> [String] {
        [shares.measuring, shares.preparing, shares.querying, shares.showing].map { "\(Int(($0 * 100).rounded())) %" }
    }
}
