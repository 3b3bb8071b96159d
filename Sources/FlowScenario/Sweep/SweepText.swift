/// A sweep as people read it in a terminal.
struct SweepText {
    private var lines: [String]

    init(_ results: [SweepResult], name: String) {
        lines = [name, ""]
        let showsText = Set(results.map(\.combination.category)).count > 1
        var rows = [["device", "size", "scale", "reads"] + (showsText ? ["text size"] : [])
                + ["content", "rows", "warnings", "errors", "overlaps", "clipped"]]
        for result in results {
            let (combination, device) = (result.combination, result.combination.device)
            rows.append(
                [
                    device.name.isEmpty ? "–" : device.name, size([device.width, device.height]),
                    "\(NumberText.plain(combination.scale))x",
                    combination.direction == Scenario.LayoutDirection.rightToLeft.rawValue ? "←" : "→",
                ] + (showsText ? [combination.category] : []) + cells(result))
        }
        lines += AlignedTable(rows, leading: showsText ? [0, 1, 3, 4] : [0, 1, 3]).lines
        lines.append("")
        details(results)
        let bad = results.count(where: \.isBad)
        let all = NumberText.count(results.count, "combination")
        lines.append(bad == 0 ? "ok: \(all), no overlaps, no errors" : "FAILED: \(NumberText.grouped(bad)) of \(all)")
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private func cells(_ result: SweepResult) -> [String] {
        guard let content = result.contentSize else { return ["not laid out"] }
        return [
            size(content), NumberText.grouped(result.rows), count(result.warnings), count(result.errors),
            count(result.overlaps), count(result.clipped),
        ]
    }

    /// What was found, once for all combinations that say the same.
    private mutating func details(_ results: [SweepResult]) {
        var seen: [String] = []
        for result in results {
            var remarks = result.issues.map { "issue: \($0)" }
            if let pair = result.firstOverlap { remarks.append("overlap: \(pair[0]) and \(pair[1])") }
            if let item = result.firstClipped { remarks.append("clipped: \(item)") }
            if let failure = result.failure { remarks.append("not laid out: \(failure)") }
            seen += remarks.filter { !seen.contains($0) }
        }
        lines += seen.prefix(12)
        if seen.count > 12 { lines.append("… and \(seen.count - 12) more") }
    }

    private func count(_ number: Int) -> String { number == 0 ? "–" : NumberText.grouped(number) }

    private func size(_ sides: [Double]) -> String { sides.map(NumberText.grouped).joined(separator: " × ") }
}
