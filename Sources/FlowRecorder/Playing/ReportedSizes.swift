#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// The sizes of a scenario's items, as cells and the delegate return them while the scenario is played.
@MainActor
struct ReportedSizes {
    let contents: ScenarioContents
    weak var view: UIScrollView?
    /// Returns the size of an item in points. Relative lengths depend on the space available for items in the section,
    /// or on the size that the layout gives the cell. The given size is nil if the delegate is asked.
    let points: (_ size: Scenario.ItemSize, _ section: Int, _ given: CGSize?) -> CGSize

    /// Returns the size that the delegate returns for an item; nil if the item has the layout's `itemSize`.
    func size(at path: IndexPath) -> CGSize? {
        contents.item(at: path).flatMap { size(of: $0, inSection: path[0], given: nil) }
    }

    /// Returns the closure that returns the size of an item's cell at each measurement, from the size that the layout
    /// gives the cell. The closure returns nil if the cell keeps its size. It stays valid if the item is moved.
    func answer(at path: IndexPath) -> (_ given: CGSize) -> CGSize? {
        let item = contents.item(at: path)
        return { given in
            guard let item else { return nil }
            defer { contents.recordMeasurement(of: item) }
            return size(of: item, inSection: path[0], given: given)
        }
    }

    private func size(of item: ScenarioContents.Item, inSection section: Int, given: CGSize?) -> CGSize? {
        let category = view?.traitCollection.preferredContentSizeCategory.inScenarios ?? .large
        return contents.size(of: item, at: category).map { points($0, section, given) }
    }
}

extension Scenario.Length {
    /// The length in points; 0 if the length is relative to the space available for items.
    var inPoints: CGFloat { if case .points(let points) = self { points } else { 0 } }
}
#endif
