import FlowScenario
import Foundation

// Steps that change what the layout works with: insets, traits, properties, contents, contexts.

extension StressSteps {
    /// Along the scroll axis up to more than the viewport, as a keyboard and a bar can cover all of it.
    mutating func insets() -> JSONValue {
        let lengths: [Double] = [0, 0, 10, 20, 64, 44.3, 135, 216, viewportLength * 1.25]
        let (start, end) = (random.pick(lengths), random.pick(lengths))
        let across = (0..<2).map { _ in Double(random.below(3) * 10) }
        let sides = axis.insets(start: start, end: end, acrossStart: across[0], acrossEnd: across[1]).json
        return ["insets": random.isHeads(oneIn: 3) ? ["safeArea": sides] : ["content": sides]]
    }

    mutating func textSize() -> JSONValue {
        ["traits": ["contentSizeCategory": .string(random.pick(["small", "large", "extraExtraLarge"]))]]
    }

    mutating func resizeItems() -> JSONValue? {
        guard let step = resizedItems() else { return nil }
        return sizesThemselves ? step : ["together": [step, ["invalidate": "everything"]]]
    }

    mutating func resizedItems() -> JSONValue? {
        var sizes: [JSONValue.Member] = []
        for _ in 0...random.below(3) {
            // The size of a cell with contents is no one's to say.
            guard let path = itemPath(), !sizes.contains(where: { $0.key == "\(path)" }), !hasCell(at: path)
            else { continue }
            sizes.append(.init(key: "\(path)", value: itemSize()))
        }
        return sizes.isEmpty ? nil : ["resizeItems": .object(sizes)]
    }

    mutating func invalidate() -> JSONValue {
        random.isHeads(oneIn: 4)
            ? ["invalidate": "everything"] : ["invalidate": context(adjusts: random.isHeads(oneIn: 8))]
    }

    private mutating func context(adjusts: Bool) -> JSONValue {
        var context: JSONValue = [:]
        let paths = (0..<random.below(4)).compactMap { _ in itemPath() }
        if !paths.isEmpty { context["items"] = .array(paths.map { .string("\($0)") }) }
        if random.isHeads(oneIn: 3) { context["headers"] = [supplementary()] }
        if random.isHeads(oneIn: 4) { context["footers"] = [supplementary()] }
        if random.isHeads(oneIn: 6) { context["backgrounds"] = [.number(Double(random.below(data.sections.count)))] }
        if random.isHeads(oneIn: 3) { context["delegateMetrics"] = .bool(random.isHeads()) }
        if random.isHeads(oneIn: 3) { context["attributes"] = .bool(random.isHeads()) }
        if random.isHeads(oneIn: 6) { context["counts"] = true }
        if adjusts { context["offset"] = along(Double(random.within(-9...9) * 10)) }
        return context
    }

    /// A section's header or footer by any of its names (R6.6).
    private mutating func supplementary() -> JSONValue {
        let section = random.below(data.sections.count)
        return switch random.below(4) {
        case 0: .string("\(section)-\(random.within(1...3))")
        case 1: .string("\(section)")
        default: .number(Double(section))
        }
    }

    mutating func set() -> JSONValue {
        switch random.below(3) {
        case 0: ["set": ["minimumLineSpacing": .number(Double(random.below(5) * 5))]]
        case 1: ["set": ["minimumInteritemSpacing": .number(Double(random.below(5) * 5))]]
        default: ["set": ["sectionInset": .array((0..<4).map { _ in .number(Double(random.below(3) * 8)) })]]
        }
    }

    /// Several contexts and what makes contexts, in one turn. Sizes that the layout asks for need an invalidation.
    mutating func together() -> JSONValue {
        var parts: [JSONValue] = []
        let adjusts = random.isHeads(oneIn: 4)
        for _ in 0...random.within(1...2) {
            switch random.below(8) {
            case 0 where mayTake(.resizeItems): resizedItems().map { parts.append($0) }
            case 1 where mayTake(.set): parts.append(set())
            case 2: parts.append(["invalidate": "everything"])
            case 3 where mayTake(.reload) && random.isHeads(): parts.append(["reload": "everything"])
            // A delegate is asked within the update, and not again for what changes after it.
            case 4 where !adjusts && sizesThemselves: parts.append(append())
            default: parts.append(["invalidate": context(adjusts: adjusts)])
            }
            if mayTake(.look), random.isHeads(oneIn: 3) { parts.append(["look": "everything"]) }
        }
        let needsTelling = !sizesThemselves && parts.contains { $0["resizeItems"] != nil }
        if needsTelling || parts.isEmpty { parts.append(["invalidate": "everything"]) }
        return ["together": .array(parts)]
    }
}
