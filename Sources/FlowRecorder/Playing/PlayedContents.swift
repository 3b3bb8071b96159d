#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// The data of a scenario that is played, and the answers of its cells.
@MainActor
final class PlayedContents {
    var data: ScenarioData
    weak var view: UIScrollView?
    /// Sizes that steps gave, by the numbers of items; valid in place of all others.
    private var resized: [Int: Scenario.ItemSize] = [:]
    /// How often each cell was measured, by the numbers of items.
    private var answered: [Int: Int] = [:]

    init(_ sections: [Scenario.Section]) { data = ScenarioData(sections) }

    /// The number of sections, and of the items of a section that exists.
    var sectionCount: Int { data.sections.count }

    func itemCount(ofSection section: Int) -> Int {
        data.sections.indices.contains(section) ? data.sections[section].items.count : 0
    }

    /// The values in which a section departs from the layout or the table.
    func measures(ofSection section: Int) -> Scenario.Section? {
        data.sections.indices.contains(section) ? data.sections[section].measures : nil
    }

    func contains(_ path: IndexPath) -> Bool { item(at: path) != nil }

    func resize(_ path: Scenario.ItemPath, to size: Scenario.ItemSize) {
        if let item = item(at: path.indexPath) { resized[item.number] = size }
    }

    // MARK: Answers

    /// The size of an item that is not measured; nil for the layout's `itemSize`.
    func size(at path: IndexPath) -> CGSize? { item(at: path).flatMap(size) }

    /// The answer of an item's cell, at every measurement, wherever the item goes; nil for the size that the cell has.
    func answer(at path: IndexPath) -> () -> CGSize? {
        let item = item(at: path)
        return { [weak self] in
            guard let self, let item else { return nil }
            defer { answered[item.number, default: 0] += 1 }
            return size(of: item)
        }
    }

    /// The delegate's answers for a row; nil for the table's properties.
    func height(ofRow path: IndexPath) -> CGFloat? {
        guard let item = item(at: path), let height = item.pick(item.group.row.heights) else { return nil }
        return resized[item.number]?.inPoints.height ?? height
    }

    func estimate(ofRow path: IndexPath) -> CGFloat? {
        item(at: path).flatMap { $0.pick($0.group.row.estimates) }
    }

    private func size(of item: Item) -> CGSize? {
        if let size = resized[item.number] { return size.inPoints }
        let category = view?.traitCollection.preferredContentSizeCategory.inScenarios ?? .large
        return item.group.describedSize(at: item.index, time: answered[item.number] ?? 0, at: category)?.inPoints
    }

    /// An item, wherever it goes.
    private struct Item {
        var group: Scenario.ItemGroup
        /// The place in the group.
        var index: Int
        var number: Int

        /// The item's value of a list that is gone through again and again; nil if it is empty.
        func pick(_ lengths: [Scenario.Length]) -> CGFloat? {
            lengths.isEmpty ? nil : lengths[index % lengths.count].inPoints
        }
    }

    private func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let (run, index) = data.find(section: path[0], item: path[1]) else { return nil }
        return Item(group: run.group, index: run.start + index, number: run.number + index)
    }
}

extension Scenario.Length {
    /// A length in points. Those that are relative to the room are refused before a scenario is played.
    var inPoints: CGFloat { if case .points(let points) = self { points } else { 0 } }
}

extension Scenario.ItemSize {
    var inPoints: CGSize { CGSize(width: width.inPoints, height: height.inPoints) }
}
#endif
