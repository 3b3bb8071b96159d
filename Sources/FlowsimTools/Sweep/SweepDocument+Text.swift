import FlowScenario

extension SweepDocument {
    /// The text of a sweep for a terminal.
    func text(name: String, in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        output.add(name, hanging: 0)
        output.addEmptyLine()
        let showsText = Set(results.map(\.combination.category)).count > 1
        let rows = groups.map { group in
            Self.cells(group.map(\.combination), showsText: showsText) + group[0].cells(in: terminal)
        }
        output.add(columns(showsText: showsText), rows)
        output.addRemarkOnOmitted()
        output.addEmptyLine()
        for remark in remarks.prefix(12) { output.add(remark) }
        if remarks.count > 12 { output.lines.append("… and \(remarks.count - 12) more") }
        if let examined {
            output.add(examined)
            output.addEmptyLine()
        }
        let summary = summary
        for sentence in summary { output.add(sentence) }
        if !summary.isEmpty { output.addEmptyLine() }
        let bad = results.count(where: \.isBad)
        output.addVerdict(
            "ok", "FAILED", bad == 0 ? nil : bad, of: NumberText.count(results.count, "combination"),
            rest: bad == 0 ? ", no overlaps, no errors" : "")
        return output.text
    }

    private func columns(showsText: Bool) -> [AlignedTable.Column] {
        // Devices without names are distinguished by their sizes.
        let isNamed = results.allSatisfy { !$0.combination.device.name.isEmpty }
        return [.words("device"), .words("size", rank: isNamed ? 2 : nil), .words("scale"), .words("reads")]
            + (showsText ? [.words("text")] : [])
            + [.number("content", rank: 1), .number("rows", rank: 3), .words("found")]
    }

    /// The cells that name combinations of one device and text size.
    private static func cells(_ combinations: [SweepPlan.Combination], showsText: Bool) -> [String] {
        let device = combinations[0].device
        return [
            device.name.isEmpty ? "–" : device.name, [device.width, device.height].sizeText,
            distinct(combinations.map { "\(NumberText.plain($0.scale))x" }).joined(separator: " "),
            distinct(combinations.map(\.arrow)).joined(separator: " "),
        ] + (showsText ? [combinations[0].textSize] : [])
    }

    /// A sentence about the part that was examined of a long content.
    private var examined: String? {
        let parts = results.compactMap(\.lookedAt)
        guard let least = parts.min(by: { $0.items < $1.items }) else { return nil }
        let items = "\(NumberText.grouped(least.items)) of \(NumberText.count(least.of, "item"))"
        let isLeast = Set(parts).count > 1
        return "looked at: \(items), those that come first and those at the end\(isLeast ? ", or more" : "")."
    }

    /// Groups of results of one device and text size that look the same, in any scale and direction.
    private var groups: [[SweepResult]] {
        var groups: [[SweepResult]] = []
        var rest = results[...]
        while let first = rest.first?.combination {
            let same = rest.prefix { $0.combination.device == first.device && $0.combination.category == first.category }
            groups += Self.merged(Array(same))
            rest = rest.dropFirst(same.count)
        }
        return groups
    }

    /// All results in one group, or those of each scale, or each alone: a line should name no combination that is not
    /// in it.
    private static func merged(_ results: [SweepResult]) -> [[SweepResult]] {
        guard results.contains(where: { !$0.looksLike(results[0]) }) else { return [results] }
        return distinct(results.map(\.combination.scale)).flatMap { scale in
            let same = results.filter { $0.combination.scale == scale }
            return same.allSatisfy { $0.looksLike(same[0]) } ? [same] : same.map { [$0] }
        }
    }

    /// Issues, overlaps and failures, once for all combinations that have the same.
    private var remarks: [String] {
        Self.distinct(
            results.flatMap { result in
                result.issues.map { "issue: \($0)" }
                    + (result.firstOverlap.map { ["overlap: \($0[0]) and \($0[1]) first"] } ?? [])
                    + (result.failure.map { ["not laid out: \($0)"] } ?? [])
            })
    }

    private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}

extension SweepResult {
    /// Whether the cells of a table are the same for both.
    fileprivate func looksLike(_ other: SweepResult) -> Bool {
        contentSize == other.contentSize && rows == other.rows && warnings == other.warnings && errors == other.errors
            && overlaps == other.overlaps && clipped == other.clipped && uncertain == other.uncertain
    }

    /// The cells behind those of the combination.
    fileprivate func cells(in terminal: Terminal) -> [String] {
        guard let contentSize else { return ["–", "–", terminal.painted("not laid out", .failure)] }
        let found = [
            (errors, NumberText.count(errors, "error"), Terminal.Tone.failure),
            (warnings, NumberText.count(warnings, "warning"), .warning),
            (overlaps, NumberText.count(overlaps, "overlap"), .failure),
            (clipped, "\(NumberText.grouped(clipped)) clipped", .warning),
            (uncertain, "\(NumberText.grouped(uncertain)) uncertain", .warning),
        ].filter { $0.0 > 0 }.map { terminal.painted($0.1.withJoints, $0.2) }
        return [contentSize.sizeText, NumberText.grouped(rows), found.isEmpty ? "–" : found.joined(separator: ", ")]
    }
}

extension SweepPlan.Combination {
    fileprivate var arrow: String { direction == Scenario.LayoutDirection.rightToLeft.rawValue ? "←" : "→" }

    /// The short name of the text size.
    var textSize: String { Scenario.ContentSizeCategory(rawValue: category)?.shortName ?? category }
}

extension [Double] {
    fileprivate var sizeText: String { map(NumberText.grouped).joined(separator: " × ").withJoints }
}

extension String {
    /// The text with joints for spaces, so that no line ends in it.
    var withJoints: String { String(map { $0 == " " ? WrappedText.joint : $0 }) }
}
