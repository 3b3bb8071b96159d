extension BenchmarkReport {
    /// The tables of docs/performance.md, ready to be put between its marks.
    var markdown: String {
        var lines = ["Measured on: \(Machine().text). One pass of the flat loop: \(text(reference)).", ""]
        lines += table(Goal.headings, Self.goalRows(goals))
        lines += ["", "All tasks; times are medians for one operation, ratios are to one pass of the flat loop.", ""]
        let headings = [
            "task", "workload", "items", "time", "fastest … slowest", "of the flat loop", "allocations", "peak",
        ]
        lines += table(headings, measurements.filter { $0.time != nil }.map(row), numbersFrom: 2)
        lines += ["", "What was counted:", ""]
        let counted = measurements.flatMap { measurement in
            measurement.counts.sorted { $0.key < $1.key }.filter { $0.key != Measurement.allocations }.map {
                [
                    measurement.task, measurement.workload, NumberText.grouped(measurement.items), $0.key,
                    NumberText.count($0.value),
                ]
            }
        }
        lines += table(["task", "workload", "items", "what", "count"], counted, numbersFrom: 4)
        return lines.joined(separator: "\n")
    }

    private func row(_ measurement: Measurement) -> [String] {
        let time = measurement.time
        return [
            measurement.task, measurement.workload, NumberText.grouped(measurement.items),
            time.map { NumberText.time($0.median) } ?? "",
            time.map { "\(NumberText.time($0.fastest)) … \(NumberText.time($0.slowest))" } ?? "",
            measurement.ratio.map(NumberText.ratio) ?? "",
            measurement.counts[Measurement.allocations].map(NumberText.count) ?? "",
            measurement.peakBytes.map(NumberText.bytes) ?? "",
        ]
    }

    private func table(_ headings: [String], _ rows: [[String]], numbersFrom first: Int? = nil) -> [String] {
        let rule = headings.indices.map { $0 >= first ?? headings.count ? "--:" : "---" }
        return ([headings, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
    }
}
