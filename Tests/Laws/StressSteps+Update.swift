import FlowScenario

extension StressSteps {
    /// A batch that adds up. Any different places after the update will do for what comes, so none has to be looked
    /// for.
    mutating func update() -> JSONValue {
        let operations = random.isHeads(oneIn: 5) ? sectionBatch() : itemBatch()
        apply(operations)
        return ["update": .array(operations)]
    }

    /// New items behind all others: no path means another item afterwards.
    mutating func append() -> JSONValue {
        guard let last = data.sections.indices.last else { return update() }
        let place = Scenario.ItemPath(section: last, item: data.sections[last].items.count)
        let operation: JSONValue = [
            "insert": .string("\(place)"), "items": .array((0...random.below(3)).map { _ in item() }),
        ]
        apply([operation])
        return ["update": [operation]]
    }

    /// Several batches in one turn, with a look in between where that may be.
    mutating func updates() -> JSONValue {
        var parts: [JSONValue] = []
        for _ in 0...random.within(1...2) {
            parts.append((random.isHeads() ? nil : deletion()) ?? update())
            if mayTake(.look), random.isHeads() { parts.append(["look": "everything"]) }
        }
        return ["together": .array(parts)]
    }

    /// A long range of a section goes, often with all that is on screen; sometimes whole sections. Where little is
    /// left, more comes instead.
    mutating func deletion() -> JSONValue? {
        guard data.itemCount > 12 || data.sections.isEmpty else { return refill() }
        var operations: [JSONValue] = []
        for section in data.sections.indices where random.isHeads() {
            let count = data.sections[section].items.count
            if data.sections.count > 1, random.isHeads(oneIn: 5) {
                operations.append(["deleteSection": .number(Double(section))])
                continue
            }
            let length = (count * random.within(40...100) + 99) / 100
            guard length > 0 else { continue }
            let start = random.within(0...count - length)
            let gone = (start..<start + length).map { JSONValue.string("\(section)-\($0)") }
            operations.append(["delete": .array(gone)])
        }
        guard !operations.isEmpty else { return nil }
        apply(operations)
        return ["update": .array(operations)]
    }

    private mutating func refill() -> JSONValue {
        let section = random.below(data.sections.count)
        var group = item()
        group["count"] = .number(Double(random.within(5...30)))
        let place = "\(section)-\(random.below(data.sections[section].items.count + 1))"
        let operation: JSONValue = ["insert": .string(place), "items": [group]]
        apply([operation])
        return ["update": [operation]]
    }

    private mutating func itemBatch() -> [JSONValue] {
        guard !data.sections.isEmpty else { return sectionBatch() }
        var operations: [JSONValue] = []
        var moved: [Scenario.ItemPath] = []
        var rest = data.sections.map(\.items.count)
        for section in data.sections.indices where random.isHeads() {
            for item in random.distinct(random.below(4), below: rest[section]) {
                let path = Scenario.ItemPath(section: section, item: item)
                switch random.below(4) {
                case 0:
                    operations.append(["delete": .string("\(path)")])
                    rest[section] -= 1
                case 1:
                    moved.append(path)
                    rest[section] -= 1
                case 2: operations.append(replacement("reload", of: path))
                default: operations.append(replacement("reconfigure", of: path))
                }
            }
        }
        return operations + arrivals(moved: moved, rest: rest)
    }

    private mutating func replacement(_ verb: String, of path: Scenario.ItemPath) -> JSONValue {
        var operation: JSONValue = [:]
        operation[verb] = .string("\(path)")
        // A cell that stays cannot become another kind of cell: such a batch is refused.
        if mayChangeContents, random.isHeads(), verb == "reload" || !hasCell(at: path) {
            operation["items"] = [item()]
        }
        return operation
    }

    func hasCell(at path: Scenario.ItemPath) -> Bool {
        data.find(section: path.section, item: path.item).map { $0.run.cell(at: $0.index) != nil } ?? false
    }

    /// New items and moved ones.
    private mutating func arrivals(moved: [Scenario.ItemPath], rest: [Int]) -> [JSONValue] {
        var coming: [Int: [Scenario.ItemPath?]] = [:]
        for path in moved { coming[random.below(rest.count), default: []].append(path) }
        for _ in 0..<random.below(4) { coming[random.below(rest.count), default: []].append(nil) }
        var operations: [JSONValue] = []
        for (section, arrivals) in coming.sorted(by: { $0.key < $1.key }) {
            var places: Set<Int> = []
            while places.count < arrivals.count { places.insert(random.below(rest[section] + arrivals.count)) }
            for (source, place) in zip(arrivals, places.sorted()) {
                let target = JSONValue.string("\(section)-\(place)")
                operations.append(
                    source.map { ["move": .string("\($0)"), "to": target] } ?? ["insert": target, "items": [item()]])
            }
        }
        return operations
    }

    private mutating func sectionBatch() -> [JSONValue] {
        var operations: [JSONValue] = []
        var moved: [Int] = []
        var rest = data.sections.count
        for section in random.distinct(random.within(0...2), below: rest) {
            switch random.below(3) {
            case 0:
                operations.append(["deleteSection": .number(Double(section))])
                rest -= 1
            case 1:
                moved.append(section)
                rest -= 1
            default:
                var operation: JSONValue = ["reloadSection": .number(Double(section))]
                if random.isHeads() { operation["section"] = self.section() }
                operations.append(operation)
            }
        }
        let count = moved.count + random.within(rest == 0 ? 1...2 : 0...2)
        var places: Set<Int> = []
        while places.count < count { places.insert(random.below(rest + count)) }
        for (index, place) in places.sorted().enumerated() {
            let target = JSONValue.number(Double(place))
            operations.append(
                index < moved.count
                    ? ["moveSection": .number(Double(moved[index])), "to": target]
                    : ["insertSection": target, "section": section()])
        }
        return operations
    }

    private mutating func section() -> JSONValue {
        var section: JSONValue = ["items": .array((0..<random.below(4)).map { _ in item() })]
        if random.isHeads(oneIn: 3) { section["header"] = .number(Double(random.below(3) * 20)) }
        return section
    }

    private mutating func item() -> JSONValue {
        sizesThemselves ? ["actual": itemSize()] : ["size": itemSize()]
    }
}
