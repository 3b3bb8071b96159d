import FlowScenario

/// The findings of a sweep in sentences: how many items are clipped and overlap, where it is worst, and an example with
/// its length and the room; and how many heights depend on widths that are not known exactly.
struct SweepSummary {
    private(set) var lines: [String] = []

    init(_ results: [SweepResult]) {
        if let clipped = Self.clipped(results) { lines.append(clipped) }
        if let overlaps = Self.overlaps(results) { lines.append(overlaps) }
        if let uncertain = Self.uncertain(results) { lines.append(uncertain) }
    }

    private static func clipped(_ results: [SweepResult]) -> String? {
        let found = results.filter { $0.clipped > 0 }
        guard let worst = found.max(by: { ($0.widest, $1.index) < ($1.widest, $0.index) }),
            let item = worst.worstClipped
        else { return nil }
        let most = found.reduce(0) { max($0, $1.clipped) }
        let length = item.isHorizontal ? "height" : "width"
        let items = most == 1 ? "1 item sticks" : "\(counts(found.map(\.clipped), "item")) stick"
        var text = "clipped: \(items) out of the content \(places(found, of: results)). "
        text += "Worst on \(worst.combination.words): \(item.item) asks for a \(length) of \(points(item.asks)) "
        text += "and has \(points(item.has)), \(points(item.asks - item.has)) too much"
        let others = worst.clippedItems.filter { $0 != item.item }.prefix(3)
        guard !others.isEmpty else { return text + "." }
        let rest = worst.clipped - 1 - others.count
        let list =
            rest > 0
            ? others.joined(separator: ", ") + " and \(NumberText.grouped(rest)) more" : "\(NameList(Array(others)))"
        return text + "; \(list) \(worst.clipped == 2 ? "sticks" : "stick") out as well."
    }

    private static func overlaps(_ results: [SweepResult]) -> String? {
        let found = results.filter { $0.overlaps > 0 }
        guard let worst = found.max(by: { ($0.overlaps, $1.index) < ($1.overlaps, $0.index) }),
            let pair = worst.firstOverlap
        else { return nil }
        let verb = worst.overlaps == 1 ? "shares" : "share"
        let pairs = "\(counts(found.map(\.overlaps), "pair")) of items \(verb)"
        return "overlap: \(pairs) room \(places(found, of: results)). Most on \(worst.combination.words): "
            + "\(NumberText.count(worst.overlaps, "pair")), \(pair[0]) and \(pair[1]) first."
    }

    private static func uncertain(_ results: [SweepResult]) -> String? {
        let found = results.filter { $0.uncertain > 0 }
        guard let worst = found.max(by: { ($0.uncertain, $1.index) < ($1.uncertain, $0.index) }),
            let first = worst.firstUncertain
        else { return nil }
        let items = counts(found.map(\.uncertain), "item")
        return "uncertain: the height of \(items) depends on widths that are not known exactly "
            + "\(places(found, of: results)). Most on \(worst.combination.words): \(first)."
    }

    /// `300 items`, `12 to 300 items`.
    private static func counts(_ counts: [Int], _ noun: String) -> String {
        let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
        let text = NumberText.count(most, noun)
        return least == most ? text : "\(NumberText.grouped(least)) to \(text)"
    }

    private static func places(_ found: [SweepResult], of all: [SweepResult]) -> String {
        let devices = Set(all.map(\.combination.device)).count
        let affected = Set(found.map(\.combination.device)).count
        let combinations =
            "in \(NumberText.grouped(found.count)) of \(NumberText.count(all.count, "combination"))"
        guard devices > 1 else { return combinations }
        return "on \(NumberText.grouped(affected)) of \(NumberText.count(devices, "device")), \(combinations)"
    }

    private static func points(_ value: Double) -> String { NumberText.grouped((value * 1000).rounded() / 1000) }
}

extension SweepResult {
    /// The length by which the worst item sticks out.
    fileprivate var widest: Double { worstClipped.map { $0.asks - $0.has } ?? 0 }
}

extension SweepPlan.Combination {
    /// `iPhone 14 (390 × 844, text size L)`.
    fileprivate var words: String {
        let size = "\(NumberText.grouped(device.width)) × \(NumberText.grouped(device.height))"
        let text = Scenario.ContentSizeCategory(rawValue: category)?.shortName ?? category
        return device.name.isEmpty ? "\(size), text size \(text)" : "\(device.name) (\(size), text size \(text))"
    }
}
