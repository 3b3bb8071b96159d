import FlowSimulator
import FlowTestSupport

/// A collection whose items and sections are known by number, whatever their paths.
struct NumberedWorld {
    struct Section {
        var number: Int
        var items: [Int]
    }

    var sections: [Section]
    private var nextNumber: Int

    init(_ counts: [Int]) {
        var next = 0
        sections = counts.map { count in
            next += count + 1
            return Section(number: next - 1, items: Array(next - 1 - count..<next - 1))
        }
        nextNumber = next
    }

    var counts: [Int] { sections.map(\.items.count) }

    /// Paths by number.
    var paths: [Int: IndexPath] {
        var paths: [Int: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, number) in content.items.enumerated() { paths[number] = path(section, item) }
        }
        return paths
    }

    mutating func makeNumber() -> Int {
        nextNumber += 1
        return nextNumber
    }
}

/// A valid batch: operations, and what the collection is afterwards.
@MainActor
struct RandomBatch {
    private(set) var operations: [(name: String, call: (CollectionView) -> Void)] = []
    private(set) var after: NumberedWorld
    /// Items that are shown anew, by number; those of reloaded sections among them.
    private(set) var reloaded: Set<Int> = []
    private var before: NumberedWorld
    private var wholeSections: Set<Int> = []

    init(from before: NumberedWorld, _ generator: inout SeededGenerator) {
        self.before = before
        after = before
        if generator.isHeads(oneIn: 3) { changeSections(&generator) }
        changeItems(&generator)
    }

    private mutating func add(_ name: String, _ call: @escaping (CollectionView) -> Void) {
        operations.append((name, call))
    }

    private mutating func changeSections(_ generator: inout SeededGenerator) {
        var kept: [NumberedWorld.Section] = []
        var placed: [(section: NumberedWorld.Section, from: Int?)] = []
        for (index, section) in before.sections.enumerated() {
            switch generator.below(7) {
            case 0:
                add("delete section \(index)") { $0.deleteSections([index]) }
            case 1:
                placed.append((section, index))
            case 2:
                add("reload section \(index)") { $0.reloadSections([index]) }
                reloaded.formUnion(section.items)
                wholeSections.insert(section.number)
                kept.append(section)
            default:
                kept.append(section)
            }
        }
        if generator.isHeads() {
            let items = (0..<generator.below(5)).map { _ in after.makeNumber() }
            let section = NumberedWorld.Section(number: after.makeNumber(), items: items)
            wholeSections.insert(section.number)
            placed.append((section, nil))
        }
        for (section, _) in placed { kept.insert(section, at: generator.within(0...kept.count)) }
        after.sections = kept
        for (section, from) in placed {
            let to = kept.firstIndex { $0.number == section.number } ?? 0
            if let from {
                add("move section \(from) to \(to)") { $0.moveSection(from, toSection: to) }
            } else {
                add("insert section \(to)") { $0.insertSections([to]) }
            }
        }
    }

    private mutating func changeItems(_ generator: inout SeededGenerator) {
        let sources = before.paths
        var placed: [Int] = []
        let rarity = generator.pick([3, 8, 30])
        for section in after.sections.indices where !wholeSections.contains(after.sections[section].number) {
            for number in after.sections[section].items {
                guard generator.isHeads(oneIn: rarity), let source = sources[number] else { continue }
                switch generator.below(4) {
                case 0:
                    add("delete \(Array(source))") { $0.deleteItems(at: [source]) }
                    after.sections[section].items.removeAll { $0 == number }
                case 1:
                    placed.append(number)
                    after.sections[section].items.removeAll { $0 == number }
                case 2:
                    add("reload \(Array(source))") { $0.reloadItems(at: [source]) }
                    reloaded.insert(number)
                default:
                    add("reconfigure \(Array(source))") { $0.reconfigureItems(at: [source]) }
                }
            }
        }
        let targets = after.sections.indices.filter { !wholeSections.contains(after.sections[$0].number) }
        guard !targets.isEmpty else {
            for number in placed { delete(number, at: sources[number]) }
            return
        }
        placed += (0..<generator.below(4)).map { _ in after.makeNumber() }
        for number in placed {
            let section = generator.pick(targets)
            after.sections[section].items.insert(number, at: generator.within(0...after.sections[section].items.count))
        }
        let ends = after.paths
        for number in placed {
            guard let target = ends[number] else { continue }
            if let source = sources[number] {
                add("move \(Array(source)) to \(Array(target))") { $0.moveItem(at: source, to: target) }
            } else {
                add("insert \(Array(target))") { $0.insertItems(at: [target]) }
            }
        }
    }

    private mutating func delete(_ number: Int, at source: IndexPath?) {
        guard let source else { return }
        add("delete \(Array(source))") { $0.deleteItems(at: [source]) }
    }
}
