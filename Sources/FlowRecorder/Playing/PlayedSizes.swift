#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// The sizes of a scenario's items, as the cells and the delegate of a view that it is played on report them.
@MainActor
struct PlayedSizes {
    let contents: ScenarioContents
    weak var view: UIScrollView?

    /// The size of an item that is not measured; nil for the layout's `itemSize`.
    func size(at path: IndexPath) -> CGSize? { contents.item(at: path).flatMap(size) }

    /// The answer of an item's cell, at every measurement, wherever the item goes; nil for the size that the cell has.
    func answer(at path: IndexPath) -> () -> CGSize? {
        let item = contents.item(at: path)
        return {
            guard let item else { return nil }
            defer { contents.noteAnswer(of: item) }
            return size(of: item)
        }
    }

    private func size(of item: ScenarioContents.Item) -> CGSize? {
        let category = view?.traitCollection.preferredContentSizeCategory.inScenarios ?? .large
        return contents.size(of: item, at: category)?.inPoints
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
