import Foundation
import ScenarioFormat

/// The data source's content, as far as it can be seen: every item and every section has a number that it keeps
/// wherever it goes.
///
/// An update costs as much as there are items in the sections that it changes.
struct RecordedData {
    private var data = ScenarioData([])
    /// The items that were in the places of others before these were reloaded, by number.
    private(set) var predecessors: [Int: Int] = [:]
    /// The sections that were in the places of others before these were reloaded, by number.
    private(set) var formerSections: [Int: Int] = [:]

    var sections: [RecordedSection] { data.sections.map(RecordedSection.init) }
    var counts: [Int] { data.sections.map(\.items.count) }

    func item(at path: IndexPath) -> Int? {
        path.count == 2 ? data.number(section: path[0], item: path[1]) : nil
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

    /// Everything is new. Each item remembers the one at its place before, because it may be like that.
    mutating func replace(counts: [Int]) {
        let old = sections
        data.replace(with: counts.map { Self.section(count: $0) })
        for (former, section) in zip(old, sections) { succeed(former, by: section) }
    }

    private static func section(count: Int) -> Scenario.Section {
        Scenario.Section(items: count > 0 ? [Scenario.ItemGroup(.plain, count: count)] : [])
    }

    private mutating func succeed(_ former: RecordedSection, by section: RecordedSection) {
        formerSections[section.number] = former.number
        for (old, new) in zip(former.items, section.items) { predecessors[new] = old }
    }

    /// Does a batch of operations on one item or section each. New items and sections need no contents.
    ///
    /// - Parameter count: The number of items of a section after the update; asked for sections that are new.
    /// - Returns: The operations with the numbers of new items; nil if they do not fit the data, which then stay.
    mutating func apply(_ kinds: [Scenario.UpdateOperation.Kind], count: (Int) -> Int) -> [UnsizedOperation]? {
        let kinds = kinds.withoutCovered
        let arrivals = kinds.compactMap(\.arrival)
        // Reloads give new numbers, so places afterwards are found without them.
        let reloads = kinds.filter(\.isReload)
        let moves = kinds.filter { !$0.isReload }.map { kind in
            kind.filled { index in count(index) - arrivals.count { $0.section == index } }
        }
        guard data.applying(reloads.map { .init($0) }) != nil, let moved = data.applying(moves) else { return nil }
        let before = data
        data.apply(
            moves + reloads.map { kind in kind.filled { before.place(ofSection: $0, in: moved).map(count) ?? 0 } })
        return kinds.map { recorded($0, before: before, moved: moved, arrivals: arrivals) }
    }

    private mutating func recorded(
        _ kind: Scenario.UpdateOperation.Kind, before: ScenarioData, moved: ScenarioData, arrivals: [Scenario.ItemPath]
    ) -> UnsizedOperation {
        var operation = UnsizedOperation(kind: kind)
        switch kind {
        case .insertItems(_, let path): operation.items = [path].compactMap(number)
        case .reloadItems(let paths, _):
            for path in paths {
                guard let old = before.number(section: path.section, item: path.item),
                    let new = moved.place(ofNumber: old).flatMap(number)
                else { continue }
                predecessors[new] = old
                operation.items.append(new)
            }
        case .insertSection(_, let index):
            // Without those that other operations put into it.
            let others = Set(arrivals.filter { $0.section == index }.map(\.item))
            let items = RecordedSection(data.sections[index]).items.enumerated().filter { !others.contains($0.offset) }
            operation.section = RecordedSection(number: data.sections[index].number, items: items.map(\.element))
        case .reloadSection(let index, _):
            guard let place = before.place(ofSection: index, in: moved) else { break }
            let section = RecordedSection(data.sections[place])
            operation.section = section
            succeed(RecordedSection(before.sections[index]), by: section)
        case .deleteItems, .moveItem, .reconfigureItems, .deleteSection, .moveSection: break
        }
        return operation
    }

    private func number(at path: Scenario.ItemPath) -> Int? { data.number(section: path.section, item: path.item) }
}

extension ScenarioData {
    /// The place of a section in data that came from these; nil if it is gone.
    fileprivate func place(ofSection index: Int, in later: ScenarioData) -> Int? {
        later.sections.firstIndex { $0.number == sections[index].number }
    }
}

/// An operation of a batch, with the numbers of what is new by it. Sizes of new items are known later.
struct UnsizedOperation {
    /// With places, without contents.
    var kind: Scenario.UpdateOperation.Kind
    /// The items that came, by their numbers.
    var items: [Int] = []
    /// The section that came, without items that other operations put into it.
    var section: RecordedSection?
    /// The new contents of an item that is reconfigured.
    var contents: ContentsChange?
}
