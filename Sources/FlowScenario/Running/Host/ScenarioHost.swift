import CollectionSimulator
import TableSimulator

/// The view of a run, with the places and sizes of elements. Code that makes reports or pictures, or checks laws, uses
/// this protocol.
///
/// Its classes also conform to `StepHost`, for the steps.
@MainActor
package protocol ScenarioHost: AnyObject {
    /// The simulated view.
    var view: ScrollView { get }
    /// The data source of the view, with the sizes of items.
    var dataSource: ScenarioDataSource { get }
    /// The present scroll axis of the content.
    var scrollAxis: CollectionView.ScrollDirection { get }
    /// Whether the layout is mirrored, so that left and right are exchanged.
    var isMirrored: Bool { get }
    /// The view's running totals of its layout work.
    var statistics: LayoutStatistics { get }
    /// The stopwatch for the stages of layouts; nil unless their time is measured.
    var stopwatch: StageStopwatch? { get set }

    // MARK: Layout

    /// The size of the content as far as it is known. It is also valid before the first layout.
    var knownContentSize: CGSize { get }
    /// The numbers of measured items, of estimated items, and of rows.
    var itemState: HostItemState { get }
    /// Whether an item still has an estimate. False for an item that does not exist.
    func isEstimated(at path: IndexPath) -> Bool
    /// Returns the place of an element as the view shows it; nil if there is no such element. The call makes no views
    /// and measures nothing.
    func place(of element: Scenario.ElementName) -> HostPlace?
    /// Returns all elements that overlap a rectangle in content coordinates. The call makes no views and measures
    /// nothing.
    func elementSnapshots(in rect: CGRect) -> [CollectionView.ElementSnapshot]
    /// Whether headers are pinned to the viewport's edges. `pinsFooters` has the same meaning for footers.
    var pinsHeaders: Bool { get }
    var pinsFooters: Bool { get }
    /// Whether elements of the layout may overlap: there are backgrounds, or headers or footers are pinned. True for
    /// every plain table.
    var elementsMayOverlap: Bool { get }
    /// Returns the inset around the items of a section, before left and right are exchanged in a mirrored layout.
    func inset(ofSection section: Int) -> Scenario.Insets
    /// Whether section insets are measured from the content inset, and not from the safe area or the margins; false for
    /// a table.
    var insetsStartAtContentEdges: Bool { get }

    // MARK: Views

    /// The paths of the items that overlap the bounds. The paths are sorted for a table, but not for a collection view.
    var visiblePaths: [IndexPath] { get }
    /// Whether an item has a cell now.
    func hasCell(at path: IndexPath) -> Bool
    /// Returns the content of an item's cell; nil if the cell has no views of its own, or is not on screen.
    func shownContent(at path: IndexPath) -> ShownContent?
    /// The views that show elements, each with its element.
    var elementViews: [(element: Scenario.ElementName, view: View)] { get }
    /// The paths of the selected items.
    var selectedPaths: [IndexPath] { get }

    // MARK: Actions

    /// Sets the view's data source, its delegate and its observers.
    func connect(
        observer: any CollectionViewObserver & TableViewObserver,
        trace: (any CollectionViewTraceObserver & TableViewTraceObserver)?)
    /// Updates properties that are relative to the space available for items or rows. Returns whether this space has
    /// changed and a property is relative to it. Called before every layout.
    func applyRoom() -> Bool
    /// Calls all methods that return facts about the view. This is a part of a `look` step. The methods change nothing.
    func lookAtEverything()
    /// Calls the methods that return facts about a section and its first items. This is a part of a `look` step. The
    /// methods change nothing.
    func look(at section: Int, itemCount: Int)
}

/// The numbers of measured items, of estimated items, and of rows.
package struct HostItemState: Hashable, Sendable {
    package var measured, estimated: Int
    /// The number of rows in the whole content; the number of columns if the content scrolls horizontally.
    package var rows: Int
}

/// The place of an element in the content.
package struct HostPlace: Hashable, Sendable {
    /// The frame in content coordinates, in points.
    package var frame: CGRect
    /// The z-index. An element with a greater z-index is in front.
    package var zIndex: Int
}
