import FlowScenario

extension StressSteps {
    typealias Operation = Scenario.UpdateOperation.Kind

    /// A valid batch. New and moved items get distinct random places after the update.
    mutating func update() -> Scenario.Action {
        applying(random.isHeads(oneIn: 5) ? sectionBatch() : itemBatch())
    }

    /// New items behind all others, so that paths keep their items.
    mutating func append() -> Scenario.Action {
        guard let last = data.sections.indices.last else { return update() }
        let place = Scenario.ItemPath(section: last, item: data.sections[last].items.count)
        return applying([.insertItems((0...random.below(3)).map { _ in item() }, at: place)])
    }

    /// Several batches in one turn, with looks between them unless these are excluded.
    mutating func updates() -> Scenario.Action {
        var parts: [Scenario.Action] = []
        for _ in 0...random.within(1...2) {
            parts.append((random.isHeads() ? nil : deletion()) ?? update())
            if mayTake(.look), random.isHeads() { parts.append(.look) }
        }
        return .together(parts)
    }

    /// Deletes a long range of a section, often with everything on screen, and sometimes whole sections. If few items
    /// are left, items are inserted instead.
    mutating func deletion() -> Scenario.Action? {
        guard data.itemCount > 12 || data.sections.isEmpty else { return refill() }
        var operations: [Operation] = []
        for section in data.sections.indices where random.isHeads() {
            let count = data.sections[section].items.count
            if data.sections.count > 1, random.isHeads(oneIn: 5) {
                operations.append(.deleteSection(section))
                continue
            }
            let length = (count * random.within(40...100) + 99) / 100
            guard length > 0 else { continue }
            let start = random.within(0...count - length)
            operations.append(.deleteItems((start..<start + length).map { .init(section: section, item: $0) }))
        }
        return operations.isEmpty ? nil : applying(operations)
    }

    private mutating func refill() -> Scenario.Action {
        let section = random.below(data.sections.count)
        var group = item()
        group.count = random.within(5...30)
        let place = random.below(data.sections[section].items.count + 1)
        return applying([.insertItems([group], at: .init(section: section, item: place))])
    }

    private mutating func itemBatch() -> [Operation] {
        guard !data.sections.isEmpty else { return sectionBatch() }
        var operations: [Operation] = []
        var moved: [Scenario.ItemPath] = []
        var rest = data.sections.map(\.items.count)
        for section in data.sections.indices where random.isHeads() {
            for item in random.distinct(random.below(4), below: rest[section]) {
                let path = Scenario.ItemPath(section: section, item: item)
                switch random.below(4) {
                case 0:
                    operations.append(.deleteItems([path]))
                    rest[section] -= 1
                case 1:
                    moved.append(path)
                    rest[section] -= 1
                case 2: operations.append(.reloadItems([path], with: replacement(isCellKept: false)))
                // A cell that stays cannot become another kind of cell: such a batch is refused.
                default: operations.append(.reconfigureItems([path], with: replacement(isCellKept: hasCell(at: path))))
                }
            }
        }
        return operations + arrivals(moved: moved, rest: rest)
    }

    private mutating func replacement(isCellKept: Bool) -> [Scenario.ItemGroup]? {
        mayChangeContents && random.isHeads() && !isCellKept ? [item()] : nil
    }

    func hasCell(at path: Scenario.ItemPath) -> Bool {
        data.find(section: path.section, item: path.item).map { $0.run.cell(at: $0.index) != nil } ?? false
    }

    /// New items and moved ones.
    private mutating func arrivals(moved: [Scenario.ItemPath], rest: [Int]) -> [Operation] {
        var coming: [Int: [Scenario.ItemPath?]] = [:]
        for path in moved { coming[random.below(rest.count), default: []].append(path) }
        for _ in 0..<random.below(4) { coming[random.below(rest.count), default: []].append(nil) }
        var operations: [Operation] = []
        for (section, arrivals) in coming.sorted(by: { $0.key < $1.key }) {
            let places = places(arrivals.count, below: rest[section] + arrivals.count)
            for (source, place) in zip(arrivals, places) {
                let target = Scenario.ItemPath(section: section, item: place)
                operations.append(
                    source.map { .moveItem(from: $0, to: target) } ?? .insertItems([item()], at: target))
            }
        }
        return operations
    }

    /// Distinct numbers in ascending order.
    private mutating func places(_ count: Int, below bound: Int) -> [Int] {
        var places: Set<Int> = []
        while places.count < count { places.insert(random.below(bound)) }
        return places.sorted()
    }

    private mutating func sectionBatch() -> [Operation] {
        var operations: [Operation] = []
        var moved: [Int] = []
        var rest = data.sections.count
        for section in random.distinct(random.within(0...2), below: rest) {
            switch random.below(3) {
            case 0:
                operations.append(.deleteSection(section))
                rest -= 1
            case 1:
                moved.append(section)
                rest -= 1
            default: operations.append(.reloadSection(section, with: random.isHeads() ? self.section() : nil))
            }
        }
        let count = moved.count + random.within(rest == 0 ? 1...2 : 0...2)
        for (index, place) in places(count, below: rest + count).enumerated() {
            operations.append(
                index < moved.count
                    ? .moveSection(from: moved[index], to: place) : .insertSection(section(), at: place))
        }
        return operations
    }

    private mutating func section() -> Scenario.Section {
        var section = Scenario.Section(items: (0..<random.below(4)).map { _ in item() })
        if let compositional {
            section.layoutName = random.pick(compositional.sectionLayouts.keys.sorted())
            if random.isHeads() { section.header = .init(.actual(Double(random.below(3) * 20))) }
            return section
        }
        guard random.isHeads(oneIn: 3) else { return section }
        let header = Double(random.below(3) * 20)
        if isTable { section.header = .init(.plain, height: header) } else { section.headerLength = .points(header) }
        return section
    }

    private mutating func item() -> Scenario.ItemGroup {
        let size = itemSize()
        return .init(sizesThemselves ? .actual([size]) : .given([size]))
    }
}
