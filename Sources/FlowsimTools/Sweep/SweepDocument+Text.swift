import FlowScenario
import Foundation

extension SweepDocument {
    /// Returns the text of a sweep for a terminal.
    ///
    /// - Parameters:
    ///   - showsAll: Whether the table has all combinations, and not only those with something to report.
    ///   - remark: A remark on the shard; `nil` if there is none.
    func text(name: String, showsAll: Bool, remark: String? = nil, in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        output.add(name, hanging: 0)
        output.addEmptyLine()
        let shown = showsAll ? groups : findings
        addTable(of: shown, showsAll: showsAll, to: &output)
        for remark in remarks.prefix(12) { output.add(remark) }
        if remarks.count > 12 { output.lines.append("… and \(remarks.count - 12) more") }
        if let examined { output.add(examined) }
        if !remarks.isEmpty || examined != nil { output.addEmptyLine() }
        let summary = summary
        for sentence in summary { output.add(sentence) }
        if !summary.isEmpty { output.addEmptyLine() }
        output.add(verdict(in: terminal) + (remark.map { "; \($0)" } ?? ""))
        return output.text
    }

    /// Adds the table of groups, and a sentence about the number of combinations that it does not show.
    private func addTable(of shown: [Group], showsAll: Bool, to output: inout TerminalText) {
        guard !shown.isEmpty else { return }
        let showsText = Set(results.map(\.combination.category)).count > 1
        let rows = shown.map { $0.cells(showsText: showsText, showsContent: showsAll, in: output.terminal) }
        output.add(columns(showsText: showsText, showsContent: showsAll), rows)
        output.addRemarkOnOmitted()
        let rest = results.count - shown.reduce(0) { $0 + $1.results.count }
        if rest > 0 {
            let verb = rest == 1 ? "has" : "have"
            output.add(
                "\(NumberText.count(rest, "other combination")) \(verb) nothing wrong or clipped; --all shows all.",
                .note)
        }
        output.addEmptyLine()
    }

    private func verdict(in terminal: Terminal) -> String {
        let (count, bad) = (results.count, results.count(where: \.isBad))
        let holding = "\(NumberText.grouped(count - bad)) of \(NumberText.count(count, "combination")) "
            + (count == 1 ? "holds" : "hold")
        guard bad > 0 else { return terminal.painted("ok", .success) + ": \(holding), no overlaps, no errors" }
        return terminal.painted("FAILED", .failure) + ": \(holding)"
    }

    private func columns(showsText: Bool, showsContent: Bool) -> [AlignedTable.Column] {
        // Devices without names are distinguished by their sizes.
        let isNamed = results.allSatisfy { !$0.combination.device.name.isEmpty }
        return [.name("device"), .words("size", rank: isNamed ? 2 : nil), .words("scale"), .words("reads")]
            + (showsText ? [.words("text")] : [])
            + (showsContent ? [.number("content", rank: 1), .number("rows", rank: 3)] : []) + [.words("found")]
    }

    /// A sentence about the examined part of a long content; `nil` if all contents were examined as a whole.
    private var examined: String? {
        let parts = results.compactMap(\.lookedAt)
        guard let least = parts.min(by: { $0.items < $1.items }) else { return nil }
        let items = "\(NumberText.grouped(least.items)) of \(NumberText.count(least.of, "item"))"
        let isLeast = Set(parts).count > 1
        return "looked at: \(items), those that come first and those at the end\(isLeast ? ", or more" : "")."
    }

    /// The results in groups, one for each line of the table of all results. The results of a group have the same
    /// device and text size and look the same; their scales and directions may differ.
    private var groups: [Group] {
        runs(of: results) { $0.device == $1.device && $0.category == $1.category }.flatMap { same in
            Self.merged(same) { $0.looksLike($1) }
        }
    }

    /// The results with something to report, in groups, one for each line of the table. The results of a group have the
    /// same device and the same findings; their text sizes may differ as well.
    private var findings: [Group] {
        runs(of: results.filter(\.isRemarkable)) { $0.device == $1.device }.flatMap { same in
            same.map(\.findings).distinct.flatMap { findings in
                Self.merged(same.filter { $0.findings == findings }) { _, _ in true }
            }
        }
    }

