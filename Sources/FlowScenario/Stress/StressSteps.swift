import Foundation

/// Makes random steps that fit a scenario: all paths exist when their step comes, and all batches add up.
struct StressSteps {
    private let scenario: Scenario
    private let kinds: [StressStepKind]
    private let reader: SectionReader
    var random: StressGenerator
    /// What the data source holds before the next step.
    var data: ScenarioData
    private var size: CGSize

    init(_ scenario: Scenario, excluding excluded: Set<StressStepKind>, seed: UInt64) {
        self.scenario = scenario
        let usual: [StressStepKind] = [
            .scroll, .scroll, .scroll, .update, .update, .update, .scrollTo, .resize, .resizeItems, .resizeItems,
            .invalidate, .reload, .set, .insets, .textSize, .movement,
        ]
        kinds = usual.filter { !excluded.contains($0) }
        changesContents = !excluded.contains(.contents)
        reader = SectionReader(layout: scenario.layout, text: Scenario.TextStyle())
        random = StressGenerator(seed: seed)
        data = ScenarioData(scenario.sections)
        size = scenario.container.size
    }

    private let changesContents: Bool
    var sizesThemselves: Bool { scenario.layout.cellsSizeThemselves }
    var isVertical: Bool { scenario.layout.direction == .vertical }
    /// Whether items may get other contents where they stand.
    var mayChangeContents: Bool { changesContents }

    mutating func steps(_ count: Int) -> [JSONValue] {
        (0..<count).map { _ in step() }
    }

    private mutating func step() -> JSONValue {
        switch random.pick(kinds) {
        case .scroll, .contents: return scroll()
        case .scrollTo: return scrollTo() ?? scroll()
        case .movement: return movement() ?? scroll()
        case .resize: return resize()
        case .resizeItems: return resizeItems() ?? scroll()
        case .update: return update()
        case .invalidate: return invalidate()
        case .reload: return ["reload": "everything"]
        case .set: return set()
        case .insets:
            let insets = (0..<4).map { _ in JSONValue.number(Double(random.below(4) * 10)) }
            return ["insets": ["content": .array(insets)]]
        case .textSize:
            return ["traits": ["contentSizeCategory": .string(random.pick(["small", "large", "extraExtraLarge"]))]]
        }
    }

    /// Does operations to the data, as the view will be told of them.
    mutating func take(_ operations: [JSONValue]) {
        let place = JSONPlace(value: .array(operations), place: "")
        guard let read = try? UpdateReader(sections: reader).operations(place) else { return }
        data.apply(read)
    }

    mutating func itemPath() -> Scenario.ItemPath? {
        let sections = data.sections.indices.filter { data.sections[$0].items.count > 0 }
        guard !sections.isEmpty else { return nil }
        let section = random.pick(sections)
        return .init(section: section, item: random.below(data.sections[section].items.count))
    }

    mutating func itemSize() -> JSONValue {
        let breadth = isVertical ? scenario.container.size.width : scenario.container.size.height
        let across = random.pick([breadth, breadth, 50, 80, 100, (breadth / 3).rounded(), 20.5])
        let along = Double(random.pick([10, 20, 33, 44, 50, 60, 80, 120, 300])) + (random.isHeads(oneIn: 6) ? 0.25 : 0)
        return isVertical ? .numbers(across, along) : .numbers(along, across)
    }
}

// MARK: Steps

extension StressSteps {
    private mutating func scroll() -> JSONValue {
        if random.isHeads(oneIn: 8) { return ["scroll": ["to": .string(random.pick(["start", "end"]))]] }
        let viewport = isVertical ? size.height : size.width
        let way = (viewport * Double(random.within(-150...200)) / 100).rounded()
        return ["scroll": ["by": isVertical ? .numbers(0, way) : .numbers(way, 0)]]
    }

    private mutating func scrollTo() -> JSONValue? {
        guard let path = itemPath() else { return nil }
        let position =
            isVertical ? random.pick(["top", "centeredVertically", "bottom"]) : "centeredHorizontally"
        return [
            "scrollTo": [
                "item": .numbers(Double(path.section), Double(path.item)), "position": .string(position),
            ]
        ]
    }

    /// An item is carried through the viewport. Only within one section is it certain where the data has it afterwards.
    private mutating func movement() -> JSONValue? {
        guard let path = itemPath() else { return nil }
        var parts: [JSONValue] = [["movement": ["begin": .string("\(path)")]]]
        for _ in 0...random.below(2) {
            let position = (0..<2).map { _ in JSONValue.number(Double(random.within(-2...60) * 10)) }
            parts.append(["movement": ["update": .array(position)]])
        }
        let ends = data.sections.count == 1 && random.isHeads()
        parts.append(["movement": ends ? "end" : "cancel"])
        return ["together": .array(parts)]
    }

    private mutating func resize() -> JSONValue {
        let original = scenario.container.size
        size.width = (original.width * Double(random.within(6...14)) / 10).rounded()
        size.height = (original.height * Double(random.within(6...14)) / 10).rounded()
        return ["resize": ["width": .number(size.width), "height": .number(size.height)]]
    }

    private mutating func resizeItems() -> JSONValue? {
        var sizes: [JSONValue.Member] = []
        for _ in 0...random.below(3) {
            guard let path = itemPath(), !sizes.contains(where: { $0.key == "\(path)" }) else { continue }
            sizes.append(.init(key: "\(path)", value: itemSize()))
        }
        guard !sizes.isEmpty else { return nil }
        let step: JSONValue = ["resizeItems": .object(sizes)]
        return sizesThemselves ? step : ["together": [step, ["invalidate": "everything"]]]
    }

    private mutating func invalidate() -> JSONValue {
        if random.isHeads(oneIn: 3) { return ["invalidate": "everything"] }
        var context: JSONValue = [:]
        let paths = (0...random.below(3)).compactMap { _ in itemPath() }
        if !paths.isEmpty { context["items"] = .array(paths.map { .string("\($0)") }) }
        if random.isHeads(oneIn: 3) { context["headers"] = [.number(Double(random.below(data.sections.count)))] }
        if random.isHeads(oneIn: 3) { context["delegateMetrics"] = .bool(random.isHeads()) }
        if random.isHeads(oneIn: 3) { context["attributes"] = .bool(random.isHeads()) }
        return ["invalidate": context]
    }

    private mutating func set() -> JSONValue {
        switch random.below(3) {
        case 0: ["set": ["minimumLineSpacing": .number(Double(random.below(5) * 5))]]
        case 1: ["set": ["minimumInteritemSpacing": .number(Double(random.below(5) * 5))]]
        default: ["set": ["sectionInset": .array((0..<4).map { _ in .number(Double(random.below(3) * 8)) })]]
        }
    }
}
