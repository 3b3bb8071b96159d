#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view that a scenario is played on, and what is particular to its kind.
@MainActor
protocol PlayedSurface: AnyObject {
    var scrollView: UIScrollView { get }
    var recorder: ScenarioRecorder { get }
    var data: PlayedData { get set }
    var kind: PlayedKind { get }
    var scrollsSideways: Bool { get }

    /// Connects data source and delegate.
    func connect()
    /// Sets the properties that are named; nothing else changes.
    func apply(_ values: [String: DocumentValue])
    func scroll(to path: IndexPath, at position: String?)
    /// Says that contents are about to change.
    func announceChanges(at paths: [IndexPath])
    /// Has the cell measured again that shows an item.
    func remeasure(at path: IndexPath)
    func reloadData()
    /// Runs a batch.
    ///
    /// - Parameter reconfigured: What the batch reconfigures.
    func performBatch(reconfiguring reconfigured: [IndexPath], _ updates: @escaping () -> Void)
    func notify(of change: DataChange)
    func reload(_ paths: [IndexPath])
    func reconfigure(_ paths: [IndexPath])
    /// Does what only this kind of view does.
    ///
    /// - Returns: Whether it does.
    func perform(_ name: String, _ value: DocumentValue) -> Bool
}
#endif
