#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// The sizes of a scenario's items, as the cells and the delegate of a view that it is played on report them.
@MainActor
struct ReportedSizes {
    let contents: ScenarioContents
    weak var view: UIScrollView?
    /// A size of an item in points, in the room of a section.
    let points: (_ size: Scenario.ItemSize, _ section: Int) -> CGSize

    /// The size of an item that is not measured; nil for the layout's `itemSize`.
    func size(at path: IndexPath) -> CGSize? { contents.item(at: path).flatMap { size(of: $0, inSection: path[0]) } }

    /// The answer of an item's cell, at every measurement, wherever the item goes; nil for the size that the cell has.
    func answer(at path: IndexPath) -> () -> CGSize? {
        let item = contents.item(at: path)
        return {
            guard let item else { return nil }
            defer { contents.recordMeasurement(of: item) }
            return size(of: item, inSection: path[0])
        }
    }

    private func size(of item: ScenarioContents.Item, inSection section: Int) -> CGSize? {
        let category = view?.traitCollection.preferredContentSizeCategory.inScenarios ?? .large
        return contents.size(of: item, at: category).map { points($0, section) }
    }
}

extension Scenario.Length {
    /// The length in points; 0 for one that is relative to the room.
    var inPoints: CGFloat { if case .points(let points) = self { points } else { 0 } }
}
#endif
