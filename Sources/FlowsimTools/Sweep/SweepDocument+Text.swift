import FlowScenario

extension SweepDocument {
    /// Returns the text of a sweep for a terminal.
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

    /// Returns the first cells of a line of the table. They name the combinations of the line, which all have the same
    /// device and text size.
    private static func cells(_ combinations: [SweepPlan.Combination], showsText: Bool) -> [String] {
        let device = combinations[0].device
        return [
            device.name.isEmpty ? "–" : device.name, [device.width, device.height].sizeText,
            combinations.map { "\(NumberText.plain($0.scale))x" }.distinct.joined(separator: " "),
            combinations.map(\.arrow).distinct.joined(separator: " "),
        ] + (showsText ? [combinations[0].textSize] : [])
    }

    /// A sentence about the examined part of a long content; `nil` if all contents were examined as a whole.
    private var examined: String? {
        let parts = results.compactMap(\.lookedAt)
        guard let least = parts.min(by: { $0.items < $1.items }) else { return nil }
        let items = "\(NumberText.grouped(least.items)) of \(NumberText.count(least.of, "item"))"
        let isLeast = Set(parts).count > 1
        return "looked at: \(items), those that come first and those at the end\(isLeast ? ", or more" : "")."
    }

    /// The results in groups, one for each line of the table. The results of a group have the same device and text size
    /// and look the same; their scales and directions may differ.
    private var groups: [[SweepResult]] {
        var groups: [[SweepResult]] = []
        var rest = results[...]
        while let first = rest.first?.combination {
            let same = rest.map(\.combination).prefix { $0.device == first.device && $0.category == first.category }
            groups += Self.merged(Array(rest.prefix(same.count)))
            rest = rest.dropFirst(same.count)
        }
        return groups
    }

    /// Returns groups of results that look the same. All results form one group if they all look the same. Otherwise,
    /// the results of each scale are grouped separately. They form one group if they look the same. If not, each of
    /// them is a group of its own.
    private static func merged(_ results: [SweepResult]) -> [[SweepResult]] {
        guard results.contains(where: { !$0.looksLike(results[0]) }) else { return [results] }
        return results.map(\.combination.scale).distinct.flatMap { scale in
            let same = results.filter { $0.combination.scale == scale }
            return same.allSatisfy { $0.looksLike(same[0]) } ? [same] : same.map { [$0] }
        }
    }

    /// The issues, overlaps and failures of all combinations, each listed once.
    private var remarks: [String] {
        var remarks: [String] = []
        for result in results {
            for issue in result.issues { remarks.append("issue: \(issue)") }
            if let pair = result.firstOverlap { remarks.append("overlap: \(pair[0]) and \(pair[1]) first") }
            if let failure = result.failure { remarks.append("not laid out: \(failure)") }
        }
        return remarks.distinct
    }

    // MARK: Findings

    /// The findings of a sweep in sentences.
    ///
    /// They are the number of items that are clipped or overlap, the worst combination, and an example with its length
    /// and its room; and the number of heights that depend on widths that are not known exactly.
    var summary: [String] { [clipped, overlaps, uncertain].compactMap(\.self) }

    /// Returns the results that have a finding of one kind, and the worst of them. `count` returns the number of these
    /// findings in a result. The worst result is the one for which `measure` returns the greatest value. If several
    /// results have this value, it is the first of them. `nil` if no result has such a finding.
    private func affected<Measure: Comparable>(
        _ count: (SweepResult) -> Int, worst measure: (SweepResult) -> Measure
    ) -> (all: [SweepResult], worst: SweepResult)? {
        let all = results.filter { count($0) > 0 }
        return all.max { (measure($0), $1.index) < (measure($1), $0.index) }.map { (all, $0) }
    }

