import Foundation

/// The contents of a data source as far as a recording can observe them. Each item and each section has an identifying
/// number, which a move does not change.
///
/// An update costs as much as there are items in the sections that it changes.
package struct RecordedItems {
    private var data: ScenarioData
    /// The identifying numbers of items that reloads replaced. The key is the number of the item that took the place of
    /// the replaced item. The value is the number of the replaced item.
    package private(set) var predecessors: [Int: Int] = [:]
    /// The identifying numbers of sections that reloads replaced. The key is the number of the section that took the
    /// place of the replaced section. The value is the number of the replaced section.
    package private(set) var formerSections: [Int: Int] = [:]

    /// Whether an item of a reloaded section is linked to the item that was at its place before the reload.
    private let remembersInReloadedSections: Bool

    package init(counts: [Int] = [], remembersInReloadedSections: Bool = true) {
        data = ScenarioData(counts.map(Self.section))
        self.remembersInReloadedSections = remembersInReloadedSections
    }

    package var sections: [RecordedSection] { data.sections.map(RecordedSection.init) }
    package var counts: [Int] { data.sections.map(\.items.count) }

    package func number(at path: IndexPath) -> Int? { Scenario.ItemPath(path).flatMap(number) }

    private func number(at path: Scenario.ItemPath) -> Int? { data.number(section: path.section, item: path.item) }

    /// Returns the paths of the items with the given identifying numbers. Items that no longer exist are left out.
    package func paths(of wanted: some Sequence<Int>) -> [Int: Scenario.ItemPath] {
        let wanted = Set(wanted)
        var paths: [Int: Scenario.ItemPath] = [:]
        guard !wanted.isEmpty else { return paths }
        for (section, content) in sections.enumerated() {
            for (item, number) in content.items.enumerated() where wanted.contains(number) {
                paths[number] = Scenario.ItemPath(section: section, item: item)
            }
        }
        return paths
    }

    /// Returns the value of the item that the given item replaced at a reload. If that item has no value, the item that
    /// it replaced is tried, and so on. The result is nil if none of them has a value.
    package func inherited<Value>(by number: Int, _ value: (Int) -> Value?) -> Value? {
        var former = predecessors[number]
        while let item = former {
            if let value = value(item) { return value }
            former = predecessors[item]
        }
        return nil
    }

    // MARK: Changes

    /// Replaces all sections and items. Each new item is linked to the item that was at its place before, because both
    /// may have equal contents.
    package mutating func replace(counts: [Int]) {
        let old = sections
        data.replace(with: counts.map(Self.section))
        for (former, section) in zip(old, sections) { succeed(former, by: section) }
    }

    private static func section(count: Int) -> Scenario.Section {
        Scenario.Section(items: count > 0 ? [Scenario.ItemGroup(.plain, count: count)] : [])
    }

    private mutating func succeed(_ former: RecordedSection, by section: RecordedSection) {
        formerSections[section.number] = former.number
        for (old, new) in zip(former.items, section.items) { predecessors[new] = old }
    }

    /// Applies a batch in which each operation has one item or one section. The contents of new items and sections are
    /// ignored.
    ///
    /// - Parameter count: The number of items of a section after the update; asked for sections that are new.
    /// - Returns: The operations with the numbers of new items; nil if they do not fit the data, which then stay.
    package mutating func apply(
        _ kinds: [Scenario.UpdateOperation.Kind], count: (Int) -> Int
    ) -> [RecordedOperation]? {
        let arrivals = kinds.compactMap(\.parts.newItem)
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
    ) -> RecordedOperation {
        var operation = RecordedOperation(.init(kind))
        switch kind {
        case .insertItems(_, let path): operation.items = [path].compactMap(number)
        case .reloadItems(let paths, _), .reconfigureItems(let paths, _):
            for path in paths {
                guard let old = before.number(section: path.section, item: path.item),
                    let new = moved.place(ofNumber: old).flatMap(number), new != old
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
            if remembersInReloadedSections { succeed(RecordedSection(before.sections[index]), by: section) }
        case .deleteItems, .moveItem, .deleteSection, .moveSection: break
        }
        return operation
    }
}

extension ScenarioData {
    /// Returns the index that a section has in later data; nil if the section no longer exists.
    fileprivate func place(ofSection index: Int, in later: ScenarioData) -> Int? {
        later.sections.firstIndex { $0.number == sections[index].number }
    }
}

/// A section: its identifying number, and the identifying numbers of its items.
package struct RecordedSection {
    package var number: Int
    package var items: [Int]

    package init(number: Int, items: [Int]) {
        self.number = number
        self.items = items
    }

    package init(_ section: ScenarioData.Section) {
        self.init(
            number: section.number, items: section.items.runs.flatMap { $0.number..<$0.number + $0.count })
    }
}
