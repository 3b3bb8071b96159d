import FlowScenario

/// The text of a sweep for a terminal.
struct SweepText {
    private var lines: [String]
    private let terminal: Terminal

    init(_ results: [SweepResult], name: String, terminal: Terminal = Terminal()) {
        self.terminal = terminal
        lines = terminal.wrapped(name) + [""]
        // Devices without names are distinguished by their sizes.
        let isNamed = results.allSatisfy { !$0.combination.device.name.isEmpty }
        let showsText = Set(results.map(\.combination.category)).count > 1
        var rows: [[String]] = []
        for group in Self.groups(results) {
            let (combination, device) = (group[0].combination, group[0].combination.device)
            rows.append(
                [
                    device.name.isEmpty ? "–" : device.name, Self.size([device.width, device.height]),
                    Self.each(group.map { "\(NumberText.plain($0.combination.scale))x" }),
                    Self.each(group.map { Self.arrow($0.combination) }),
                ]
                    + (showsText
                        ? [
                            Scenario.ContentSizeCategory(rawValue: combination.category)?.shortName
                                ?? combination.category
                        ] : []) + cells(group[0]))
        }
        let columns = Self.columns(showsText: showsText, isNamed: isNamed)
        let table = AlignedTable(columns, rows: rows, room: terminal.columns)
        lines += table.lines + terminal.remark(omitting: table.omitted) + [""]
        details(results)
        if let part = Self.part(results) { lines += terminal.wrapped(part, hanging: 2) + [""] }
        let summary = SweepSummary(results).lines
        lines += summary.flatMap { terminal.wrapped($0, hanging: 2) } + (summary.isEmpty ? [] : [""])
        verdict(results)
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private static func columns(showsText: Bool, isNamed: Bool) -> [AlignedTable.Column] {
        [.words("device"), .words("size", rank: isNamed ? 2 : nil), .words("scale"), .words("reads")]
            + (showsText ? [.words("text")] : [])
            + [.number("content", rank: 1), .number("rows", rank: 3), .words("found")]
    }

    /// A sentence about the part that was examined of a long content.
    private static func part(_ results: [SweepResult]) -> String? {
        let parts = results.compactMap(\.lookedAt)
        guard let least = parts.min(by: { $0.items < $1.items }) else { return nil }
        let items = "\(NumberText.grouped(least.items)) of \(NumberText.count(least.of, "item"))"
        let isLeast = Set(parts).count > 1
        return "looked at: \(items), those that come first and those at the end\(isLeast ? ", or more" : "")."
    }

    private mutating func verdict(_ results: [SweepResult]) {
        let bad = results.count(where: \.isBad)
        let all = NumberText.count(results.count, "combination")
        lines += terminal.wrapped(
            bad == 0
                ? terminal.painted("ok", .success) + ": \(all), no overlaps, no errors"
                : terminal.painted("FAILED", .failure) + ": \(NumberText.grouped(bad)) of \(all)", hanging: 2)
    }

    private func cells(_ result: SweepResult) -> [String] {
        guard let content = result.contentSize else {
            return ["–", "–", terminal.painted("not laid out", .failure)]
        }
        let found = [
            (result.errors, "error", Terminal.Tone.failure), (result.warnings, "warning", .warning),
            (result.overlaps, "overlap", .failure),
        ].filter { $0.0 > 0 }.map { terminal.painted(Self.joint(NumberText.count($0.0, $0.1)), $0.2) }
        let clipped =
            result.clipped > 0
            ? [terminal.painted(Self.joint("\(NumberText.grouped(result.clipped)) clipped"), .warning)] : []
        let uncertain =
            result.uncertain > 0
            ? [terminal.painted(Self.joint("\(NumberText.grouped(result.uncertain)) uncertain"), .warning)] : []
        let all = found + clipped + uncertain
        return [Self.size(content), NumberText.grouped(result.rows), all.isEmpty ? "–" : all.joined(separator: ", ")]
    }

    /// Groups of results of one device and text size that look the same, in any scale and direction.
    private static func groups(_ results: [SweepResult]) -> [[SweepResult]] {
        var groups: [[SweepResult]] = []
        var start = 0
        while start < results.count {
            let first = results[start].combination
            let end =
                results[start...].firstIndex {
                    $0.combination.device != first.device || $0.combination.category != first.category
                } ?? results.count
            groups += merged(Array(results[start..<end]))
            start = end
        }
        return groups
    }

    /// All results in one group, or those of each scale, or each alone: a line should name no combination that is not
    /// in it.
    private static func merged(_ results: [SweepResult]) -> [[SweepResult]] {
        guard results.contains(where: { !$0.looksLike(results[0]) }) else { return [results] }
        let scales = results.map(\.combination.scale)
        let byScale = scales.enumerated().filter { scales.firstIndex(of: $1) == $0 }.map { _, scale in
            results.filter { $0.combination.scale == scale }
        }
        return byScale.flatMap { same in
            same.allSatisfy { $0.looksLike(same[0]) } ? [same] : same.map { [$0] }
        }
    }

    private static func arrow(_ combination: SweepPlan.Combination) -> String {
        combination.direction == Scenario.LayoutDirection.rightToLeft.rawValue ? "←" : "→"
    }

    /// Distinct texts in their order.
    private static func each(_ texts: [String]) -> String {
        texts.enumerated().filter { texts.firstIndex(of: $1) == $0 }.map(\.element).joined(separator: " ")
    }

    /// Adds issues, overlaps and failures, once for all combinations that have the same.
    private mutating func details(_ results: [SweepResult]) {
        var seen: [String] = []
        for result in results {
            var remarks = result.issues.map { "issue: \($0)" }
            if let pair = result.firstOverlap { remarks.append("overlap: \(pair[0]) and \(pair[1]) first") }
            if let failure = result.failure { remarks.append("not laid out: \(failure)") }
            seen += remarks.filter { !seen.contains($0) }
        }
        lines += seen.prefix(12).flatMap { terminal.wrapped($0, hanging: 2) }
        if seen.count > 12 { lines.append("… and \(seen.count - 12) more") }
    }

    private static func size(_ sides: [Double]) -> String {
        joint(sides.map(NumberText.grouped).joined(separator: " × "))
    }

    /// Joins the words of a count, so that no line ends between them.
    private static func joint(_ text: String) -> String {
        text.split(separator: " ").joined(separator: String(WrappedText.joint))
    }
}

extension SweepResult {
    /// Whether the cells of a table are the same for both.
    fileprivate func looksLike(_ other: SweepResult) -> Bool {
        contentSize == other.contentSize && rows == other.rows && warnings == other.warnings && errors == other.errors
            && overlaps == other.overlaps && clipped == other.clipped && uncertain == other.uncertain
    }
}
