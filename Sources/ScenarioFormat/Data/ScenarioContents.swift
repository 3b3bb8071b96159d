import Foundation

/// The data of a scenario while it is run: its items, with what steps and measurements made of them.
@MainActor
package final class ScenarioContents {
    /// The sections and items. Sizes and answers follow items by their numbers.
    package var data: ScenarioData
    /// Sizes that steps gave, valid in place of those of the items' groups.
    private var resized: [Int: Scenario.ItemSize] = [:]
    /// The parts of contents that steps changed.
    private var changed: [Int: Scenario.Cell.Content] = [:]
    /// The number of measurements of items with several answers.
    private var answered: [Int: Int] = [:]

    package init(_ sections: [Scenario.Section]) { data = ScenarioData(sections) }

    /// Becomes a copy of other contents.
    package func copy(_ other: ScenarioContents) {
        data = other.data
        resized = other.resized
        changed = other.changed
        answered = other.answered
    }

    /// An item as its cell has it, independent of its place.
    package struct Item {
        package let group: Scenario.ItemGroup
        /// The place in the group.
        package let index: Int
        fileprivate let number: Int

        /// The item's value of a list that is gone through again and again, as the height of a row; nil if the list is
        /// empty.
        fileprivate func pick(_ heights: [Scenario.Length]) -> Scenario.ItemSize? {
            heights.isEmpty ? nil : Scenario.ItemSize(rowHeight: heights[index % heights.count])
        }
    }

    /// The item at a path; nil where there is none.
    package func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let (run, index) = data.find(section: path[0], item: path[1]) else { return nil }
        return Item(group: run.group, index: run.start + index, number: run.number + index)
    }

    /// The number of items of a section; 0 where there is no such section.
    package func itemCount(ofSection section: Int) -> Int {
        data.sections.indices.contains(section) ? data.sections[section].items.count : 0
    }

    /// The values in which a section departs from the layout or the table; none where there is no such section.
    package func measures(ofSection section: Int) -> Scenario.Section {
        data.sections.indices.contains(section) ? data.sections[section].measures : Scenario.Section(items: [])
    }
}

// MARK: Steps

extension ScenarioContents {
    package func resize(_ path: IndexPath, to size: Scenario.ItemSize) {
        if let number = item(at: path)?.number { resized[number] = size }
    }

    /// Moves an item that was carried there.
    package func moveItem(at path: IndexPath, to target: IndexPath) {
        if let move = Scenario.UpdateOperation.Kind.moveItem(path, to: target) { data.apply([.init(move)]) }
    }

    package func change(_ path: IndexPath, _ content: Scenario.Cell.Content) {
        guard let number = item(at: path)?.number else { return }
        changed[number] = changed[number]?.merging(content) ?? content
    }
}

// MARK: Sizes and contents

extension ScenarioContents {
    /// The size that a step gave an item; nil if none did.
    package func givenSize(of item: Item) -> Scenario.ItemSize? { resized[item.number] }

    /// The size of an item as it is described now; nil where the layout's `itemSize`, a text or a cell decides.
    package func size(of item: Item, at category: Scenario.ContentSizeCategory) -> Scenario.ItemSize? {
        resized[item.number]
            ?? item.group.describedSize(at: item.index, time: answered[item.number] ?? 0, at: category)
    }

    /// Counts a measurement: the next may have another answer.
    package func recordMeasurement(of item: Item) {
        if case .answers = item.group.content { answered[item.number, default: 0] += 1 }
    }

    /// The height that a delegate has for a row; nil for the table's property.
    package func height(ofRow path: IndexPath) -> Scenario.ItemSize? {
        guard let item = item(at: path), let height = item.pick(item.group.row.heights) else { return nil }
        return resized[item.number] ?? height
    }

    /// The estimate that a delegate has for a row; nil for the table's property.
    package func estimate(ofRow path: IndexPath) -> Scenario.ItemSize? {
        item(at: path).flatMap { $0.pick($0.group.row.estimates) }
    }

    /// The kind of an item's cell, and what it shows now; nil for other items.
    package func cell(at path: IndexPath) -> (name: String, content: Scenario.Cell.Content)? {
        guard let item = item(at: path), let (name, content) = item.group.cell(at: item.index) else { return nil }
        return (name, changed[item.number].map(content.merging) ?? content)
    }
}

// MARK: Headers and footers of tables

extension ScenarioContents {
    /// A section's header or footer; nil if it has none.
    package func edge(ofHeader isHeader: Bool, inSection section: Int) -> Scenario.SectionView? {
        let measures = measures(ofSection: section)
        return isHeader ? measures.header : measures.footer
    }

    /// The height that a delegate has for a header or footer; nil for the table's property. Without one there is no
    /// height in a plain table, and the usual one in others.
    package func height(
        ofHeader isHeader: Bool, inSection section: Int, style: Scenario.Table.Style
    ) -> Double? {
        guard let edge = edge(ofHeader: isHeader, inSection: section) else {
            return style == .plain ? 0 : Scenario.Table.automaticHeight
        }
        return edge.height
    }
}