    /// Returns the longest parts of a list whose neighbouring results have combinations of one kind.
    private func runs(
        of results: [SweepResult], _ isSame: (SweepPlan.Combination, SweepPlan.Combination) -> Bool
    ) -> [[SweepResult]] {
        results.reduce(into: []) { runs, result in
            if let last = runs.last?.last, isSame(last.combination, result.combination) {
                runs[runs.count - 1].append(result)
            } else {
                runs.append([result])
            }
        }
    }

    /// Returns groups of results that look the same. All results form one group if they all look the same. Otherwise,
    /// the results of each scale are grouped separately. They form one group if they look the same. If not, each of
    /// them is a group of its own.
    private static func merged(
        _ results: [SweepResult], _ isAlike: (SweepResult, SweepResult) -> Bool
    ) -> [Group] {
        guard results.contains(where: { !isAlike($0, results[0]) }) else { return [Group(results: results)] }
        return results.map(\.combination.scale).distinct.flatMap { scale in
            let same = results.filter { $0.combination.scale == scale }
            return same.allSatisfy { isAlike($0, same[0]) }
                ? [Group(results: same)] : same.map { Group(results: [$0]) }
        }
    }

    /// The results that share a line of the table, at least one. They have the same device.
    private struct Group {
        var results: [SweepResult]

        /// The cells of the line: the combinations, the first result's content, and the findings.
        func cells(showsText: Bool, showsContent: Bool, in terminal: Terminal) -> [String] {
            let (device, combinations) = (results[0].combination.device, results.map(\.combination))
            var cells = [
                device.name.isEmpty ? "–" : device.name, device.size.sizeText,
                combinations.map { "\(NumberText.plain($0.scale))x" }.distinct.joined(separator: " "),
                combinations.map(\.arrow).distinct.joined(separator: " ").withJoints,
            ]
            if showsText { cells.append(combinations.map(\.textSize).distinct.joined(separator: " ")) }
            if showsContent {
                cells.append(results[0].contentSize?.sizeText ?? "–")
                cells.append(results[0].contentSize == nil ? "–" : NumberText.grouped(results[0].rows))
            }
            return cells + [results[0].found(showsUncertain: showsContent, in: terminal)]
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

    /// The numbers of everything that is reported in a line of the table, and the reason if nothing was laid out.
    fileprivate var findings: [String] { [failure ?? ""] + [errors, warnings, overlaps, clipped].map { "\($0)" } }

    /// Returns the findings for the last cell of a line of the table.
    fileprivate func found(showsUncertain: Bool, in terminal: Terminal) -> String {
        guard contentSize != nil else { return terminal.painted("not laid out", .failure) }
        let found = [
            (errors, NumberText.count(errors, "error"), Terminal.Tone.failure),
            (warnings, NumberText.count(warnings, "warning"), .warning),
            (overlaps, NumberText.count(overlaps, "overlap"), .failure),
            (clipped, "\(NumberText.grouped(clipped)) clipped", .warning),
            (showsUncertain ? uncertain : 0, "\(NumberText.grouped(uncertain)) uncertain", .warning),
        ].filter { $0.0 > 0 }.map { terminal.painted($0.1.withJoints, $0.2) }
        return found.isEmpty ? "–" : found.joined(separator: ", ")
    }
}

extension SweepPlan.Combination {
    fileprivate var arrow: String { direction == Scenario.LayoutDirection.rightToLeft.rawValue ? "←" : "→" }

    /// The combination in words, such as `iPhone 14 (390 × 844, text size L)`.
    fileprivate var words: String {
        let size = "\(device.size.sizeText), text size \(textSize)"
        return device.name.isEmpty ? size : "\(device.name) (\(size))"
    }

    /// The short name of the text size.
    fileprivate var textSize: String { Scenario.ContentSizeCategory(rawValue: category)?.shortName ?? category }
}

extension CGSize {
    fileprivate var sizeText: String { [width, height].map { Double($0) }.sizeText }
}

extension [Double] {
    fileprivate var sizeText: String { map(NumberText.grouped).joined(separator: " × ").withJoints }
}

extension String {
    /// The text with a non-breaking space in place of each space, so that no line ends within the text.
    var withJoints: String { String(map { $0 == " " ? WrappedText.joint : $0 }) }
}
