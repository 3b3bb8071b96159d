import FlowSimulator
import FlowTestSupport

typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<Int>

/// What a section snapshot should hold: trees that are searched.
struct PlainOutline: Equatable {
    struct Entry: Equatable {
        var item: Int
        var isExpanded = false
        var children = PlainOutline()
    }

    var entries: [Entry] = []

    init(_ entries: [Entry] = []) { self.entries = entries }

    init(_ snapshot: SectionSnapshot) {
        self.init(snapshot, snapshot.rootItems)
    }

    private init(_ snapshot: SectionSnapshot, _ items: [Int]) {
        entries = items.map { item in
            let below = snapshot.snapshot(of: item)
            return Entry(item: item, isExpanded: snapshot.isExpanded(item), children: PlainOutline(below))
        }
    }

    var items: [Int] { entries.flatMap { [$0.item] + $0.children.items } }
    var visible: [Int] { entries.flatMap { [$0.item] + ($0.isExpanded ? $0.children.visible : []) } }

    /// Each item's level, in the order of `items`.
    func levels(from level: Int = 0) -> [Int] {
        entries.flatMap { [level] + $0.children.levels(from: level + 1) }
    }

    /// Each item's parent, in the order of `items`.
    func parents(below parent: Int? = nil) -> [Int?] {
        entries.flatMap { [parent] + $0.children.parents(below: $0.item) }
    }

    func entry(_ item: Int) -> Entry? {
        for entry in entries {
            if entry.item == item { return entry }
            if let found = entry.children.entry(item) { return found }
        }
        return nil
    }

    /// Makes an edit; nil if it cannot be made.
    func applying(_ edit: SectionSnapshot.Edit) -> PlainOutline? {
        switch edit {
        case .append(let new, nil): isNew(new) ? PlainOutline(entries + Self.leaves(new)) : nil
        case .append(let new, let parent?):
            isNew(new) ? changing(parent) { $0.children.entries += Self.leaves(new) } : nil
        case .insert(let new, let place): isNew(new) ? inserting(Self.leaves(new), place) : nil
        case .insertSnapshot(let snapshot, let place):
            isNew(snapshot.items) ? inserting(PlainOutline(snapshot).entries, place) : nil
        case .replaceChildren(let parent, let snapshot):
            changing(parent) { $0.children = PlainOutline() }.flatMap { emptied in
                emptied.isNew(snapshot.items)
                    ? emptied.changing(parent) { $0.children = PlainOutline(snapshot) } : nil
            }
        case .delete(let gone): deleting(gone)
        case .deleteAll: PlainOutline()
        case .expand(let items): setting(true, items)
        case .collapse(let items): setting(false, items)
        }
    }

    private static func leaves(_ items: [Int]) -> [Entry] { items.map { Entry(item: $0) } }

    private func isNew(_ new: [Int]) -> Bool { Set(new).count == new.count && items.allSatisfy { !new.contains($0) } }

    private func changing(_ item: Int, _ change: (inout Entry) -> Void) -> PlainOutline? {
        guard entry(item) != nil else { return nil }
        return PlainOutline(
            entries.map { entry in
                var entry = entry
                if entry.item == item {
                    change(&entry)
                } else {
                    entry.children = entry.children.changing(item, change) ?? entry.children
                }
                return entry
            })
    }

    private func inserting(_ new: [Entry], _ place: SectionSnapshot.Neighbor) -> PlainOutline? {
        guard entry(place.value) != nil else { return nil }
        var result: [Entry] = []
        for var entry in entries {
            entry.children = entry.children.inserting(new, place) ?? entry.children
            let isHere = entry.item == place.value
            if isHere, place.step == 0 { result += new }
            result.append(entry)
            if isHere, place.step == 1 { result += new }
        }
        return PlainOutline(result)
    }

    private func deleting(_ gone: [Int]) -> PlainOutline {
        PlainOutline(
            entries.filter { !gone.contains($0.item) }.map {
                Entry(item: $0.item, isExpanded: $0.isExpanded, children: $0.children.deleting(gone))
            })
    }

    private func setting(_ isExpanded: Bool, _ items: [Int]) -> PlainOutline? {
        var result = self
        for item in items {
            guard let next = result.changing(item, { $0.isExpanded = isExpanded }) else { return nil }
            result = next
        }
        return result
    }
}

/// Makes edits of section snapshots, most of them possible.
struct OutlineEditGenerator {
    var generator: FlowTestSupport.SeededGenerator

    mutating func edit(of outline: PlainOutline) -> SectionSnapshot.Edit {
        let items = outline.items
        let item = pick(items)
        let some = (0..<generator.below(4)).map { _ in pick(items) }
        let fresh = (0..<generator.below(5)).map { _ in generator.below(200) }
        switch generator.below(14) {
        case 0, 1: return .append(fresh, to: nil)
        case 2...4: return .append(fresh, to: item)
        case 5: return .insert(fresh, neighbor(item))
        case 6: return .insertSnapshot(smallOutline(), neighbor(item))
        case 7: return .replaceChildren(of: item, using: smallOutline())
        case 8: return generator.isHeads(oneIn: 3) ? .delete(some) : .delete([item])
        case 9: return generator.isHeads(oneIn: 12) ? .deleteAll : .expand(some)
        case 10, 11: return .expand([item])
        default: return .collapse([item])
        }
    }

    private mutating func smallOutline() -> SectionSnapshot {
        var snapshot = SectionSnapshot()
        let (root, child) = (generator.below(200), generator.below(200))
        snapshot.append([root])
        if child != root { snapshot.append([child], to: root) }
        if generator.isHeads() { snapshot.expand([root]) }
        return snapshot
    }

    /// One that is there, mostly.
    private mutating func pick(_ items: [Int]) -> Int {
        items.isEmpty || generator.isHeads(oneIn: 12) ? generator.below(200) : generator.pick(items)
    }

    private mutating func neighbor(_ item: Int) -> SectionSnapshot.Neighbor {
        generator.isHeads() ? .before(item) : .after(item)
    }
}
