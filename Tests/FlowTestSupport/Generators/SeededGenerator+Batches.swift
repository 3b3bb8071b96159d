import SeededRandom

extension SeededGenerator {
    /// Makes a valid batch: sources first, then as many places after the update as they need.
    ///
    /// - Parameters:
    ///   - counts: The numbers of items before.
    ///   - itemOperations: The approximate number of operations on items.
    ///   - changesSections: Whether there may be operations on sections.
    public mutating func batch(
        on counts: [Int], itemOperations: Int, changesSections: Bool = true
    ) -> [ReferenceOperation] {
        let plan = sectionOperations(counts.count, changesSections)
        var operations = plan.operations
        var kept = counts
        var moved: [(section: Int, item: Int)] = []
        var added = Array(repeating: 0, count: plan.origins.count)
        let targets = plan.origins.indices.filter { plan.origins[$0].map { !plan.closed.contains($0) } ?? false }
        var used: Set<[Int]> = []
        for _ in 0..<itemOperations {
            let section = counts.isEmpty ? 0 : below(counts.count)
            guard !targets.isEmpty, !plan.closed.contains(section), counts[section] > 0 else { continue }
            let item = below(counts[section])
            if isHeads(oneIn: 3) {
                added[pick(targets)] += 1
                operations.append(.insertItem(-1, 0))
            } else if used.insert([section, item]).inserted {
                take(item, of: section, &operations, &kept, &moved)
            }
        }
        for _ in moved { added[pick(targets)] += 1 }
        place(moved, added, origins: plan.origins, kept: kept, &operations)
        return operations.shuffled(using: &self)
    }

    private mutating func take(
        _ item: Int, of section: Int, _ operations: inout [ReferenceOperation], _ kept: inout [Int],
        _ moved: inout [(section: Int, item: Int)]
    ) {
        switch below(5) {
        case 0: operations.append(.reloadItem(section, item))
        case 1: operations.append(.reconfigureItem(section, item))
        case 2:
            kept[section] -= 1
            moved.append((section, item))
        default:
            kept[section] -= 1
            operations.append(.deleteItem(section, item))
        }
    }

    /// Gives insertions and moves distinct places among what stays.
    private mutating func place(
        _ moved: [(section: Int, item: Int)], _ added: [Int], origins: [Int?], kept: [Int],
        _ operations: inout [ReferenceOperation]
    ) {
        var places: [(section: Int, item: Int)] = []
        for (section, source) in origins.enumerated() {
            guard let source, added[section] > 0 else { continue }
            let all = Array(0..<kept[source] + added[section]).shuffled(using: &self)
            places += all.prefix(added[section]).map { (section, $0) }
        }
        places.shuffle(using: &self)
        for source in moved {
            guard let place = places.popLast() else { continue }
            operations.append(.moveItem(source.section, source.item, to: place.section, place.item))
        }
        operations.removeAll { $0 == .insertItem(-1, 0) }
        operations += places.map { .insertItem($0.section, $0.item) }
    }

    /// Operations on sections, the number that each section after them had before, and the sections whose items have no
    /// operations.
    private mutating func sectionOperations(
        _ count: Int, _ changesSections: Bool
    ) -> (operations: [ReferenceOperation], origins: [Int?], closed: Set<Int>) {
        var operations: [ReferenceOperation] = []
        var closed: Set<Int> = []
        var kept: [Int] = []
        var added: [Int?] = []
        for section in 0..<count {
            switch changesSections ? below(12) : 11 {
            case 0:
                operations.append(.deleteSection(section))
                closed.insert(section)
            case 1:
                operations.append(.reloadSection(section))
                closed.insert(section)
                kept.append(section)
            case 2: added.append(section)
            case 3:
                added.append(nil)
                kept.append(section)
            default: kept.append(section)
            }
        }
        if count == 0, changesSections { added.append(nil) }
        let total = kept.count + added.count
        let places = Array(0..<total).shuffled(using: &self).prefix(added.count)
        var origins = [Int?](repeating: nil, count: total)
        for (section, place) in zip(added, places) {
            origins[place] = section
            operations.append(section.map { .moveSection($0, to: place) } ?? .insertSection(place))
        }
        var rest = kept[...]
        for place in 0..<total where !places.contains(place) { origins[place] = rest.popFirst() }
        return (operations, origins, closed)
    }
}