    private var clipped: String? {
        guard let (found, worst) = affected(\.clipped, worst: \.widest), let item = worst.worstClipped else {
            return nil
        }
        let most = found.reduce(0) { max($0, $1.clipped) }
        let length = item.isHorizontal ? "height" : "width"
        let items = most == 1 ? "1 item sticks" : "\(Self.counts(found.map(\.clipped), "item")) stick"
        var text = "clipped: \(items) out of the content \(places(found)). "
        text += "Worst on \(worst.combination.words): \(item.item) asks for a \(length) of \(Self.points(item.asks)) "
        text += "and has \(Self.points(item.has)), \(Self.points(item.asks - item.has)) too much"
        let others = worst.clippedItems.filter { $0 != item.item }.prefix(3)
        guard !others.isEmpty else { return text + "." }
        let rest = worst.clipped - 1 - others.count
        let list =
            rest > 0
            ? others.joined(separator: ", ") + " and \(NumberText.grouped(rest)) more" : "\(NameList(Array(others)))"
        return text + "; \(list) \(worst.clipped == 2 ? "sticks" : "stick") out as well."
    }

    private var overlaps: String? {
        guard let (found, worst) = affected(\.overlaps, worst: \.overlaps), let pair = worst.firstOverlap else {
            return nil
        }
        let verb = worst.overlaps == 1 ? "shares" : "share"
        let pairs = "\(Self.counts(found.map(\.overlaps), "pair")) of items \(verb)"
        return "overlap: \(pairs) room \(places(found)). Most on \(worst.combination.words): "
            + "\(NumberText.count(worst.overlaps, "pair")), \(pair[0]) and \(pair[1]) first."
    }

    private var uncertain: String? {
        guard let (found, worst) = affected(\.uncertain, worst: \.uncertain), let first = worst.firstUncertain else {
            return nil
        }
        let items = Self.counts(found.map(\.uncertain), "item")
        return "uncertain: the height of \(items) depends on widths that are not known exactly "
            + "\(places(found)). Most on \(worst.combination.words): \(first)."
    }

    /// Returns a number, or a range of numbers, with a noun, such as `300 items` or `12 to 300 items`.
    private static func counts(_ counts: [Int], _ noun: String) -> String {
        let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
        let text = NumberText.count(most, noun)
        return least == most ? text : "\(NumberText.grouped(least)) to \(text)"
    }

    private func places(_ found: [SweepResult]) -> String {
        let devices = Set(results.map(\.combination.device)).count
        let affected = Set(found.map(\.combination.device)).count
        let combinations =
            "in \(NumberText.grouped(found.count)) of \(NumberText.count(results.count, "combination"))"
        guard devices > 1 else { return combinations }
        return "on \(NumberText.grouped(affected)) of \(NumberText.count(devices, "device")), \(combinations)"
    }

    private static func points(_ value: Double) -> String { NumberText.grouped((value * 1000).rounded() / 1000) }
}

extension SweepResult {
    /// The length in points by which the worst clipped item sticks out; 0 if no item is clipped.
    fileprivate var widest: Double { worstClipped.map { $0.asks - $0.has } ?? 0 }

    /// Whether both results have equal cells in the table.
    fileprivate func looksLike(_ other: SweepResult) -> Bool {
        contentSize == other.contentSize && rows == other.rows && warnings == other.warnings && errors == other.errors
            && overlaps == other.overlaps && clipped == other.clipped && uncertain == other.uncertain
    }

    /// Returns the last cells of a line of the table: the content size, the number of rows, and the findings.
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

    /// The combination in words, such as `iPhone 14 (390 × 844, text size L)`.
    fileprivate var words: String {
        let size = "\(NumberText.grouped(device.width)) × \(NumberText.grouped(device.height)), text size \(textSize)"
        return device.name.isEmpty ? size : "\(device.name) (\(size))"
    }

    /// The short name of the text size.
    fileprivate var textSize: String { Scenario.ContentSizeCategory(rawValue: category)?.shortName ?? category }
}

extension [Double] {
    fileprivate var sizeText: String { map(NumberText.grouped).joined(separator: " × ").withJoints }
}

extension String {
    /// The text with a non-breaking space in place of each space, so that no line ends within the text.
    var withJoints: String { String(map { $0 == " " ? WrappedText.joint : $0 }) }
}
