import FlowScenario

extension SweepDocument {
    /// The findings of a sweep in sentences: how many items are clipped and overlap, where it is worst, and an example
    /// with its length and the room; and how many heights depend on widths that are not known exactly.
    var summary: [String] { [clipped, overlaps, uncertain].compactMap(\.self) }

    /// The results in which something was found, and the first of those in which most of it was found.
    private func affected<Measure: Comparable>(
        _ count: (SweepResult) -> Int, worst measure: (SweepResult) -> Measure
    ) -> (all: [SweepResult], worst: SweepResult)? {
        let all = results.filter { count($0) > 0 }
        return all.max { (measure($0), $1.index) < (measure($1), $0.index) }.map { (all, $0) }
    }

    private var clipped: String? {
        guard let (found, worst) = affected(\.clipped, worst: \.widest), let item = worst.worstClipped else { return nil }
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

    /// `300 items`, `12 to 300 items`.
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
    /// The length by which the worst item sticks out.
    fileprivate var widest: Double { worstClipped.map { $0.asks - $0.has } ?? 0 }
}

extension SweepPlan.Combination {
    /// `iPhone 14 (390 × 844, text size L)`.
    fileprivate var words: String {
        let size = "\(NumberText.grouped(device.width)) × \(NumberText.grouped(device.height)), text size \(textSize)"
        return device.name.isEmpty ? size : "\(device.name) (\(size))"
    }
}
