import FlowSimulator
import Foundation

/// Items by their numbers, which stay with them wherever they go, and how large each is known to be. Of a row in a
/// table only the height counts.
@MainActor
struct RecordedItems {
    /// Where everything is now. Sizes in it mean nothing.
    private(set) var data: ScenarioData
    private(set) var sectionsAtStart: [RecordedSection] = []
    /// The first size of an item, and the one that it has now.
    private(set) var first: [Int: CGSize] = [:]
    private(set) var current: [Int: CGSize] = [:]
    /// Of what is gone, in whose place it came: that is as large, as far as nobody knows better.
    private var predecessors: [Int: Int] = [:]
    /// Items that changed their sizes in the present step.
    private var changed: Set<Int> = []

    init(_ counts: [Int]) {
        data = ScenarioData(counts.map(Self.section))
        sectionsAtStart = data.sections.indices.map(section)
    }

    private static func section(count: Int) -> Scenario.Section {
        Scenario.Section(items: [Scenario.ItemGroup(.plain, count: count)])
    }

    // MARK: Places

    func number(at path: IndexPath) -> Int? {
        path.count == 2 ? data.number(section: path[0], item: path[1]) : nil
    }

    /// The numbers of all items of a section, in order.
    func numbers(ofSection section: Int) -> [Int] {
        self.section(section).items
    }

    func section(_ index: Int) -> RecordedSection { RecordedSection(data.sections[index]) }

    var paths: [Int: Scenario.ItemPath] {
        var paths: [Int: Scenario.ItemPath] = [:]
        for section in data.sections.indices {
            for (item, number) in numbers(ofSection: section).enumerated() {
                paths[number] = Scenario.ItemPath(section: section, item: item)
            }
        }
        return paths
    }

    // MARK: What changes

    mutating func apply(_ operations: [Scenario.UpdateOperation]) { data.apply(operations) }

    /// Other sections of these lengths; what was at a place before is what the new item may be like.
    mutating func reload(_ counts: [Int]) -> [RecordedSection] {
        let before = data.sections.indices.map(numbers)
        data.replace(with: counts.map(Self.section))
        let sections = data.sections.indices.map(section)
        for (old, new) in zip(before, sections) { succeed(old, by: new.items) }
        return sections
    }

    mutating func succeed(_ old: [Int], by new: [Int]) {
        for (old, new) in zip(old, new) { predecessors[new] = old }
    }

    // MARK: Sizes

    /// An item is so large, as far as it was ever heard.
    mutating func hear(_ size: CGSize, of number: Int) {
        if first[number] == nil { first[number] = size } else if current[number] != size { changed.insert(number) }
        current[number] = size
    }

    /// Items that are as large now as they were not before the present step, which is over.
    mutating func takeChanged() -> Set<Int> {
        defer { changed = [] }
        return changed
    }

    /// The item itself, or the one in whose place it came of which the size is known.
    func known(_ number: Int) -> Int {
        var known = number
        while first[known] == nil, let older = predecessors[known] { known = older }
        return known
    }

    /// The first size of an item, or of that in whose place it came; nil where nobody was asked.
    func firstSize(of number: Int) -> CGSize? { first[known(number)] }
}

extension [Scenario.ItemResize] {
    /// In the order of the items.
    init(_ numbers: Set<Int>, at paths: [Int: Scenario.ItemPath], _ size: (Int) -> Scenario.ItemSize?) {
        self = numbers.compactMap { number in
            guard let path = paths[number], let size = size(number) else { return nil }
            return Scenario.ItemResize(item: path, size: size)
        }.sorted { ($0.item.section, $0.item.item) < ($1.item.section, $1.item.item) }
    }
}
