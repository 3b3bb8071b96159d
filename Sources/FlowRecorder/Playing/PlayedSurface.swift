#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// The view that a scenario is played on, and what is particular to its kind.
@MainActor
protocol PlayedSurface: AnyObject {
    var scrollView: UIScrollView { get }
    var recorder: ScenarioRecorder { get }
    var items: PlayedContents { get }
    var scrollsSideways: Bool { get }

    /// Connects data source and delegate.
    func connect()
    func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment)
    /// Says that contents are about to change.
    func announceChanges(at paths: [IndexPath])
    /// Has the cell measured again that shows an item.
    func remeasure(at path: IndexPath)
    func reloadData()
    func select(_ path: IndexPath, isSelected: Bool)
    func performBatch(_ operations: [Scenario.UpdateOperation.Kind], _ updates: @escaping () -> Void)
    func notify(of operation: Scenario.UpdateOperation.Kind)
    /// Does what only this kind of view does.
    func perform(_ action: Scenario.Action)
}
#endif
