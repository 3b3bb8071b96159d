import Foundation

/// What the data source holds, as far as it can be seen: every item and every section is one that keeps its number
/// wherever it goes.
///
/// An update costs as much as there are items in the sections that it changes.
struct RecordedData {
    /// A section and the items in it, by their numbers.
    struct Section {
        var number: Int
        var items: [Int]
    }

    private(set) var sections: [Section] = []
    /// What was in an item's or a section's place before it was reloaded, by number.
    private(set) var predecessors: [Int: Int] = [:]
    private var nextNumber = 0

    var counts: [Int] { sections.map(\.items.count) }

    func item(at path: IndexPath) -> Int? {
        guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].items.indices.contains(path[1])
        else { return nil }
        return sections[path[0]].items[path[1]]
    }

    /// The places of some items.
    func paths(of wanted: Set<Int>) -> [Int: IndexPath] {
        var paths: [Int: IndexPath] = [:]
        guard !wanted.isEmpty else { return paths }
        for (section, content) in sections.enumerated() {
            for (item, number) in content.items.enumerated() where wanted.contains(number) {
                paths[number] = IndexPath(indexes: [section, item])
            }
        }
        return paths
    }

    /// Everything is new. What was at a place before is remembered as what the new item may be like.
    mutating func replace(counts: [Int]) {
        let old = sections
        sections = counts.map { newSection(count: $0) }
        for (former, section) in zip(old, sections) { succeed(former, by: section) }
    }

    private mutating func newSection(count: Int) -> Section {
        defer { nextNumber += max(count, 0) + 1 }
        return Section(number: nextNumber, items: Array(nextNumber + 1..<nextNumber + 1 + max(count, 0)))
    }

    private mutating func newItem() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    private mutating func succeed(_ former: Section, by section: Section) {
        predecessors[section.number] = former.number
        for (old, new) in zip(former.items, section.items) { predecessors[new] = old }
    }

    /// Does what a batch update did to the data.
    ///
    /// - Parameters:
    ///   - changes: Those of a batch, in any order.
    ///   - count: How many items a section holds after the update; asked for sections that are new.
    /// - Returns: The changes with what is new in them; nil where they do not fit what there was. Then nothing changed.
    mutating func apply(_ changes: [DataChange], count: (Int) -> Int) -> [AppliedChange]? {
        var copy = self
        guard let applied = copy.perform(changes.withoutCovered, count: count) else { return nil }
        self = copy
        return applied
    }

    /// Old paths first, then new ones from front to back, so that every path means what it says.
    private mutating func perform(_ changes: [DataChange], count: (Int) -> Int) -> [AppliedChange]? {
        var leaving = Leaving()
        var arrivals: [(place: IndexPath, number: Int)] = []
        var applied: [AppliedChange] = []
        for change in changes {
            guard let kept = leave(change, &leaving) else { return nil }
            if let (place, item) = kept {
                let number = item ?? newItem()
                arrivals.append((place, change.isReload ? successor(of: number) : number))
                applied.append(AppliedChange(change: change, number: arrivals.last?.number))
            } else if change.makesSection == nil {
                applied.append(AppliedChange(change: change))
            }
        }
        let moved = leaving.movedSections.map { (place: $0.place, section: without(leaving.items, in: $0.section)) }
        let stay = sections.indices.filter { !leaving.sections.contains($0) }
            .map { without(leaving.items, in: sections[$0]) }
        var coming = moved
        var reloaded: [(place: Int, section: Section)] = []
        for change in changes {
            guard let place = change.makesSection else { continue }
            let section = newSection(count: count(place) - arrivals.count { $0.place[0] == place })
            if case .reloadSection(let former, _) = change {
                succeed(sections[former], by: section)
                reloaded.append((place, section))
            } else {
                coming.append((place, section))
            }
            applied.append(AppliedChange(change: change, section: section))
        }
        sections = stay
        return arrive(coming, reloaded, arrivals) ? applied : nil
    }

    /// What is no longer where it was.
    private struct Leaving {
        var items: [Int: Set<Int>] = [:]
        var sections: Set<Int> = []
        var movedSections: [(place: Int, section: Section)] = []
    }

    /// Takes away what a change means by its old path.
    ///
    /// - Returns: Where an item comes, and which; no number for a new one. Nothing, where none comes; nil where the old
    ///   path does not exist.
    private func leave(_ change: DataChange, _ leaving: inout Leaving) -> (place: IndexPath, item: Int?)?? {
        switch change {
        case .insertItem(let path): return .some((path, nil))
        case .deleteItem(let path):
            guard item(at: path) != nil else { return nil }
            leaving.items[path[0], default: []].insert(path[1])
        case .moveItem(let path, let target), .reloadItem(let path, let target):
            guard let number = item(at: path) else { return nil }
            leaving.items[path[0], default: []].insert(path[1])
            return .some((target, number))
        case .insertSection: break
        case .deleteSection(let section):
            guard sections.indices.contains(section) else { return nil }
            leaving.sections.insert(section)
        case .moveSection(let section, let target):
            guard sections.indices.contains(section) else { return nil }
            leaving.sections.insert(section)
            leaving.movedSections.append((target, sections[section]))
        case .reloadSection(let section, _):
            guard sections.indices.contains(section) else { return nil }
        }
        return .some(nil)
    }

    /// A section without the items that leave it.
    private func without(_ gone: [Int: Set<Int>], in section: Section) -> Section {
        guard let index = sections.firstIndex(where: { $0.number == section.number }), let items = gone[index] else {
            return section
        }
        var section = section
        section.items = section.items.indices.filter { !items.contains($0) }.map { section.items[$0] }
        return section
    }

    private mutating func arrive(
        _ coming: [(place: Int, section: Section)], _ reloaded: [(place: Int, section: Section)],
        _ arrivals: [(place: IndexPath, number: Int)]
    ) -> Bool {
        for (place, section) in coming.sorted(by: { $0.place < $1.place }) {
            guard place <= sections.count else { return false }
            sections.insert(section, at: place)
        }
        for (place, section) in reloaded {
            guard sections.indices.contains(place) else { return false }
            sections[place] = section
        }
        for (place, number) in arrivals.sorted(by: { $0.place < $1.place }) {
            guard sections.indices.contains(place[0]), place[1] <= sections[place[0]].items.count else { return false }
            sections[place[0]].items.insert(number, at: place[1])
        }
        return true
    }

    private mutating func successor(of number: Int) -> Int {
        let new = newItem()
        predecessors[new] = number
        return new
    }
}

/// A change of a batch, and what is new by it.
struct AppliedChange {
    var change: DataChange
    /// The item that came, by its number; an old one where it was moved.
    var number: Int?
    /// The section that came, without items that other changes put into it.
    var section: RecordedData.Section?
}
