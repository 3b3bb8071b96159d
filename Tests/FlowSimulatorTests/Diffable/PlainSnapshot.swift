import FlowEngine
import FlowSimulator
import FlowTestSupport

typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

/// What a snapshot should hold, as arrays that are searched.
struct PlainSnapshot: Equatable {
    var sections: [ReferenceIdentifiers] = []

    init() {}

    init(_ snapshot: Snapshot) {
        sections = snapshot.sectionIdentifiers.map {
            ReferenceIdentifiers(section: $0, items: snapshot.itemIdentifiers(inSection: $0))
        }
    }

    var items: [Int] { sections.flatMap(\.items) }

    /// Makes an edit; nil if it cannot be made.
    func applying(_ edit: Snapshot.Edit) -> PlainSnapshot? {
        var result = self
        switch edit {
        case .appendItems(let new, let section):
            guard let index = section.map({ self.index($0) }) ?? sections.indices.last, isNew(new) else { return nil }
            result.sections[index].items += new
        case .insertItems(let new, let neighbor):
            guard let place = place(beside: neighbor), isNew(new) else { return nil }
            result.sections[place.section].items.insert(contentsOf: new, at: place.item)
        case .deleteItems(let gone):
            for index in sections.indices { result.sections[index].items.removeAll { gone.contains($0) } }
        case .deleteAllItems: result.sections = []
        case .moveItem(let item, let neighbor):
            guard items.contains(item), items.contains(neighbor.value), item != neighbor.value else { return nil }
            for index in sections.indices { result.sections[index].items.removeAll { $0 == item } }
            guard let place = result.place(beside: neighbor) else { return nil }
            result.sections[place.section].items.insert(item, at: place.item)
        case .reloadItems(let marked), .reconfigureItems(let marked):
            guard marked.allSatisfy(items.contains) else { return nil }
        case .appendSections(let new):
            guard isNew(sections: new) else { return nil }
            result.sections += new.map { ReferenceIdentifiers(section: $0, items: []) }
        case .insertSections(let new, let neighbor):
            guard let index = index(beside: neighbor), isNew(sections: new) else { return nil }
            result.sections.insert(contentsOf: new.map { ReferenceIdentifiers(section: $0, items: []) }, at: index)
        case .deleteSections(let gone): result.sections.removeAll { gone.contains($0.section) }
        case .moveSection(let section, let neighbor):
            guard let source = index(section), section != neighbor.value else { return nil }
            let moved = result.sections.remove(at: source)
            guard let target = result.index(beside: neighbor) else { return nil }
            result.sections.insert(moved, at: target)
        case .reloadSections(let marked):
            guard marked.allSatisfy({ index($0) != nil }) else { return nil }
        }
        return result
    }

    private func index(_ section: Int) -> Int? { sections.firstIndex { $0.section == section } }

    private func index(beside neighbor: Snapshot.Neighbor<Int>) -> Int? {
        index(neighbor.value).map { $0 + neighbor.step }
    }

    private func place(beside neighbor: Snapshot.Neighbor<Int>) -> (section: Int, item: Int)? {
        for (section, held) in sections.enumerated() {
            if let item = held.items.firstIndex(of: neighbor.value) { return (section, item + neighbor.step) }
        }
        return nil
    }

    private func isNew(_ new: [Int]) -> Bool { Set(new).count == new.count && items.allSatisfy { !new.contains($0) } }

    private func isNew(sections new: [Int]) -> Bool {
        Set(new).count == new.count && sections.allSatisfy { !new.contains($0.section) }
    }
}

extension SnapshotNeighbor<Int> {
    var value: Int {
        switch self {
        case .before(let identifier), .after(let identifier): identifier
        }
    }

    var step: Int {
        if case .before = self { 0 } else { 1 }
    }
}

/// Makes edits, most of them possible.
struct SnapshotEditGenerator {
    var generator: FlowTestSupport.SeededGenerator

    mutating func edit(of snapshot: PlainSnapshot) -> Snapshot.Edit {
        let sections = snapshot.sections.map(\.section)
        let items = snapshot.items
        let section = pick(sections, limit: 12)
        let item = pick(items, limit: 80)
        let some = (0..<generator.below(4)).map { _ in pick(items, limit: 80) }
        let fresh = (0..<generator.below(5)).map { _ in generator.below(120) }
        switch generator.below(16) {
        case 0...2: return .appendItems(fresh, toSection: generator.isHeads(oneIn: 4) ? nil : section)
        case 3, 4: return .insertItems(fresh, neighbor(item))
        case 5: return .deleteItems(some)
        case 6...8: return .moveItem(item, neighbor(pick(items, limit: 80)))
        case 9: return .reloadItems(some)
        case 10: return .reconfigureItems(some)
        case 11: return .appendSections([generator.below(12)])
        case 12: return .insertSections([generator.below(12), generator.below(12)], neighbor(section))
        case 13: return generator.isHeads(oneIn: 12) ? .deleteAllItems : .deleteSections([section])
        case 14: return .moveSection(section, neighbor(pick(sections, limit: 12)))
        default: return .reloadSections([section])
        }
    }

    /// One that is there, mostly.
    private mutating func pick(_ values: [Int], limit: Int) -> Int {
        values.isEmpty || generator.isHeads(oneIn: 12) ? generator.below(limit) : generator.pick(values)
    }

    private mutating func neighbor(_ value: Int) -> Snapshot.Neighbor<Int> {
        generator.isHeads() ? .before(value) : .after(value)
    }
}
