import Foundation

extension BenchmarkReport {
    /// What people read in a terminal: a line a measurement with its counts under it, then the goals.
    var text: String {
        var lines = ["\(Machine().text); median of \(TaskRun.runCount) runs (fastest … slowest)"]
        lines.append("one pass of the flat loop over 1,000,000 items: \(text(reference))")
        if !HeapCounter.isCounting { lines.append("heap allocations are not counted on this system") }
        lines.append("")
        for measurement in measurements { lines += self.lines(measurement) }
        let goals = goals
        if !goals.isEmpty {
            lines += ["", "Goals"] + TextTable(Self.goalRows(goals), headings: Goal.headings).lines
            let missed = goals.count { !$0.isMet }
            lines += ["", "\(goals.count - missed) of \(goals.count) goals met"]
        }
        return (lines + ["peak memory \(NumberText.bytes(Machine.peakMemory))"]).joined(separator: "\n")
    }

    static func goalRows(_ goals: [Goal]) -> [[String]] {
        goals.map { [$0.what, $0.promise, $0.measured, $0.verdict] }
    }

    private func lines(_ measurement: Measurement) -> [String] {
        let label = "\(measurement.task), \(measurement.workload), \(NumberText.grouped(measurement.items))"
        var lines = [label]
        if let time = measurement.time, let ratio = measurement.ratio {
            lines.append("    \(text(time))  \(NumberText.ratio(ratio)) of the flat loop")
        }
        if let seconds = measurement.slowestHundredth {
            lines.append("    one of a hundred takes longer than \(NumberText.time(seconds))")
        }
        let counts = measurement.counts.sorted { $0.key < $1.key }.map { "\($0.key) \(NumberText.count($0.value))" }
        if !counts.isEmpty { lines.append("    " + counts.joined(separator: "; ")) }
        return lines
    }

    func text(_ spread: Spread) -> String {
        "\(NumberText.time(spread.median)) (\(NumberText.time(spread.fastest)) … \(NumberText.time(spread.slowest)))"
    }
}

extension Goal {
    fileprivate var verdict: String {
        guard isMet else { return "NOT MET" }
        return switch reachesStretch {
        case nil: "met"
        case true?: "met, stretch met"
        case false?: "met, stretch not met"
        }
    }
}

/// Columns of text, as wide as they need to be.
struct TextTable {
    let lines: [String]

    init(_ rows: [[String]], headings: [String]) {
        let all = [headings] + rows
        let widths = headings.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        lines = all.map { row in
            var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
                .joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
