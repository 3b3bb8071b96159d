import FlowScenario
import FlowSimulator
import Foundation

// Steps that change the layout's input: insets, traits, properties, contents, contexts.

extension StressSteps {
    /// Insets, along the scroll axis up to more than the viewport: a keyboard and a bar can cover all of it.
    mutating func insets() -> Scenario.Action {
        let lengths: [Double] = [0, 0, 10, 20, 64, 44.3, 135, 216, viewportLength * 1.25]
        let (start, end) = (random.pick(lengths), random.pick(lengths))
        let across = (0..<2).map { _ in Double(random.below(3) * 10) }
        let edges = axis.insets(start: start, end: end, acrossStart: across[0], acrossEnd: across[1])
        let sides = Scenario.Insets(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
        return .insets(random.isHeads(oneIn: 3) ? .init(safeArea: sides) : .init(content: sides))
    }

    mutating func textSize() -> Scenario.Action {
        .traits(.init(contentSizeCategory: random.pick([.small, .large, .extraExtraLarge])))
    }

    mutating func resizeItems() -> Scenario.Action? {
        guard let step = resizedItems() else { return nil }
        return sizesThemselves ? step : .together([step, .invalidate(.everything)])
    }

    mutating func resizedItems() -> Scenario.Action? {
        var items: [Scenario.ItemResize] = []
        for _ in 0...random.below(3) {
            // The size of a cell with contents follows from these.
            guard let path = itemPath(), !items.contains(where: { $0.item == path }), !hasCell(at: path)
            else { continue }
            items.append(.init(item: path, size: itemSize()))
        }
        return items.isEmpty ? nil : .resizeItems(items)
    }

    mutating func invalidate() -> Scenario.Action {
        .invalidate(random.isHeads(oneIn: 4) ? .everything : .context(context(adjusts: random.isHeads(oneIn: 8))))
    }

    private mutating func context(adjusts: Bool) -> Scenario.Invalidation.Context {
        var context = Scenario.Invalidation.Context()
        context.items = (0..<random.below(4)).compactMap { _ in itemPath() }
        if random.isHeads(oneIn: 3) { context.headers = [supplementary()] }
        if random.isHeads(oneIn: 4) { context.footers = [supplementary()] }
        if random.isHeads(oneIn: 6) { context.backgrounds = [random.below(data.sections.count)] }
        // Only contexts of flow layouts have these.
        let isFlow = compositional == nil
        if isFlow, random.isHeads(oneIn: 3) { context.delegateMetrics = random.isHeads() }
        if isFlow, random.isHeads(oneIn: 3) { context.attributes = random.isHeads() }
        if random.isHeads(oneIn: 6) { context.counts = true }
        if adjusts { context.offsetAdjustment = axis.point(along: Double(random.within(-9...9) * 10)) }
        return context
    }

    /// A path of a section's header or footer: any of those that name it (R6.6).
    private mutating func supplementary() -> Scenario.SupplementaryPath {
        let section = random.below(data.sections.count)
        return switch random.below(4) {
        case 0: .init(section: section, item: random.within(1...3))
        case 1: .init(section: section, item: nil)
        default: .init(section: section)
        }
    }

    mutating func set() -> Scenario.Action {
        switch random.below(3) {
        case 0: set(\.minimumLineSpacing, "minimumLineSpacing", to: Double(random.below(5) * 5))
        case 1: set(\.minimumInteritemSpacing, "minimumInteritemSpacing", to: Double(random.below(5) * 5))
        default:
            set(
                \.sectionInset, "sectionInset",
                to: .init(top: side(), left: side(), bottom: side(), right: side()))
        }
    }

    private mutating func side() -> Double { Double(random.below(3) * 8) }

    private mutating func set<Value>(
        _ property: WritableKeyPath<Scenario.Layout, Value>, _ name: String, to value: Value
    ) -> Scenario.Action {
        layout[keyPath: property] = value
        return .set(.init(layout, names: [name]))
    }

    /// Several actions in one turn that invalidate the layout. Sizes that the layout asks for need an invalidation.
    mutating func together() -> Scenario.Action {
        var parts: [Scenario.Action] = []
        let adjusts = random.isHeads(oneIn: 4)
        var needsInvalidation = false
        for _ in 0...random.within(1...2) {
            switch random.below(8) {
            case 0 where mayTake(.resizeItems):
                guard let resized = resizedItems() else { break }
                parts.append(resized)
                needsInvalidation = !sizesThemselves
            case 1 where mayTake(.set): parts.append(compositional == nil ? set() : setCompositional())
            case 2: parts.append(.invalidate(.everything))
            case 3 where mayTake(.reload) && random.isHeads(): parts.append(.reload(nil))
            // A delegate is asked during the update, and not again for later changes.
            case 4 where !adjusts && sizesThemselves: parts.append(append())
            default: parts.append(.invalidate(.context(context(adjusts: adjusts))))
            }
            if mayTake(.look), random.isHeads(oneIn: 3) { parts.append(.look) }
        }
        if needsInvalidation || parts.isEmpty { parts.append(.invalidate(.everything)) }
        return .together(parts)
    }
}
