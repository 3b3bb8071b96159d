import Foundation

/// The data of a scenario during a run: sections, items, and the sizes and contents that steps have changed.
@MainActor
package final class ScenarioContents {
    /// The present sections and items. Changed sizes and contents are stored separately, keyed by item number.
    package var data: ScenarioData
    /// The sizes that steps gave to items. The key is the number that identifies the item. These sizes replace the
    /// sizes of the items' groups.
    private var resized: [Int: Scenario.ItemSize] = [:]
    /// The contents of cells that steps changed. The key is the number that identifies the item.
    private var changed: [Int: Scenario.Cell.Content] = [:]
    /// The number of times that each item was measured. The key is the number that identifies the item. Only items
    /// whose cells return several sizes are included.
    private var answered: [Int: Int] = [:]

    package init(_ sections: [Scenario.Section]) { data = ScenarioData(sections) }

    /// Replaces these contents by a copy of other contents.
    package func copy(_ other: ScenarioContents) {
        data = other.data
        resized = other.resized
        changed = other.changed
        answered = other.answered
    }

    /// An item, identified by its number. The number stays valid if the path of the item changes.
    package struct Item {
        package let group: Scenario.ItemGroup
        /// The index of the item in its group.
        package let index: Int
        fileprivate let number: Int

        /// Returns the height of this item from a list of row heights; nil if the list is empty. A list that is too
        /// short is repeated.
        fileprivate func pick(_ heights: [Scenario.Length]) -> Scenario.ItemSize? {
            heights.isEmpty ? nil : Scenario.ItemSize(rowHeight: heights[index % heights.count])
        }
    }

    /// Returns the item at a path; nil if there is no item at the path.
    package func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let (run, index) = data.find(section: path[0], item: path[1]) else { return nil }
        return Item(group: run.group, index: run.start + index, number: run.number + index)
    }

    /// Returns the number of items of a section; 0 if there is no such section.
    package func itemCount(ofSection section: Int) -> Int {
        data.sections.indices.contains(section) ? data.sections[section].items.count : 0
    }

    /// Returns the values of a section that differ from those of the layout or the table. The section's items are not
    /// included. If there is no such section, the result has no values.
    package func measures(ofSection section: Int) -> Scenario.Section {
        data.sections.indices.contains(section) ? data.sections[section].measures : Scenario.Section(items: [])
    }
}

// MARK: Steps

extension ScenarioContents {
    package func resize(_ path: IndexPath, to size: Scenario.ItemSize) {
        if let number = item(at: path)?.number { resized[number] = size }
    }

    /// Moves an item to the place to which a finger carried it.
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
    /// Returns the size that a step gave to an item; nil if no step gave a size to the item.
    package func givenSize(of item: Item) -> Scenario.ItemSize? { resized[item.number] }

    /// Returns the present size that the scenario gives an item. Nil if the layout's `itemSize`, a text or a cell
    /// decides the size.
    package func size(of item: Item, at category: Scenario.ContentSizeCategory) -> Scenario.ItemSize? {
        resized[item.number]
            ?? item.group.describedSize(at: item.index, time: answered[item.number] ?? 0, at: category)
    }

    /// Records that an item was measured. The next measurement may return another size.
    package func recordMeasurement(of item: Item) {
        if case .answers = item.group.content { answered[item.number, default: 0] += 1 }
    }

    /// Returns the height that a delegate returns for a row; nil if the table's property applies.
    package func height(ofRow path: IndexPath) -> Scenario.ItemSize? {
        guard let item = item(at: path), let height = item.pick(item.group.row.heights) else { return nil }
        return resized[item.number] ?? height
    }

    /// Returns the estimate that a delegate returns for a row; nil if the table's property applies.
    package func estimate(ofRow path: IndexPath) -> Scenario.ItemSize? {
        item(at: path).flatMap { $0.pick($0.group.row.estimates) }
    }

    /// Returns the kind of an item's cell, and its present content; nil for an item without a kind of cell.
    package func cell(at path: IndexPath) -> (name: String, content: Scenario.Cell.Content)? {
        guard let item = item(at: path), let (name, content) = item.group.cell(at: item.index) else { return nil }
        return (name, changed[item.number].map(content.merging) ?? content)
    }
}

// MARK: Headers and footers of tables

extension ScenarioContents {
    /// Returns the header or footer of a section; nil if the section has none.
    package func edge(ofHeader isHeader: Bool, inSection section: Int) -> Scenario.SectionView? {
        let measures = measures(ofSection: section)
        return isHeader ? measures.header : measures.footer
    }

    /// Returns the height that a delegate returns for a header or footer; nil if the table's property applies. A
    /// missing header or footer has the height 0 in a plain table, and the automatic height in other tables.
    package func height(
        ofHeader isHeader: Bool, inSection section: Int, style: Scenario.Table.Style
    ) -> Double? {
        guard let edge = edge(ofHeader: isHeader, inSection: section) else {
            return style == .plain ? 0 : Scenario.Table.automaticHeight
        }
        return edge.height
    }
}
